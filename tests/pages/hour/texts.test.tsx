/** The texts of hour pages. `verify` holds every figure of every page against the reference. */
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hourFamily } from '../../../src/pages/hour/hour-page.tsx';
import { hourPageContent } from '../../../src/pages/hour/texts.ts';
import { HOURLY_RATES } from '../../../src/site/hourly-rates.ts';
import { taxYearWords } from '../../../src/words/tax-year-words.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { sectionUnder } from '../rendered-page.tsx';

const content = {
  simplified: hourPageContent(RULE_SETS.simplified),
  legislated: hourPageContent(RULE_SETS.legislated),
};

/**
 * 2026-27 by hand. A year is the rate times 1,976 hours. Taxable income is that less $1,000. Tax on it: 15% above 18,200, $4,020 and 30%
 * above 45,000, $31,020 and 37% above 135,000, $51,370 and 45% above 190,000. The offset is $700 up to 37,500, then less 5 cents a
 * dollar to 45,000 and 1.5 cents to 66,667. The levy is 10% of what is above 28,011, 2% at most. A week is 38 hours; of its whole dollars
 * and 99 cents Schedule 1 takes a × that − b, by the row of scale 2.
 */
const BY_HAND = [
  // 10,440 × 0.15 − 700; 629 × 0.1. Week 570.99 × 0.25 − 108.2135.
  [1_500, '$29,640', 866, 62.9, '$28,711', '$28,347', '$35', '$535.00'],
  // 21,308 × 0.15 − 599.60; 39,508 × 0.02. Week 779.99 × 0.179 − 60.8377.
  [2_050, '$40,508', 2_596.6, 790.16, '$37,121', '$36,678', '$79', '$700.00'],
  // 4,020 + 3,400 × 0.3 − 274. Week 950.99 × 0.3227 − 185.1935.
  [2_500, '$49,400', 4_766, 968, '$43,666', '$43,063', '$122', '$828.00'],
  // 4,020 + 13,280 × 0.3 − 125.80. Week 1,140.99 × 0.3227 − 185.1935.
  [3_000, '$59,280', 7_878.2, 1_165.6, '$50,236', '$49,633', '$183', '$957.00'],
  // 4,020 + 25,136 × 0.3. Week 1,368.99 × 0.32 − 181.7319.
  [3_600, '$71,136', 11_560.8, 1_402.72, '$58,172', '$57,584', '$256', '$1,112.00'],
  // 4,020 + 37,980 × 0.3. Week 1,615.99 × 0.32 − 181.7319.
  [4_250, '$83,980', 15_414, 1_659.6, '$66,906', '$66,318', '$335', '$1,280.00'],
  // 4,020 + 52,800 × 0.3. Week 1,900.99 × 0.32 − 181.7319.
  [5_000, '$98,800', 19_860, 1_956, '$76,984', '$76,396', '$427', '$1,473.00'],
  // 31,020 + 13,188 × 0.37. Week 2,869.99 × 0.39 − 363.4627.
  [7_550, '$149,188', 35_899.56, 2_963.76, '$110,325', '$109,667', '$756', '$2,113.00'],
  // 51,370 + 6,600 × 0.45. Week 3,800.99 × 0.47 − 655.7704.
  [10_000, '$197,600', 54_340, 3_932, '$139,328', '$138,590', '$1,131', '$2,669.00'],
  // 51,370 + 105,400 × 0.45. Week 5,700.99 × 0.47 − 655.7704.
  [15_000, '$296,400', 98_800, 5_908, '$191,692', '$190,954', '$2,024', '$3,676.00'],
] as const;

test.for(BY_HAND)(
  '%d cents an hour by hand',
  ([cents, gross, incomeTax, levy, net, before, withheld, lands]) => {
    const page = content.legislated(cents);
    expect(page).toMatchObject({ gross, net, yearBefore: { label: '2025-26', net: before } });
    expect(page.totalTax).toBe(`$${Math.round(incomeTax + levy).toLocaleString('en-AU')}`);
    expect(page.pays.weekly).toMatchObject({ taken: withheld, net: lands });
  },
);

test('the title and the description answer the question', () => {
  const { title, description, taxTime } = content.legislated(3_600);
  expect(title).toBe('$36 an hour is $71,136 a year: $58,172 after tax');
  expect(description).toBe(
    '$36 an hour is $71,136 a year for 38 hours a week: $58,172 after tax in 2026-27, $57,584 in 2025-26. $1,112.00 lands each week.',
  );
  expect(taxTime).toBe('52 pays of $1,112.00 and about $348 back make $58,172 for the year.');
  expect(content.simplified(3_650).description).toBe(
    '$36.50 an hour is $72,124 a year for 38 hours a week: $58,256 after tax in 2025-26, $58,256 in 2024-25. $1,120.31 is left each week.',
  );
});

test('loading, overtime, hours and weeks are of the rate', () => {
  const { loading, overtime, byHours, withoutLeave, minimumWage, salary } =
    content.legislated(3_650);
  // Of 90,155 a year, 89,155 are taxed: 17,266.50, and a levy of 1,783.10.
  expect(loading).toEqual({ onTop: '$45.63', base: '$29.20', net: '$71,105' });
  expect(overtime).toEqual({ half: '$54.75', double: '$73.00' });
  expect(byHours.map(({ cells: [week] }) => week)).toEqual(
    ['$365.00', '$730.00', '$912.50', '$1,095.00', '$1,277.50', '$1,368.75', '$1,387.00'].concat(
      '$1,460.00',
      '$1,825.00',
    ),
  );
  expect(withoutLeave.gross).toBe('$66,576');
  expect(minimumWage).toMatchObject({ hour: '$26.44', from: '1 July 2026', isBelow: false });
  expect(salary).toEqual({ amount: '72100', text: '$72,100' });
});

test('only where pays are shares of the year does their table have the year, in which a column means the same', () => {
  const periodsOf = (rules: 'simplified' | 'legislated') => {
    const year = taxYearWords(RULE_SETS[rules]);
    const page = renderToString(<hourFamily.Main {...content[rules](3_600)} year={year} />);
    return all(sectionUnder(parsedHtml(page), 'Before and after tax'), 'tbody th').map(wordsOf);
  };
  expect(periodsOf('legislated')).toEqual(['Week', 'Fortnight', 'Month']);
  expect(periodsOf('simplified')).toEqual(['Week', 'Fortnight', 'Month', 'Year']);
});

test('a rate below the minimum wage is said to be so', () => {
  expect(content.legislated(2_600).minimumWage.isBelow).toBe(true);
  expect(content.legislated(2_650).minimumWage.isBelow).toBe(false);
  expect(content.simplified(2_450).minimumWage).toMatchObject({ hour: '$24.95', isBelow: true });
});

describe.each(['simplified', 'legislated'] as const)('of every rate, %s', (rules) => {
  const pages = HOURLY_RATES.map(content[rules]);

  test('the title fits a search result, the description too, and no two are alike', () => {
    expect(Math.max(...pages.map(({ title }) => title.length))).toBeLessThanOrEqual(60);
    expect(Math.max(...pages.map((page) => page.description.length))).toBeLessThanOrEqual(160);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(271);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(271);
  });

  test('the rates beside it are the previous and the next, and the twenty nearest', () => {
    for (const [index, { previous, next, nearby, digits }] of pages.entries()) {
      expect(previous?.amount).toBe(pages[index - 1]?.digits);
      expect(next?.amount).toBe(pages[index + 1]?.digits);
      const first = Math.min(Math.max(index - 10, 0), 250);
      const around = pages.slice(first, first + 21).filter((page) => page.digits !== digits);
      expect(nearby.map(({ amount }) => amount)).toEqual(around.map((page) => page.digits));
    }
  });
});
