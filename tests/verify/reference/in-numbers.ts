/** The reference's results as numbers, to hold the engine's against. */
import type { Facts } from '../../../src/pay/facts.ts';
import { type Rational, toNumber } from '../../../src/verify/reference/rational.ts';
import {
  type ReferenceAssessment,
  referenceAssessment,
} from '../../../src/verify/reference/reference-assessment.ts';
import type { ReferenceRulesName } from '../../../src/verify/reference/reference-years.ts';

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

export function referenceInNumbers(facts: Facts, rules: ReferenceRulesName): AssessmentInNumbers {
  const { taxOffsets, ...figures } = referenceAssessment(facts, rules);
  const numbers = Object.entries<Rational>(figures).map(([name, figure]) => [
    name,
    toNumber(figure),
  ]);
  return {
    ...Object.fromEntries(numbers),
    taxOffsets: taxOffsets.map(({ code, entitled, used }) => ({
      code,
      entitled: toNumber(entitled),
      used: toNumber(used),
    })),
  };
}
