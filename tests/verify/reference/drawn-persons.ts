/** Persons and pays for engine and reference to work out: at every income where a rule changes, and at random. */
import type { Facts, Job } from '../../../src/pay/facts.ts';
import { seededRandom } from '../../../src/site/seeded-random.ts';
import type { ReferenceQuery } from '../../../src/verify/reference/reference-pay.ts';
import {
  type ReferenceRulesName,
  type ReferenceYear,
  referenceYear,
  type Slice,
} from '../../../src/verify/reference/reference-years.ts';
import { referenceInNumbers } from './in-numbers.ts';

/** Incomes at which a rule of a year changes, in dollars. */
export function turningPoints(taxYear: string, rules: ReferenceRulesName): number[] {
  const year = referenceYear(taxYear, rules);
  const points = [
    ...[year.slices, year.nonResident, year.workingHoliday, year.surcharge].flatMap(endsOf),
    ...levyPoints(Number(year.levyFreeUpTo)),
    ...loanPoints(year.loan),
    ...(year.law ? pointsOfLaw(year.law) : []),
  ];
  return [...new Set(points)];
}

/** A cent and a dollar below and above an income, and itself. */
export const AROUND = [-1, -0.01, 0, 0.01, 1] as const;

type Draw = <Value>(values: readonly [Value, ...Value[]]) => Value;

export type Draws = ReturnType<typeof drawsFrom>;

/** Draws that are the same for the same seed. */
export function drawsFrom(seed: number) {
  const fraction = seededRandom(seed);
  const below = (limit: number) => Math.floor(fraction() * limit);
  const one: Draw = (values) => values[below(values.length)] ?? values[0];
  /** Draws `part` once in the given number of times, and otherwise nothing. */
  const maybe = <Part extends object>(times: number, part: () => Part): Partial<Part> =>
    below(times) === 0 ? part() : {};
  return { below, one, maybe };
}

/** One person of `taxYear`, with one income in two moved to where a rule changes. */
export function anyPerson(
  taxYear: string,
  rules: ReferenceRulesName,
  { one, below, maybe }: Draws,
): Facts {
  const dollars = (limit: number) => below(limit) + one([0, 0, 0, 0.5, 0.01, 0.99]);
  const amount = () =>
    below(40) === 0
      ? one([-5, Number.NaN, Number.POSITIVE_INFINITY])
      : dollars(one([1_000, 30_000, 60_000, 100_000, 200_000, 400_000]));
  const job = (): Job => {
    const pay = amount();
    return {
      pay,
      ...maybe(3, () => ({ includesSuper: true })),
      ...maybe(4, () => ({ superRate: one([0.095, 0.12, 0.125, 0.154, 0.2, 0, -1]) })),
      ...maybe(3, () => ({ salarySacrifice: one([Math.min(pay, dollars(40_000)), amount()]) })),
      ...maybe(3, () => ({ fringeBenefits: dollars(one([4_000, 40_000])) })),
      ...maybe(3, () => ({ shareOfYear: one([1, 13, 26, 52, 1 + below(52)]) / 52 })),
    };
  };
  const facts: Facts = {
    taxYear,
    residency: one(['resident', 'resident', 'resident', 'resident', 'foreign', 'workingHoliday']),
    jobs: Array.from({ length: one([0, 1, 1, 1, 2, 3]) }, job),
    ...maybe(4, () => ({ residentMonths: one([below(13), below(13), 14, -1]) })),
    ...maybe(2, () => ({ otherIncome: amount() })),
    ...maybe(3, () => {
      // The ends of the beneficiary offset's rates, and where that offset is as large as the seniors' one.
      const point = one([6_000, 16_680, 19_600, 45_000]) + one(AROUND);
      return { benefits: one([dollars(30_000), amount(), point]) };
    }),
    ...maybe(4, () => ({ agePension: one([dollars(35_000), amount()]) })),
    ...maybe(3, () => ({ workExpenses: dollars(one([1_500, 20_000])) })),
    ...maybe(3, () => ({ otherDeductions: dollars(one([1_500, 20_000])) })),
    ...maybe(2, () => ({
      spouse: { income: one([0, amount(), dollars(30_000)]), senior: one([true, false]) },
    })),
    ...maybe(2, () => ({ dependentChildren: one([below(6), below(6), -1]) })),
    ...maybe(2, () => ({
      senior: one(['single', 'couple', 'couple', 'separatedByIllness'] as const),
    })),
    ...maybe(2, () => ({ daysWithoutCover: one([1, 73, 182, 365, 366, 400, -1]) })),
    ...maybe(2, () => ({ studentLoan: true })),
    ...maybe(3, () => ({
      leaving: {
        excluded: one([0, amount()]),
        other: one([0, dollars(20_000), amount()]),
        unusedLeave: one([0, dollars(10_000), amount()]),
        leaveAtFlatRate: one([true, false]),
        reachedPreservationAge: one([true, false]),
      },
    })),
  };
  if (one([true, false])) return facts;
  const points = turningPoints(taxYear, rules);
  const income = (points[below(points.length)] ?? 0) + one(AROUND);
  return moved(facts, rules, one(['taxableIncome', 'surchargeIncome']), one([true, false]), income);
}

/** One pay of `taxYear`, half of them such that the gross or the taxable income is where a rule changes. */
export function anyPay(
  taxYear: string,
  rules: ReferenceRulesName,
  { one, below, maybe }: Draws,
): ReferenceQuery & { readonly salary: number } {
  const points = turningPoints(taxYear, rules);
  const point = (points[below(points.length)] ?? 0) + one(AROUND);
  const salarySacrifice = one([0, 0, below(40_000)]);
  const salary = one([
    below(one([60_000, 200_000, 500_000])),
    point,
    point + salarySacrifice,
    Math.round(point * one([1.12, 1.115, 1.11, 1.105, 1.1, 1.095]) * 100) / 100,
  ]);
  const option = () => one([true, false, false]);
  return {
    rules,
    taxYear,
    salary: Math.max(0, Math.round(salary * 100) / 100),
    salarySacrifice,
    customSuperPercent: one([0, 0, 0, 9.5, 12.5, 15.4, 25, 50]),
    ...maybe(3, () => ({ bonus: below(one([5_000, 100_000])) })),
    ...maybe(2, () => ({ otherJobPay: below(one([30_000, 150_000])) })),
    options: {
      includesSuperannuation: option(),
      noPrivateHospitalCover: option(),
      nonResident: one([true, false, false, false, false]),
      workingHolidayVisa: one([true, false, false, false, false]),
      noTaxFreeThreshold: option(),
      studentLoan: option(),
      withholdTaxOffsets: option(),
    },
  };
}

/** `facts` with the other income that makes the named income, or that of the couple, be `income`, where one does. */
export function moved(
  facts: Facts,
  rules: ReferenceRulesName,
  name: 'taxableIncome' | 'surchargeIncome',
  ofCouple: boolean,
  income: number,
): Facts {
  const without = referenceInNumbers({ ...facts, otherIncome: 0 }, rules)[name];
  const given = facts.spouse?.income ?? 0;
  const spouseIncome = ofCouple && given > 0 && given < Number.POSITIVE_INFINITY ? given : 0;
  const otherIncome = Math.round((income - without - spouseIncome) * 100) / 100;
  return otherIncome > 0 ? { ...facts, otherIncome } : facts;
}

function endsOf(slices: readonly Slice[]): number[] {
  return slices.flatMap(({ upTo }) => (upTo === undefined ? [] : [Number(upTo)]));
}

/** Where a levy begins, and where its phase-in ends. */
function levyPoints(threshold: number): number[] {
  return [threshold, threshold / 0.8];
}

function loanPoints(loan: ReferenceYear['loan']): number[] {
  if ('starts' in loan) return loan.starts.map(Number);
  if ('ends' in loan) return [Number(loan.first), ...loan.ends.map(Number)];
  return [
    ...loan.steps.map(({ above }) => Number(above)),
    179_285,
    Number(loan.tenthFrom ?? 179_286),
  ];
}

function pointsOfLaw(law: NonNullable<ReferenceYear['law']>): number[] {
  const { family, seniorFamily, senior, eachChild } = law.levyFree;
  const base =
    'year' in law.superBase ? Number(law.superBase.year) : 4 * Number(law.superBase.quarter);
  return [
    // Offsets, and where they end the tax.
    ...[37_000, 37_500, 45_000, 48_000, 66_667, 90_000, 126_000, 22_575, 22_867, 21_885],
    ...Object.values(law.seniors).flatMap(([, shadeOut, cutOut]) => [
      +shadeOut,
      +cutOut,
      2 * +cutOut,
    ]),
    // The part that a senior leaves to the other: the floor, and where nothing is left.
    ...[6_000, 16_680, 19_600],
    ...levyPoints(Number(senior)),
    ...[family, seniorFamily].flatMap((threshold) =>
      [0, 1, 2, 3].flatMap((children) => {
        const raised = +threshold + children * +eachChild;
        return [raised, raised * 1.25];
      }),
    ),
    ...endsOf(law.familySurcharge).flatMap((end) => [0, 1_500, 3_000].map((more) => end + more)),
    // The standard deduction, a month's share of the tax-free threshold, Division 293, super.
    ...[Number(law.standardDeduction ?? 0), 13_464, 14_648, 250_000],
    ...[base, Number(law.concessionalCap), 250_000 - Number(law.concessionalCap)],
  ];
}
