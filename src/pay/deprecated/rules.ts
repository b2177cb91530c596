/** Names of `australian-pay/rules` in 1.x. */
import { left } from './left.ts';

const DATA = "import the JSON of a year, such as 'australian-pay/data/2026-27.json'";

/** @deprecated left in 2.0.0. */
export const RULE_SETS = /* @__PURE__ */ left(
  'RULE_SETS',
  "import simplified and legislated from 'australian-pay'",
);
/** @deprecated left in 2.0.0. */
export const RULE_SET_NAMES = /* @__PURE__ */ left(
  'RULE_SET_NAMES',
  "they are 'simplified' and 'legislated'",
);
/** @deprecated left in 2.0.0. */
export const DEFAULT_RULES = /* @__PURE__ */ left(
  'DEFAULT_RULES',
  'name the rule set that you want',
);
/** @deprecated left in 2.0.0. */
export const departuresOf = /* @__PURE__ */ left(
  'departuresOf',
  'compare the years of the two rule sets',
);
/** @deprecated left in 2.0.0. */
export const firstDay = /* @__PURE__ */ left('firstDay', 'a tax year starts on 1 July');
/** @deprecated left in 2.0.0. */
export const lastDay = /* @__PURE__ */ left('lastDay', 'a tax year ends on 30 June');
/** @deprecated left in 2.0.0. */
export const openFigures = /* @__PURE__ */ left('openFigures', DATA);
/** @deprecated left in 2.0.0. */
export const openDataFiles = /* @__PURE__ */ left('openDataFiles', DATA);
