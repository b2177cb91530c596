/** Texts of amounts and numbers as people type and copy them, with their readings: for the tests of the reader and of every page. */

/** With the dollars that a text comes to, cents included. */
export const AMOUNTS = [
  ['80000', 80_000],
  ['$80,000', 80_000],
  ['1,234.56', 1_234.56],
  ['1,234,567', 1_234_567],
  ['1318,42', 1_318.42],
  ['36,5', 36.5],
  ['36,', 36],
  ['0,500', 0.5],
  ['85,5k', 85_500],
  ['1,2m', 1_200_000],
  ['$1.2m', 1_200_000],
  ['1.2 million', 1_200_000],
  ['2mil', 2_000_000],
  ['80k', 80_000],
  ['+80000', 80_000],
  ['AUD 80,000', 80_000],
  ['A$80,000', 80_000],
  ['80,000 AUD', 80_000],
] as const;

/** Of a year's pay, with super on top or unsaid. */
export const YEARLY = [
  ['$80,000 p.a.', 80_000],
  ['80000 pa', 80_000],
  ['80k per annum', 80_000],
  ['$80,000/year', 80_000],
  ['$80,000 a year', 80_000],
  ['80000 + super', 80_000],
  ['80,000 AUD p.a. plus superannuation', 80_000],
] as const;

/** With what is said of a text that no field of money takes. */
export const REFUSED = [
  ['80.000', 'Enter 80 or 80,000.'],
  ['80.000,00', 'Enter 80,000 or 8,000,000.'],
  ['80,000,00', 'Enter 80,000 or 8,000,000.'],
  ['1.234,56', 'Enter 1,234.56 or 123,456.'],
  ['1234,567', 'Enter 1,234.57 or 1,234,567.'],
  ['1.234.567', 'Use one dot only.'],
  ['-5000', 'An amount cannot be below $0.'],
  ['1e9', 'Use numbers only.'],
  ['80k package', 'Use numbers only.'],
  ['80000-90000', 'Use numbers only.'],
  ['US$80,000', 'Use numbers only.'],
  ['100,000,001', 'That looks too much. Check the amount.'],
] as const;

/** With what is said in a field for whole numbers up to 60. */
export const REFUSED_NUMBERS = [
  ['2.5', 'Use whole numbers only.'],
  ['1,5', 'Use whole numbers only.'],
  ['-5', 'Use numbers only.'],
  ['1e1', 'Use numbers only.'],
  ['13 months', 'Use numbers only.'],
  ['1 5', 'Use numbers only.'],
  ['1.2.3', 'Use one dot only.'],
  ['61', 'Maximum 60.'],
] as const;
