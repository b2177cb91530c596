/** docs/departures.md: every step is worked out, and the page has the results and says the sentences. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Leaving } from '../src/pages/leaving/calculator.ts';
import { page } from '../src/pages/leaving/page.tsx';
import { leavingYear } from '../src/pay/withholding/leaving-year.ts';
import { answerOn, cardOn, openedMain, openedResult } from './pages/opened-page.tsx';
import { legislated } from './support/known-law.ts';

const [, ...departures] = readFileSync('docs/departures.md', 'utf8').split(/^## /m);

interface Step {
  readonly words: string;
  readonly worked: number;
  readonly result: number;
}

/** `- words: expression sign result` */
function stepsOf(departure: string): Step[] {
  return [...departure.matchAll(/^- (.+): (.+) ([=≈→↓]) ([\d,.]+)$/gm)].map(
    ([, words = '', expression = '', sign = '', result = '']) => ({
      words,
      worked: rounded(worth(expression), sign),
      result: numberOf(result),
    }),
  );
}

function rounded(value: number, sign: string): number {
  const exact = Math.round(value * 1e6) / 1e6;
  switch (sign) {
    case '→':
      return Math.floor(exact + 0.5);
    case '≈':
      return Math.round(exact * 100) / 100;
    case '↓':
      return Math.floor(exact);
    default:
      return exact;
  }
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** The value of a sum or product as it is printed, with percentages and brackets. */
function worth(expression: string): number {
  const script = expression
    .replaceAll(',', '')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(/([\d.]+)%/g, '($1 / 100)');
  return runInNewContext(script);
}

test('there are six departures', () => {
  expect(departures).toHaveLength(6);
});

test.for(departures.map((text) => [text.split('\n', 1)[0] ?? '', text] as const))(
  '%s',
  ([, departure]) => {
    const steps = stepsOf(departure);
    expect(steps.map(({ words, worked }) => [words, worked])).toEqual(
      steps.map(({ words, result }) => [words, result]),
    );
    // None is left out for a form that the test does not read.
    expect(steps).toHaveLength(departure.match(/^- /gm)?.length ?? 0);

    const fragment = /`\/leaving(#.+)`/.exec(departure)?.[1] ?? '';
    const { paid, payout, query } = openedResult<Leaving>(page, fragment);
    const year = leavingYear<string>(query, legislated);
    const main = openedMain(page, fragment);
    const [said, why, ...yearTexts] = departure.match(/(?<=^> ).+$/gm) ?? [];
    expect(answerOn(main)).toBe(`${said} ${why}`);
    expect(cardOn(main, 'At tax time')).toBe(`At tax time ${yearTexts.join(' ')}`);

    const results = [0, ...steps.map(({ result }) => result)];
    const figures = [
      ...[payout, paid.excluded.withheld, paid.other.withheld, paid.leave.withheld, paid.total],
      ...[paid.lands, query.withheldFromPay, year.income, year.withheld],
      ...[year.assessment.taxableIncome, year.assessment.totalTax, Math.abs(year.refund)],
      year.assessment.division293Tax,
    ];
    // Withheld from two jobs is in two steps.
    const sums = results.flatMap((one) => results.map((other) => one + other));
    const missing = figures.filter((figure) => !sums.some((sum) => Math.abs(sum - figure) < 1e-4));
    expect(missing).toEqual([]);
  },
);
