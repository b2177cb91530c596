/** Names of `australian-pay/withholding` and `/leaving` in 1.x. */
import { left } from './left.ts';

/** @deprecated since 2.0.0: import it from `australian-pay/rules`. */
export { seniorsBornBefore } from '../rules/index.ts';

const RULES = 'take the figure from a year of the rule set';

/** @deprecated left in 2.0.0. */
export const schedulesOf = /* @__PURE__ */ left('schedulesOf', `${RULES}, as withholding`);
/** @deprecated left in 2.0.0. */
export const leavingRates = /* @__PURE__ */ left('leavingRates', 'withheldOnLeaving uses them');
/** @deprecated left in 2.0.0. */
export const isLeaveFlat = /* @__PURE__ */ left(
  'isLeaveFlat',
  'leave is taxed at a flat rate on a genuine redundancy and for invalidity',
);
/** @deprecated left in 2.0.0. */
export const mostBySeparateCeilings = /* @__PURE__ */ left(
  'mostBySeparateCeilings',
  'see the tax offsets of assess',
);
/** @deprecated left in 2.0.0. */
export const withholdingScale = /* @__PURE__ */ left('withholdingScale', 'use scaleOf');
