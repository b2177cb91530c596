import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/pay/facts.ts';
import { payCalculator } from '../../../src/pay/pay.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { assess, cashOf } from '../../../src/pay/year/assess.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { anyLeaver } from './drawn-departures.ts';
import { AROUND, anyPay, anyPerson, drawsFrom, moved, turningPoints } from './drawn-persons.ts';
import { differences, offsetsOf, queryOf, referenceInNumbers, YEARS } from './in-numbers.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
/** Of each set and year. */
const DRAWN = IS_LONG ? 12_000 : 150;

/** Persons with a payout, in each set and year: 2,002 by the law, or 20,006. */
const DRAWN_LEAVERS = IS_LONG ? 2_858 : 286;

/** Around an income where a rule changes, in dollars. */
const STEPS = IS_LONG ? AROUND : ([0, 0.01] as const);

describe.each(YEARS)('by the $set set, in $taxYear', ({ rules, set, taxYear }) => {
  const draws = () => drawsFrom(Number.parseInt(taxYear, 10));

  test('persons drawn at random are assessed alike', () => {
    const from = draws();
    const persons = Array.from({ length: DRAWN }, () => anyPerson(taxYear, set, from));
    expect(wronglyAssessed(persons, rules)).toEqual([]);
  });

  test('persons who leave a job with a payout are assessed alike', () => {
    const from = draws();
    const leavers = Array.from({ length: DRAWN_LEAVERS }, () => anyLeaver(taxYear, set, from));
    expect(wronglyAssessed(leavers, rules)).toEqual([]);
  });

  test('persons at and around every income where a rule changes are assessed alike', () => {
    const at = turningPoints(taxYear, set).flatMap((point) => STEPS.map((step) => point + step));
    const persons = at.flatMap((about, index) => {
      const income = Math.round(Math.max(0, about) * 100) / 100;
      // In a normal run one household at each income, another one in each year.
      const shift = index + Number.parseInt(taxYear, 10);
      const household = HOUSEHOLDS[shift % HOUSEHOLDS.length] as (typeof HOUSEHOLDS)[number];
      return (IS_LONG ? HOUSEHOLDS : [household]).flatMap((facts) =>
        personsAt({ taxYear, ...facts }, rules, income),
      );
    });
    expect(wronglyAssessed(persons, rules)).toEqual([]);
  });

  test('pays drawn at random are worked out alike', () => {
    const from = draws();
    const pays = Array.from({ length: DRAWN }, () => anyPay(taxYear, set, from));
    expect(wronglyPaid(pays, rules)).toEqual([]);
  });
});

/** Persons whose taxable income, income with what is added to it, or both partners' income is `income`. */
function personsAt(facts: Facts, rules: RuleSet<string, RuleSetName>, income: number): Facts[] {
  const persons = [moved(facts, rules.name, 'taxableIncome', false, income)];
  if (facts.jobs.length > 0)
    persons.push(moved(facts, rules.name, 'surchargeIncome', false, income));
  if (facts.spouse) {
    persons.push(moved(facts, rules.name, 'taxableIncome', true, income));
    persons.push(moved(facts, rules.name, 'surchargeIncome', true, income));
    persons.push({ ...facts, otherIncome: 20_000, spouse: { ...facts.spouse, income } });
  }
  if (facts.jobs.length === 0) persons.push({ ...facts, jobs: [{ pay: income }] });
  return persons;
}

const PACKAGE = {
  pay: 20_000,
  includesSuper: true,
  salarySacrifice: 3_000,
  fringeBenefits: 4_000,
};
const PAYOUT = { excluded: 12_000, other: 8_000.5, unusedLeave: 5_000 };
const ON_BENEFITS = { benefits: 14_000.5 };
const ON_PENSIONS = { agePension: 18_000, benefits: 17_000 };
const WITHOUT_COVER = { daysWithoutCover: 365, studentLoan: true };

const HOUSEHOLDS: readonly Omit<Facts, 'taxYear'>[] = [
  { jobs: [], ...WITHOUT_COVER },
  { jobs: [PACKAGE], spouse: { income: 31_000 }, dependentChildren: 2, ...WITHOUT_COVER },
  { jobs: [], senior: 'couple', spouse: { income: 12_000.5, senior: true }, ...WITHOUT_COVER },
  { jobs: [], spouse: { income: 400_000 }, ...WITHOUT_COVER },
  { jobs: [PACKAGE], ...WITHOUT_COVER },
  { jobs: [], residentMonths: 5, ...WITHOUT_COVER },
  { jobs: [], dependentChildren: 3, ...WITHOUT_COVER },
  { jobs: [], residency: 'foreign', ...WITHOUT_COVER },
  { jobs: [PACKAGE], residency: 'workingHoliday', ...WITHOUT_COVER },
  { jobs: [], senior: 'single', ...WITHOUT_COVER },
  { jobs: [], senior: 'couple', spouse: { income: 29_000, senior: true }, ...WITHOUT_COVER },
  { jobs: [PACKAGE], senior: 'separatedByIllness', spouse: { income: 8_000, senior: true } },
  { jobs: [], senior: 'couple', spouse: { income: 45_000 }, dependentChildren: 1 },
  { jobs: [], spouse: { income: 90_000 }, dependentChildren: 1, ...WITHOUT_COVER },
  { jobs: [{ pay: 150_000, superRate: 0.2, salarySacrifice: 20_000 }], ...WITHOUT_COVER },
  { jobs: [], leaving: { ...PAYOUT, leaveAtFlatRate: true }, ...WITHOUT_COVER },
  { jobs: [PACKAGE], ...ON_BENEFITS, ...WITHOUT_COVER },
  { jobs: [], senior: 'couple', spouse: { income: 29_000, senior: true }, ...ON_PENSIONS },
  { jobs: [], leaving: { ...PAYOUT, reachedPreservationAge: true }, spouse: { income: 31_000 } },
];

/** The pays that the engine works out otherwise, with both results. */
function wronglyPaid(
  pays: readonly ReturnType<typeof anyPay>[],
  rules: RuleSet<string, RuleSetName>,
): object[] {
  const calculate = payCalculator(rules);
  return pays.flatMap((query) => {
    const wanted = Object.fromEntries(
      Object.entries(referencePay(query)).map(([name, figure]) => [name, figure.toNumber()]),
    );
    const wrong = differences(calculate(queryOf(query)), wanted);
    return wrong.length === 0 ? [] : [{ query, wrong }];
  });
}

/** Whoever the engine assesses otherwise, with both results. */
function wronglyAssessed(persons: readonly Facts[], rules: RuleSet<string, RuleSetName>): object[] {
  return persons.flatMap((facts) => {
    const found = assess(facts, rules);
    const figures = { ...found, ...offsetsOf(found), cash: cashOf(facts, found, rules) };
    const expected = referenceInNumbers(facts, rules.name);
    const wanted = { ...expected, ...offsetsOf(expected) };
    const wrong = differences(figures, wanted);
    return wrong.length === 0 ? [] : [{ facts, wrong }];
  });
}
