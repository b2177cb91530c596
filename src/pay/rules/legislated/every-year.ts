/** Figures that several years of the legislated set share, in dollars a year and fractions. Income tax is in its own file. */
import { marginal, type WholeCharge, whole } from '../../charge.ts';
import { CASUAL_LOADING_RATE, CONTRIBUTIONS_TAX_RATE } from '../every-year.ts';
import type {
  BeneficiaryOffset,
  MedicareLevySurcharge,
  SeniorsOffset,
  Source,
  Sourced,
  Superannuation,
  TaxOffset,
  TaxYear,
} from '../rule-set.ts';
import { sourced } from '../sourced.ts';

export const PART_YEAR_THRESHOLD: NonNullable<TaxYear['partYearThreshold']> = {
  flat: 13_464,
  prorated: 4_736,
  source: {
    cite: 'Income Tax Rates Act 1986, ss 18, 20; ATO, Tax-free threshold for newcomers to Australia',
    confirmed: 2,
    sources: ['ATO_NEWCOMER', 'ITRA'],
    status: 'enacted',
  },
};

/** Not indexed since 2020-21. */
export const LOW_INCOME_OFFSET: TaxOffset = {
  code: 'lowIncome',
  amount: marginal([
    [0, 0, 700],
    [37_500, -0.05],
    [45_000, -0.015],
    [66_667, 0, 0],
  ]),
  source: {
    cite: 'Income Tax Assessment Act 1997, s 61-115; ATO, Low income tax offset',
    confirmed: 5,
    sources: ['LITO', 'LITO_ACT', 'ATO_LITO', 'HS', 'AUACC26'],
    status: 'enacted',
  },
};

/** The terms of the seniors and pensioners tax offset that are the same in every year. */
const SENIORS_TAPER = 0.125;
const SENIORS_TRANSFER = {
  floor: 6_000,
  rate: 0.15,
  taxFree: 18_200,
  rebateMaximum: 445,
  reductionThreshold: 37_000,
  reductionRate: 0.015,
} as const;

const SENIORS_ACT =
  'Income Tax Assessment (1936 Act) Regulations 2015 and 2025, ss 9-12; ATO, Seniors and pensioners tax offset';

export const SENIORS_OFFSET_2020_TO_2024: SeniorsOffset = {
  byKind: {
    single: { maximum: 2_230, shadeOut: 32_279, cutOut: 50_119 },
    couple: { maximum: 1_602, shadeOut: 28_974, cutOut: 41_790 },
    separatedByIllness: { maximum: 2_040, shadeOut: 31_279, cutOut: 47_599 },
  },
  taper: SENIORS_TAPER,
  transfer: transferAt(0.19, 0.325),
  source: {
    cite: SENIORS_ACT,
    confirmed: 2,
    sources: ['TRE_SAPTO', 'ACCURIUM', 'TAXSUMMARY', 'ITAR'],
    status: 'enacted',
  },
};

export const SENIORS_OFFSET_2024_TO_2026: SeniorsOffset = {
  byKind: {
    single: { maximum: 2_230, shadeOut: 34_919, cutOut: 52_759 },
    couple: { maximum: 1_602, shadeOut: 30_994, cutOut: 43_810 },
    separatedByIllness: { maximum: 2_040, shadeOut: 33_732, cutOut: 50_052 },
  },
  taper: SENIORS_TAPER,
  transfer: transferAt(0.16, 0.3),
  source: {
    cite: SENIORS_ACT,
    confirmed: 2,
    sources: ['ATO_SAPTO', 'ATO_SAPTO_MYTAX', 'ITAR'],
    status: 'enacted',
    note: 'The ATO prints the thresholds for 2025-26; those of 2024-25 follow from the same rates.',
  },
};

export const SENIORS_OFFSET_2026: SeniorsOffset = {
  byKind: {
    single: { maximum: 2_230, shadeOut: 36_034, cutOut: 53_874 },
    couple: { maximum: 1_602, shadeOut: 31_847, cutOut: 44_663 },
    separatedByIllness: { maximum: 2_040, shadeOut: 34_767, cutOut: 51_087 },
  },
  taper: SENIORS_TAPER,
  transfer: transferAt(0.15, 0.3),
  source: {
    cite: SENIORS_ACT,
    confirmed: 1,
    sources: ['ATO_NEWLEG', 'AUACC26', 'ITAR'],
    status: 'provisional',
    note: "The thresholds follow from the 15% rate; the ATO's page of the offset does not print them yet.",
  },
};

/** Since 2020-21, when the lowest bracket that is taxed came to end at $45,000. */
export const BENEFICIARY_OFFSET: BeneficiaryOffset = {
  threshold: 6_000,
  rate: 0.15,
  source: {
    cite: 'Income Tax Assessment Act 1936, s 160AAA; Income Tax Assessment (1936 Act) Regulation 2015, s 13',
    confirmed: 2,
    sources: ['ITAR_13', 'ITAR_13_COPY'],
    status: 'enacted',
    note: 'The regulation rounds the offset up to the dollar. Here it is exact.',
  },
  upper: {
    threshold: 45_000,
    source: {
      cite: 'Income Tax Assessment (1936 Act) Regulation 2015, s 13(3)',
      confirmed: 1,
      sources: ['ITAR_13'],
      status: 'provisional',
      note: 'Medium certainty: it follows from the upper limit of the lowest bracket that is taxed.',
    },
  },
};

const PENSION_ACT =
  'Social Security Act 1991, s 23(5A) to (5D); ATO, Seniors and pensioners tax offset';

/** Of those born from 1 January 1954 to 30 June 1955. */
export const PENSION_AGE_66: NonNullable<TaxYear['pensionAge']> = {
  years: 66,
  source: { cite: PENSION_ACT, confirmed: 1, sources: ['SERVICES_AGE'], status: 'enacted' },
};

/** Of those born from 1 July 1955 to 31 December 1956. */
export const PENSION_AGE_66_AND_A_HALF: NonNullable<TaxYear['pensionAge']> = {
  years: 66.5,
  source: {
    cite: PENSION_ACT,
    confirmed: 2,
    sources: ['SERVICES_AGE', 'ATO_SAPTO'],
    status: 'enacted',
  },
};

/** Of those born from 1 January 1957. */
export const PENSION_AGE_67: NonNullable<TaxYear['pensionAge']> = {
  years: 67,
  source: {
    cite: PENSION_ACT,
    confirmed: 2,
    sources: ['SERVICES_AGE', 'ATO_SAPTO'],
    status: 'enacted',
  },
};

/** The two years in which the age rises: everyone who reached it before the year was half a year younger. */
export const PENSION_AGE_2021: NonNullable<TaxYear['pensionAge']> = {
  ...PENSION_AGE_66_AND_A_HALF,
  yearsAtStart: PENSION_AGE_66.years,
};
export const PENSION_AGE_2023: NonNullable<TaxYear['pensionAge']> = {
  ...PENSION_AGE_67,
  yearsAtStart: PENSION_AGE_66_AND_A_HALF.years,
};

/** `lowestRate` and `secondRate` are the year's first two rates of resident income tax. */
function transferAt(lowestRate: number, secondRate: number): SeniorsOffset['transfer'] {
  return { ...SENIORS_TRANSFER, lowestRate, secondRate };
}

/**
 * The surcharge by the limits of its tiers, for a single person and for a family. The rates are the same in every year, and the
 * boundary dollar belongs to the lower tier.
 */
export function surcharge({
  single,
  family,
  ownIncomeFloor,
  confirmed,
  sources,
}: {
  readonly single: SurchargeLimits;
  readonly family: SurchargeLimits;
  readonly ownIncomeFloor: { readonly amount: number } & Sourced;
  /** How many independent sources have the limits. */
  readonly confirmed: number;
  readonly sources: Sources;
}): Required<MedicareLevySurcharge> {
  return {
    single: surchargeTiers(single),
    family: { tiers: surchargeTiers(family), perLaterChild: 1_500, ownIncomeFloor },
    source: {
      cite: 'Medicare Levy Act 1986, ss 3A, 8B-8G; ATO, Medicare levy surcharge income, thresholds and rates',
      confirmed,
      sources,
      status: 'enacted',
    },
  };
}

type Sources = NonNullable<Source['sources']>;

/** The highest incomes without surcharge, at 1% and at 1.25%. */
type SurchargeLimits = readonly [none: number, first: number, second: number];

function surchargeTiers([none, first, second]: SurchargeLimits): WholeCharge {
  return whole([
    { above: none, rate: 0.01 },
    { above: first, rate: 0.0125 },
    { above: second, rate: 0.015 },
  ]);
}

/** The floor of a year in which it was not read: the Act amends it with the single levy threshold. */
export function derivedIncomeFloor(threshold: number): { readonly amount: number } & Sourced {
  return {
    amount: threshold,
    source: {
      cite: 'Medicare Levy Act 1986, s 8D(3)(c)',
      confirmed: 0,
      status: 'provisional',
      note: 'The single levy threshold of the year, with which the Act amends it; it was read for 2023-24 alone.',
    },
  };
}

/**
 * Repayment of study and training loans until 2024-25, by the first incomes of the 18 rates: a rate falls on the whole
 * repayment income. The incomes are indexed each year.
 */
export function repaymentTiers(starts: readonly number[], source: Source): WholeCharge & Sourced {
  return sourced(
    whole(starts.map((from, index) => ({ from, rate: REPAYMENT_RATES[index] as number }))),
    source,
  );
}

const REPAYMENT_RATES = [
  0.01, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.05, 0.055, 0.06, 0.065, 0.07, 0.075, 0.08, 0.085,
  0.09, 0.095, 0.1,
];

/** The cap of a year. */
export function concessionalCap(
  amount: number,
  sources: Sources,
  note?: string,
): NonNullable<Superannuation['concessionalCap']> {
  return {
    amount,
    excessOffsetRate: 0.15,
    source: {
      cite: 'Income Tax Assessment Act 1997, ss 291-15, 291-20; ATO, Concessional contributions cap',
      confirmed: 2,
      sources,
      status: 'enacted',
      ...(note === undefined ? {} : { note }),
    },
  };
}

/** Tax that a fund pays on concessional contributions. */
export const CONTRIBUTIONS_TAX: NonNullable<TaxYear['contributionsTax']> = {
  rate: CONTRIBUTIONS_TAX_RATE,
  source: {
    cite: 'Income Tax Rates Act 1986, s 26; ATO, Concessional contributions cap',
    confirmed: 1,
    sources: ['ATO_CAPS'],
    status: 'enacted',
  },
};

/** Not indexed. */
export const DIVISION_293: NonNullable<Superannuation['division293']> = {
  threshold: 250_000,
  rate: 0.15,
  source: {
    cite: 'Income Tax Assessment Act 1997, Division 293; ATO, Division 293 tax',
    confirmed: 2,
    sources: ['ATO_293', 'ITAA97'],
    status: 'enacted',
  },
};

/** Of every working holiday maker since 1 July 2017. */
export const DEPARTURE: NonNullable<Superannuation['departure']> = {
  rate: 0.65,
  source: {
    cite: 'Superannuation (Departing Australia Superannuation Payments Tax) Act 2007; ATO, Tax on DASP',
    confirmed: 1,
    sources: ['ATO_DASP'],
    status: 'enacted',
    note: 'Of all but tax-free components, for working holiday makers since 1 July 2017.',
  },
};

/** The casual loading of the national minimum wage order. Awards have their own. */
export const CASUAL_LOADING: NonNullable<TaxYear['casualLoading']> = {
  rate: CASUAL_LOADING_RATE,
  source: {
    cite: 'Fair Work Commission, Annual Wage Review 2025-26: national minimum wage order',
    confirmed: 1,
    sources: ['AUACC26'],
    status: 'enacted',
  },
};

/** The loading of a year whose order was not read. */
export const CASUAL_LOADING_UNTIL_2026: NonNullable<TaxYear['casualLoading']> = {
  rate: CASUAL_LOADING_RATE,
  source: {
    cite: 'Fair Work Commission, national minimum wage order',
    confirmed: 0,
    status: 'provisional',
    note: 'That of 2026-27: the orders of earlier years were not read.',
  },
};
