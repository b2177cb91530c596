/** The figures of the page on a needed salary, as it is sent and with the entries of any link. */
import {
  answerProse,
  cellsOf,
  dollars,
  money,
  type PageFigures,
  type ReferenceSite,
} from '../../verify/figures/page-figures.ts';
import { breakdownCells, PAYS_A_YEAR, shareCells } from '../../verify/figures/pay-cells.ts';
import { type Rational, rational } from '../../verify/reference/rational.ts';
import {
  type ReferenceOptions,
  type ReferencePay,
  referencePay,
} from '../../verify/reference/reference-pay.ts';
import { HIGHEST_SALARY, referenceSalaryFor } from '../../verify/reference/reference-salary.ts';
import { referencePayslip } from '../../verify/reference/reference-withholding.ts';

/** The periods that can be chosen, each with the number of them in a year: of 52 weeks, and an hour of 38 a week. */
const PERIODS_A_YEAR = {
  annually: 1,
  monthly: PAYS_A_YEAR.Monthly,
  fortnightly: PAYS_A_YEAR.Fortnightly,
  weekly: PAYS_A_YEAR.Weekly,
  daily: 260,
  hourly: 1_976,
} as const;

/** The most that pages calculate with, in dollars a year. */
const MOST_A_YEAR = 100_000_000;

type Cycle = keyof typeof PERIODS_A_YEAR;

export function expected(
  site: ReferenceSite,
  entries = new URLSearchParams(),
): PageFigures | undefined {
  const typed = entries.get('want-salary') ?? '1500';
  const cycle = (entries.get('want-cycle') ?? 'weekly') as Cycle;
  const wanted = rational(typed || 0);
  const options = optionsIn(entries);
  const inYear = wanted.times(PERIODS_A_YEAR[cycle]);
  // Without an amount, or with one that is refused, the page asks for another. Schedule 15 counts what the employer has paid before.
  if (!inYear.isAbove(0) || inYear.isAbove(MOST_A_YEAR) || options.workingHolidayVisa) {
    return undefined;
  }
  const { taxYear, rules, hasSchedules } = site;
  const otherJobPay = (hasSchedules && entries.get('other-job')) || undefined;
  const query = { taxYear, rules, options, ...(otherJobPay && { otherJobPay }) };
  const payOf = (salary: number) => referencePay({ salary, ...query });
  const isSecondJob = hasSchedules && options.noTaxFreeThreshold === true;
  const paid = paidIn(site, options, cycle);
  // A share of the year of a second job depends on the other one.
  const isUnknown = isSecondJob && paid === undefined && otherJobPay === undefined;
  const leaves = paid ?? (({ netAnnual }) => netAnnual);
  const salary = isUnknown ? undefined : referenceSalaryFor(inYear, (each) => leaves(payOf(each)));
  const amount = money(wanted);
  const hasYear = salary !== undefined && (!isSecondJob || otherJobPay !== undefined);
  return {
    cells: {
      ...(hasYear && breakdownCells(site, payOf(salary), otherJobPay)),
      ...(hasYear && shareCells([payOf(salary)])),
      ...cellsOf('field', {
        'want-salary': typed,
        year: site.chosenYear,
        ...(otherJobPay && { 'other-job': otherJobPay }),
      }),
    },
    prose: {
      Title: taxYear,
      Description: taxYear,
      ...(salary === undefined
        ? {
            // A request, or that no salary up to the highest is enough, has no line that repeats it.
            Page: site.taxYearOptions,
            'You need to earn': [
              ...[amount, taxYear],
              ...(isUnknown ? [] : [dollars(HIGHEST_SALARY), amount]),
            ],
          }
        : answerProse('You need to earn', {
            inputs: site.taxYearOptions,
            example: [amount, taxYear],
            sentence: [dollars(salary), amount],
          })),
      // The hours and weeks of a year.
      ...(hasYear && cycle === 'hourly' && { 'Tax Breakdown': ['38', '52'] }),
      // The years whose rates the simplified set has: of non-residents, and of repayments.
      Options: hasSchedules
        ? []
        : [
            ...(options.nonResident ? ['2020-21', '2023-24'] : []),
            ...(options.studentLoan ? ['2023-24'] : []),
          ],
    },
  };
}

function optionsIn(entries: URLSearchParams): ReferenceOptions {
  const names = entries.get('options')?.split(',') ?? [];
  const isIncluded = entries.get('want-included') === 'yes';
  return {
    ...Object.fromEntries(names.map((name) => [name, true])),
    includesSuperannuation: isIncluded,
  };
}

function isPaidBy(cycle: Cycle): cycle is 'weekly' | 'fortnightly' | 'monthly' {
  return cycle === 'weekly' || cycle === 'fortnightly' || cycle === 'monthly';
}

/** What the pays of `cycle` bring into the account in a year; undefined if there is no schedule for them. */
function paidIn(
  { taxYear, hasSchedules }: ReferenceSite,
  options: ReferenceOptions,
  cycle: Cycle,
): ((pay: ReferencePay) => Rational) | undefined {
  if (!hasSchedules || !isPaidBy(cycle)) return undefined;
  const scale = options.nonResident ? 3 : options.noTaxFreeThreshold ? 1 : 2;
  const query = {
    period: cycle,
    taxYear,
    scale,
    studentLoan: options.studentLoan === true,
  } as const;
  return ({ grossAnnual, totalTax }) =>
    referencePayslip({ annual: grossAnnual, tax: totalTax }, query).inAccount.times(
      PERIODS_A_YEAR[cycle],
    );
}
