/** The words and figures of the card 'On your payslip'. */
import { describe, expect, test } from 'vitest';
import type { PayOptions } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import type { PayCycle } from '../../src/words/pay-cycles.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { payslipContent, yearSentence } from '../../src/words/payslip.ts';

const { legislated, simplified } = RULE_SETS;

interface Asked {
  readonly annualSalary?: number;
  readonly taxYear?: string;
  readonly payCycle?: PayCycle;
  readonly options?: Partial<PayOptions>;
  readonly customSuperRate?: number;
}

function content(asked: Asked) {
  const { annualSalary = 80_000, taxYear = '2026-27', payCycle = 'annually' } = asked;
  const options = { ...DEFAULT_OPTIONS, ...asked.options };
  return payslipContent({ ...asked, annualSalary, taxYear, payCycle, options }, legislated);
}

test('80,000 dollars a year in 2026-27, by the week, fortnight and month', () => {
  expect(content({}).table).toEqual({
    gross: { weekly: '$1,538.46', fortnightly: '$3,076.92', monthly: '$6,666.67' },
    tax: { weekly: '$311', fortnightly: '$622', monthly: '$1,348' },
    studentLoan: undefined,
    inAccount: { weekly: '$1,227.46', fortnightly: '$2,454.92', monthly: '$5,318.67' },
    superannuation: { weekly: '$184.62', fortnightly: '$369.23', monthly: '$800.00' },
    withheldInYear: { weekly: '$16,172', fortnightly: '$16,172', monthly: '$16,176' },
    aboveTax: { weekly: '$372 more', fortnightly: '$372 more', monthly: '$376 more' },
    isLong: false,
  });
});

describe('the scale goes with the switches, in words', () => {
  test.each([
    [{}, 'scale 2, for a resident who claims the tax-free threshold.'],
    [
      { noTaxFreeThreshold: true },
      'scale 1, for a resident who does not claim the tax-free threshold.',
    ],
    [{ nonResident: true }, 'scale 3, for a non-resident.'],
  ])('%j: %s', (options, words) => {
    expect(content({ options }).basis).toContain(`Here they use ${words}`);
  });
});

test('a pay of the chosen cycle is put in a sentence; of an annual one, the fortnight', () => {
  expect(content({ annualSalary: 52_000, payCycle: 'weekly' }).chosen).toMatch(
    /^Paid weekly, you get \$862\.00 in the account: \$138 is withheld\.$/,
  );
  expect(content({ payCycle: 'monthly' }).chosen).toContain('Paid monthly, you get $5,318.67');
  expect(content({ payCycle: 'annually' }).chosen).toContain('Paid fortnightly, you get $2,454.92');
});

describe('over the year', () => {
  test('what is withheld beyond the tax comes back', () => {
    expect(content({ payCycle: 'monthly' }).year).toEqual([
      "Paid monthly, about $376 more is withheld over 12 pays than the year's tax of $15,800 (income tax and Medicare levy): it comes back with your tax return.",
    ]);
  });

  test('what it falls short by is paid', () => {
    const { year, table } = content({ annualSalary: 5_200, options: { nonResident: true } });
    expect(table?.aboveTax?.fortnightly).toBe('The same');
    expect(year).toEqual([
      "Paid fortnightly, what is withheld over 26 pays comes to the year's tax of $1,560 (income tax).",
    ]);
    const short = content({ annualSalary: 26_910, options: { nonResident: true } });
    expect(short.table?.aboveTax?.fortnightly).toMatch(/ less$/);
    expect(short.year[0]).toMatch(
      /about \$\d+ less is withheld .*: you pay it with your tax return\.$/,
    );
  });

  test('without the tax-free threshold, nothing is compared, as the tax depends on the other pay', () => {
    for (const annualSalary of [20_000, 60_000]) {
      const { table, year } = content({ annualSalary, options: { noTaxFreeThreshold: true } });
      expect(table?.aboveTax).toBeUndefined();
      expect(table?.withheldInYear).toBeUndefined();
      expect(year).toEqual([
        "This is the rate for a second job. Both pays are taxed together in your tax return, so this pay is not compared with a year's tax.",
      ]);
    }
  });

  test('the surcharge is named apart, since no table withholds it', () => {
    const { year } = content({ annualSalary: 120_000, options: { noPrivateHospitalCover: true } });
    expect(year[0]).toContain("the year's tax of $28,600 (income tax and Medicare levy)");
    expect(year[1]).toBe(
      'If single, you also pay a Medicare levy surcharge of $1,190, with your tax return: no table withholds it.',
    );
  });

  test('offsets that are withheld come off the tax all the same, and a sentence says so', () => {
    const withheld = content({ annualSalary: 40_000, options: { withholdTaxOffsets: true } });
    const plain = content({ annualSalary: 40_000 });
    expect(withheld.table).toEqual(plain.table);
    expect(withheld.year).toEqual([
      ...plain.year,
      "The year's tax here is after $625 of tax offsets, as your tax return has it.",
    ]);
    expect(content({ options: { withholdTaxOffsets: true } }).year).toHaveLength(1);
  });
});

test.each([
  [0.4, 'what is withheld over 52 pays comes to the tax.'],
  [-0.4, 'what is withheld over 52 pays comes to the tax.'],
  [0.5, 'about $1 more is withheld over 52 pays than the tax: it comes back with your tax return.'],
  [-0.5, 'about $1 less is withheld over 52 pays than the tax: you pay it with your tax return.'],
])('%d dollars above the tax of the year is told in whole dollars', (aboveTax, sentence) => {
  expect(yearSentence(aboveTax, 'weekly', 'the tax')).toBe(sentence);
});

test('non-residents have no offsets, so none come with their tax return', () => {
  const asked = { annualSalary: 40_000, options: { nonResident: true } };
  const withheld = { ...asked, options: { ...asked.options, withholdTaxOffsets: true } };
  expect(content(withheld)).toEqual(content(asked));
});

test('the figures need more room from 10,000,000 dollars a year on', () => {
  const isLong = (annualSalary: number) => content({ annualSalary }).table?.isLong;
  expect([9_999_999, 10_000_000].map(isLong)).toEqual([false, true]);
});

describe('a student loan', () => {
  const options = { studentLoan: true };

  test('is withheld besides, and is right to within a few dollars', () => {
    const { table, year, hints } = content({ annualSalary: 114_653.5, options });
    expect(table?.studentLoan).toEqual({ weekly: '$130', fortnightly: '$260', monthly: '$563' });
    expect(year[0]).toContain('(income tax, Medicare levy and student loan repayment)');
    expect(hints[0]).toBe(
      'The student loan figures are right to within a few dollars: the ATO has two kinds of tables, and employers may use either.',
    );
  });

  test('is withheld besides in every year of the set', () => {
    for (const { label } of legislated.taxYears) {
      const { table } = content({ taxYear: label, options });
      expect(table?.studentLoan?.monthly, label).toMatch(/^\$[1-9]/);
    }
    // 4.5% of 80,000 is 3,600.
    expect(content({ taxYear: '2023-24', options }).table?.studentLoan?.fortnightly).toBe('$138');
  });
});

describe('tables that serve a part of the year say from when', () => {
  test('Schedule 1 of 2020-21', () => {
    expect(content({ taxYear: '2020-21' }).basis).toContain(
      "the ATO's tax tables of 2020-21 for pays since 13 October 2020,",
    );
    expect(content({ taxYear: '2021-22' }).basis).not.toContain('since');
  });

  test('Schedule 8 of 2025-26', () => {
    const options = { studentLoan: true };
    expect(content({ taxYear: '2025-26', options }).hints[0]).toContain(
      'The student loan figures for pays since 24 September 2025 are right to within',
    );
    expect(content({ options }).hints[0]).not.toContain('since');
  });
});

describe('of working holiday makers', () => {
  const options = { workingHolidayVisa: true };

  test('the rate rises with what was paid before', () => {
    const { basis, chosen, table, year } = content({ options });
    expect(basis).toBe(
      "From each pay, employers withhold whole dollars by the ATO's tax table for working holiday makers of 2026-27, not a share of the year's tax. Its rate rises with what the same employer has paid since 1 July.",
    );
    // 15% of 3,076 to 45,000, which 14 pays come short of by 1,923: 30% from the 16th on.
    expect(chosen).toBe(
      'Paid fortnightly, you get $2,615.92 in the account: $461 is withheld. That rises in the year: from pay 16 on, $923 is.',
    );
    expect(table?.withheldInYear?.fortnightly).toBe('$17,068');
    expect(year).toEqual([
      "Paid fortnightly, about $182 less is withheld over 26 pays than the year's tax of $17,250 (income tax): you pay it with your tax return.",
    ]);
  });

  test('nothing is said of a rise that does not come', () => {
    expect(content({ annualSalary: 30_000, options }).chosen).toMatch(/ is withheld\.$/);
  });
});

test('Division 293 tax is named apart, since no table withholds it', () => {
  const { year } = content({ annualSalary: 260_000 });
  expect(year[0]).toContain("the year's tax of $87,600 (income tax and Medicare levy)");
  expect(year[1]).toBe(
    'Division 293 tax of $4,680 is billed after your tax return: no table withholds it.',
  );
});

test('offsets that are withheld come off the tax of a pay whose super is above the cap too', () => {
  const asked = { annualSalary: 80_000, customSuperRate: 0.5 };
  const withheld = content({ ...asked, options: { withholdTaxOffsets: true } });
  expect(withheld.table).toEqual(content(asked).table);
});

test('a year without a schedule says so', () => {
  const query = { annualSalary: 80_000, taxYear: '2025-26', options: DEFAULT_OPTIONS };
  expect(payslipContent({ ...query, payCycle: 'weekly' }, simplified)).toEqual({
    basis:
      "The ATO's tax tables of 2025-26 are not in this calculator, so it shows no payslip figures.",
    year: [],
    hints: [],
  });
});

test('years with 53 weekly or 27 fortnightly pays are named by the pay day', () => {
  expect(content({}).hints).toEqual([
    "2026-27 has 53 weekly pays on Wednesdays, and 27 fortnightly pays if the first is on 1 July 2026. The tables count on 52 and 26, so what they withhold may not cover the year's tax then. You can ask your employer in writing to withhold more (ATO: Withholding for 27 fortnightly or 53 weekly pays in a year).",
  ]);
  expect(content({ taxYear: '2023-24' }).hints[0]).toContain(
    '53 weekly pays on Saturdays or Sundays, and 27 fortnightly pays if the first is on 1 July 2023 or 2 July 2023.',
  );
});

test('no pay has a payslip of zeros', () => {
  const { table, year } = content({ annualSalary: 0 });
  expect(table?.inAccount).toEqual({ weekly: '$0.00', fortnightly: '$0.00', monthly: '$0.00' });
  expect(year).toEqual([
    "Paid fortnightly, what is withheld over 26 pays comes to the year's tax of $0 (income tax).",
  ]);
});
