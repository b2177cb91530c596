/** Pages as tests see them: rendered and parsed, calculators once a link is followed, and what is on them by role and text. */
import type { Element, ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { DonationBlock, SiteFooter, SiteHeader } from '../../src/components/layout.tsx';
import type { Texts } from '../../src/pages/form/field.ts';
import {
  change,
  countingEntries,
  entriesIn,
  type Form,
  formOf,
  fragmentOf,
  isShown,
  type Place,
  placesAt,
} from '../../src/pages/form/form.ts';
import type { Questions } from '../../src/pages/form/question.tsx';
import { valuesOf } from '../../src/pages/form/values.ts';
import { type CalculatorPage, partsOf } from '../../src/pages/live/calculator-page.tsx';
import { lateParts } from '../../src/pages/live/cards.tsx';
import { LiveCalculator } from '../../src/pages/live/live-calculator.tsx';
import type { Page, PageContext } from '../../src/pages/page.ts';
import { pageAtPath } from '../../src/pages/routes.ts';
import { salaryFamily } from '../../src/pages/salary/salary-page.tsx';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { controlNotes } from '../../src/words/control-notes.ts';
import { taxYearWords } from '../../src/words/tax-year-words.ts';
import { legislated } from '../support/known-law.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

/** A site whose settings are placeholders, by the simplified rule set. */
export const PLAIN_SITE: PageContext = {
  site: placeholderSiteConfig,
  rules: RULE_SETS.simplified,
};

/** The content of `<main>` on `page`. */
export function renderedMain({ Main }: Page, context: Partial<PageContext> = {}): ParentNode {
  return parsedHtml(renderToString(<Main {...PLAIN_SITE} {...context} />));
}

/** The content of `<main>` on the page of `amount` dollars a year. */
export function renderedSalaryPage(
  amount: number,
  rules: DescribedRuleSet = RULE_SETS.simplified,
): ParentNode {
  const content = salaryFamily.contentOf(rules, SALARY_STEP)(amount);
  return parsedHtml(renderToString(<salaryFamily.Main {...content} year={taxYearWords(rules)} />));
}

/** The HTML around the content of a page. */
export function layoutHtml(rules: DescribedRuleSet): string {
  const { site } = PLAIN_SITE;
  return renderToString(
    <>
      <SiteHeader current="salary" site={site} />
      <DonationBlock site={site} rules={rules.name} />
      <SiteFooter site={site} rules={rules} />
    </>,
  );
}

/** The headings in the order of the page: level and text. */
export function headingsOf(element: ParentNode): { level: number; words: string }[] {
  return all(element, 'h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    words: wordsOf(heading),
  }));
}

/** The section that begins with this heading. */
export function sectionUnder(element: ParentNode, heading: string): Element {
  const section = all(element, 'section').find(
    (candidate) => headingsOf(candidate)[0]?.words === heading,
  );
  if (section === undefined) throw new Error(`No section is headed '${heading}'`);
  return section;
}

/** The cells of the row of a table that has this label. */
export function rowIn(cards: ParentNode, label: string): string[] | undefined {
  const found = all(cards, 'tbody tr').find((row) => wordsOf(first(row, 'th')) === label);
  return found && all(found, 'td').map(wordsOf);
}

/** The only link with this text. */
export function linkNamed(element: ParentNode, name: string): Element {
  const links = all(element, 'a').filter((link) => wordsOf(link) === name);
  const [link] = links;
  if (link === undefined || links.length > 1) {
    throw new Error(`${links.length} links are named '${name}'`);
  }
  return link;
}

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
      parts={partsOf(page.late, rules)}
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

/** The sentences of the answer, without the switch of its period and its bar. */
export function answerOn(main: ParentNode): string {
  return all(main, '.answer :is(h2, .lead, .also)').map(wordsOf).filter(Boolean).join(' ');
}

/** The request in the place of the figure; empty if there is an answer. */
export function requestOn(main: ParentNode): string {
  return all(main, '.answer.asks .lead').map(wordsOf).join(' ');
}

/** The words of the card with this title; empty where there is none. */
export function cardOn(main: ParentNode, title: string): string {
  const card = all(main, '.card').find(
    (each) => all(each, 'h2, caption').map(wordsOf)[0] === title,
  );
  return card === undefined ? '' : wordsOf(card);
}

/** Texts for a field that has no choices. */
const TYPED = ['7', '2', '0.5', '25', '60000', 'Acme', '2027-02-01', ''];

/** An example and the same with another text in one field, each as its fragment. */
export interface Change {
  readonly before: string;
  readonly after: string;
  /** The other text; of a list, the name that was switched. */
  readonly text: string;
}

/** The fields of a page by name. The first two items of a list stand for all others. */
export function placesOf(page: CalculatorPage): Place[] {
  return [...formOfPage(page).form.values()].filter(({ index = 0 }) => index < 2);
}

/** The changes of one field in each example that shows it: to every choice that its control has, or to any text that examples have. */
export function* changesOf(page: CalculatorPage, { name, own, field }: Place): Generator<Change> {
  const { form } = formOfPage(page);
  const examples = page.examples.map((example) => openedEntries(page, example));
  const inExamples = examples.map((entries) => entries[name] ?? '');
  const texts = choicesOf(page).get(own) ?? [...inExamples, field.initial, ...TYPED];
  for (const entries of examples) {
    const isThere = placesAt(form, entries).some((place) => place.name === name);
    if (!isThere || !isShown(form, entries, name)) continue;
    for (const text of new Set(texts)) {
      const whole = field.isList ? switched(entries[name] ?? '', text) : text;
      const [before, after] = [entries, change(form, entries, name, whole)].map((each) =>
        fragmentOf(form, each, page.calculator.always),
      ) as [string, string];
      if (before !== after) yield { before, after, text };
    }
  }
}

function switched(list: string, text: string): string {
  const names = list.split(',').filter(Boolean);
  return (names.includes(text) ? names.filter((name) => name !== text) : [...names, text]).join();
}

/** The controls of the form: those of a table only choose its columns, and one without a name is of the visit. */
const CONTROLS = ':is(.inputs, .answer) :is(select, [type=radio], [type=checkbox])[name]';

/** The page without its inputs, which this removes. */
export function outcomeOf(main: ParentNode): ParentNode {
  for (const inputs of all(main, '.inputs')) DomUtils.removeElement(inputs);
  return main;
}

const known = new Map<CalculatorPage, Map<string, readonly string[]>>();

/** The texts that radios, switches and selects have in examples, by the own names of their fields. */
export function choicesOf(page: CalculatorPage): Map<string, readonly string[]> {
  const { form } = formOfPage(page);
  const choices = known.get(page) ?? new Map<string, readonly string[]>();
  if (known.has(page)) return choices;
  known.set(page, choices);
  for (const example of page.examples) {
    for (const control of all(openedMain(page, example), CONTROLS)) {
      const { own } = form.get(control.attribs.name ?? '') as Place;
      const options = control.name === 'select' ? all(control, 'option') : [control];
      const texts = options.map(({ attribs }) => attribs.value ?? '');
      choices.set(own, [...(choices.get(own) ?? []), ...texts]);
    }
  }
  return choices;
}
