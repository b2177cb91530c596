/** Readers who add up what the comparison of two pays shows come to what it shows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo } from '../../../src/pages/compare/answer.ts';
import type { Compared } from '../../../src/pages/compare/calculation.ts';
import { page } from '../../../src/pages/compare/page.tsx';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { drawnCards, openedResult } from '../opened-page.tsx';
import {
  amountIn,
  cycle,
  dollars,
  drawnFragments,
  expectNoSentenceOnNothing,
  options,
  RUNS,
  refundIn,
  salary,
  total,
  yearOf,
  yesOrNo,
} from '../shown-amounts.ts';

/** A pay with less than half a dollar of tax. It is shown as $6 less $3 of sacrifice, which leaves $2, so the tax must be shown as $1. */
const SMALLEST =
  '#salary=0.18&cycle=fortnightly&bonus=1&sacrifice=3&offer-salary=1&offer-cycle=annually&options=workingHolidayVisa';

test.each(Object.values(RULE_SETS))(
  'the comparison adds up by the $name set, and has no sentence on nothing',
  { timeout: 60_000 },
  (rules) => {
    const { name } = rules;
    const bonus = fc.oneof(dollars(40), dollars(20_000));
    const sacrifice = fc.oneof(dollars(40), dollars(30_000));
    const fragments = drawnFragments(
      {
        ...{ salary, cycle, options, year: yearOf(name), bonus, sacrifice, included: yesOrNo },
        ...{ 'offer-salary': salary, 'offer-cycle': cycle, 'offer-included': yesOrNo },
        ...{ 'offer-bonus': bonus, 'offer-sacrifice': sacrifice },
        ...(name === 'legislated' && { 'other-job': dollars(150_000) }),
      },
      ['salary', 'offer-salary'],
    );
    fc.assert(
      fc.property(fragments, (fragment) => {
        const result = openedResult<Compared>(page, fragment, rules);
        const cards = drawnCards(page, result, rules);
        const rows = all(cards, 'tbody tr').map((row) => {
          return [wordsOf(first(row, 'th')), all(row, 'td').map(wordsOf)] as const;
        });
        for (const [label, [now = '', offer = '', change = '']] of rows) {
          if ([now, offer].includes('Not covered')) continue;
          const of = label === 'At tax time' ? refundIn : amountIn;
          expect(of(offer) - of(now), label).toBe(amountIn(change));
        }
        const byLabel = new Map(rows);
        const row = (label: string) => byLabel.get(label)?.map(amountIn) ?? [];
        const net = byLabel.get('Take-home pay') ?? [];
        if (net.length === 0 || net.includes('–')) return;
        const taken = [
          'Salary sacrifice',
          'Income tax',
          'Medicare levy',
          'Medicare levy surcharge',
          'Student loan repayment',
        ].map(row);
        for (const at of [0, 1, 2]) {
          const left =
            (row('Pay before tax')[at] ?? 0) - total(taken.map((cells) => cells[at] ?? 0));
          expect(left).toBe(row('Take-home pay')[at]);
        }
        const together = byLabel.get('Take-home pay and super');
        const intoSuper = byLabel.get('Super') ?? byLabel.get('Super after its 15% tax');
        if (together && intoSuper) {
          for (const at of [0, 1, 2]) {
            expect(amountIn(net[at]) + amountIn(intoSuper[at])).toBe(amountIn(together[at]));
          }
        }
        const { before = '', lead, more = '' } = answerTo(result);
        const answer = `${before} ${lead} ${more}`;
        const change = Math.abs(row('Take-home pay')[2] ?? 0);
        const [, told = ''] = /take home (\$[\d,.]+) /.exec(answer) ?? [];
        if (told && !told.includes('.')) expect(amountIn(told)).toBe(change);
        const [, toSuper = ''] = /(\$[\d,]+) (?:more|less) goes into your super/.exec(answer) ?? [];
        if (toSuper) expect(amountIn(toSuper)).toBe(Math.abs(amountIn(intoSuper?.[2])));
        for (const text of all(cards, 'p').map(wordsOf)) {
          const [, whole = '', kept = '', tax = '$0', rest = ''] =
            /Of the bonus of (\S+) you keep (\S+?)(?:, after (\S+) of tax.*?)?\.(.*)/.exec(text) ??
            [];
          if (!whole) continue;
          const [, inside = '$0'] = /(\S+) of it goes into super/.exec(rest) ?? [];
          const parts = [kept.replace('nothing', '$0'), tax, inside].map(amountIn);
          // The sentence has no word on the part of a bonus that is sacrificed.
          if (!byLabel.has('Salary sacrifice')) expect(total(parts), text).toBe(amountIn(whole));
        }
        expectNoSentenceOnNothing(cards);
      }),
      { ...RUNS, examples: [[SMALLEST]] },
    );
  },
);
