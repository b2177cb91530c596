/** Names of `australian-pay/explain` in 1.x. */
import { left } from './left.ts';

/** @deprecated left in 2.0.0. */
export const countedRules = /* @__PURE__ */ left(
  'countedRules',
  'the README lists what is left out',
);
/** @deprecated left in 2.0.0. */
export const leastSalary = /* @__PURE__ */ left(
  'leastSalary',
  'call payCalculator with rising salaries',
);
/** @deprecated left in 2.0.0. */
export const refundGained = /* @__PURE__ */ left(
  'refundGained',
  'call taxReturnOf twice, and compare the refunds',
);
/** @deprecated left in 2.0.0. */
export const COUNTED_BY_ASSESS = /* @__PURE__ */ left(
  'COUNTED_BY_ASSESS',
  'the README lists what is left out',
);
/** @deprecated left in 2.0.0. */
export const COUNTED_BY_PAY = /* @__PURE__ */ left(
  'COUNTED_BY_PAY',
  'the README lists what is left out',
);
