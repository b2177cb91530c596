import type { TaxYear } from './rule-set.ts';

/** A tax year as its file has it: a line that describes another year does not compile. */
export interface WrittenYear<Label extends string> extends TaxYear<Label> {
  readonly description: YearLine<Label>;
}

type YearLine<Label extends string> =
  `Income earned from 1 July ${StartOf<Label>} to 30 June ${EndOf<Label>}, ${string}`;

/** `2025` of `'2025-26'`. */
type StartOf<Label extends string> = Label extends `${infer Start}-${string}` ? Start : string;

/** `2026` of `'2025-26'`. */
type EndOf<Label extends string> = Label extends `${infer A}${infer B}${string}-${infer End}`
  ? `${A}${B}${End}`
  : string;
