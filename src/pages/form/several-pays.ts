export { SUPER_PLACES } from './pay.ts';

import { money } from './field.ts';
import { MOST_DIGITS } from './pay.ts';
export const AMOUNT = { mostDigits: MOST_DIGITS };
export const RATE_FIELD = money('', { ...AMOUNT, decimals: 2 });
