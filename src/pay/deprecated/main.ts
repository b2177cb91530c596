/** Names of the main entry in 1.x. They work until 3.0; the changelog says what takes their place. */
import { checked } from '../check.ts';
import * as options from '../pay-options.ts';
import * as periods from '../periods.ts';
import * as queries from '../queries.ts';

/** @deprecated since 2.0.0: 15 million dollars. */
export { HIGHEST_SALARY } from '../gross-for.ts';
/** @deprecated since 2.0.0: their names begin with `Query`. */
export type {
  QueryIssue as FactsIssue,
  QueryIssueCode as FactsIssueCode,
  QueryPath as FactsPath,
} from '../pay-error.ts';
/** @deprecated since 2.0.0: the keys of the type `PayOptions`. */
export { PAY_OPTIONS } from '../pay-options.ts';
/** @deprecated since 2.0.0: a year has 12 months, 26 fortnights or 52 weeks of 5 days, or of 38 hours. */
export { DEFAULT_WORKING_TIME, PERIODS_PER_YEAR } from '../periods.ts';
/** @deprecated since 2.0.0: use `contributionsTax` of a tax year. */
export { CONTRIBUTIONS_TAX_RATE } from '../rules/every-year.ts';
/** @deprecated since 2.0.0: import it from `australian-pay/rules`. */
export { taxYearOf } from '../rules/index.ts';
/** @deprecated since 2.0.0: import it from `australian-pay/withholding`. */
export { salaryFor } from '../withholding/index.ts';

/** @deprecated since 2.0.0: divide the figure of the year by the periods of a year. */
export const perPeriod = /* @__PURE__ */ checked(periods.perPeriod, {
  annual: queries.FIGURE,
  period: queries.PAY_PERIOD,
});

/** @deprecated since 2.0.0: divide the figure of the year by the hours of a year. */
export const perHour = /* @__PURE__ */ checked(
  periods.perHour,
  { annual: queries.FIGURE },
  { workingTime: queries.WORKING_TIME },
);

/** @deprecated since 2.0.0: `nonResident` means 'foreign', and `workingHolidayVisa` means 'workingHoliday'. */
export const residencyOf = /* @__PURE__ */ checked(options.residencyOf, {
  options: queries.PAY_OPTIONS,
});
