/**
 * Readers who add up what a page shows come to what it shows. Entries are drawn for each page, and figures read back from its texts and
 * tables: amounts of whole dollars or of cents, in cents.
 */
import type { ParentNode } from 'domhandler';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { calculated as bonusCalculated } from '../../src/pages/bonus/calculation.ts';
import { Cards as BonusCards } from '../../src/pages/bonus/cards.tsx';
import { bonusForm } from '../../src/pages/bonus/form.ts';
import { bonusAnswer } from '../../src/pages/bonus/texts.ts';
import { calculated as casualCalculated } from '../../src/pages/casual/calculation.ts';
import { cardFigures } from '../../src/pages/casual/card-figures.ts';
import * as casual from '../../src/pages/casual/card-texts.ts';
import { casualForm } from '../../src/pages/casual/form.ts';
import { compared } from '../../src/pages/compare/calculation.ts';
import { Cards as CompareCards } from '../../src/pages/compare/cards.tsx';
import { compareForm } from '../../src/pages/compare/form.ts';
import { answerTo, spokenAnswer } from '../../src/pages/compare/texts.ts';
import {
  countingEntries,
  type Entries,
  type Form,
  initialEntries,
} from '../../src/pages/form/form.ts';
import { calculated as homeCalculated } from '../../src/pages/home/calculation.ts';
import { Cards as HomeCards, SummaryBar } from '../../src/pages/home/cards.tsx';
import { homeForm } from '../../src/pages/home/form.ts';
import { answerTexts } from '../../src/pages/home/texts.ts';
import { hourFamily } from '../../src/pages/hour/hour-page.tsx';
import { calculated as leavingCalculated } from '../../src/pages/leaving/calculation.ts';
import * as leaving from '../../src/pages/leaving/card-texts.ts';
import { leavingForm } from '../../src/pages/leaving/form.ts';
import { leavingAnswer } from '../../src/pages/leaving/texts.ts';
import { enteredReturn } from '../../src/pages/tax-return/calculation.ts';
import { Cards as ReturnCards } from '../../src/pages/tax-return/cards.tsx';
import { taxReturnForm } from '../../src/pages/tax-return/form.ts';
import { answerText } from '../../src/pages/tax-return/tax-return.tsx';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { HOURLY_RATES } from '../../src/site/hourly-rates.ts';
import { packageText } from '../../src/words/package-text.ts';
import { pastSettlementText } from '../../src/words/settlements.ts';
import { taxYearWords } from '../../src/words/tax-year-words.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';
import { renderedSalaryPage, rowIn, sectionUnder } from './rendered-page.tsx';
import { drawnReturns, fieldsOf } from './tax-return/drawn-returns.ts';

const { legislated } = RULE_SETS;
const SETS = ['simplified', 'legislated'] as const;
const COUNT = process.env.LONG_TESTS ? 2_000 : 120;
const RUNS = { numRuns: COUNT };

/** A pay with less than half a dollar of tax. It is shown as $6 less $3 of sacrifice, which leaves $2, so the tax must be shown as $1. */
const SMALLEST_COMPARED = {
  ...{ salary: '0.18', cycle: 'fortnightly', bonus: '1', sacrifice: '3' },
  ...{ 'offer-salary': '1', options: 'workingHolidayVisa' },
};

/** Cents of each amount in `text`, in its order. */
function amountsIn(text: string): number[] {
  return Array.from(text.matchAll(/[-+]?\$[\d,]+(\.\d\d)?/g), ([amount]) =>
    Math.round(Number(amount.replaceAll(/[$,+]/g, '')) * 100),
  );
}

/** Cents of the only amount in `text`; 0 where there is none. */
function amountIn(text: string | undefined): number {
  const amounts = amountsIn(text ?? '');
  expect(amounts.length, text).toBeLessThan(2);
  return amounts[0] ?? 0;
}

/** Cents that come back, or are to pay if below 0. */
function refundIn(text: string): number {
  const [, amount = '$0', way] = /(\$[\d,]+) (back|to pay)/.exec(text) ?? [];
  return amountIn(amount) * (way === 'to pay' ? -1 : 1);
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

const shown = (part: ReactNode) => parsedHtml(renderToString(part));

/** By label, the amount and the note of each figure below a heading. */
function listIn(page: ParentNode, heading: string): Map<string, [amount: number, note: string]> {
  const items = all(sectionUnder(page, heading), 'dl > div');
  return new Map(
    items.map((item) => [
      wordsOf(first(item, 'dt')),
      [amountIn(wordsOf(first(item, 'dd'))), all(item, '.note').map(wordsOf).join(' ')],
    ]),
  );
}

/** The amounts of a table's row; empty where there is no such row. */
const amountsOf = (page: ParentNode, label: string) => rowIn(page, label)?.map(amountIn) ?? [];

/** A sentence about $0 says nothing, but that an income starts there. */
function expectNoSentenceOnNothing(page: ParentNode): void {
  const sentences = all(page, 'p, li').map(wordsOf);
  expect(sentences.filter((text) => /(?<!from )\$0(\.00)?(?![\d,.]*\d)/.test(text))).toEqual([]);
}

/** The entries of `form` that count, at its initial ones but for some that are drawn. */
function drawn<F extends Form>(
  form: F,
  fields: Partial<Record<keyof F & string, fc.Arbitrary<string>>>,
) {
  return fc
    .record(fields as Record<string, fc.Arbitrary<string>>, { requiredKeys: ['salary'] })
    .map((entered) => {
      const given = { ...initialEntries(form), ...entered } as Entries<F>;
      return countingEntries(form, given);
    });
}

const dollars = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const cents = (most: number) =>
  fc.integer({ min: 1, max: most * 100 }).map((each) => (each / 100).toFixed(2));
const salary = fc.oneof(dollars(350_000), cents(9_000), dollars(60_000));
const cycle = fc.constantFrom('hourly', 'weekly', 'fortnightly', 'monthly', 'annually');
const yesOrNo = fc.constantFrom('', 'yes');
const options = fc
  .subarray(
    [
      'includesSuperannuation',
      'noPrivateHospitalCover',
      'nonResident',
      'workingHolidayVisa',
      'noTaxFreeThreshold',
      'studentLoan',
      'withholdTaxOffsets',
    ],
    { maxLength: 3 },
  )
  .map((names) => names.join());

const yearOf = (rules: RuleSetName) =>
  fc.constantFrom(...RULE_SETS[rules].taxYears.map(({ label }) => label));

const TAXES = ['Income Tax', 'Medicare Levy', 'Medicare Levy Surcharge', 'Student Loan Repayment'];

/** The year of a page that has Tax Breakdown and the comprehensive table: cents of its gross, its total tax and its net pay. */
function expectYearAddsUp(page: ParentNode) {
  const list = listIn(page, 'Tax Breakdown');
  const of = (label: string) => list.get(label)?.[0] ?? 0;
  const [gross, tax, net] = ['Gross Annual Salary', 'Total Tax', 'Net Annual Salary'].map(of) as [
    number,
    number,
    number,
  ];
  const taxes = [...list].filter(([label]) => TAXES.includes(label.replace(/ \(\d.*/, '')));
  expect(total(taxes.map(([, [amount]]) => amount))).toBe(tax);
  expect(gross - tax).toBe(net);
  const [, taxable] = list.get('Standard Deduction') ?? [];
  if (taxable) {
    expect(amountIn(taxable)).toBe(gross - of('Standard Deduction') + of('Super Above the Cap'));
  }
  const annually = (label: string) => amountsOf(page, label)[3] ?? 0;
  expect(total(TAXES.map(annually))).toBe(annually('Total Tax'));
  expect(annually('Gross Income') - annually('Total Tax')).toBe(annually('Take Home Pay'));
  return { gross, tax, net };
}

/** The pays of the comprehensive table. */
function expectPaysAddUp(page: ParentNode) {
  const [gross, tax, net] = ['Gross Income', 'Total Tax', 'Take Home Pay'].map((label) =>
    amountsOf(page, label),
  );
  for (const at of [0, 1, 2]) {
    expect((gross?.[at] ?? 0) - (tax?.[at] ?? 0)).toBe(net?.[at] ?? 0);
  }
}

/** The line that joins pays and tax time: whole dollars of the year that it comes to. */
function expectPaysMake(year: string, refund: number): void {
  const [, count, each = '', , made = ''] =
    /^(\d+) pays of (\$[\d,.]+)( in all)?.* make (\$[\d,]+) for the year/.exec(year) ?? [];
  const paid = year.includes(' in all') ? amountIn(each) : Number(count) * amountIn(each);
  expect(refundIn(year), year).toBe(refund);
  expect(Math.round((paid + refund) / 100) || 0, year).toBe(amountIn(made) / 100);
}

describe.each(SETS)('by the %s set', (name) => {
  const rules = RULE_SETS[name];

  test('the home page adds up', { timeout: 60_000 }, () => {
    const form = homeForm(rules);
    const entries = drawn(form, {
      ...{ salary, cycle, options, year: yearOf(name), hours: fc.constantFrom('38', '7.5', '20') },
      ...(name === 'legislated' && {
        'other-job': dollars(150_000),
        family: yesOrNo,
        partner: dollars(90_000),
      }),
      super: fc.constantFrom('', '11.3', '50'),
    } as Parameters<typeof drawn<typeof form>>[1]);
    fc.assert(
      fc.property(entries, (entered) => {
        const calculation = homeCalculated(entered, rules);
        const { query, pay } = calculation;
        const page = shown(<HomeCards of={calculation} />);
        const bar = shown(<SummaryBar of={calculation} />);
        const [gross = 0, tax = 0, net] = all(bar, '.summary > dl dd:not(.note)')
          .map(wordsOf)
          .map(amountIn);
        expect(gross - tax).toBe(net);
        const { also, taxTime, year } = answerTexts(calculation);
        if (name === 'legislated') expectPaysAddUp(page);
        if (listIn(page, 'Tax Breakdown').size === 1) return;
        const shownYear = expectYearAddsUp(page);
        if (year) {
          expectPaysMake(year, refundIn(taxTime));
          const column = ['weekly', 'fortnightly', 'monthly'].indexOf(calculation.entered.period);
          expect(refundIn(rowIn(page, 'At tax time')?.[column] ?? '')).toBe(refundIn(taxTime));
        }
        expect(also).not.toMatch(/\$0(\.00)? of/);
        if (all(page, '.bracket-parts').length > 0) {
          const amounts = all(first(page, '.bracket-parts'), 'dd').map(wordsOf).map(amountIn);
          const incomeTax = amounts.pop() ?? 0;
          expect(total(amounts)).toBe(incomeTax);
          expect(listIn(page, 'Tax Breakdown').get('Income Tax')?.[0]).toBe(incomeTax);
        }
        if (query.options.includesSuperannuation && query.annualSalary > 0) {
          const [whole, salaryPart = 0, superPart = 0] = amountsIn(
            packageText(query.annualSalary, pay),
          );
          expect(salaryPart + superPart).toBe(whole);
          expect(salaryPart).toBe(shownYear.gross);
          const list = listIn(page, 'Take-Home Pay');
          expect(list.get('Super annual contribution')?.[0]).toBe(superPart);
        }
      }),
      RUNS,
    );
  });

  test('the comparison adds up, and has no sentence on nothing', { timeout: 60_000 }, () => {
    const form = compareForm(rules);
    const bonus = fc.oneof(dollars(40), dollars(20_000));
    const sacrifice = fc.oneof(dollars(40), dollars(30_000));
    const entries = drawn(form, {
      ...{ salary, cycle, options, year: yearOf(name), bonus, sacrifice, included: yesOrNo },
      ...{ 'offer-salary': salary, 'offer-cycle': cycle, 'offer-included': yesOrNo },
      ...{ 'offer-bonus': bonus, 'offer-sacrifice': sacrifice },
      ...(name === 'legislated' && { 'other-job': dollars(150_000) }),
    } as Parameters<typeof drawn<typeof form>>[1]);
    fc.assert(
      fc.property(entries, (entered) => {
        const calculation = compared(entered, rules);
        const page = shown(
          <>
            <CompareCards.Differences of={calculation} />
            <CompareCards.EachPay of={calculation} />
          </>,
        );
        const rows = all(page, 'tbody tr').map((row) => {
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
        const answer = spokenAnswer(answerTo(calculation));
        const change = Math.abs(row('Take-home pay')[2] ?? 0);
        const [, told = ''] = /take home (\$[\d,.]+) /.exec(answer) ?? [];
        if (told && !told.includes('.')) expect(amountIn(told)).toBe(change);
        const [, toSuper = ''] = /(\$[\d,]+) (?:more|less) goes into your super/.exec(answer) ?? [];
        if (toSuper) expect(amountIn(toSuper)).toBe(Math.abs(amountIn(intoSuper?.[2])));
        for (const text of all(page, 'p').map(wordsOf)) {
          const [, whole = '', kept = '', tax = '$0', rest = ''] =
            /Of the bonus of (\S+) you keep (\S+?)(?:, after (\S+) of tax.*?)?\.(.*)/.exec(text) ??
            [];
          if (!whole) continue;
          const [, inside = '$0'] = /(\S+) of it goes into super/.exec(rest) ?? [];
          const parts = [kept.replace('nothing', '$0'), tax, inside].map(amountIn);
          // The sentence has no word on the part of a bonus that is sacrificed.
          if (!byLabel.has('Salary sacrifice')) expect(total(parts), text).toBe(amountIn(whole));
        }
        expectNoSentenceOnNothing(page);
      }),
      { ...RUNS, examples: [[{ ...initialEntries(form), ...SMALLEST_COMPARED }]] },
    );
  });

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
      const page = shown(<hourFamily.Main {...contentOf(rate)} year={year} />);
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

test('the page on a bonus adds up, and has no sentence on nothing', { timeout: 60_000 }, () => {
  const form = bonusForm(legislated);
  const entries = drawn(form, {
    ...{ salary, cycle, options, year: yearOf('legislated') },
    bonus: fc.oneof(dollars(100), dollars(60_000)),
    kind: fc.constantFrom('bonus', 'back-pay', 'leave-loading'),
    'other-job': dollars(200_000),
    earlier: dollars(5_000),
  });
  fc.assert(
    fc.property(entries, (entered) => {
      const calculation = bonusCalculated(entered, legislated);
      if (!calculation.isEntered) return;
      const page = shown(<BonusCards of={calculation} />);
      const { of, amount, withheld, taxTime } = bonusAnswer(calculation);
      const [, toSuper = '$0'] = /^(\S+) of it goes into super/.exec(withheld) ?? [];
      const [, taken = '$0'] = /withholds (\$[\d,]+)/.exec(withheld) ?? [];
      expect(total([amount, toSuper, taken].map(amountIn)), withheld).toBe(amountIn(of));
      const pay = [...listIn(page, wordsOf(first(page, 'h2'))).values()].map(([each]) => each);
      expect(total(pay.slice(0, -1))).toBe(pay.at(-1));
      const rows = all(page, 'tbody tr').map((row) => all(row, 'td').map(wordsOf).map(amountIn));
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
      const text = all(page, 'p')
        .map(wordsOf)
        .find((each) => each.startsWith("The year's tax on it"));
      if (text) {
        const [told, base] = amountsIn(text);
        expect(told).toBe(yearTax);
        expect(base).toBe(gross[2]);
      }
      if (all(page, '.rates').length > 0) {
        const list = [...listIn(page, wordsOf(first(page, '.rates h2')))];
        const taxes = list.map(([, [each]]) => each);
        expect(total(taxes.slice(0, -1))).toBe(taxes.at(-1));
        expect(taxes.at(-1)).toBe(yearTax);
        const incomes = list.map(([label]) =>
          /^A step|^The year/.test(label) ? 0 : amountIn(label),
        );
        const [from = 0, to = 0] = amountsIn(wordsOf(first(page, '.rates figure > p')));
        expect(total(incomes)).toBe(to - from);
      }
      expectNoSentenceOnNothing(page);
    }),
    RUNS,
  );
});

test('the tax return adds up', { timeout: 60_000 }, () => {
  const form = taxReturnForm(legislated);
  for (const person of drawnReturns(COUNT, 11)) {
    const fields = { ...initialEntries(form), ...fieldsOf(person) } as Entries<typeof form>;
    const entered = enteredReturn(countingEntries(form, fields), legislated);
    const page = shown(<ReturnCards of={entered} />);
    const [withheld = 0, tax = 0] = amountsIn(
      pastSettlementText(entered.shown).replace('Nothing', '$0'),
    );
    expect(refundIn(answerText(entered))).toBe(withheld - tax);
    const [incomes, charges, outcome] = all(page, '.assessment dl').map((list) =>
      all(list, 'div').map((item) => {
        const sign = wordsOf(first(item, 'dt')).startsWith('Less') ? -1 : 1;
        return sign * amountIn(wordsOf(first(item, 'dd')));
      }),
    );
    for (const part of [incomes, charges]) {
      const sum = total(part?.slice(0, -1) ?? []);
      expect(part?.at(-1)).toBe(Math.max(0, sum));
    }
    const [lessWithheld = 0, left] = outcome ?? [];
    expect(Math.abs((charges?.at(-1) ?? 0) + lessWithheld)).toBe(left);
    const sources = all(page, '.withheld p').map(wordsOf).map(amountsIn);
    expect(total(sources.map(([each = 0]) => each))).toBe(withheld);
    expect(total(sources.map(([, owed = 0]) => owed))).toBe(tax);
  }
});

test('casual pay adds up, and comes back only where there is a refund', { timeout: 60_000 }, () => {
  const form = casualForm(legislated);
  const hours = fc.integer({ min: 0, max: 5_000 }).map((each) => (each / 100).toFixed(2));
  const entries = fc
    .record({
      ...{ rate: cents(90), hours, half: hours, 'pay2-hours': hours, 'pay3-hours': hours },
      period: fc.constantFrom('weekly', 'fortnightly', 'daily'),
      ...{
        pays: fc.constantFrom('1', '2', '3'),
        loan: yesOrNo,
        rest: fc.constantFrom('alike', 'none'),
      },
      ...{ threshold: fc.constantFrom('yes', 'no'), year: yearOf('legislated') },
    })
    .map((entered) => countingEntries(form, { ...initialEntries(form), ...entered }));
  fc.assert(
    fc.property(entries, (entered) => {
      const calculation = cardFigures(casualCalculated(entered, legislated));
      const { rows, rest } = casual.rowsOfPays(calculation);
      const cells = rows.map((row) => row.cells.map(amountIn));
      const sums = rest[0]?.cells.map(amountIn) ?? [];
      for (const [gross = 0, withheld = 0, lands] of [...cells, sums]) {
        expect(gross - withheld).toBe(lands);
      }
      sums.forEach((sum, at) => {
        expect(total(cells.map((row) => row[at] ?? 0))).toBe(sum);
      });
      const year = casual.yearText(calculation).replace('Nothing', '$0');
      const [, withheld = 0, tax = 0] = amountsIn(year);
      if (calculation.year) expect(refundIn(year), year).toBe(withheld - tax);
      const even = casual.evenText(calculation);
      const [, ifEven = 0, difference = 0] = amountsIn(even);
      if (even) expect(Math.abs((sums[1] ?? 0) - ifEven)).toBe(difference);
      if (even.includes('comes back')) expect(refundIn(year)).toBeGreaterThanOrEqual(difference);
    }),
    RUNS,
  );
});

test('a payout adds up', { timeout: 60_000 }, () => {
  const form = leavingForm(legislated);
  const entries = drawn(form, {
    salary: dollars(250_000),
    redundancy: cents(200_000),
    notice: cents(60_000),
    unit: fc.constantFrom('dollars', 'hours', 'days'),
    ...{ leave: dollars(60), worked: dollars(53), wages: cents(120_000), later: cents(60_000) },
    reason: fc.constantFrom('redundancy', 'other', 'invalidity'),
    ...{ years: dollars(30), age: dollars(70), year: yearOf('legislated'), loan: yesOrNo },
  });
  fc.assert(
    fc.property(entries, (entered) => {
      const calculation = leavingCalculated(entered, legislated);
      const rows = leaving.partRows(calculation).map(({ cells }) => cells.map(amountIn));
      const sums = rows.pop() ?? [];
      for (const [paid = 0, withheld = 0, lands] of [...rows, sums]) {
        expect(paid - withheld).toBe(lands);
      }
      sums.forEach((sum, at) => {
        expect(total(rows.map((row) => row[at] ?? 0))).toBe(sum);
      });
      const { said, why } = leavingAnswer(calculation);
      const [payout = 0, lands = 0] = amountsIn(said);
      expect(payout - (amountsIn(why).at(-1) ?? 0), said).toBe(lands);
      const [incomes = '', outcome = ''] = leaving.yearTexts(calculation);
      const wages = amountsIn(incomes);
      const income = wages.pop() ?? 0;
      const taxFree = amountIn(
        leaving.partRows(calculation).find(({ label }) => label === 'Tax-free')?.cells[0],
      );
      expect(total(wages) + payout - taxFree, incomes).toBe(income);
      const [withheld = 0, tax = 0] = amountsIn(outcome.replace('Nothing', '$0'));
      expect(refundIn(outcome), outcome).toBe(withheld - tax);
    }),
    RUNS,
  );
});
