/** 'What the words mean', below the figures of every calculator. */
import { describe, expect, test } from 'vitest';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { calculatorPages, headingsOf, openedMain, renderedMain } from './opened-page.tsx';

const TITLE = 'What the words mean';

/** The words that a page explains, and what it says of them. */
function meaningsOn(page: CalculatorPage, rules: DescribedRuleSet) {
  const lists = all(renderedMain(page, { rules }), 'details').filter(
    (each) => wordsOf(first(each, 'summary')) === TITLE,
  );
  expect(lists).toHaveLength(1);
  return lists.flatMap((list) =>
    all(list, 'dl > div').map((each) => [wordsOf(first(each, 'dt')), wordsOf(first(each, 'dd'))]),
  );
}

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  const pages = await calculatorPages(rules);

  test.each(pages)('$path explains a few words, each of which it uses', (page) => {
    const meanings = meaningsOn(page, rules);
    expect(meanings.length).toBeGreaterThan(2);
    expect(meanings.length).toBeLessThanOrEqual(8);
    const opened = page.examples.map((example) => wordsOf(openedMain(page, example, rules)));
    const said = opened.join(' ').toLowerCase();
    for (const [word = ''] of meanings) expect(said).toContain(word.toLowerCase());
  });

  test.each(pages)('$path explains a word as every other page does', (page) => {
    const elsewhere = new Map(
      pages.flatMap((each) => meaningsOn(each, rules)) as [string, string][],
    );
    for (const [word = '', meaning = ''] of meaningsOn(page, rules)) {
      expect(elsewhere.get(word)).toBe(meaning);
      expect(meaning).toMatch(/^[A-Z][^\d$%]+\.$/);
    }
  });
});

test.each([
  ['simplified', []],
  ['legislated', ['Withheld', 'Tax time', 'Scale']],
] as const)('by the %s set the home page explains what is withheld: %j', async (name, withheld) => {
  const rules = RULE_SETS[name];
  const [home] = await calculatorPages(rules);
  const words = meaningsOn(home as CalculatorPage, rules).map(([word]) => word);
  const options = ['No tax-free threshold', 'Medicare levy', 'Withhold Tax Offsets', 'Super'];
  expect(words).toEqual(['Take-home pay', ...withheld, ...options]);
});

test('by the simplified set, withholding tax offsets is said to change nothing', async () => {
  const [home] = await calculatorPages(RULE_SETS.simplified);
  const meanings = new Map(
    meaningsOn(home as CalculatorPage, RULE_SETS.simplified) as [string, string][],
  );
  expect(meanings.get('Withhold Tax Offsets')).toContain('this changes nothing');
});

test('on the home page the list is between the cards and the links to salaries', async () => {
  const [home] = await calculatorPages(RULE_SETS.legislated);
  const main = renderedMain(home as CalculatorPage, { rules: RULE_SETS.legislated });
  const marks = all(main, 'h2, summary').map(wordsOf);
  const at = marks.indexOf(TITLE);
  expect(marks[at + 1]).toBe('Popular Salaries');
  expect(headingsOf(first(main, '#calculator')).map(({ words }) => words)).not.toContain(TITLE);
  expect(marks.indexOf('What next?')).toBeLessThan(at);
});
