/** The page of the tax return, read back, for the entries of a link. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { countingEntries } from '../../../src/pages/form/form.ts';
import type { FieldProps } from '../../../src/pages/form/use-form.tsx';
import { type EnteredReturn, enteredReturn } from '../../../src/pages/tax-return/calculation.ts';
import { Cards, Hint, Reason } from '../../../src/pages/tax-return/cards.tsx';
import { Job, Questions } from '../../../src/pages/tax-return/fields.tsx';
import {
  type JobFieldName,
  LATER_JOB,
  type TaxReturnName,
  taxReturnForm,
  taxReturnLinks,
} from '../../../src/pages/tax-return/form.ts';
import { answerText } from '../../../src/pages/tax-return/tax-return.tsx';
import { taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { reasonsOf } from '../../../src/words/refund-reasons.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { fieldOf, sectionUnder } from '../rendered-page.tsx';
import { amountsOfChange } from './amounts-of-change.ts';
import type { ReturnFigures } from './reference-return.ts';

export const rules = RULE_SETS.legislated;
export const form = taxReturnForm(rules);

export function returnedIn(fragment: string): EnteredReturn {
  const entries = taxReturnLinks(form).entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return enteredReturn(countingEntries(form, entries), rules);
}

export function answerIn(fragment: string): string {
  return answerText(returnedIn(fragment));
}

/** Why the answer is what it is, below it. */
export function whyIn(fragment: string): string {
  return wordsOf(parsedHtml(renderToString(<Reason of={returnedIn(fragment)} />)));
}

export function reasonsIn(fragment: string): readonly string[] {
  return reasonsOf(returnedIn(fragment));
}

/** The fields of a single job, and the questions below them. */
export function fieldsOf(fragment: string): ParentNode {
  const entered = returnedIn(fragment);
  const { entries, jobs } = entered;
  const field = (name: TaxReturnName) => fieldOf(form, entries, name);
  const [job] = jobs;
  if (job === undefined) throw new Error(`${fragment} has no job`);
  const fields = (Object.keys(LATER_JOB) as JobFieldName[]).map((name) => [name, field(name)]);
  return parsedHtml(
    renderToString(
      <>
        <Job
          job={job}
          paid={job.result}
          fields={Object.fromEntries(fields) as Record<JobFieldName, FieldProps>}
          isOnly
          superRate={taxYearOf(rules, entries.year).superannuation.guarantee.rate}
          Hint={Hint}
          remove={() => {}}
        />
        <Questions entered={entered} field={field} Hint={Hint} />
      </>,
    ),
  );
}

/** The hint below a field. */
export function saidOf(fields: ParentNode, name: TaxReturnName): string {
  return wordsOf(first(fields, `#${name}-hint [role=status]`));
}

/** The cards below the fields. */
export function cardsOf(fragment: string): ParentNode {
  return parsedHtml(renderToString(<Cards of={returnedIn(fragment)} />));
}

/** The amount and the rule of each line of the assessment. */
export function linesOf(cards: ParentNode): Record<string, [amount: string, rule: string]> {
  const lines = all(sectionUnder(cards, 'Your assessment'), 'dl > div');
  return Object.fromEntries(
    lines.map((line) => [
      wordsOf(first(line, 'dt')),
      [wordsOf(first(line, 'dd')), all(line, '.note').map(wordsOf).join(' ')],
    ]),
  );
}

export function changesIn(cards: ParentNode): string[] {
  return all(cards, '.changes li').map(wordsOf);
}

export function figuresOf(fragment: string): ReturnFigures {
  const cards = cardsOf(fragment);
  const amounts = Object.entries(linesOf(cards)).map(([label, [text]]) => [label, text]);
  return {
    answer: answerIn(fragment),
    lines: Object.fromEntries(amounts),
    sources: all(cards, '.withheld p').map(wordsOf),
    changes: changesIn(cards).flatMap(amountsOfChange),
  };
}
