import { describe, expect, test } from 'vitest';
import { assess } from '../../../src/pay/assess.ts';
import { cashOf } from '../../../src/pay/cash.ts';
import type { Facts } from '../../../src/pay/facts.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { referenceYears } from '../../../src/verify/reference/reference-years.ts';
import { AROUND, anyPerson, drawsFrom, moved, turningPoints } from './drawn-persons.ts';
import { type AssessmentInNumbers, referenceInNumbers } from './in-numbers.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
const DRAWN_A_YEAR = IS_LONG ? 12_000 : 200;

/** A hundredth of a cent. */
const TOLERANCE = 1e-4;

describe.each([simplified as RuleSet, legislated as RuleSet])('by the $name set', (rules) => {
  test.each(referenceYears(rules.name))(
    'persons of %s drawn at random are assessed alike',
    (taxYear) => {
      const draws = drawsFrom(Number.parseInt(taxYear, 10));
      const persons = Array.from({ length: DRAWN_A_YEAR }, () =>
        anyPerson(taxYear, rules.name, draws),
      );
      expect(wronglyAssessed(persons, rules)).toEqual([]);
    },
    900_000,
  );

  test.each(referenceYears(rules.name))(
    'persons of %s at, and a cent and a dollar around, every income where a rule changes are assessed alike',
    (taxYear) => {
      const households = IS_LONG ? HOUSEHOLDS : HOUSEHOLDS.slice(0, 3);
      const persons = turningPoints(taxYear, rules.name).flatMap((point) =>
        AROUND.flatMap((step) => {
          const income = Math.round(Math.max(0, point + step) * 100) / 100;
          return households.flatMap((household) =>
            personsAt({ taxYear, ...household }, rules, income),
          );
        }),
      );
      expect(wronglyAssessed(persons, rules)).toEqual([]);
    },
    900_000,
  );
});

/** Persons whose taxable income, income with what is added to it, or both partners' income is `income`. */
function personsAt(facts: Facts, rules: RuleSet, income: number): Facts[] {
  const persons = [moved(facts, rules.name, 'taxableIncome', false, income)];
  if (facts.jobs.length > 0)
    persons.push(moved(facts, rules.name, 'surchargeIncome', false, income));
  if (facts.spouse) {
    persons.push(moved(facts, rules.name, 'taxableIncome', true, income));
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
const WITHOUT_COVER = { daysWithoutCover: 365, studentLoan: true };

const HOUSEHOLDS: readonly Omit<Facts, 'taxYear'>[] = [
  { jobs: [], ...WITHOUT_COVER },
  { jobs: [PACKAGE], spouse: { income: 31_000 }, dependentChildren: 2, ...WITHOUT_COVER },
  { jobs: [], senior: 'couple', spouse: { income: 12_000.5, senior: true }, ...WITHOUT_COVER },
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
];

/** Whoever the engine assesses otherwise, with both results. */
function wronglyAssessed(persons: readonly Facts[], rules: RuleSet): object[] {
  return persons.flatMap((facts) => {
    const found = assess(facts, rules);
    const figures = { ...found, ...offsetsOf(found), cash: cashOf(facts, found, rules) };
    const expected = referenceInNumbers(facts, rules.name);
    const wanted = { ...expected, ...offsetsOf(expected) };
    const wrong = Object.entries(figures).filter(
      ([name, figure]) =>
        typeof figure === 'number' &&
        !(Math.abs(figure - Number(wanted[name as keyof typeof wanted])) <= TOLERANCE),
    );
    if (wrong.length === 0) return [];
    const both = wrong.map(([name, figure]) => [name, figure, wanted[name as keyof typeof wanted]]);
    return [{ facts, both }];
  });
}

/** Each offset's two amounts, 0 where it is not due. */
function offsetsOf({ taxOffsets }: Pick<AssessmentInNumbers, 'taxOffsets'>) {
  const amountsOf = (wanted: string) => {
    const found = taxOffsets.find(({ code }) => code === wanted);
    return { [`${wanted} entitled`]: found?.entitled ?? 0, [`${wanted} used`]: found?.used ?? 0 };
  };
  return Object.assign({}, ...OFFSETS.map(amountsOf)) as Record<string, number>;
}

const OFFSETS = ['seniors', 'lowIncome', 'lowMiddleIncome', 'excessContributions'];
