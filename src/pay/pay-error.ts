/** The error that the engine throws where it cannot calculate: a program goes by its code, people read its message. */
/**
 * - `invalidQuery`: part of the query is missing, unknown or of the wrong type.
 * - `unknownTaxYear`: the rule set does not have the tax year.
 * - `noSchedule`: the rule set has no withholding schedules, or no limits on leaving, for the tax year.
 * - `brokenRules`: the rule set makes a figure that is not finite, or its steps do not rise or have no end.
 * - `leftPackage`: a name of an earlier version, which the package no longer has.
 */
export type PayErrorCode =
  | 'invalidQuery'
  | 'unknownTaxYear'
  | 'noSchedule'
  | 'brokenRules'
  | 'leftPackage';

export class PayError extends Error {
  readonly code: PayErrorCode;
  /** Everything that is wrong with the query, if the query is to blame. */
  declare readonly issues?: readonly QueryIssue[];

  constructor(code: PayErrorCode, message: string) {
    super(message);
    this.name = 'PayError';
    this.code = code;
  }
}

/** Something in a query that the engine does not understand. */
export interface QueryIssue {
  /** Keys, and positions in a list, from the outside in: `['jobs', 0, 'pay']`. Empty for the whole value. */
  readonly path: QueryPath;
  readonly code: QueryIssueCode;
  /** One sentence for people: the key, its value and what is allowed. */
  readonly message: string;
  /** For `notOneOf`, `unknownTaxYear` and `unknownKey`: each value or key that is allowed. For `outOfRange`: the lowest and the highest. */
  readonly allowed?: readonly (string | number)[];
}

export type QueryPath = readonly (string | number)[];

/**
 * - `missing`: a key that is needed.
 * - `unknownKey`: the engine knows no such key; most often it is misspelt.
 * - `notANumber`: of another type, or not finite. Numbers are not read out of texts.
 * - `notWhole`: a fraction where things are counted.
 */
export type QueryIssueCode =
  | 'missing'
  | 'unknownKey'
  | 'notAnObject'
  | 'notAList'
  | 'notANumber'
  | 'notABoolean'
  | 'notAText'
  | 'notWhole'
  | 'outOfRange'
  | 'notOneOf'
  | 'unknownTaxYear';
