/** Builds a calculator's page from its declaration, and draws the frame around the live part. */
import type { ReactNode } from 'react';
import { Meanings } from '../../components/meanings.tsx';
import { Calculators } from '../../components/navigation.tsx';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { calculatorAt } from '../../site/calculators.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { hasServiceWorker } from '../../site/service-worker.ts';
import { controlNotes } from '../../words/control-notes.ts';
import type { Word } from '../../words/meanings.ts';
import { countingEntries, entriesIn, entriesWith, formOf } from '../form/form.ts';
import type { Questions } from '../form/question.tsx';
import { valuesOf } from '../form/values.ts';
import { type Page, type PageContext, pageAt } from '../page.ts';
import { Actions } from './actions.tsx';
import type { AnyCalculator, Calculator, Parts } from './calculator.ts';
import { type LateModule, lateParts } from './cards.tsx';
import { ExampleText } from './example.tsx';
import { LIVE_ID, LiveCalculator } from './live-calculator.tsx';
import { actionsOfVisit } from './visit.tsx';

export interface Declaration<Asked extends Questions, Result, Late extends string>
  extends Pick<Page, 'title' | 'description' | 'structuredData' | 'isLowerWithKeyboard'> {
  readonly calculator: Calculator<Asked, Result, Late>;
  /** The module that loads after the answer: `cards.ts`. */
  readonly late: LateModule<Result> & Readonly<Record<Late, unknown>>;
  /** The entries that the page is sent with, as its figures are for them: such as '$80,000 a year in 2026-27'. */
  readonly example: (result: Result, rules: DescribedRuleSet) => string;
  /** Fragments of entries, which tests open. The first is '', for the page as it is sent. */
  readonly examples: readonly string[];
  /** Words of the page that say it leaves out an entry which links bring. They are empty if the entry would change no figure. */
  readonly leavesOut?: Readonly<Record<string, string>>;
  /** The words that the page explains, in the order of the list. */
  readonly words: readonly Word[];
  /** The limits of the figures, in a sentence before the link to what they leave out. */
  readonly limits?: (rules: DescribedRuleSet) => string;
  /** A sentence on what needs JavaScript, for visitors without it. */
  readonly noscript?: string;
  readonly above?: (rules: DescribedRuleSet) => ReactNode;
  readonly after?: (rules: DescribedRuleSet) => ReactNode;
}

/** A page with a calculator, whose declaration tests read. */
export interface CalculatorPage extends Page {
  readonly calculator: AnyCalculator;
  // biome-ignore lint/suspicious/noExplicitAny: any calculator's
  readonly late: LateModule<any>;
  readonly examples: readonly string[];
  readonly leavesOut: Readonly<Record<string, string>>;
  /** The page as it would be sent with the entries of a link. */
  readonly opened: (fragment: string) => Page;
}

/** The page of the calculator at `path`. Its name and question are those of the registry. */
export function calculatorPage<Asked extends Questions, Result, Late extends string>(
  path: string,
  declaration: Declaration<Asked, Result, Late>,
): CalculatorPage {
  const { calculator, late, example, examples, words, limits, noscript, above, after, ...rest } =
    declaration;
  const { leavesOut = {}, ...page } = rest;
  const { name, question } = calculatorAt(path);
  const opened = (fragment: string): Page => pageAt(path, { ...page, Main: mainOf(fragment) });
  const mainOf = (fragment: string) => (context: PageContext) => {
    const { rules } = context;
    const notes = controlNotes(rules);
    const questions = calculator.questions(rules, notes);
    const form = formOf(questions);
    const entries = entriesIn(form, fragment, calculator.accepts?.(rules)) ?? entriesWith(form);
    const values = valuesOf(questions, form, countingEntries(form, entries));
    const result = calculator.calculate(values, rules);
    return (
      <>
        <noscript>
          <p className="card">{noscript ?? NOSCRIPT}</p>
        </noscript>
        <Calculators rules={rules.name} current={path} />
        {!calculator.Heading && (
          <hgroup>
            <h1>{name}</h1>
            <p>{question}</p>
          </hgroup>
        )}
        {above?.(rules)}
        <div id={LIVE_ID}>
          <ExampleText value={`These figures are for ${example(result, rules)}.`}>
            <LiveCalculator
              calculator={calculator}
              rules={rules}
              notes={notes}
              parts={partsOf(late, rules)}
              start={fragment}
            />
          </ExampleText>
        </div>
        <Meanings of={words} rules={rules} />
        {after?.(rules)}
        {limits && (
          <p className="hint">
            {`${limits(rules)} `}
            {rules.name === 'simplified' ? (
              <a href={SIMPLIFIED_MODEL_LINK}>How it differs</a>
            ) : (
              <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
            )}
          </p>
        )}
      </>
    );
  };
  return { ...opened(''), calculator, late, examples, leavesOut, opened };
}

/** The components of a page that its script loads late, on a site by these rules. */
export function partsOf<Result, Late extends string>(
  late: LateModule<Result> & Partial<Record<Late, unknown>>,
  { name, defaultTaxYear }: DescribedRuleSet,
): Parts<Late | 'Actions'> {
  const ofVisit = hasServiceWorker(name) ? actionsOfVisit(defaultTaxYear) : Actions;
  return { ...lateParts(late, name), Actions: ofVisit };
}

const NOSCRIPT = 'The calculator needs JavaScript. Without it, this page shows an example.';
