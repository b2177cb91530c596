/** Calculators as they are once a link is followed: what counts, what comes of it, and the page in HTML. */
import type { ParentNode } from 'domhandler';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Texts } from '../../src/pages/form/field.ts';
import {
  countingEntries,
  entriesIn,
  type Form,
  formOf,
  fragmentOf,
} from '../../src/pages/form/form.ts';
import type { Questions } from '../../src/pages/form/question.tsx';
import { valuesOf } from '../../src/pages/form/values.ts';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { type Card, type Cards, lateParts } from '../../src/pages/live/cards.tsx';
import { LiveCalculator } from '../../src/pages/live/live-calculator.tsx';
import { pageAtPath } from '../../src/pages/routes.ts';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { controlNotes } from '../../src/words/control-notes.ts';
import { legislated } from '../support/known-law.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

/** The pages of all calculators of a site by a set. */
export function calculatorPages(rules: DescribedRuleSet): Promise<CalculatorPage[]> {
  const paths = calculatorsOf(rules.name).map(({ path }) => path);
  return Promise.all(paths.map((path) => pageAtPath(path) as Promise<CalculatorPage>));
}

interface PageForm {
  readonly questions: Questions;
  readonly form: Form;
}

const forms = new Map<string, PageForm>();

/** The questions and the form of a calculator, the same each time. */
export function formOfPage(
  { path, calculator }: CalculatorPage,
  rules: DescribedRuleSet = legislated,
): PageForm {
  const key = `${rules.name} ${rules.defaultTaxYear} ${path}`;
  const questions = forms.get(key)?.questions ?? calculator.questions(rules, controlNotes(rules));
  const page = forms.get(key) ?? { questions, form: formOf(questions) };
  forms.set(key, page);
  return page;
}

/** The entries that count of a link with `fragment`. */
export function openedEntries(
  page: CalculatorPage,
  fragment: string,
  rules: DescribedRuleSet = legislated,
): Texts {
  const { form } = formOfPage(page, rules);
  const entries = entriesIn(form, fragment, page.calculator.accepts?.(rules));
  if (entries === undefined) throw new Error(`${fragment} is no fragment of ${page.path}`);
  return countingEntries(form, entries);
}

/** What a calculator makes of a link with `fragment`. Its type is the one that its `calculate` returns. */
export function openedResult<Result>(
  page: CalculatorPage,
  fragment: string,
  rules: DescribedRuleSet = legislated,
): Result {
  const { questions, form } = formOfPage(page, rules);
  const entries = openedEntries(page, fragment, rules);
  return page.calculator.calculate(valuesOf(questions, form, entries), rules);
}

/** The cards of a result by their titles, before they are drawn: for tests that open many links. */
export function cardsByTitle(page: CalculatorPage, result: unknown): ReadonlyMap<string, Card> {
  const listed = (cards: Cards): Card[] =>
    cards.flatMap((card) => {
      if (typeof card === 'function') return listed(card());
      return !card || isValidElement(card) ? [] : (card as Card);
    });
  return new Map(listed(page.late.cards(result)).map((card) => [card.title ?? '', card]));
}

/** The cards of a result, drawn without the rest of the page: for tests that open many links. */
export function drawnCards(
  page: CalculatorPage,
  result: unknown,
  rules: DescribedRuleSet = legislated,
): ParentNode {
  const { Cards } = lateParts(page.late, rules.name);
  return parsedHtml(renderToString(<Cards of={result} />));
}

/** The part of the page that comes alive, with everything that loads late. */
export function openedMain(
  page: CalculatorPage,
  fragment: string,
  rules: DescribedRuleSet = legislated,
): ParentNode {
  const html = renderToString(
    <LiveCalculator
      calculator={page.calculator}
      rules={rules}
      notes={controlNotes(rules)}
      parts={lateParts(page.late, rules.name)}
      start={fragment}
    />,
  );
  return parsedHtml(html);
}

/** The fragment that the page itself makes of the entries of a link. */
export function fragmentAfter(
  page: CalculatorPage,
  fragment: string,
  rules: DescribedRuleSet = legislated,
): string {
  const { form } = formOfPage(page, rules);
  return fragmentOf(form, openedEntries(page, fragment, rules), page.calculator.always);
}

/** The words of the answer. */
export function answerOn(main: ParentNode): string {
  return wordsOf(first(main, '.difference, .answer'));
}

/** The words of the card with this title; empty where there is none. */
export function cardOn(main: ParentNode, title: string): string {
  const card = all(main, '.card').find(
    (each) => all(each, 'h2, caption').map(wordsOf)[0] === title,
  );
  return card === undefined ? '' : wordsOf(card);
}
