import {
  type ComponentType,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/index.ts';
import { Announcement } from '../form/announcement.tsx';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { useForm } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { answerTexts } from './answer-texts.ts';
import { enteredReturn } from './entered-return.ts';
import { JobFields } from './job-fields.tsx';
import type { OutcomeProps } from './outcome.tsx';
import { Questions } from './questions.tsx';
import {
  isShown,
  JOB_PREFIXES,
  shownJobs,
  taxReturnForm,
  taxReturnLinks,
  withoutJob,
} from './tax-return-form.ts';

export interface TaxReturnProps {
  readonly rules: RuleSet;
  /** The cards beside the entries. */
  readonly Outcome: ComponentType<OutcomeProps>;
}

/** Every job of a year and what else counts, and the refund or the bill that follows. */
export function TaxReturn({ rules, Outcome }: TaxReturnProps) {
  const form = useMemo(() => taxReturnForm(rules), [rules]);
  const live = useForm(form, taxReturnLinks(form));
  const { entries, field, change, reset, copyLink, copyOutcome } = live;
  const entered = useMemo(() => enteredReturn(entries, form, rules), [entries, form, rules]);
  const drawn = useDeferredValue(entered);
  // The same element until then: with another, React would not keep the cards that were sent while their code loads.
  const outcome = useMemo(
    () => (
      <Suspense>
        <Outcome entered={drawn} />
      </Suspense>
    ),
    [Outcome, drawn],
  );
  const { jobs, result } = entered;
  const answer = answerTexts(entered);
  const said = `${answer.amount} ${answer.words}`;
  const [news, setNews] = useState('');
  const focusNext = useFocusOnJobs(entries.jobs);
  const superRate = taxYearOf(rules, entries.year).superannuation.guarantee.rate;

  const add = () => {
    const count = shownJobs(entries).length;
    focusNext.current = `${JOB_PREFIXES[count]}salary`;
    change('jobs', String(count + 1));
    setNews(`Job ${count + 1} added.`);
  };
  const remove = (index: number) => {
    focusNext.current = ADD_ID;
    for (const [name, text] of withoutJob(form, entries, index)) change(name, text);
    setNews(`Job ${index + 1} removed.`);
  };
  return (
    <LiveFigures value={true}>
      <EntryForm className="comparison tax-return" reset={reset}>
        <p className="card difference">
          <b>
            <LiveText>{said}</LiveText>
          </b>{' '}
          <LiveText>{answer.why.slice(0, 2).join(' ')}</LiveText>
        </p>
        <div className="entries">
          {jobs.map((job, index) => {
            const ofJob = result.jobs[index];
            return (
              ofJob && (
                <JobFields
                  key={job.prefix}
                  job={job}
                  result={ofJob}
                  isOnly={jobs.length === 1}
                  isResident={isShown('threshold', entries)}
                  hasLoan={isShown('declared', entries)}
                  superRate={superRate}
                  field={field}
                  remove={() => remove(index)}
                />
              )
            );
          })}
          {jobs.length < JOB_PREFIXES.length && (
            <p className="card add">
              <button type="button" id={ADD_ID} onClick={add}>
                Add a job
              </button>
            </p>
          )}
          <Questions entered={entered} field={field} />
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
          <p className="hint">
            The link has everything you entered. Nothing is stored, and nothing is sent.
          </p>
        </div>
        <div className="outcome" aria-busy={drawn !== entered}>
          {outcome}
        </div>
      </EntryForm>
      <Announcement text={useSettled(said)} />
      <Announcement text={news} />
    </LiveFigures>
  );
}

const ADD_ID = 'add-job';

/** Where the focus goes once another number of jobs is shown: the element with the id that it holds. */
function useFocusOnJobs(jobs: string) {
  const focusNext = useRef<string>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of jobs has changed
  useLayoutEffect(() => {
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = '';
  }, [jobs]);
  return focusNext;
}
