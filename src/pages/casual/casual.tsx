/** A rate and pays of different hours, what lands of each, and what they make of the year. */

import { memo, useMemo } from 'react';
import { LiveFigures, LiveHint, LiveText } from '../../components/live-text.tsx';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { TAX_RETURN_PATH } from '../../site/paths.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { Choice, LabelledField, SetSummary, YearField } from '../form/controls.tsx';
import { NO_YES } from '../form/field.ts';
import { useItems } from '../form/item-list.ts';
import { NotCounted } from '../form/not-counted.tsx';
import { itemFields } from '../form/prefixed.ts';
import { EntryForm, type Fields, FormActions, isSame, useForm } from '../form/use-form.tsx';
import { Announcement } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { type CasualCalculation, calculated } from './calculation.ts';
import type * as cards from './cards.tsx';
import { casualForm, casualLinks, hasPayByDay, NEW_PAY, PAYS, WORDS } from './form.ts';
import { casualAnswer, paidText, payText, rateText } from './texts.ts';

type CasualProps = Pick<typeof cards, 'Cards'> & { readonly rules: RuleSet };

export function Casual({ rules, Cards }: CasualProps) {
  const form = useMemo(() => casualForm(rules), [rules]);
  const live = useForm(form, casualLinks(form, rules));
  const { entries, field, reset, link } = live;
  const calculation = useMemo(() => calculated(entries, rules), [entries, rules]);
  const { news, add, remove } = useItems(live, PAYS);
  const { pays } = calculation;
  const isByDayOffered = hasPayByDay(entries);
  const { said, more } = casualAnswer(calculation);
  return (
    <LiveFigures value={true}>
      <EntryForm className="tax-return" reset={reset}>
        <p className="card difference">
          <Example />{' '}
          <b>
            <LiveText>{said}</LiveText>
          </b>{' '}
          <span>
            <LiveText>{more}</LiveText>
          </span>
        </p>
        <div className="entries card-stack">
          <section className="card card-wide" aria-labelledby="rate-heading">
            <h2 id="rate-heading">Your rate</h2>
            <div className="entered">
              <LabelledField
                {...field('rate')}
                label="Rate an hour"
                before="$"
                hint={rateText(calculation)}
              />
              <LabelledField {...field('loading')} label="Casual loading" after="%" />
              <Choice {...field('place')} legend="Where is the loading?" words={WORDS.place} />
            </div>
            <details className="more">
              <SetSummary title="How you are paid" set={paidText(entries)} />
              <div className="entered">
                <Choice
                  {...field('residency')}
                  legend="Residency"
                  words={RESIDENCIES}
                  hint={entries.residency === 'workingHoliday' ? FIRST_PAYS : undefined}
                />
                <Choice
                  {...field('period')}
                  // A non-resident who chose 'By the day' before is on the weekly table.
                  value={entries.period}
                  legend="How are you paid?"
                  words={isByDayOffered ? WORDS.period : NOT_BY_DAY}
                  hint={
                    isByDayOffered
                      ? BY_DAY
                      : 'By the day is for residents and working holiday makers.'
                  }
                />
                <Choice
                  {...field('threshold')}
                  legend="Tax-free threshold"
                  words={WORDS.threshold}
                  hint="Most people claim it from their main job."
                />
                <Choice {...field('loan')} legend="Study loan" words={NO_YES} />
                <YearField {...field('year')} rules={rules} />
              </div>
            </details>
          </section>
          {pays.map((pay) => (
            <PayRow
              key={pay.prefix}
              pay={pay}
              fields={itemFields(field, pay.prefix, NEW_PAY)}
              isOnly={pays.length === 1}
              remove={remove}
            />
          ))}
          {pays.length < PAYS.prefixes.length && (
            <p className="card add">
              <button type="button" id={PAYS.addId} onClick={add}>
                Add a pay
              </button>
            </p>
          )}
          <section className="card" aria-labelledby="part-time-heading">
            <h2 id="part-time-heading">The year, and part-time</h2>
            <div className="entered">
              <Choice {...field('rest')} legend="The rest of the year" words={WORDS.rest} />
              <LabelledField {...field('full')} label="Full-time salary" before="$" />
              <LabelledField {...field('days')} label={`Days of ${DAYS_PER_WEEK} that you work`} />
            </div>
            <NotCounted
              says="We don't count another job, a partner, children or a year without hospital cover."
              href={TAX_RETURN_PATH}
              link="Tax return calculator"
            />
          </section>
          <FormActions {...link} />
        </div>
        <Late of={calculation} Part={Cards} className="outcome" />
      </EntryForm>
      <Announcement text={`${said} ${more}`} />
      <Announcement text={news} atOnce />
    </LiveFigures>
  );
}

const { daily: _, ...NOT_BY_DAY } = WORDS.period;

/** Schedule 15 counts what was paid before, which the page does not ask. */
const FIRST_PAYS =
  'The rate rises with what your employer has paid you since 1 July. We treat these pays as your first.';

const BY_DAY =
  'By the day: for work that is agreed and paid a day at a time. A pay made only once may be taxed otherwise.';

interface PayRowProps {
  readonly pay: CasualCalculation['last'];
  readonly fields: Fields<keyof typeof NEW_PAY>;
  readonly isOnly: boolean;
  readonly remove: (prefix: string) => void;
}

/** The card of one pay: its hours, by what each is paid, and an allowance. */
const PayRow = memo(function PayRow({ pay, fields, isOnly, remove }: PayRowProps) {
  const { prefix, name } = pay;
  const headingId = `${prefix}heading`;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <div className="entered">
        <LabelledField {...fields.hours} label="Ordinary hours" placeholder="0" />
        <LabelledField {...fields.half} label="At time and a half" placeholder="0" />
        <LabelledField {...fields.double} label="At double time" placeholder="0" />
        <LabelledField {...fields.other} label="At another rate" placeholder="0" />
        <LabelledField
          {...fields.times}
          label="Times the rate"
          placeholder="1"
          hint="A penalty rate, such as 1.75."
        />
        <LabelledField {...fields.allowance} label="Allowance" before="$" placeholder="0" />
      </div>
      <LiveHint>{payText(pay)}</LiveHint>
      {!isOnly && (
        <p className="actions">
          <button type="button" onClick={() => remove(prefix)}>
            <LiveText>{`Remove ${name.toLowerCase()}`}</LiveText>
          </button>
        </p>
      )}
    </section>
  );
}, isSame);
