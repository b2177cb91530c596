/** What is paid on leaving a job, what of it lands, and what tax time makes of the year. */

import { useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import {
  type Residency,
  type RuleSet,
  seniorsBornBefore,
  taxYearOf,
} from '../../pay/rules/rule-set.ts';
import { dayText } from '../../words/dates.ts';
import { numberIn } from '../../words/entered-text.ts';
import { CYCLE_NAMES } from '../../words/pay-cycles.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { Choice, LabelledField, SetSummary, YearField } from '../form/controls.tsx';
import { NO_YES } from '../form/field.ts';
import { NotCounted } from '../form/not-counted.tsx';
import { AmountField } from '../form/pay.tsx';
import { EntryForm, FormActions, useForm } from '../form/use-form.tsx';
import { Announcement } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { calculated } from './calculation.ts';
import type * as cards from './cards.tsx';
import { COVER, daysAWeek, hoursAWeek, leavingForm, leavingLinks, REASONS, UNITS } from './form.ts';
import { leavingAnswer, owedText, usualWagesText } from './texts.ts';

type LeavingProps = Pick<typeof cards, 'Cards'> & { readonly rules: RuleSet };

export function Leaving({ rules, Cards }: LeavingProps) {
  const form = useMemo(() => leavingForm(rules), [rules]);
  const { entries, field, reset, link } = useForm(form, leavingLinks(form, rules));
  const calculation = useMemo(() => calculated(entries, rules), [entries, rules]);
  const { owed, usualWages, query } = calculation;
  const { said, why } = leavingAnswer(calculation);
  return (
    <LiveFigures value={true}>
      <EntryForm className="tax-return" reset={reset}>
        <p className="card difference">
          <Example />{' '}
          <b>
            <LiveText>{said}</LiveText>
          </b>{' '}
          <span>
            <LiveText>{why}</LiveText>
          </span>
        </p>
        <div className="entries card-stack">
          <section className="card" aria-labelledby="job-heading">
            <h2 id="job-heading">Your job</h2>
            <div className="entered">
              <AmountField
                salary={field('salary')}
                cycle={field('cycle')}
                label="Usual pay"
                cycleLabel="Pay cycle"
                cycles={CYCLES}
                hint="Before tax."
              />
              <Choice {...field('reason')} legend="Why do you leave?" words={REASONS} />
              <LabelledField {...field('years')} label="Years of service" />
              <LabelledField {...field('age')} label="Your age on 30 June" inputMode="numeric" />
              <Choice
                {...field('pension')}
                legend="Had you reached the Age Pension age on your last day?"
                words={NO_YES}
              />
              <Choice
                {...field('born')}
                legend={`Were you born before ${dayText(seniorsBornBefore(taxYearOf(rules, query.taxYear)))}?`}
                words={NO_YES}
              />
            </div>
          </section>
          <section className="card" aria-labelledby="payout-heading">
            <h2 id="payout-heading">What is paid out</h2>
            <div className="entered">
              <LabelledField
                {...field('redundancy')}
                label="Redundancy pay"
                before="$"
                placeholder={String(Math.round(owed.dollars))}
                hint={owedText(calculation)}
              />
              <LabelledField
                {...field('notice')}
                label="Pay in lieu of notice, and other"
                before="$"
                placeholder="0"
              />
              <LabelledField {...field('leave')} label="Unused annual leave" placeholder="0" />
              <LabelledField
                {...field('long-leave')}
                label="Unused long service leave"
                placeholder="0"
              />
              <Choice {...field('unit')} legend="Leave is in" words={UNITS} />
              <LabelledField
                {...field('hours')}
                label="Hours you work a week"
                inUse={String(hoursAWeek(entries))}
                hint={numberIn(entries.hours) > 0 ? '' : `We use ${hoursAWeek(entries)}.`}
              />
              <LabelledField
                {...field('days')}
                label="Days you work a week"
                inUse={String(daysAWeek(entries))}
                hint={numberIn(entries.days) > 0 ? '' : `We use ${daysAWeek(entries)}.`}
              />
            </div>
          </section>
          <section className="card card-wide" aria-labelledby="year-heading">
            <h2 id="year-heading">Your year</h2>
            <div className="entered">
              <LabelledField {...field('worked')} label="Weeks worked since 1 July" />
              <LabelledField
                {...field('wages')}
                label="Wages in these weeks"
                before="$"
                placeholder={String(Math.round(usualWages))}
                hint={usualWagesText(calculation)}
              />
              <LabelledField
                {...field('later')}
                label="Pay in another job, later this year"
                before="$"
                placeholder="0"
              />
              <Choice {...field('loan')} legend="Study loan" words={NO_YES} />
            </div>
            <details className="more">
              <SetSummary
                title="Tax year, residency and hospital cover"
                set={`${entries.year}, ${RESIDENCIES[entries.residency as Residency].toLowerCase()}${entries.cover && ', no cover'}`}
              />
              <div className="entered">
                <YearField {...field('year')} rules={rules} />
                <Choice {...field('residency')} legend="Residency" words={RESIDENCIES} />
                <Choice {...field('cover')} legend="Private hospital cover" words={COVER} />
              </div>
              <NotCounted says="We assume that you claim the tax-free threshold from this job, and have no partner or children." />
            </details>
          </section>
          <FormActions {...link} />
        </div>
        <Late of={calculation} Part={Cards} className="outcome" />
      </EntryForm>
      <Announcement text={`${said} ${why}`} />
    </LiveFigures>
  );
}

const { hourly: _, ...CYCLES } = CYCLE_NAMES;
