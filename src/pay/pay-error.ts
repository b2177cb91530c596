/** The error that the engine throws where it cannot calculate: a program goes by its code, people read its message. */

/**
 * - `unknownTaxYear`: the rule set does not have the tax year.
 * - `noSchedule`: the rule set has no withholding schedules for the tax year.
 * - `brokenRules`: figures of the rule set contradict what their types say.
 */
export type PayErrorCode = 'unknownTaxYear' | 'noSchedule' | 'brokenRules';

export class PayError extends Error {
  readonly code: PayErrorCode;

  constructor(code: PayErrorCode, message: string) {
    super(message);
    this.name = 'PayError';
    this.code = code;
  }
}
