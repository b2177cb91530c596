/** Plots, and the words beside them that say the same. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayBar, payBarParts } from '../../src/components/plots/pay-bar.tsx';
import { BracketScale } from '../../src/components/plots/scales.tsx';
import { calculatePay } from '../../src/pay/index.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { bracketScaleContent } from '../../src/words/bracket-scale.ts';
import { payBarContent } from '../../src/words/pay-bar.ts';
import { payShares } from '../../src/words/pay-shares.ts';
import { taxBrackets } from '../../src/words/tax-brackets.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const rendered = (plot: ReactElement) => parsedHtml(renderToString(plot));

const scaleOf = (taxYear: string) =>
  bracketScaleContent(taxBrackets(taxYearOf(RULE_SETS.simplified, taxYear).incomeTax.resident));

test.each([
  // Between both neighbours, each of 70 of the 320 units.
  [
    '2025-26',
    80_000,
    'M70 25H250, mark 140: 35 16%, 160 30%, 285 37%, 70 $45,000, 250 $135,000',
    'Only the $35,000 above $45,000 is taxed at 30%.',
  ],
  [
    '2025-26',
    9_100,
    'M0 25H250, mark 125: 125 0%, 285 16%, 250 $18,200',
    'All of $9,100 is taxed at 0%.',
  ],
  // The mark nears the end as the income grows: at five times the floor it is four fifths along.
  [
    '2025-26',
    950_000,
    'M70 25H320, mark 270: 35 37%, 195 45%, 70 $190,000',
    'Only the $760,000 above $190,000 is taxed at 45%.',
  ],
  [
    '2023-24',
    120_000,
    'M70 25H250, mark 250: 35 19%, 160 32.5%, 285 37%, 70 $45,000, 250 $120,000',
    'Only the $75,000 above $45,000 is taxed at 32.5%.',
  ],
])('in %s the bracket of %d is drawn as %s; %s', (year, income, drawing, sentence) => {
  const scale = rendered(<BracketScale {...scaleOf(year)(income)} />);
  const labels = all(scale, 'text').map((label) => `${label.attribs.x} ${wordsOf(label)}`);
  const [own, mark] = [first(scale, '.own').attribs.d, first(scale, 'circle').attribs.cx];
  expect(`${own}, mark ${mark}: ${labels.join(', ')}`).toBe(drawing);
  expect(wordsOf(first(scale, 'p'))).toBe(sentence);
});

test('no bracket holds an income that is no number', () => {
  expect(() => scaleOf('2025-26')(Number.NaN)).toThrow('No tax bracket holds an income of NaN');
});

const NOTHING = calculatePay({ annualSalary: 0, taxYear: '2025-26' });

test.each([
  // Each part is its share long, less a gap of 4 after all but the last; the levy is shorter than that.
  [
    { netAnnual: 79_000, incomeTax: 500, medicareLevy: 300, medicareLevySurcharge: 200 },
    { net: 980, incomeTax: 15, medicareLevy: 3, surcharge: 2 },
    [
      'net M0 1H976 Net pay 98.0%',
      'tax M980 1H991 Income tax 1.5%',
      'medicare M995 1H995 Medicare levy 0.3%',
      'surcharge M998 1H1000 Medicare levy surcharge 0.2%',
    ],
  ],
  // A part of less than half a thousandth has no line.
  [
    { netAnnual: 79_000, studentLoanRepayment: 1_000, medicareLevy: 1 },
    { net: 980, studentLoan: 20 },
    ['net M0 1H976 Net pay 98.0%', 'loan M980 1H1000 Student loan 2.0%'],
  ],
])('the bar of %j with shares of %j has the parts %j', (pay, shares, parts) => {
  const content = payBarContent({ ...NOTHING, ...pay }, { ...payShares(NOTHING), ...shares });
  const bar = rendered(<PayBar parts={payBarParts(content)} />);
  const lines = all(bar, 'path').map(({ attribs }) => `${attribs.class} ${attribs.d}`);
  const key = all(bar, 'li').map(wordsOf);
  expect(lines.map((line, index) => `${line} ${key[index]}`)).toEqual(parts);
  expect(key).toHaveLength(parts.length);
  // Screen readers read the key.
  expect(first(bar, 'svg').attribs['aria-hidden']).toBe('true');
});

function barOf(annualSalary: number, options = {}) {
  const pay = calculatePay({ annualSalary, taxYear: '2025-26', options });
  return <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />;
}

test('the parts of a bar follow each other without overlap to its end, for any pay', () => {
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  for (const salary of [1, 18_201, 45_000, 51_550, 97_001, 151_201, 190_001, 15_000_000]) {
    const lines = all(rendered(barOf(salary, options)), 'path').map(({ attribs }) => attribs.d);
    const places = Array.from(lines.join('').matchAll(/M(\d+) 1H(\d+)/g), ([, ...ends]) => ends);
    const along = places.flat().map(Number);
    expect(along).toEqual(along.toSorted((one, other) => one - other));
    expect([along[0], along.at(-1)]).toEqual([0, 1_000]);
  }
});

test('without pay the bar asks for a salary', () => {
  const bar = rendered(barOf(0));
  expect(all(bar, 'path')).toEqual([]);
  expect(wordsOf(bar)).toContain('Enter a salary');
});

test('the plots that every salary page has are short', () => {
  const scale = <BracketScale {...scaleOf('2025-26')(15_000_000)} />;
  const sizes = [renderToString(scale).length, renderToString(barOf(14_999_900)).length];
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});
