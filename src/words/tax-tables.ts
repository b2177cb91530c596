/** The tables of withholding by name, in the order of their links. */
import type { AmountLink } from './amount-links.ts';

export const TAX_TABLES = [
  { amount: 'weekly', text: 'Weekly' },
  { amount: 'fortnightly', text: 'Fortnightly' },
  { amount: 'monthly', text: 'Monthly' },
] as const satisfies AmountLink[];
