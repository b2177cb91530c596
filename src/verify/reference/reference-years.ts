/**
 * The figures of both rule sets a second time, typed from their sources in another form: percentages and slices of
 * income as text, no base amounts, offsets as the sums that the law words them as. Imports nothing of the product.
 */

/** Income up to and including `upTo` dollars a year (none: all the rest) and its rate in percent. */
export interface Slice {
  readonly upTo?: string;
  readonly percent: string;
}

/** How study and training loans are repaid, by income in dollars a year. */
export type ReferenceLoan =
  /** The whole income at 1%, 2%, 2.5% and so on to 10%, each from the income where it starts. */
  | { readonly starts: readonly string[] }
  /** The whole income at 1%, 2%, 2.5% and so on from `first`, each to the income where it ends, the last without end. */
  | { readonly first: string; readonly ends: readonly string[] }
  /** `base` and a percentage of what is above `above`, but never more than a tenth of the whole, nor less from `tenthFrom` on. */
  | {
      readonly steps: readonly {
        readonly above: string;
        readonly percent: string;
        readonly base: string;
      }[];
      readonly tenthFrom?: string;
    };

/** The figures of a year, in dollars and percent. */
export interface ReferenceYear {
  /** A resident's, rising from an income of 0. */
  readonly slices: readonly Slice[];
  readonly nonResident: readonly Slice[];
  readonly workingHoliday: readonly Slice[];
  readonly levyFreeUpTo: string;
  readonly surcharge: readonly Slice[];
  readonly loan: ReferenceLoan;
  /** The low and middle income tax offset: what every income below 126,000 has besides the sum of 2020-21. */
  readonly lowAndMiddleExtra?: string;
  readonly superPercent: string;
  /** Earnings that the guarantee is owed on at most; by the quarter until 2025-26. */
  readonly superBase?: { readonly quarter: string } | { readonly year: string };
}

export type ReferenceRulesName = 'simplified' | 'legislated';

/** `'0% to 18200, 16% to 45000, 45%'` as slices. */
function scale(text: string): Slice[] {
  return text.split(', ').map((slice) => {
    const [percent = '', upTo] = slice.split('% to ');
    return upTo === undefined ? { percent: percent.replace('%', '') } : { percent, upTo };
  });
}

function incomes(text: string): string[] {
  return text.split(' ');
}

const SIMPLIFIED_EVERY_YEAR = {
  nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
  workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
  surcharge: scale('0% to 97000, 1% to 108000, 1.25% to 144000, 1.5%'),
  loan: {
    first: '51550',
    ends: incomes(
      '59518 63089 66875 70888 75140 79649 84429 89494 94865 100557 106590 112985 119764 126950 134568 142642 151200',
    ),
  },
};

const SIMPLIFIED_FROM_2024 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
};
const SIMPLIFIED_UNTIL_2024 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
};
const SIMPLIFIED_IN_2020 = {
  ...SIMPLIFIED_EVERY_YEAR,
  slices: scale('0% to 18200, 19% to 37000, 32.5% to 90000, 37% to 180000, 45%'),
};

const SIMPLIFIED: Readonly<Record<string, ReferenceYear>> = {
  '2025-26': { ...SIMPLIFIED_FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2024-25': { ...SIMPLIFIED_FROM_2024, levyFreeUpTo: '27222', superPercent: '12' },
  '2023-24': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '25365', superPercent: '11.5' },
  '2022-23': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10.5' },
  '2021-22': { ...SIMPLIFIED_UNTIL_2024, levyFreeUpTo: '23365', superPercent: '10' },
  '2020-21': { ...SIMPLIFIED_IN_2020, levyFreeUpTo: '23365', superPercent: '9.5' },
};

const LEGISLATED: Readonly<Record<string, ReferenceYear>> = {
  '2026-27': {
    slices: scale('0% to 18200, 15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '28011',
    surcharge: scale('0% to 105000, 1% to 123000, 1.25% to 164000, 1.5%'),
    loan: {
      steps: [
        { above: '69528', percent: '15', base: '0' },
        { above: '129717', percent: '17', base: '9028' },
      ],
      tenthFrom: '186051',
    },
    superPercent: '12',
    superBase: { year: '270830' },
  },
  '2025-26': {
    slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '28011',
    surcharge: scale('0% to 101000, 1% to 118000, 1.25% to 158000, 1.5%'),
    loan: {
      steps: [
        { above: '67000', percent: '15', base: '0' },
        { above: '125000', percent: '17', base: '8700' },
      ],
    },
    superPercent: '12',
    superBase: { quarter: '62500' },
  },
  '2024-25': {
    slices: scale('0% to 18200, 16% to 45000, 30% to 135000, 37% to 190000, 45%'),
    nonResident: scale('30% to 135000, 37% to 190000, 45%'),
    workingHoliday: scale('15% to 45000, 30% to 135000, 37% to 190000, 45%'),
    levyFreeUpTo: '27222',
    surcharge: scale('0% to 97000, 1% to 113000, 1.25% to 151000, 1.5%'),
    loan: {
      starts: incomes(
        '54435 62851 66621 70619 74856 79347 84108 89155 94504 100175 106186 112557 119310 126468 134057 142101 150627 159664',
      ),
    },
    superPercent: '11.5',
    superBase: { quarter: '65070' },
  },
  '2023-24': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '26000',
    surcharge: scale('0% to 93000, 1% to 108000, 1.25% to 144000, 1.5%'),
    loan: {
      starts: incomes(
        '51550 59519 63090 66876 70889 75141 79650 84430 89495 94866 100558 106591 112986 119765 126951 134569 142643 151201',
      ),
    },
    superPercent: '11',
    superBase: { quarter: '62270' },
  },
  '2022-23': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '24276',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: {
      starts: incomes(
        '48361 55837 59187 62739 66503 70493 74723 79207 83959 88997 94337 99997 105997 112356 119098 126244 133819 141848',
      ),
    },
    superPercent: '10.5',
    superBase: { quarter: '60220' },
  },
  '2021-22': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '23365',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: {
      starts: incomes(
        '47014 54283 57539 60992 64652 68530 72642 77002 81621 86519 91710 97213 103046 109228 115680 122729 130093 137898',
      ),
    },
    lowAndMiddleExtra: '420',
    superPercent: '10',
    superBase: { quarter: '58920' },
  },
  '2020-21': {
    slices: scale('0% to 18200, 19% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    nonResident: scale('32.5% to 120000, 37% to 180000, 45%'),
    workingHoliday: scale('15% to 45000, 32.5% to 120000, 37% to 180000, 45%'),
    levyFreeUpTo: '23226',
    surcharge: scale('0% to 90000, 1% to 105000, 1.25% to 140000, 1.5%'),
    loan: {
      starts: incomes(
        '46620 53827 57056 60480 64109 67955 72032 76355 80936 85793 90940 96397 102180 108310 114708 121699 129000 136740',
      ),
    },
    lowAndMiddleExtra: '0',
    superPercent: '9.5',
    superBase: { quarter: '57090' },
  },
};

const RULES: Readonly<Record<ReferenceRulesName, Readonly<Record<string, ReferenceYear>>>> = {
  simplified: SIMPLIFIED,
  legislated: LEGISLATED,
};

/** The years that the reference knows of a rule set. */
export function referenceYears(rules: ReferenceRulesName = 'simplified'): string[] {
  return Object.keys(RULES[rules]);
}

/** The figures behind a year's pay. */
export function referenceYear(
  taxYear: string,
  rules: ReferenceRulesName = 'simplified',
): ReferenceYear {
  const year = RULES[rules][taxYear];
  if (year === undefined) throw new Error(`The reference has no tax year ${taxYear}`);
  return year;
}
