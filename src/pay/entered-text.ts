/** Reads what a visitor types: a salary in whole dollars and a superannuation rate in percent (docs/product.md, Validation). */

/** The highest superannuation rate that can be entered, in percent. */
export const MAX_CUSTOM_SUPER_PERCENT = 50;

/** What stays of a salary as typed: its digits. */
export function salaryDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The salary in `text`, in whole dollars; 0 where there is none or it is beyond what a number holds exactly. */
export function parseSalary(text: string): number {
  const amount = Number(salaryDigits(text));
  return Number.isSafeInteger(amount) ? amount : 0;
}

/**
 * What the superannuation field holds after its text changes from `previous` to `text`: the digits and dots of `text`
 * if they are empty, a lone dot (a value still being typed) or at most 50 percent, else `previous`.
 */
export function acceptCustomSuper(text: string, previous: string): string {
  const percent = percentText(text);
  const acceptable =
    percent === '' || percent === '.' || Number.parseFloat(percent) <= MAX_CUSTOM_SUPER_PERCENT;
  return acceptable ? percent : previous;
}

/** The superannuation rate in `text` as a fraction; undefined where the year's default applies: empty, 0 or no rate. */
export function customSuperRate(text: string): number | undefined {
  const percent = Number.parseFloat(percentText(text));
  const rate = percent / 100;
  return rate > 0 && percent <= MAX_CUSTOM_SUPER_PERCENT ? rate : undefined;
}

function percentText(text: string): string {
  return text.replace(/[^\d.]/g, '');
}
