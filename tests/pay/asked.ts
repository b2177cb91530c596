/// <reference types="vite/types/importMeta.d.ts" />
/** Every function of the package, with what its arguments may be and a query that it understands. */
import * as charges from '../../src/pay/charge.ts';
import { type Part, RULES } from '../../src/pay/check.ts';
import * as explain from '../../src/pay/explain/index.ts';
import * as main from '../../src/pay/index.ts';
import * as pay from '../../src/pay/pay.ts';
import * as ofPay from '../../src/pay/queries.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import * as ofRules from '../../src/pay/rules/queries.ts';
import * as withholding from '../../src/pay/withholding/index.ts';
import * as ofWithholding from '../../src/pay/withholding/queries.ts';

// A table of functions of all types: what they take is said beside them.
// biome-ignore lint/suspicious/noExplicitAny: as above
type Call = (...args: any[]) => unknown;

export interface Asked {
  readonly checked: Call;
  /** The function of this name that the site calls. */
  readonly unchecked: Call;
  readonly parts: readonly Part[];
  readonly query: readonly unknown[];
}

const { legislated } = main;
const queries = { ...ofPay, ...ofWithholding, ...ofRules };
const taxYear = '2026-27';
const YEAR = rules.taxYearOf(legislated, taxYear);
const PAY = { annualSalary: 80_000, taxYear };
const YEAR_OF_PAY = main.payCalculator(legislated)({ annualSalary: 80_000, taxYear });
const FACTS = { taxYear, jobs: [{ pay: 60_000 }] };
const SLIP = { period: 'weekly', taxYear, scale: 2, studentLoan: false };
const WEEK = { ...SLIP, earnings: 1_500 };
const BONUS = { ...WEEK, bonus: 5_000 };
const SO_FAR = { averageEarnings: 1_500, earlierBonuses: 0, withheldFromEarlierBonuses: 0 };
const PAYOUT = {
  ...{ taxYear, period: 'weekly', earnings: 1_500, scale: 2, reason: 'redundancy' },
  reachedPreservationAge: false,
  yearsOfService: 5,
};
const RETURN_JOB = { pay: 60_000, period: 'weekly', scale: 2, loanDeclared: false };
const UNEVEN = { ...SLIP, pays: [900, 2_100] };

// biome-ignore format: a function a line
const ROWS: Readonly<Record<string, readonly [parts: readonly Part[], query: readonly unknown[]]>> = {
  calculatePay: [[queries.PAY_QUERY], [{ ...PAY, taxYear: '2025-26' }]],
  payCalculator: [[queries.PAY_QUERY, RULES], [PAY, legislated]],
  assess: [[queries.FACTS, RULES], [FACTS, legislated]],
  cashOf: [[queries.FACTS, queries.TOTAL_TAX, RULES], [FACTS, { totalTax: 9_000 }, legislated]],
  grossFor: [[queries.WANTED_PAY, RULES], [{ takeHome: 5_000, period: 'monthly', taxYear }, legislated]],
  comparePay: [[queries.TWO_PAYS, RULES], [{ now: PAY, offer: PAY }, legislated]],
  bonusKept: [[queries.PAY_WITH_BONUS, RULES], [{ ...PAY, bonus: 5_000 }, legislated]],
  sacrifice: [[queries.PAY_QUERY, RULES], [{ ...PAY, salarySacrifice: 5_000 }, legislated]],
  annualEarnings: [[queries.DOLLARS, queries.EARNING_PERIOD, queries.WORKING_TIME], [40, 'hourly', { hoursPerWeek: 20, weeksPerYear: 48 }]],
  withheldPerPeriod: [[queries.WITHHOLDING, RULES], [WEEK, legislated]],
  withheldFromBonus: [[queries.BONUS, RULES], [BONUS, legislated]],
  withheldFromBonusByAverage: [[queries.BONUS_BY_AVERAGE, RULES], [{ ...BONUS, ...SO_FAR }, legislated]],
  bonusSteps: [[queries.BONUS_STEPS, RULES], [{ ...BONUS, soFar: SO_FAR }, legislated]],
  bonusOf: [[queries.PAID_BONUS, RULES], [{ ...PAY, bonus: 5_000, period: 'monthly' }, legislated]],
  withheldFromWorkingHolidayMaker: [[queries.WORKING_HOLIDAY, RULES], [{ earnings: 1_500, paidBefore: 20_000, taxYear }, legislated]],
  withheldOnLeaving: [[queries.LEAVING, RULES], [PAYOUT, legislated]],
  leavingYear: [[queries.LEAVING_YEAR, RULES], [{ ...PAYOUT, withheldFromPay: 7_774, studentLoan: false }, legislated]],
  redundancyWeeks: [[queries.LEAVING_LIMITS, queries.YEARS], [YEAR.leaving, 5]],
  taxFreeLimit: [[queries.LEAVING_LIMITS, queries.YEARS], [YEAR.leaving, 5]],
  reachesPreservationAge: [[queries.AGE, queries.TAX_YEAR, RULES], [60, taxYear, legislated]],
  reachesPensionAge: [[queries.AGE, queries.TAX_YEAR, RULES], [67, taxYear, legislated]],
  isPensionAge: [[queries.AGE, queries.TAX_YEAR, RULES], [67, taxYear, legislated]],
  withheldFromPays: [[queries.EQUAL_PAYS, RULES], [WEEK, legislated]],
  payslipOf: [[queries.YEAR_OF_PAY, queries.PAYSLIP, RULES], [YEAR_OF_PAY, SLIP, legislated]],
  taxCoveredByWithholding: [[queries.YEAR_OF_PAY, queries.YES_OR_NO], [YEAR_OF_PAY, true]],
  settle: [[queries.FIGURE, queries.FIGURE], [9_800, 9_151]],
  taxTimeOf: [[queries.PAY_QUERY, queries.WITHHOLDING_PERIOD, RULES], [PAY, 'weekly', legislated]],
  salaryFor: [[queries.WANTED_LANDING, RULES], [{ lands: 1_200, period: 'weekly', taxYear }, legislated]],
  scaleOf: [[queries.RESIDENCY, queries.YES_OR_NO], ['resident', true]],
  withheldFromUnevenPays: [[queries.UNEVEN_PAYS, RULES], [UNEVEN, legislated]],
  withheldFromDay: [[queries.DAY, RULES], [{ earnings: 300, taxYear }, legislated]],
  unevenYear: [[queries.UNEVEN_PAYS, queries.REST_OF_YEAR, RULES], [UNEVEN, 'alike', legislated]],
  taxReturnOf: [[queries.RETURN_FACTS, RULES], [{ taxYear, jobs: [RETURN_JOB] }, legislated]],
  paidIn: [[queries.PAYS, queries.WITHHOLDING_PERIOD, queries.DOLLARS], [13, 'fortnightly', 80_000]],
  explain: [[queries.FACTS, RULES], [FACTS, legislated]],
  explainPay: [[queries.PAY_QUERY, RULES], [PAY, legislated]],
  seniorsBornBefore: [[queries.YEAR_OF_RULES], [YEAR]],
  marginal: [[queries.STEPS], [[[18_200, 0.16], [45_000, 0.3]]]],
  whole: [[queries.TIERS], [[{ above: 97_000, rate: 0.01 }]]],
  least: [[queries.CHARGE], [charges.marginal([[0, 0.1]])]],
  perPeriod: [[queries.FIGURE, queries.PAY_PERIOD], [80_000, 'weekly']],
  perHour: [[queries.FIGURE, queries.WORKING_TIME], [80_000, { hoursPerWeek: 38, weeksPerYear: 52 }]],
  residencyOf: [[queries.PAY_OPTIONS], [{}]],
  taxYearOf: [[RULES, queries.TAX_YEAR], [legislated, taxYear]],
  leavingLimits: [[RULES, queries.TAX_YEAR], [legislated, taxYear]],
};

/** All exports of the package's entries. */
export const PACKAGE = { ...main, ...withholding, ...taxReturn, ...explain, ...rules };

const CHECKED: Readonly<Record<string, unknown>> = {
  ...PACKAGE,
  payCalculator: (query: pay.PayQuery, set: main.RuleSet) => main.payCalculator(set)(query),
};

/** All exports of the engine's files, the package's entries apart. */
const UNCHECKED: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob(
      ['../../src/pay/**/*.ts', '!**/index.ts', '!**/entry-on-leaving.ts', '!**/deprecated/*'],
      { eager: true },
    ),
  ),
  {
    calculatePay: pay.payCalculator<string>(main.simplified),
    payCalculator: (query: pay.PayQuery, set: main.RuleSet) => pay.payCalculator(set)(query),
  },
);

export const ASKED: Readonly<Record<string, Asked>> = Object.fromEntries(
  Object.entries(ROWS).map(([name, [parts, query]]) => {
    const calls = { checked: CHECKED[name] as Call, unchecked: UNCHECKED[name] as Call };
    return [name, { ...calls, parts, query }];
  }),
);

/** `args` with `value` at a dotted path, the position of the argument first: `0.jobs.0.pay`. An undefined value takes the key away. */
export function withValueAt(args: readonly unknown[], at: string, value: unknown): unknown[] {
  const change = (whole: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(whole)) {
      const list = [...whole];
      list[Number(key)] = change(whole[Number(key)], rest);
      return list;
    }
    const { [key]: former, ...others } = (whole ?? {}) as Record<string, unknown>;
    const changed = change(former, rest);
    return changed === undefined ? others : { ...others, [key]: changed };
  };
  return change(args, at.split('.')) as unknown[];
}

/** Each place in a query that `part` describes, with the part that is there. */
export function placesIn(part: Part, at: string): [at: string, part: Part][] {
  const inside = () => {
    if (part.is === 'object') {
      return Object.entries({ ...part.needed, ...part.optional }).flatMap(([key, each]) =>
        placesIn(each, `${at}.${key}`),
      );
    }
    if (part.is === 'list') return placesIn(part.each, `${at}.0`);
    return part.is === 'choice' ? placesIn(part.partFor(undefined), at) : [];
  };
  return [[at, part], ...inside()];
}
