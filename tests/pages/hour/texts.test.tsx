/** The texts of hour pages. `verify` holds their figures, and how long their titles and descriptions are. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hourFamily } from '../../../src/pages/hour/hour-page.tsx';
import { hourPageContent } from '../../../src/pages/hour/texts.ts';
import { HOURLY_RATES } from '../../../src/site/hourly-rates.ts';
import { taxYearWords } from '../../../src/words/tax-year-words.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { sectionUnder } from '../opened-page.tsx';

const content = {
  simplified: hourPageContent(RULE_SETS.simplified),
  legislated: hourPageContent(RULE_SETS.legislated),
};

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

test('the rates beside it are the previous and the next, and the twenty nearest', () => {
  const pages = HOURLY_RATES.map(content.legislated);
  for (const [index, { previous, next, nearby, digits }] of pages.entries()) {
    expect(previous?.amount).toBe(pages[index - 1]?.digits);
    expect(next?.amount).toBe(pages[index + 1]?.digits);
    const first = Math.min(Math.max(index - 10, 0), 250);
    const around = pages.slice(first, first + 21).filter((page) => page.digits !== digits);
    expect(nearby.map(({ amount }) => amount)).toEqual(around.map((page) => page.digits));
  }
});
