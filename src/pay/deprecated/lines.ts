/** `australian-pay/lines` of 1.x, which had the charges as straight lines for the plots of one site. */
import { left } from './left.ts';

const RULES = 'the steps and tiers of a charge are in a year of the rule set';

/** @deprecated left in 2.0.0. */
export const chargeOn = /* @__PURE__ */ left('chargeOn', 'assess gives the charges on a person');
/** @deprecated left in 2.0.0. */
export const chargesFor = /* @__PURE__ */ left('chargesFor', RULES);
/** @deprecated left in 2.0.0. */
export const edgesOf = /* @__PURE__ */ left('edgesOf', RULES);
/** @deprecated left in 2.0.0. */
export const incomeEdges = /* @__PURE__ */ left('incomeEdges', RULES);
/** @deprecated left in 2.0.0. */
export const incomeLines = /* @__PURE__ */ left('incomeLines', RULES);
/** @deprecated left in 2.0.0. */
export const linesOf = /* @__PURE__ */ left('linesOf', RULES);
/** @deprecated left in 2.0.0. */
export const payCharges = /* @__PURE__ */ left('payCharges', RULES);
/** @deprecated left in 2.0.0. */
export const payEdges = /* @__PURE__ */ left('payEdges', RULES);
/** @deprecated left in 2.0.0. */
export const residentPay = /* @__PURE__ */ left(
  'residentPay',
  'payCalculator gives every figure of a pay',
);
/** @deprecated left in 2.0.0. */
export const singleLevy = /* @__PURE__ */ left('singleLevy', RULES);
