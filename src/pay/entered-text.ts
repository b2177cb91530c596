/** Reads what a visitor types: sums of money, and numbers up to a limit such as a superannuation rate (docs/product.md, Validation). */

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

/** What stays of a sum of money as typed: up to 15 digits of dollars, and with a dot up to two of cents. */
export function moneyText(text: string): string {
  const [dollars = '', ...cents] = decimalText(text).split('.');
  const whole = dollars.slice(0, 15);
  return cents.length === 0 ? whole : `${whole}.${cents.join('').slice(0, 2)}`;
}

/** The sum in `text`, in dollars; 0 where there is none. */
export function parseMoney(text: string): number {
  return Number(moneyText(text)) || 0;
}

/**
 * What a field for a number up to `most` holds after its text changes from `previous` to `text`: the digits and dots of
 * `text` if they are empty, a lone dot (a value still being typed) or at most `most`, else `previous`.
 */
export function acceptUpTo(most: number, text: string, previous: string): string {
  const number = decimalText(text);
  const acceptable = number === '' || number === '.' || Number.parseFloat(number) <= most;
  return acceptable ? number : previous;
}

/** What the superannuation field holds after its text changes from `previous` to `text`: at most 50 percent. */
export function acceptCustomSuper(text: string, previous: string): string {
  return acceptUpTo(MAX_CUSTOM_SUPER_PERCENT, text, previous);
}

/** The superannuation rate in `text` as a fraction; undefined where the year's default applies: empty, 0 or no rate. */
export function customSuperRate(text: string): number | undefined {
  const percent = Number.parseFloat(decimalText(text));
  const rate = percent / 100;
  return rate > 0 && percent <= MAX_CUSTOM_SUPER_PERCENT ? rate : undefined;
}

function decimalText(text: string): string {
  return text.replace(/[^\d.]/g, '');
}
