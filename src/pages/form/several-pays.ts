/** Fields that the forms with several pays share. */
import { money } from './field.ts';

/** The limits of an amount of money. */
export const AMOUNT = { mostDigits: 15 };

/** An amount by the hour or the day takes cents. */
export const RATE_FIELD = money('', { ...AMOUNT, decimals: 2 });

/** Where super is: on top of the amount, or in it. */
export const SUPER_PLACES = { '': 'Super on top', yes: 'Super included' } as const;
