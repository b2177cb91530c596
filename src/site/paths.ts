/** Addresses inside the site: root-relative, without `.html` and without a trailing slash. */
export const HOME_PATH = '/';
export const CALCULATORS_PATH = '/calculators';
export const CONTACT_PATH = '/contact';
export const PRIVACY_PATH = '/privacy-policy';
export const DISCLAIMER_PATH = '/disclaimer';

/** Folder of the files that are named by a hash of their content. */
export const ASSETS_PATH = '/assets/';

/** How the simplified model differs from the law: a section of the disclaimer, in a site by that model alone. */
export const SIMPLIFIED_MODEL_ID = 'simplified';
export const SIMPLIFIED_MODEL_LINK = `${DISCLAIMER_PATH}#${SIMPLIFIED_MODEL_ID}`;

/** The address of the page for `amount` dollars a year, a number or its digits. */
export function salaryPath(amount: number | string): string {
  return `/salary/${amount}`;
}

/** The address of the page for an hourly rate, whose digits are as `rateDigits` gives them. */
export function hourPath(digits: string): string {
  return `/hour/${digits}`;
}

/** The table of withholding from pays of a `period` such as `weekly`, in sites by the law alone. */
export function taxTablePath(period: string): string {
  return `/tax-table/${period}`;
}

/** The entries of the calculators for `digits` dollars an hour, of 38 hours a week. */
export function hourEntries(digits: string): string {
  return `#salary=${digits}&cycle=hourly`;
}

/** The entries of the calculators for a salary of `amount` dollars a year, a number or its digits. */
export function salaryEntries(amount: number | string): string {
  return `#salary=${amount}`;
}

/** The address of the calculator with a salary of `amount` dollars a year entered. */
export function calculatorPath(amount: number | string): string {
  return HOME_PATH + salaryEntries(amount);
}
