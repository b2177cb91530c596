/** The queries about rule sets, described for the checker. */
import type { ObjectOf, Part } from '../check.ts';
import { FIGURE } from '../queries.ts';
import type { TaxYear } from './rule-set.ts';

/** A year out of a rule set. Its figures are data of the rule set, which are not looked at. */
export const YEAR_OF_RULES: ObjectOf<Pick<TaxYear, 'label'>> = {
  is: 'object',
  needed: { label: { is: 'text' } },
  optional: {},
  isOpen: true,
};

const RATE: Part = { is: 'number', called: 'a fraction such as 0.12', highest: 1, lowest: -1 };

/** `[above, rate, printedBase, 'from']`: see `marginal`. */
export const STEPS: Part = {
  is: 'list',
  each: {
    is: 'row',
    needed: [FIGURE, RATE],
    optional: [FIGURE, { is: 'oneOf', allowed: ['from'] }],
  },
};

export const TIERS: Part = {
  is: 'list',
  each: { is: 'object', needed: { rate: RATE }, optional: { above: FIGURE, from: FIGURE } },
};

export const CHARGE: Part = {
  is: 'object',
  needed: { kind: { is: 'oneOf', allowed: ['marginal', 'whole', 'least'] } },
  optional: {},
  isOpen: true,
};
