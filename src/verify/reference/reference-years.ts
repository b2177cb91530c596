/** The figures of both rule sets a second time, by tax year. Imports nothing of the product. */
import { LEGISLATED } from './legislated-years.ts';
import { SIMPLIFIED } from './simplified-years.ts';
import type { LegislatedYear, ReferenceYear } from './year-notation.ts';

export type {
  ReferenceLaw,
  ReferenceLoan,
  ReferenceYear,
  SeniorKind,
  Slice,
} from './year-notation.ts';

export type ReferenceRulesName = 'simplified' | 'legislated';

/** The years that the reference knows of a rule set. */
export function referenceYears(rules: ReferenceRulesName = 'simplified'): string[] {
  return Object.keys(rules === 'legislated' ? LEGISLATED : SIMPLIFIED);
}

/** The figures behind a year's pay. */
export function referenceYear(
  taxYear: string,
  rules: ReferenceRulesName = 'simplified',
): ReferenceYear {
  return rules === 'legislated' ? legislatedYear(taxYear) : yearOf(SIMPLIFIED, taxYear, rules);
}

/** The figures of a year by the law. */
export function legislatedYear(taxYear: string): LegislatedYear {
  return yearOf(LEGISLATED, taxYear, 'legislated');
}

function yearOf<Year>(years: Readonly<Record<string, Year>>, taxYear: string, rules: string): Year {
  const year = years[taxYear];
  if (year === undefined) {
    throw new Error(
      `The reference has no tax year ${taxYear}: src/verify/reference/${rules}-years.ts`,
    );
  }
  return year;
}
