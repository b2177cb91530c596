/** Arbitrary inputs of a pay, for the plots. */
import fc from 'fast-check';
import { PAY_OPTIONS, type PayOptions } from '../../src/pay/index.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { DEFAULT_OPTIONS, switchOption } from '../../src/words/pay-options.ts';

export const anyRulesAndYear = fc
  .constantFrom(RULE_SETS.simplified, RULE_SETS.legislated)
  .chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      taxYear: fc.constantFrom(...rules.taxYears.map(({ label }) => label)),
    }),
  );

/** Options that the switches can be brought to. */
export const anyOptions: fc.Arbitrary<PayOptions> = fc
  .subarray([...PAY_OPTIONS])
  .map((names) =>
    names.reduce<PayOptions>((options, name) => switchOption(options, name, true), DEFAULT_OPTIONS),
  );
