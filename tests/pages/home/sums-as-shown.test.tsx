/** Readers who add up what the pay calculator shows come to what it shows. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerTexts } from '../../../src/pages/home/answer-texts.ts';
import type { Home } from '../../../src/pages/home/calculation.ts';
import { SummaryBar } from '../../../src/pages/home/cards.tsx';
import { page } from '../../../src/pages/home/page.tsx';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { packageText } from '../../../src/words/package-text.ts';
import { all, first, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { drawnCards, openedResult } from '../opened-page.tsx';
import { rowIn } from '../rendered-page.tsx';
import {
  amountIn,
  amountsIn,
  cycle,
  dollars,
  drawnFragments,
  expectPaysAddUp,
  expectPaysMake,
  expectYearAddsUp,
  listIn,
  options,
  RUNS,
  refundIn,
  salary,
  total,
  yearOf,
  yesOrNo,
} from '../shown-amounts.ts';

test.each(Object.values(RULE_SETS))(
  'the pay calculator adds up by the $name set',
  { timeout: 60_000 },
  (rules) => {
    const { name } = rules;
    const fragments = drawnFragments(
      {
        ...{
          salary,
          cycle,
          options,
          year: yearOf(name),
          hours: fc.constantFrom('38', '7.5', '20'),
        },
        ...(name === 'legislated' && {
          'other-job': dollars(150_000),
          family: yesOrNo,
          partner: dollars(90_000),
        }),
        super: fc.constantFrom('', '11.3', '50'),
      },
      ['salary'],
    );
    fc.assert(
      fc.property(fragments, (fragment) => {
        const result = openedResult<Home>(page, fragment, rules);
        const { query, pay } = result;
        const cards = drawnCards(page, result, rules);
        const bar = parsedHtml(renderToString(<SummaryBar of={result} />));
        const [gross = 0, tax = 0, net] = all(bar, '.summary > dl dd:not(.note)')
          .map(wordsOf)
          .map(amountIn);
        expect(gross - tax).toBe(net);
        const { also, taxTime, year } = answerTexts(result);
        if (name === 'legislated') expectPaysAddUp(cards);
        if (listIn(cards, 'Tax Breakdown').size === 1) return;
        const shownYear = expectYearAddsUp(cards);
        if (year) {
          expectPaysMake(year, refundIn(taxTime));
          const column = ['weekly', 'fortnightly', 'monthly'].indexOf(result.entered.period);
          expect(refundIn(rowIn(cards, 'At tax time')?.[column] ?? '')).toBe(refundIn(taxTime));
        }
        expect(also).not.toMatch(/\$0(\.00)? of/);
        if (all(cards, '.bracket-parts').length > 0) {
          const amounts = all(first(cards, '.bracket-parts'), 'dd').map(wordsOf).map(amountIn);
          const incomeTax = amounts.pop() ?? 0;
          expect(total(amounts)).toBe(incomeTax);
          expect(listIn(cards, 'Tax Breakdown').get('Income Tax')?.[0]).toBe(incomeTax);
        }
        if (query.options.includesSuperannuation && query.annualSalary > 0) {
          const [whole, salaryPart = 0, superPart = 0] = amountsIn(
            packageText(query.annualSalary, pay),
          );
          expect(salaryPart + superPart).toBe(whole);
          expect(salaryPart).toBe(shownYear.gross);
          const list = listIn(cards, 'Take-Home Pay');
          expect(list.get('Super annual contribution')?.[0]).toBe(superPart);
        }
      }),
      RUNS,
    );
  },
);
