import type { ParentNode } from 'domhandler';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BracketScale } from '../../src/components/plots/bracket-scale.tsx';
import { taxYearOf } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { bracketScaleContent } from '../../src/words/bracket-scale.ts';
import { taxBrackets } from '../../src/words/tax-brackets.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const { simplified } = RULE_SETS;

function scaleHtml(taxableIncome: number, taxYear = '2025-26'): string {
  const { resident } = taxYearOf(simplified, taxYear).incomeTax;
  const content = bracketScaleContent(taxBrackets(resident))(taxableIncome);
  return renderToStaticMarkup(<BracketScale {...content} />);
}

const drawnScale = (taxableIncome: number, taxYear?: string) =>
  parsedHtml(scaleHtml(taxableIncome, taxYear));
const sentence = (scale: ParentNode) => wordsOf(first(scale, 'p'));
const labels = (scale: ParentNode) => all(scale, 'text').map(wordsOf);
const mark = (scale: ParentNode) => Number(first(scale, 'circle').attribs.cx);

test('80,000 is in the 30% bracket, between its neighbours', () => {
  const scale = drawnScale(80_000);
  expect(sentence(scale)).toBe('Only the $35,000 above $45,000 is taxed at 30%.');
  expect(labels(scale)).toEqual(['16%', '30%', '37%', '$45,000', '$135,000']);
  // 35,000 of the bracket's 90,000, on the segment from 70 to 250.
  expect(mark(scale)).toBe(140);
});

test.each([
  [18_200, '0%'],
  [18_201, '16%'],
  [45_000, '16%'],
  [45_001, '30%'],
  [135_000, '30%'],
  [135_001, '37%'],
  [190_000, '37%'],
  [190_001, '45%'],
])('%d is in the %s bracket', (income, rate) => {
  expect(sentence(drawnScale(income))).toContain(`is taxed at ${rate}.`);
});

test('a rate with half a percent is not rounded', () => {
  expect(sentence(drawnScale(80_000, '2023-24'))).toContain('above $45,000 is taxed at 32.5%');
});

test('the lowest bracket has no neighbour below, the highest none above and no end', () => {
  expect(sentence(drawnScale(5_000))).toBe('All of $5,000 is taxed at 0%.');
  expect(labels(drawnScale(5_000))).toEqual(['0%', '16%', '$18,200']);
  const highest = drawnScale(15_000_000);
  expect(labels(highest)).toEqual(['37%', '45%', '$190,000']);
  expect(sentence(highest)).toBe('Only the $14,810,000 above $190,000 is taxed at 45%.');
});

test('more income is further along its bracket, and never outside the drawing', () => {
  for (const { label } of simplified.taxYears) {
    for (const [less, more] of [
      [0, 18_200],
      [60_000, 89_000],
      [190_001, 400_000],
      [400_000, 15_000_000],
    ] as const) {
      expect(mark(drawnScale(less, label))).toBeLessThan(mark(drawnScale(more, label)));
      expect(mark(drawnScale(less, label))).toBeGreaterThanOrEqual(0);
      expect(mark(drawnScale(more, label))).toBeLessThanOrEqual(320);
    }
  }
});

test('the scale of a salary page is short', () => {
  for (const income of [5_000, 134_900, 14_999_900]) {
    expect(scaleHtml(income).length).toBeLessThanOrEqual(500);
  }
});
