/** `value` as an amount of money, a rate or a time counts: 0 where it is absent, negative or not finite. */
export function amountOf(value = 0): number {
  return value > 0 && value < Number.POSITIVE_INFINITY ? value : 0;
}
