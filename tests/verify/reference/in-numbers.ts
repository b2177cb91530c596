/** The reference's results as numbers, to hold the engine's against. */
import type { Facts } from '../../../src/pay/facts.ts';
import type { PayQuery } from '../../../src/pay/pay.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import type { Rational } from '../../../src/verify/reference/rational.ts';
import {
  type ReferenceAssessment,
  referenceAssessment,
} from '../../../src/verify/reference/reference-assessment.ts';
import type { ReferenceFacts } from '../../../src/verify/reference/reference-facts.ts';
import type { ReferenceQuery } from '../../../src/verify/reference/reference-pay.ts';
import {
  type ReferenceRulesName,
  referenceYears,
} from '../../../src/verify/reference/reference-years.ts';

export type AssessmentInNumbers = Record<
  Exclude<keyof ReferenceAssessment, 'taxOffsets'>,
  number
> & {
  readonly taxOffsets: readonly {
    readonly code: string;
    readonly entitled: number;
    readonly used: number;
  }[];
};

export function referenceInNumbers(
  facts: Facts | ReferenceFacts,
  rules: ReferenceRulesName,
): AssessmentInNumbers {
  const { taxOffsets, ...figures } = referenceAssessment(facts, rules);
  return {
    ...numbersOf(figures),
    taxOffsets: taxOffsets.map(({ code, ...amounts }) => ({ code, ...numbersOf(amounts) })),
  };
}

function numbersOf<Name extends string>(figures: Readonly<Record<Name, Rational>>) {
  const entries = Object.entries<Rational>(figures);
  const numbers = entries.map(([name, figure]) => [name, figure.toNumber()]);
  return Object.fromEntries(numbers) as Record<Name, number>;
}

/** The amounts of each offset, 0 where it is not due, by its code and `entitled` or `used`. */
export function offsetsOf({ taxOffsets }: Pick<AssessmentInNumbers, 'taxOffsets'>) {
  const amounts = OFFSETS.flatMap((wanted) => {
    const found = taxOffsets.find(({ code }) => code === wanted);
    return [
      [`${wanted} entitled`, found?.entitled ?? 0],
      [`${wanted} used`, found?.used ?? 0],
    ];
  });
  return Object.fromEntries(amounts) as Record<string, number>;
}

const OFFSETS = [
  ...['seniors', 'beneficiary', 'lowIncome', 'lowMiddleIncome', 'excessContributions'],
  ...['unusedLeave', 'terminationPayments'],
];

/** Each year of each set. */
export const YEARS = [
  simplified as RuleSet<string, RuleSetName>,
  legislated as RuleSet<string, RuleSetName>,
].flatMap((rules) =>
  referenceYears(rules.name).map((taxYear) => ({ rules, set: rules.name, taxYear })),
);

/** A query of the reference as the engine is asked it. */
export function queryOf(query: ReferenceQuery): PayQuery {
  const { salary, customSuperPercent, salarySacrifice, bonus, otherJobPay, ...rest } = query;
  const numberOf = (given: string | number | undefined) =>
    given === undefined ? undefined : Number(given);
  return {
    ...rest,
    annualSalary: Number(salary),
    customSuperRate: Number(customSuperPercent ?? 0) / 100,
    salarySacrifice: numberOf(salarySacrifice),
    bonus: numberOf(bonus),
    otherJobPay: numberOf(otherJobPay),
  };
}

/** The figures that are not within a hundredth of a cent of those of the same name. */
export function differences(found: object, wanted: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(found).flatMap(([name, figure]) => {
    if (typeof figure === 'object' || figure === wanted[name]) return [];
    const isNear = Math.abs(Number(figure) - Number(wanted[name])) <= 1e-4;
    return isNear ? [] : [{ name, found: figure, wanted: wanted[name] }];
  });
}
