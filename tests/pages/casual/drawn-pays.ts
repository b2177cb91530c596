/** Casual and overtime pays drawn at random, and what exact arithmetic makes of each. */
import { cents } from '../../../src/verify/figures/page-figures.ts';
import { percentOf } from '../../../src/verify/reference/charges.ts';
import { rational, sum } from '../../../src/verify/reference/rational.ts';
import {
  referenceLoanWithheld,
  referenceTaxWithheld,
  referenceWithheldFromWorkingHolidayMaker,
} from '../../../src/verify/reference/reference-withholding.ts';
import { referenceYear, referenceYears } from '../../../src/verify/reference/reference-years.ts';
import type { drawsFrom } from '../../verify/reference/drawn-persons.ts';

/** There is one, and so a first. */
const YEARS = referenceYears('legislated') as [string, ...string[]];

/** The fields of somebody's pays, and what each comes to: before tax, withheld and in super. */
export function drawnPays({ one, below }: ReturnType<typeof drawsFrom>) {
  const hundredths = (most: number) => (below(most * 100) / 100).toFixed(2);
  const seldom = (text: () => string) => (below(3) === 0 ? text() : '');
  // Four kinds of hours together are no more than a week has.
  const hours = () => hundredths(42);
  const shared = {
    rate: hundredths(120),
    period: one(['weekly', 'fortnightly'] as const),
    loading: one(['25', '0', '22.5']),
    place: one(['in', 'top']),
    residency: one(['resident', 'foreign', 'workingHoliday'] as const),
    threshold: one(['yes', 'no']),
    loan: one(['', 'yes']),
    year: one(YEARS),
  };
  const shifts = Array.from({ length: 1 + below(20) }, () => ({
    hours: one([hours(), '']),
    half: seldom(hours),
    double: seldom(hours),
    other: seldom(hours),
    times: seldom(() => '1.75'),
    allowance: seldom(() => hundredths(300)),
  }));
  const rate = rational(shared.rate);
  const paidRate = shared.place === 'top' ? rate.plus(percentOf(shared.loading, rate)) : rate;
  const { superPercent } = referenceYear(shared.year, 'legislated');
  const number = (text: string) => rational(text || '0');
  let paidBefore = rational('0');
  const pays = shifts.map(({ hours, half, double, other, times, allowance }) => {
    const ordinary = sum([
      number(hours).times(paidRate),
      number(other).times(rational(times || '1').times(rate)),
      number(allowance),
    ]);
    const overtime = percentOf('150', number(half)).plus(percentOf('200', number(double)));
    const gross = cents(ordinary.plus(overtime.times(rate)));
    const earnings = gross.replaceAll(/[$,]/g, '');
    const { period, year: taxYear, residency } = shared;
    const spelledBefore = cents(paidBefore).replaceAll(/[$,]/g, '');
    paidBefore = paidBefore.plus(earnings);
    const dollars = () => {
      if (residency === 'workingHoliday') {
        const query = { earnings, paidBefore: spelledBefore, taxYear };
        return referenceWithheldFromWorkingHolidayMaker(query);
      }
      const ofResident = shared.threshold === 'yes' ? 2 : 1;
      const scale = residency === 'foreign' ? 3 : ofResident;
      const query = { earnings, period, taxYear, scale } as const;
      const forLoan = shared.loan === '' ? 0n : referenceLoanWithheld(query);
      return referenceTaxWithheld(query) + forLoan;
    };
    const withheld = rational(dollars());
    return [gross, cents(withheld), cents(percentOf(superPercent, ordinary))];
  });
  const named = shifts.flatMap((shift, index) =>
    Object.entries(shift).map(([name, text]) => [
      `${index ? `pay${index + 1}-` : ''}${name}`,
      text,
    ]),
  );
  return {
    fields: { ...shared, ...Object.fromEntries(named), pays: String(shifts.length) },
    pays,
  };
}
