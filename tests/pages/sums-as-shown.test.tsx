/** Readers who add up what a salary page or a page of an hourly rate shows come to what it shows. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hourFamily } from '../../src/pages/hour/hour-page.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { HOURLY_RATES } from '../../src/site/hourly-rates.ts';
import { taxYearWords } from '../../src/words/tax-year-words.ts';
import { first, parsedHtml, wordsOf } from '../support/parsed-html.ts';
import { renderedSalaryPage, rowIn } from './rendered-page.tsx';
import {
  amountIn,
  amountsOf,
  COUNT,
  expectPaysAddUp,
  expectPaysMake,
  expectYearAddsUp,
  listIn,
  refundIn,
} from './shown-amounts.ts';

describe.each(Object.values(RULE_SETS))('by the $name set', (rules) => {
  const { name } = rules;

  test('salary pages add up', { timeout: 60_000 }, () => {
    const salaries = fc.oneof(
      fc.integer({ min: 50, max: 3_500 }),
      fc.integer({ min: 50, max: 150_000 }),
      fc.integer({ min: 270, max: 680 }),
    );
    fc.assert(
      fc.property(salaries, (hundreds) => {
        const page = renderedSalaryPage(hundreds * 100, rules);
        const { gross, tax, net } = expectYearAddsUp(page);
        const words = wordsOf(page);
        expect(amountIn(wordsOf(first(page, '.answer strong')))).toBe(net);
        const [, saidTax = '$0'] =
          /How much tax is paid on \S+ (\$[\d,]+) a year/.exec(words) ?? [];
        expect(amountIn(saidTax)).toBe(tax);
        const included = listIn(page, 'If super is included');
        expect((included.get('Salary')?.[0] ?? 0) + (included.get('Super')?.[0] ?? 0)).toBe(gross);
        const [, repaid = '$0'] = /(\$[\d,]+) a year is repaid/.exec(words) ?? [];
        const withLoan = listIn(page, 'With a student loan').get('Take-home pay')?.[0];
        expect(net - amountIn(repaid)).toBe(withLoan);
        const [, surcharge = '', left = ''] =
          /surcharge of (\$[\d,]+) leaves (\$[\d,]+)/.exec(words) ?? [];
        if (surcharge) expect(net - amountIn(surcharge)).toBe(amountIn(left));
        if (name === 'simplified') return;
        expectPaysAddUp(page);
        const [year = ''] = /26 pays of .*? for the year/.exec(words) ?? [];
        expectPaysMake(year, refundIn(rowIn(page, 'At tax time')?.[1] ?? ''));
      }),
      { numRuns: COUNT / 2 },
    );
  });

  test('hour pages add up', { timeout: 60_000 }, () => {
    const contentOf = hourFamily.contentOf(rules, 1);
    const year = taxYearWords(rules);
    for (const rate of HOURLY_RATES.filter((_, index) => index % 3 === 0)) {
      const page = parsedHtml(renderToString(<hourFamily.Main {...contentOf(rate)} year={year} />));
      for (const period of [
        'Week',
        'Fortnight',
        'Month',
        ...(name === 'simplified' ? ['Year'] : []),
      ]) {
        const [gross = 0, taken = 0, net] = amountsOf(page, period);
        expect(gross - taken, `${rate} ${period}`).toBe(net);
      }
      const words = wordsOf(page);
      const net = amountIn(wordsOf(first(page, '.answer strong')));
      const loan = listIn(page, 'With a study loan');
      expect(net - (loan.get('Repaid in a year')?.[0] ?? 0)).toBe(
        loan.get('A year after tax')?.[0],
      );
      const [, gross = '', tax = ''] =
        /an hour is (\$[\d,]+) a year.*How much tax is paid on \S+ an hour\? (\$[\d,]+) a year/.exec(
          words,
        ) ?? [];
      expect(amountIn(gross) - amountIn(tax)).toBe(net);
      const [line = ''] = /52 pays of .*? for the year/.exec(words) ?? [];
      if (name === 'legislated') expectPaysMake(line, refundIn(line));
    }
  });
});
