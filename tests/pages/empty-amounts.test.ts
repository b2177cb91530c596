/**
 * An amount that is empty or refused counts as 0 (ruling 51 of docs/product.md) on every calculator: the answer keeps its place and asks
 * for it, the cards stay, and no figure is one that cannot be.
 */
import { describe, expect, test } from 'vitest';
import { change, fragmentOf } from '../../src/pages/form/form.ts';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, wordsOf } from '../support/parsed-html.ts';
import {
  answerOn,
  calculatorPages,
  formOfPage,
  headingsOf,
  openedEntries,
  openedMain,
  outcomeOf,
  requestOn,
} from './opened-page.tsx';

/** The amounts that each page is about: without any of them there is no answer. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['salary'],
  '/compare': ['salary', 'offer-salary'],
  '/bonus': ['bonus', 'salary'],
  '/tax-return': ['salary'],
  '/casual': ['rate', 'hours'],
  '/part-time': ['full', 'days'],
  '/leaving': ['salary'],
  '/needed-salary': ['want-salary'],
};

/** What is in a field by itself: some fields keep their last right text instead of one that they refuse. */
const TEXTS = ['', '.', '12x', '-5', '999999999999'];

type Emptied = [path: string, page: CalculatorPage, fragment: string];

/** The page as it is sent, but for one amount. */
function emptiedPages(pages: readonly CalculatorPage[], rules: DescribedRuleSet): Emptied[] {
  return pages.flatMap((page) => {
    const { form } = formOfPage(page, rules);
    const start = openedEntries(page, '', rules);
    const fragments = (AMOUNTS[page.path] ?? []).flatMap((name) =>
      TEXTS.map((text) => change(form, start, name, text))
        .filter((entries) => entries[name] !== start[name])
        .map((entries) => fragmentOf(form, entries, page.calculator.always)),
    );
    return [...new Set(fragments)].map((fragment): Emptied => [page.path, page, fragment]);
  });
}

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  const pages = await calculatorPages(rules);

  test('every calculator is tried', () => {
    const tried = emptiedPages(pages, rules).map(([path]) => path);
    expect([...new Set(tried)]).toEqual(pages.map(({ path }) => path));
  });

  test.each(emptiedPages(pages, rules))('%s asks for the amount: $2', (_, page, fragment) => {
    const before = openedMain(page, '', rules);
    expect(requestOn(before)).toBe('');
    const main = openedMain(page, fragment, rules);
    const request = requestOn(main);
    expect(request).toMatch(/^(Enter|Check) .*\.$/);
    // No figure, neither in the answer nor in the line that repeats it.
    expect(answerOn(main)).not.toMatch(/[$%]/);
    expect(answerOn(main).endsWith(` ${request}`)).toBe(true);
    expect(all(main, '.answer strong')).toEqual([]);
    for (const line of all(main, '.answer-line')) expect(wordsOf(line)).toBe(request);
    const cards = outcomeOf(main);
    expect(wordsOf(cards)).not.toMatch(/NaN|undefined|null|Infinity|-\$0(?![\d.,]*[1-9])/);
    // Cards with tables and figures stay. A sentence on nothing may go.
    const figures = all(cards, '.results > :not(.answer-place) :is(td, dd)').map(wordsOf);
    expect(figures.filter((figure) => /^\$0(\.00)?$/.test(figure)).length).toBeGreaterThan(1);
    const withFigures = (of: typeof main) =>
      all(of, '.results > :not(.answer-place):has(table, dl)').map(
        (card) => headingsOf(card)[0]?.words,
      );
    expect(withFigures(cards)).toEqual(withFigures(outcomeOf(before)));
  });
});
