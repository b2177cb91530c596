/** Numbers that both sets have in every tax year, first how a year and its working time are counted. Nothing else has these. */

/** The full-time week of the National Employment Standards. Source: Fair Work Act 2009, s 62. */
export const HOURS_PER_WEEK = 38;

/** Days of a full-time week. Tax is withheld from a day's pay as from five of them. Source: ATO, Schedule 1 (QC 63798). */
export const DAYS_PER_WEEK = 5;

/** Pays of a year. Schedules 5 and 7 count so many too, and not the 53rd week or 27th fortnight of some years. Source: ATO, Schedule 5. */
export const WEEKS_PER_YEAR = 52;
export const FORTNIGHTS_PER_YEAR = 26;
export const QUARTERS_PER_YEAR = 4;
export const MONTHS_PER_YEAR = 12;

/** Days of the calendar, which Medicare levy and surcharge are counted by. */
export const DAYS_PER_YEAR = 365;
export const DAYS_PER_LEAP_YEAR = 366;

/** Every day and every hour of a week, which no entry can be above. */
export const DAYS_OF_WEEK = 7;
export const HOURS_OF_DAY = 24;

/** The most pays that fall into one year. */
export const MOST_WEEKLY_PAYS = 53;
export const MOST_FORTNIGHTLY_PAYS = 27;

/**
 * Tax that a fund pays on concessional contributions, a fraction. Source: Income Tax Rates Act 1986, s 26.
 * @deprecated Since 2.0.0: use `contributionsTax` of a tax year.
 */
export const CONTRIBUTIONS_TAX_RATE = 0.15;

/** The casual loading, a fraction of a permanent worker's rate. Source: Fair Work Commission, national minimum wage order. */
export const CASUAL_LOADING_RATE = 0.25;
