/** The queries about rule sets, described for the checker. */
import type { MarginalStep } from '../charge.ts';
import type { ObjectOf, Part } from '../check.ts';
import { FIGURE } from '../queries.ts';
import { isPlainObject } from '../query-values.ts';
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
  isFilled: true,
  each: {
    is: 'row',
    needed: [FIGURE, RATE],
    optional: [FIGURE, { is: 'oneOf', allowed: ['from'] }],
  },
};

const TIER_ABOVE: Part = { is: 'object', needed: { above: FIGURE, rate: RATE }, optional: {} };
const TIER_FROM: Part = { is: 'object', needed: { from: FIGURE, rate: RATE }, optional: {} };

export const TIERS: Part = {
  is: 'list',
  isFilled: true,
  each: {
    is: 'choice',
    partFor: (tier) => (isPlainObject(tier) && tier.from !== undefined ? TIER_FROM : TIER_ABOVE),
  },
};

const STEP: ObjectOf<MarginalStep> = {
  is: 'object',
  needed: { above: FIGURE, rate: RATE, base: FIGURE },
  optional: { includesStart: { is: 'boolean' } },
};

const KIND: Part = { is: 'oneOf', allowed: ['marginal', 'whole', 'least'] };

/** It is open, because a charge of a rule set has its source too. */
export const CHARGE: Part = {
  is: 'choice',
  partFor: (charge) => {
    const parts = isPlainObject(charge) ? partsOfKind(charge.kind) : {};
    return { is: 'object', needed: { kind: KIND, ...parts }, optional: {}, isOpen: true };
  },
};

export const CHARGES: Part = { is: 'list', isFilled: true, each: CHARGE };

function partsOfKind(kind: unknown): Readonly<Record<string, Part>> {
  switch (kind) {
    case 'marginal':
      return { steps: { is: 'list', isFilled: true, each: STEP } };
    case 'whole':
      return { tiers: TIERS };
    case 'least':
      return { of: CHARGES };
    default:
      return {};
  }
}
