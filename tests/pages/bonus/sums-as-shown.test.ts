/** Readers who add up what the page on a bonus shows come to what it shows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusAnswer } from '../../../src/pages/bonus/answer-texts.ts';
import type { Bonus } from '../../../src/pages/bonus/calculation.ts';
import { page } from '../../../src/pages/bonus/page.tsx';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { drawnCards, openedResult } from '../opened-page.tsx';
import {
  amountIn,
  amountsIn,
  cycle,
  dollars,
  drawnFragments,
  expectNoSentenceOnNothing,
  listIn,
  options,
  RUNS,
  salary,
  total,
  yearOf,
} from '../shown-amounts.ts';

test('the page on a bonus adds up, and has no sentence on nothing, or a long one', {
  timeout: 60_000,
}, () => {
  const fragments = drawnFragments(
    {
      ...{ salary, cycle, options, year: yearOf('legislated') },
      bonus: fc.oneof(dollars(100), dollars(60_000)),
      kind: fc.constantFrom('bonus', 'back-pay', 'leave-loading'),
      'other-job': dollars(200_000),
      earlier: dollars(5_000),
    },
    ['salary'],
  );
  fc.assert(
    fc.property(fragments, (fragment) => {
      const result = openedResult<Bonus>(page, fragment);
      if (!result.isEntered) return;
      const cards = drawnCards(page, result);
      const answer = bonusAnswer(result);
      const { of, amount, withheld, taxTime } = answer;
      const [, toSuper = '$0'] = /^(\S+) of it goes into super/.exec(withheld) ?? [];
      const [, taken = '$0'] = /withholds (\$[\d,]+)/.exec(withheld) ?? [];
      expect(total([amount, toSuper, taken].map(amountIn)), withheld).toBe(amountIn(of));
      const pay = [...listIn(cards, wordsOf(first(cards, 'h2'))).values()].map(([each]) => each);
      expect(total(pay.slice(0, -1))).toBe(pay.at(-1));
      const rows = all(cards, 'tbody tr').map((row) => all(row, 'td').map(wordsOf).map(amountIn));
      for (const [without = 0, withIt = 0, change] of rows) expect(withIt - without).toBe(change);
      const [gross, ...others] = rows.slice(0, -1);
      if (gross === undefined) return;
      const net = others.pop() ?? [];
      for (const at of [0, 1, 2]) {
        expect((gross[at] ?? 0) - total(others.map((cells) => cells[at] ?? 0))).toBe(net[at]);
      }
      const yearTax = total(others.map((cells) => cells[2] ?? 0));
      const [, later = '$0'] = /Later pays bear (\$[\d,]+)/.exec(taxTime) ?? [];
      const [, about = '$0'] = /bout (\$[\d,]+) /.exec(taxTime) ?? [];
      const sign = /left to pay/.test(taxTime) ? -1 : 1;
      expect(amountIn(taken) + amountIn(later) - yearTax).toBe(sign * amountIn(about));
      const text = all(cards, 'p')
        .map(wordsOf)
        .find((each) => each.startsWith("The year's tax on it"));
      if (text) {
        const [told, base] = amountsIn(text);
        expect(told).toBe(yearTax);
        expect(base).toBe(gross[2]);
      }
      if (all(cards, '.rates').length > 0) {
        const list = [...listIn(cards, wordsOf(first(cards, '.rates h2')))];
        const taxes = list.map(([, [each]]) => each);
        expect(total(taxes.slice(0, -1))).toBe(taxes.at(-1));
        expect(taxes.at(-1)).toBe(yearTax);
        const incomes = list.map(([label]) =>
          /^A step|^The year/.test(label) ? 0 : amountIn(label),
        );
        const [from = 0, to = 0] = amountsIn(wordsOf(first(cards, '.rates figure > p')));
        expect(total(incomes)).toBe(to - from);
      }
      expectNoSentenceOnNothing(cards);
      const said = all(cards, 'p, dt, dd').map(wordsOf);
      expect([...Object.values(answer), ...said].flatMap(longSentences)).toEqual([]);
    }),
    RUNS,
  );
});
