/** Every job of a year and what else counts, and the refund or the bill that follows. */
import { type ComponentType, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/basics.ts';
import { EntryForm, FormActions } from '../form/entry-form.tsx';
import { type Fields, type LiveForm, useForm } from '../form/use-form.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { type EnteredReturn, enteredReturn } from './calculation.ts';
import { type FoldedFieldsProps, Questions } from './fields.tsx';
import {
  JOB_FIELD_NAMES,
  JOB_PREFIXES,
  type JobFieldName,
  type JobPrefix,
  type TaxReturnForm,
  taxReturnForm,
  taxReturnLinks,
  withoutJob,
} from './form.ts';
import { Job } from './job.tsx';
import { answerText } from './texts.ts';

interface TaxReturnProps extends Pick<FoldedFieldsProps, 'Hint'> {
  readonly rules: RuleSet;
  /** Below the entries. */
  readonly Cards: ComponentType<LatePart<EnteredReturn>>;
  /** Beside the answer. */
  readonly Reason: ComponentType<LatePart<EnteredReturn>>;
}

export function TaxReturn({ rules, Cards, Reason, Hint }: TaxReturnProps) {
  const form = useMemo(() => taxReturnForm(rules), [rules]);
  const live = useForm(form, taxReturnLinks(form));
  const { entries, field, reset, copyLink, copyOutcome } = live;
  const entered = useMemo(() => enteredReturn(entries, rules), [entries, rules]);
  const said = answerText(entered.result.refund);
  const { news, add, remove } = useJobs(live);
  const superRate = taxYearOf(rules, entries.year).superannuation.guarantee.rate;
  const { jobs } = entered;
  return (
    <LiveFigures value={true}>
      <EntryForm className="tax-return" reset={reset}>
        <p className="card difference">
          <b>
            <LiveText>{said}</LiveText>
          </b>{' '}
          <span>
            <Late of={entered} Part={Reason} />
          </span>
        </p>
        <div className="entries card-stack">
          {jobs.map(({ result: { gross, earnings, scheduled }, ...job }) => (
            <Job
              key={job.prefix}
              job={job}
              paid={{ gross, earnings, scheduled }}
              fields={jobFields(job.prefix, field)}
              isOnly={jobs.length === 1}
              superRate={superRate}
              Hint={Hint}
              remove={remove}
            />
          ))}
          {jobs.length < JOB_PREFIXES.length && (
            <p className="card add">
              <button type="button" id={ADD_ID} onClick={add}>
                Add a job
              </button>
            </p>
          )}
          <Questions entered={entered} field={field} Hint={Hint} />
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </div>
        <Late of={entered} Part={Cards} className="outcome" />
      </EntryForm>
      <Announcement text={said} />
      <Announcement text={news} atOnce />
    </LiveFigures>
  );
}

function jobFields(prefix: JobPrefix, field: LiveForm<TaxReturnForm>['field']) {
  const named = JOB_FIELD_NAMES.map((name) => [name, field(`${prefix}${name}`)]);
  return Object.fromEntries(named) as Fields<JobFieldName>;
}

const ADD_ID = 'add-job';

/** Adds and removes jobs, and moves the focus. `news` is what became of them last, for screen readers. */
function useJobs({ entries, field, change }: LiveForm<TaxReturnForm>) {
  const [news, setNews] = useState('');
  const count = Number(entries.jobs);
  const now = useRef({ count, field });
  /** The id of the element that the focus goes to once another number of jobs is shown. */
  const focusNext = useRef('');
  useLayoutEffect(() => {
    if (now.current.count !== count) {
      document.getElementById(focusNext.current)?.focus();
      focusNext.current = '';
    }
    now.current = { count, field };
  });
  const add = () => {
    focusNext.current = `${JOB_PREFIXES[count]}salary`;
    change('jobs', String(count + 1));
    setNews(`Job ${count + 1} added.`);
  };
  const remove = useCallback(
    (prefix: JobPrefix) => {
      const { count, field } = now.current;
      const index = JOB_PREFIXES.indexOf(prefix);
      focusNext.current = ADD_ID;
      for (const [name, text] of withoutJob(count, index, (name) => field(name).value)) {
        change(name, text);
      }
      setNews(`Job ${index + 1} removed.`);
    },
    [change],
  );
  return { news, add, remove };
}
