/** A rate and pays of different hours, what lands of each, and what they make of the year. */
import { type ComponentType, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/basics.ts';
import { formatCents } from '../../words/money.ts';
import { Choice, SetSummary, YearField } from '../form/controls.tsx';
import { EntryForm, FormActions } from '../form/entry-form.tsx';
import { NO_YES } from '../form/field.ts';
import { itemFields, useItems } from '../form/item-list.ts';
import { LabelledField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { type CasualCalculation, calculated, type ShownPay } from './calculation.ts';
import {
  casualForm,
  casualLinks,
  DAYS_OF_WEEK,
  LOADING_PLACES,
  NEW_PAY,
  PAY_PREFIXES,
  PAYS,
  PERIODS,
  RESTS,
  THRESHOLDS,
} from './form.ts';
import { PayRow } from './pay-row.tsx';
import { casualAnswer, paidText, rateText } from './texts.ts';

interface CasualProps {
  readonly rules: RuleSet;
  /** Below the entries. */
  readonly Cards: ComponentType<LatePart<CasualCalculation>>;
}

export function Casual({ rules, Cards }: CasualProps) {
  const form = useMemo(() => casualForm(rules), [rules]);
  const live = useForm(form, casualLinks(form));
  const { entries, field, reset, copyLink, copyOutcome } = live;
  const calculation = useMemo(() => calculated(entries, rules), [entries, rules]);
  const { news, add, remove } = useItems(live, PAYS);
  const { pays } = calculation;
  const { of, amount, words, overtime } = casualAnswer(calculation);
  return (
    <LiveFigures value={true}>
      <EntryForm className="tax-return" reset={reset}>
        <p className="card difference">
          <b>
            <LiveText>{`${of}. ${amount} ${words}`}</LiveText>
          </b>{' '}
          <span>
            <LiveText>{overtime}</LiveText>
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
              <Choice {...field('place')} legend="Where is the loading?" words={LOADING_PLACES} />
            </div>
            <details className="more">
              <SetSummary title="How you are paid" set={paidText(entries)} />
              <div className="entered">
                <Choice
                  {...field('period')}
                  legend="How are you paid?"
                  words={PERIODS}
                  hint={BY_DAY}
                />
                <Choice
                  {...field('threshold')}
                  legend="Tax-free threshold"
                  words={THRESHOLDS}
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
              prefix={pay.prefix}
              name={pay.name}
              said={payText(pay)}
              fields={itemFields(field, pay.prefix, NEW_PAY)}
              isOnly={pays.length === 1}
              remove={remove}
            />
          ))}
          {pays.length < PAY_PREFIXES.length && (
            <p className="card add">
              <button type="button" id={PAYS.addId} onClick={add}>
                Add a pay
              </button>
            </p>
          )}
          <section className="card" aria-labelledby="part-time-heading">
            <h2 id="part-time-heading">The year, and part-time</h2>
            <div className="entered">
              <Choice {...field('rest')} legend="The rest of the year" words={RESTS} />
              <LabelledField
                {...field('full')}
                label="Full-time salary"
                before="$"
                inputMode="numeric"
              />
              <LabelledField {...field('days')} label={`Days of ${DAYS_OF_WEEK} that you work`} />
            </div>
          </section>
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </div>
        <Late of={calculation} Part={Cards} className="outcome" />
      </EntryForm>
      <Announcement text={`${of}. ${amount} ${words} ${overtime}`} />
      <Announcement text={news} atOnce />
    </LiveFigures>
  );
}

const BY_DAY =
  'By the day: for work that is agreed and paid a day at a time. A pay made only once may be taxed otherwise.';

function payText({ gross, total, lands }: ShownPay): string {
  return `${formatCents(gross)} less ${formatCents(total)}: ${formatCents(lands)} lands.`;
}
