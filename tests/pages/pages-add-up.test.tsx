/** Readers who add up what a page shows come to what it shows: on salary pages, and on calculators whatever is entered. */
import type { ParentNode } from 'domhandler';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { longSentences } from './long-sentences.ts';
import {
  answerOn,
  calculatorPages,
  choicesOf,
  fragmentAfter,
  headingsOf,
  openedMain,
  outcomeOf,
  placesOf,
  renderedSalaryPage,
  rowIn,
  sectionUnder,
} from './opened-page.tsx';

const COUNT = process.env.LONG_TESTS ? 2_000 : 120;

/** Pays so small that a figure rounds to $0. */
const SMALLEST = [
  // The page shows $6 less $3 of sacrifice and $2 of take-home pay, so it must show $1 for a tax of less than half a dollar.
  '#salary=0.18&cycle=fortnightly&bonus=1&sacrifice=3&offer-salary=1&offer-cycle=annually&options=workingHolidayVisa',
  // The standard deduction is less than half a dollar.
  '#salary=0.09&cycle=monthly&hours=1&threshold=no&sacrifice=1&job2-hours=0.01',
];

/** Amounts of every size. If a field refuses one, the form keeps its first text. */
const numbers = fc.oneof(
  ...[60, 9_000, 60_000, 350_000].map((most) => fc.integer({ min: 1, max: most }).map(String)),
  ...[9_000, 900_000].map((most) =>
    fc.integer({ min: 1, max: most }).map((cents) => (cents / 100).toFixed(2)),
  ),
);

/** Days on which a job began, of the default year by the law. */
const days = fc.constantFrom('2026-07-02', '2026-11-16', '2027-02-01', '2027-06-30');

/** Fragments with some of the page's fields, and every number that has a text at first. */
function fragmentsOf(page: CalculatorPage): fc.Arbitrary<string> {
  const places = placesOf(page);
  const texts = places.map(({ name, own, field }) => {
    const choices = [...new Set(choicesOf(page).get(own))];
    if (own === 'start') return [name, days] as const;
    if (choices.length === 0) return [name, numbers] as const;
    const names = fc
      .subarray(choices, { maxLength: Math.min(3, choices.length) })
      .map((each) => each.join());
    return [name, field.isList ? names : fc.constantFrom(...choices)] as const;
  });
  const typed = places.filter(({ field }) => field.shown && field.initial !== '');
  const requiredKeys = typed.map(({ name }) => name);
  return fc
    .record<Record<string, string>>(Object.fromEntries(texts), { requiredKeys })
    .map((entries) => `#${new URLSearchParams(entries)}`);
}

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  test.each(await calculatorPages(rules))('$path adds up', { timeout: 600_000 }, (page) => {
    const examples = [...page.examples, ...SMALLEST];
    fc.assert(
      fc.property(fragmentsOf(page), (fragment) => {
        const main = openedMain(page, fragment, rules);
        const written = fragmentAfter(page, fragment, rules);
        expect(fragmentAfter(page, written, rules)).toBe(written);
        expect(written.length).toBeLessThan(2_000);
        const bar = all(main, '.summary dl').flatMap((list) => all(list, 'dd:not(.note)'));
        const [gross = 0, tax = 0, net = 0] = bar.map(wordsOf).map(amountIn);
        expect(gross - tax).toBe(net);
        // The line of the answer repeats it.
        const texts = all(main, ':is(p, li, dt, dd):not(.answer-line)').map(wordsOf);
        expect(longSentences(main)).toEqual([]);
        const outcome = outcomeOf(main);
        for (const table of all(outcome, 'table')) expectTableAddsUp(table);
        for (const list of all(outcome, 'dl')) expectListAddsUp(list);
        for (const text of [...texts, answerOn(outcome)]) {
          expectTextAddsUp(text, outcome);
          for (const [words, expectIt] of Object.entries(FURTHER)) {
            if (new RegExp(words).test(text)) expectIt(text, outcome, texts);
          }
        }
        const titles = headingsOf(outcome).map(({ words }) => words);
        if (titles.includes('Tax Breakdown') && listIn(outcome, 'Tax Breakdown').size > 1) {
          expectYearAddsUp(outcome);
          if (rules.name === 'legislated') expectPaysAddUp(outcome);
        }
        for (const bar of all(outcome, '.answer .pay-bar')) expectBarAddsUp(bar, answerOn(outcome));
        const ofCards = all(outcome, '.results > :not(.answer-place) :is(p, li)');
        expect(ofCards.map(wordsOf).filter((text) => NOTHING.test(text))).toEqual([]);
      }),
      { numRuns: COUNT, examples: examples.map((each) => [each] as [string]) },
    );
  });
});

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
        const included = listIn(page, 'Super included');
        expect((included.get('Salary')?.[0] ?? 0) + (included.get('Super')?.[0] ?? 0)).toBe(gross);
        const [, repaid = '$0'] = /(\$[\d,]+) a year is repaid/.exec(words) ?? [];
        const withLoan = listIn(page, 'Student loan').get('Take-home pay')?.[0];
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
});

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

/** The amount and the note of each figure below a heading, keyed by label. */
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

/** Sentences about $0 are useless, unless an income starts there or a year has no tax. */
const NOTHING = /(?<!from |tax is )\$0(\.00)?(?![\d,.]*\d).*\.$/;

/** The refund or the only amount, in cents. A word in its place has none. */
const centsOf = (text: string) =>
  ['Not covered', '–', '-'].includes(text) ? Number.NaN : refundIn(text) || amountIn(text);

const sumOf = (rows: readonly (readonly number[])[], at: number) =>
  total(rows.map((cells) => cells[at] ?? 0));

function expectTableAddsUp(table: ParentNode): void {
  const columns = all(table, 'thead th').map(wordsOf);
  const labels = all(table, 'tbody th').map(wordsOf);
  const rows = all(table, 'tbody tr').map((row) => all(row, 'td').map(wordsOf).map(centsOf));
  for (const [at, [one = 0, other = 0, third]] of rows.entries()) {
    if (columns[2] === 'Difference') expect(other - one, labels[at]).toBe(third);
    if (columns[2] === 'Lands') expect(one - other, labels[at]).toBe(third);
  }
  const rowOf = (label: string) => rows[labels.indexOf(label)];
  const [gross, net] = [rowOf('Pay before tax'), rowOf('Take-home pay')];
  const taken = rows.filter((_, at) => TAKEN.includes(labels[at] ?? ''));
  const both = rowOf('Take-home pay and super');
  const intoSuper = rowOf('Super') ?? rowOf('Super after its 15% tax');
  for (const at of columns.keys()) {
    const sum = rowOf('All')?.[at];
    if (sum !== undefined) expect(sumOf(rows.slice(0, -1), at)).toBe(sum);
    if (gross && net && !Number.isNaN(net[at])) {
      expect((gross[at] ?? 0) - sumOf(taken, at), columns[at]).toBe(net[at]);
    }
    if (both && intoSuper) expect((net?.[at] ?? 0) + (intoSuper[at] ?? 0)).toBe(both[at]);
  }
}

/** Labels of the rows that are taken off a pay. */
const TAKEN = [
  'Salary sacrifice',
  'Income tax',
  'Medicare levy',
  'Medicare levy surcharge',
  'Student loan repayment',
];

/** Labels of last figures that are the sum of their list. */
const SUMS = [
  'In your account',
  "The year's tax on it",
  'Income Tax',
  'Taxable income',
  'Total tax',
];

function expectListAddsUp(list: ParentNode): void {
  const labels = all(list, 'dt').map(wordsOf);
  if (!SUMS.includes(labels.at(-1) ?? '')) return;
  const amounts = all(list, 'dd:not(.note)').map((item, at) => {
    return amountIn(wordsOf(item)) * (labels[at]?.startsWith('Less') ? -1 : 1);
  });
  expect(Math.max(0, total(amounts.slice(0, -1))), labels.join()).toBe(amounts.at(-1));
}

/** The shares of a pay are all of it, and amounts come to the sum that the answer is about. */
function expectBarAddsUp(bar: ParentNode, answer: string): void {
  const parts = all(bar, 'li').map(wordsOf);
  const shares = parts.map((part) =>
    Array.from(part.matchAll(/([\d.]+)%/g), ([, of]) => Number(of)),
  );
  for (const at of shares[0]?.keys() ?? []) {
    const tenths = total(shares.map((each) => Math.round((each[at] ?? 0) * 10)));
    expect([0, 1_000], parts.join()).toContain(tenths);
  }
  const ofAmounts = all(bar, 'figcaption').map(wordsOf).includes('Where it goes');
  const [, whole] = /[Oo]f (?:your (?:payout of )?)?(\$[\d,.]*\d)/.exec(answer) ?? [];
  if (whole && ofAmounts) expect(total(parts.map(amountIn)), answer).toBe(amountIn(whole));
}

/** Sentences that repeat a table's cell, with its row and column. */
const OF_ROWS = [
  [/take home (\$[\d,]+) (?:more|less)/, 'Take-home pay', 2],
  [/(\$[\d,]+) (?:more|less) goes into your super/, 'Super', 2],
  [/Your super gets (\$[\d,]+) (?:more|less)/, 'Super after its 15% tax', 2],
  [/ leave (\$[\d,]+) a year after tax/, 'Take-home pay', 1],
  [/of your payout of (\$[\d,.]*\d)/, 'All', 0],
  [/take home (\S+) of your payout/, 'All', 2],
] as const;

function expectTextAddsUp(text: string, outcome: ParentNode): void {
  for (const [said, label, at] of OF_ROWS) {
    const [, amount = ''] = said.exec(text) ?? [];
    if (amount)
      expect(amountIn(amount), text).toBe(Math.abs(centsOf(rowIn(outcome, label)?.[at] ?? '')));
  }
  const [, withheld = '', tax = '', rest = ''] =
    /(\S+) is withheld.*the tax is (\$[\d,]+): (.*)/.exec(text) ?? [];
  if (tax) expect(refundIn(rest), text).toBe(amountIn(withheld) - amountIn(tax));
  // The sentence on a bonus leaves out salary sacrifice.
  const [, whole = '', parts = ''] =
    /\bOf (?:your|the) [^$]*(\$[\d,.]*\d)(?![\d,.]* of overtime)(.*)/.exec(text) ?? [];
  if (whole && !rowIn(outcome, 'Salary sacrifice')) {
    const [, kept, lands] = /you keep (\S+?)[,.] |(\S+) lands/.exec(`${parts} `) ?? [];
    const taken = parts.matchAll(
      /after (\S+) of tax|withholds (\$[\d,]+)|(\S+) is withheld|(\S+) of it goes into super/g,
    );
    const amounts = [...taken].map((match) => amountIn(match.slice(1).join('')));
    expect(amountIn(kept ?? lands) + total(amounts), text).toBe(amountIn(whole));
  }
}

/** Sums that only some pages show. Each is found by its words. */
const FURTHER: Record<
  string,
  (text: string, outcome: ParentNode, texts: readonly string[]) => void
> = {
  '^\\d+ pays of .* for the year': (text, outcome, texts) => {
    const column = [52, 26, 12].indexOf(Number.parseInt(text, 10));
    expectPaysMake(text, refundIn(rowIn(outcome, 'At tax time')?.[column] ?? ''));
    // The answer says them of a year, and their option of any period.
    const offsets = texts.flatMap((each) =>
      Array.from(each.matchAll(/(?:and |Tax offsets: )(\$[\d,]+) (?:of tax offsets|at tax time)/g)),
    );
    const later = offsets.map(([, amount]) => amountIn(amount));
    expect(new Set(later).size).toBeLessThan(2);
    const net = listIn(outcome, 'Tax Breakdown').get('Net Annual Salary')?.[0] ?? 0;
    expect(amountsIn(text).at(-1), text).toBe(net + (later[0] ?? 0));
    const each = amountsIn(text)[0];
    const lands = amountIn(rowIn(outcome, 'Take Home Pay')?.[column]);
    if (!text.includes(' in all')) expect(each, text).toBe(lands);
  },
  // The answer's figure is that of its period in the cards: of home in the table of periods, of part-time work in that of both pays.
  '[Yy]ou take home \\$.* (?:each|a) (?:year|month|fortnight|week)\\b': (text, outcome) => {
    const [, figure = '', noun = ''] = /ou take home (\S+) (?:each|a) (\w+)/.exec(text) ?? [];
    const at = ['week', 'fortnight', 'month', 'year'].indexOf(noun);
    const cell = rowIn(outcome, 'Take Home Pay')?.[at];
    if (cell) {
      const ofYear = () => listIn(outcome, 'Tax Breakdown').get('Net Annual Salary')?.[0];
      expect(amountIn(figure), text).toBe(noun === 'year' ? ofYear() : amountIn(cell));
    }
    if (!text.startsWith('For ')) return;
    const labels = noun === 'year' ? ['Take-home pay'] : [`Lands each ${noun}`, `A ${noun}`];
    expect(
      labels.flatMap((label) => rowIn(outcome, label)?.[1] ?? []),
      text,
    ).toEqual([figure]);
  },
  // All pays of casual work, before and after tax.
  '^You take home \\S+ of \\S+ before tax': (text, outcome) => {
    const row = rowIn(outcome, 'All') ?? rowIn(outcome, 'Pay 1') ?? [];
    expect(amountsIn(text).slice(0, 2), text).toEqual([row[2], row[0]].map(amountIn));
  },
  'of your payout of .* is withheld': (text) => {
    const [, lands, payout, withheld] =
      /home (\S+) of your payout of (\S+)\. .*?(\$[\d,]+) is withheld/.exec(text) ?? [];
    expect(amountIn(lands) + amountIn(withheld), text).toBe(amountIn(payout));
  },
  // A package is a salary and its super.
  ' package = ': (text, outcome) => {
    const [whole, salary = 0, intoSuper = 0] = amountsIn(text);
    expect(salary + intoSuper, text).toBe(whole);
    expect(listIn(outcome, 'Tax Breakdown').get('Gross Annual Salary')?.[0]).toBe(salary);
    expect(listIn(outcome, 'Take-Home Pay').get('Super annual contribution')?.[0]).toBe(intoSuper);
  },
  // A bonus has tax withheld from it and from later pays, and tax time settles the rest.
  'Of your .* lands in that pay\\. ': (text, outcome) => {
    const tax = taxOfYear(outcome);
    if (tax === undefined) return;
    const [taken, later, about] = [
      /withholds (\$[\d,]+)/,
      /Later pays bear (\$[\d,]+)/,
      /bout (\$[\d,]+) /,
    ].map((said) => amountIn(said.exec(text)?.[1]));
    const sign = /left to pay/.test(text) ? -1 : 1;
    expect((taken ?? 0) + (later ?? 0) - tax, text).toBe(sign * (about ?? 0));
  },
  "^The year's tax on it ": (text, outcome) => {
    const [tax, bonus] = amountsIn(text);
    expect(tax).toBe(taxOfYear(outcome));
    if (text.includes(' of $'))
      expect(bonus).toBe(centsOf(rowIn(outcome, 'Pay before tax')?.[2] ?? ''));
  },
  '^Taxable income goes from': (text, outcome) => {
    const [from = 0, to = 0] = amountsIn(text);
    const incomes = all(outcome, '.rates dt')
      .map(wordsOf)
      .filter((label) => !/^A step|^The year/.test(label));
    expect(total(incomes.map(amountIn)), text).toBe(to - from);
    // Each rate has the tax on its part. A rate has two decimals, and the largest tax makes up for the rounding of all rows.
    const rows = all(outcome, '.rates dl > div');
    for (const row of rows) {
      const [label, tax] = [wordsOf(first(row, 'dt')), amountIn(wordsOf(first(row, 'dd')))];
      const rate = Number(/^([\d.]+)% of/.exec(label)?.[1]) / 100;
      const income = amountsIn(label)[0] ?? 0;
      const slack = 50 * (rows.length + 1) + income / 20_000;
      if (rate) expect(Math.abs(tax - rate * income), label).toBeLessThanOrEqual(slack + rate * 50);
    }
  },
  // This sentence compares the tax withheld from uneven and even pays.
  '^The same pay evenly': (text, outcome) => {
    const [, ifEven = 0, difference = 0] = amountsIn(text.replace('nothing', '$0'));
    expect(Math.abs(amountIn(rowIn(outcome, 'All')?.[1]) - ifEven)).toBe(difference);
    if (text.includes('comes back'))
      expect(refundIn(wordsOf(outcome as never))).toBeGreaterThanOrEqual(difference);
  },
  // The sources of income have all that was withheld and is owed, and the assessment comes to what is left.
  "was withheld, and the year's tax is": (text, outcome) => {
    const sources = all(outcome, '.withheld p').map(wordsOf).map(amountsIn);
    const [, withheld, owed] = /(\S+) was withheld, and the year's tax is (\S+)\./.exec(text) ?? [];
    expect(
      [0, 1].map((at) => sumOf(sources, at)),
      text,
    ).toEqual([withheld, owed].map(amountIn));
    const lines = listIn(outcome, 'Your assessment');
    const line = (label: string) => lines.get(label)?.[0] ?? 0;
    expect(line('Less tax withheld') - line('Total tax'), text).toBe(
      line('Amount refundable') - line('Amount payable'),
    );
  },
  // The year's income is the wages and the taxed part of a payout.
  'our income of \\S+ is ': (text, outcome) => {
    const wages = amountsIn(text);
    const income = wages.pop();
    const [payout, taxFree] = ['All', 'Tax-free'].map((label) =>
      amountIn(rowIn(outcome, label)?.[0]),
    );
    expect(total(wages) + (payout ?? 0) - (taxFree ?? 0), text).toBe(income);
  },
};

/** The year's tax with a bonus, less the tax without it. */
function taxOfYear(outcome: ParentNode): number | undefined {
  const [gross, net] = ['Pay before tax', 'Take-home pay'].map(
    (label) => rowIn(outcome, label)?.[2],
  );
  return gross === undefined ? undefined : amountIn(gross) - amountIn(net);
}
