/** The amounts in the words of a change, without that which it is about. */
export function amountsOfChange(change: string): string[] {
  const [, worth = ''] = change.split(': ');
  if (worth === 'worth nothing.') return ['$0.00'];
  return worth.match(/-?\$[\d,]+(?:\.\d\d)?/g) ?? [];
}
