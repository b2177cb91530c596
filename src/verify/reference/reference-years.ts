/** The figures of both rule sets a second time, by tax year. Imports nothing of the product. */
import { LEGISLATED } from './legislated-years.ts';
import { SIMPLIFIED } from './simplified-years.ts';
import type { ReferenceYear } from './year-notation.ts';

export type {
  ReferenceLaw,
  ReferenceLoan,
  ReferenceYear,
  SeniorKind,
  Slice,
} from './year-notation.ts';

export type ReferenceRulesName = 'simplified' | 'legislated';

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
  if (year === undefined) {
    throw new Error(
      `The reference has no tax year ${taxYear}: ${rules}-years.ts in src/verify/reference`,
    );
  }
  return year;
}
