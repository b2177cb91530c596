/** Every job of a year and what else counts, and the refund or the bill that follows. */
import { useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { formatDollars } from '../../words/money.ts';
import { useItems } from '../form/item-list.ts';
import { itemFields } from '../form/prefixed.ts';
import { EntryForm, FormActions, useForm } from '../form/use-form.tsx';
import { Announcement } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { type EnteredReturn, enteredReturn } from './calculation.ts';
import type * as cards from './cards.tsx';
import { Job, Questions } from './fields.tsx';
import { JOB_PREFIXES, JOBS, LATER_JOB, taxReturnForm, taxReturnLinks } from './form.ts';

type TaxReturnProps = Pick<typeof cards, 'Cards' | 'Reason' | 'Hint'> & { readonly rules: RuleSet };

export function TaxReturn({ rules, Cards, Reason, Hint }: TaxReturnProps) {
  const form = useMemo(() => taxReturnForm(rules), [rules]);
  const live = useForm(form, taxReturnLinks(form));
  const { entries, field, reset, link } = live;
  const entered = useMemo(() => enteredReturn(entries, rules), [entries, rules]);
  const said = answerText(entered);
  const { news, add, remove } = useItems(live, JOBS);
  const superRate = taxYearOf(rules, entries.year).superannuation.guarantee.rate;
  const { jobs } = entered;
  return (
    <LiveFigures value>
      <EntryForm className="tax-return" reset={reset}>
        <p className="card difference">
          <Example />{' '}
          <b>
            <LiveText>{said}</LiveText>
          </b>{' '}
          <Late of={entered} Part={Reason} as="span" className="why" isQuiet />
        </p>
        <div className="entries card-stack">
          {jobs.map(({ result: { gross, earnings, scheduled }, ...job }) => (
            <Job
              key={job.prefix}
              job={job}
              paid={{ gross, earnings, scheduled }}
              fields={itemFields(field, job.prefix, LATER_JOB)}
              isOnly={jobs.length === 1}
              superRate={superRate}
              Hint={Hint}
              remove={remove}
            />
          ))}
          {jobs.length < JOB_PREFIXES.length && (
            <p className="card add">
              <button type="button" id={JOBS.addId} onClick={add}>
                Add a job
              </button>
            </p>
          )}
          <Questions entered={entered} field={field} Hint={Hint} />
          <FormActions {...link} />
        </div>
        <Late of={entered} Part={Cards} className="outcome" />
      </EntryForm>
      <Announcement text={said} />
      <Announcement text={news} atOnce />
    </LiveFigures>
  );
}

/** The refund or the bill, or what the page has to know before it can say. */
export function answerText({ request, shown: { refund } }: EnteredReturn): string {
  if (request !== '') return request;
  const amount = formatDollars(Math.abs(refund));
  if (amount === '$0') return 'Nothing back and nothing to pay';
  return `About ${amount} ${refund > 0 ? 'back' : 'to pay'} at tax time`;
}
