/** The words and figures of the card 'On your payslip'. */
import { describe, expect, test } from 'vitest';
import { payslipContent } from '../../../src/pages/home/payslip-texts.ts';
import type { PayOptions, PayQuery } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';
import type { WithholdingPeriod } from '../../../src/pay/withholding/index.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';

const { legislated, simplified } = RULE_SETS;

interface Asked extends Partial<PayQuery> {
  readonly period?: WithholdingPeriod;
  readonly options?: Partial<PayOptions>;
}

function content({ period = 'fortnightly', ...asked }: Asked) {
  const { annualSalary = 80_000, taxYear = '2026-27' } = asked;
  const options = { ...DEFAULT_OPTIONS, ...asked.options };
  return payslipContent({ ...asked, annualSalary, taxYear, options }, period, legislated);
}

const TABLES =
  "Your employer uses the ATO's tables of 2026-27: scale 2, for pay with the tax-free threshold.";
const EXTRA_PAYS =
  'In 2026-27 there are 53 weekly pays on Wednesdays. There are 27 fortnightly pays if the first is on 1 July 2026. A year with 27 pays may leave tax to pay. You can ask your employer to take out more.';

test('80,000 dollars a year in 2026-27, by the week, fortnight and month', () => {
  expect(content({}).table).toEqual({
    gross: { weekly: '$1,538.46', fortnightly: '$3,076.92', monthly: '$6,666.67' },
    tax: { weekly: '$311', fortnightly: '$622', monthly: '$1,348' },
    studentLoan: undefined,
    inAccount: { weekly: '$1,227.46', fortnightly: '$2,454.92', monthly: '$5,318.67' },
    superannuation: { weekly: '$184.62', fortnightly: '$369.23', monthly: '$800.00' },
    taxTime: { weekly: '$372 back', fortnightly: '$372 back', monthly: '$376 back' },
    isLong: false,
  });
});

test('by default nothing surprises, and the rest is what the year comes to, by which tables, and extra pays', () => {
  const { notes, more } = content({});
  expect(notes).toEqual([]);
  expect(more).toEqual([
    'About $372 extra is taken over the year. Expect it back if this is your only income.',
    TABLES,
    EXTRA_PAYS,
  ]);
});

test.each([
  [{}, 'scale 2, for pay with the tax-free threshold.'],
  [{ noTaxFreeThreshold: true }, 'scale 1, for pay without the tax-free threshold.'],
  [{ nonResident: true }, 'scale 3, for a non-resident.'],
])('the scale goes with the switches: %j, %s', (options, words) => {
  expect(content({ options }).more.join(' ')).toContain(words);
});

describe('over the year', () => {
  test('it is the pays of the chosen period', () => {
    expect(content({ period: 'monthly' }).more[0]).toMatch(/^About \$376 extra/);
  });

  test('what it falls short by is paid', () => {
    const asked = { annualSalary: 26_910, options: { nonResident: true } };
    // 30% of 26,910 is 8,073; 310 dollars are withheld of each fortnight.
    expect(content(asked).table.taxTime?.fortnightly).toBe('$13 to pay');
    expect(content(asked).more[0]).toBe(
      'About $13 too little is taken over the year. You pay it at tax time.',
    );
  });

  test('nothing is left where both are the same', () => {
    const { table, more } = content({ annualSalary: 5_200, options: { nonResident: true } });
    expect(table.taxTime?.fortnightly).toBe('nothing to pay');
    expect(more[0]).toBe('What is taken over the year is what you owe.');
  });

  test('the surcharge is left to pay, and named, since no employer withholds it', () => {
    const { table, more } = content({
      annualSalary: 120_000,
      options: { noPrivateHospitalCover: true },
    });
    expect(table.taxTime?.fortnightly).toBe('$826 to pay');
    expect(more[1]).toBe(
      'The Medicare levy surcharge of $1,190 is paid at tax time: no employer takes it out.',
    );
  });

  test('a family within its limits has no surcharge', () => {
    const { more } = content({
      annualSalary: 120_000,
      options: { noPrivateHospitalCover: true },
      spouse: { income: 50_000 },
    });
    expect(more.join(' ')).not.toContain('surcharge');
  });

  test('offsets that are withheld come off the tax all the same, and a sentence says so', () => {
    const withheld = content({ annualSalary: 40_000, options: { withholdTaxOffsets: true } });
    const plain = content({ annualSalary: 40_000 });
    expect(withheld.table).toEqual(plain.table);
    expect(withheld.more).toEqual(plain.more.toSpliced(1, 0, 'This counts $625 of tax offsets.'));
    expect(content({ options: { withholdTaxOffsets: true } })).toEqual(content({}));
  });
});

describe('without the tax-free threshold', () => {
  const options = { noTaxFreeThreshold: true };

  test('nothing is compared, as the tax depends on the other pay', () => {
    for (const annualSalary of [20_000, 60_000]) {
      const { table, notes, more } = content({ annualSalary, options });
      expect(table.taxTime).toBeUndefined();
      expect(notes).toEqual([
        'This is the rate for a second job. Your tax return adds up both pays and settles the difference.',
      ]);
      expect(more.join(' ')).not.toMatch(/over the year/);
    }
  });

  test('beside a pay that is given, both are compared with the tax on both', () => {
    const { table, notes, more } = content({ annualSalary: 20_000, options, otherJobPay: 60_000 });
    expect(table.taxTime?.fortnightly).toBe('$2,488 to pay');
    expect(notes).toEqual([]);
    expect(more[0]).toBe(
      'About $2,488 too little is taken from both pays over the year. You pay it at tax time.',
    );
  });
});

test('non-residents have no offsets, so none come with their tax return', () => {
  const asked = { annualSalary: 40_000, options: { nonResident: true } };
  const withheld = { ...asked, options: { ...asked.options, withholdTaxOffsets: true } };
  expect(content(withheld)).toEqual(content(asked));
});

test('the figures need more room from 10,000,000 dollars a year on', () => {
  const isLong = (annualSalary: number) => content({ annualSalary }).table.isLong;
  expect([9_999_999, 10_000_000].map(isLong)).toEqual([false, true]);
});

describe('a student loan', () => {
  const options = { studentLoan: true };

  test('is withheld besides, and may be a few dollars more or less', () => {
    const { table, more } = content({ annualSalary: 114_653.5, options });
    expect(table.studentLoan).toEqual({ weekly: '$130', fortnightly: '$260', monthly: '$563' });
    expect(more.at(-2)).toBe(
      'What is withheld for a student loan may be a few dollars more or less. Employers may use either of two kinds of tables.',
    );
  });

  test('is withheld besides in every year of the set', () => {
    for (const { label } of legislated.taxYears) {
      const { table } = content({ taxYear: label, options });
      expect(table.studentLoan?.monthly, label).toMatch(/^\$[1-9]/);
    }
    // 4.5% of 80,000 is 3,600.
    expect(content({ taxYear: '2023-24', options }).table.studentLoan?.fortnightly).toBe('$138');
  });
});

describe('tables that serve a part of the year say from when', () => {
  const words = (asked: Asked) => content(asked).more.join(' ');

  test('Schedule 1 of 2020-21', () => {
    expect(words({ taxYear: '2020-21' })).toContain(
      "the ATO's tables of 2020-21 since 13 October 2020: scale 2",
    );
    expect(words({ taxYear: '2021-22' })).not.toContain('since');
  });

  test('Schedule 8 of 2025-26', () => {
    const options = { studentLoan: true };
    expect(words({ taxYear: '2025-26', options })).toContain(
      'What is withheld for a student loan since 24 September 2025 may be',
    );
    expect(words({ options })).not.toContain('since');
  });
});

describe('of working holiday makers', () => {
  const options = { workingHolidayVisa: true };
  const SUPER =
    'If you leave Australia for good, your super is taxed at 65% when it is paid to you.';

  test('the rate rises with what was paid before, and super is taxed on leaving', () => {
    const { notes, table, more } = content({ options });
    // 15% of 3,076 to 45,000, which 14 pays come short of by 1,923: 30% from the 16th on.
    expect(notes).toEqual(['From pay 16 of the year on, $923 is withheld.', SUPER]);
    expect(table.inAccount.fortnightly).toBe('$2,615.92');
    expect(more.slice(0, 2)).toEqual([
      'About $182 too little is taken over the year. You pay it at tax time.',
      "Your employer uses the ATO's table for working holiday makers of 2026-27. Its rate rises with what they have paid you since 1 July.",
    ]);
  });

  test('nothing is said of a rise that does not come', () => {
    expect(content({ annualSalary: 30_000, options }).notes).toEqual([SUPER]);
  });
});

test('offsets that are withheld come off the tax of a pay whose super is above the cap too', () => {
  const asked = { annualSalary: 80_000, customSuperRate: 0.5 };
  const withheld = content({ ...asked, options: { withholdTaxOffsets: true } });
  expect(withheld.table).toEqual(content(asked).table);
});

test('a year without a schedule has no payslips', () => {
  const query = { annualSalary: 80_000, taxYear: '2025-26', options: DEFAULT_OPTIONS };
  expect(() => payslipContent(query, 'weekly', simplified)).toThrow('no withholding schedule');
});

test('years with two days more than 52 weeks name both', () => {
  expect(content({ taxYear: '2023-24' }).more.at(-1)).toContain(
    '53 weekly pays on Saturdays or Sundays. There are 27 fortnightly pays if the first is on 1 July 2023 or 2 July 2023.',
  );
});

test('no pay has a payslip of zeros', () => {
  const { table } = content({ annualSalary: 0 });
  expect(table.inAccount).toEqual({ weekly: '$0.00', fortnightly: '$0.00', monthly: '$0.00' });
  expect(table.taxTime?.weekly).toBe('nothing to pay');
});
