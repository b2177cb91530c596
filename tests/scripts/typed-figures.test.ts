import { describe, expect, test } from 'vitest';
import { ALLOWED } from '../../scripts/lib/allowed-figures.ts';
import { refusedFigures, typedFigures } from '../../scripts/lib/typed-figures.ts';

const written = (file: string, text: string) =>
  typedFigures(file, text).map((each) => each.written);

describe('a formula', () => {
  test.each([
    ['a rate', 'export const RATE = 0.47;', '0.47'],
    ['a rate that no data has', 'const levy = (income: number) => income * 0.0185;', '0.0185'],
    ['a cent, which is a rate of the surcharge', 'const rate = 0.01;', '0.01'],
    ['a threshold', 'const isAbove = income > 180_000;', '180_000'],
    ['an age', 'const isOld = (age: number) => age >= 67;', '67'],
    ['a small limit', 'const counted = Math.min(weeks, 4);', '4'],
    ['a default', 'function payOf({ weeks = 52 }) { return weeks; }', '52'],
    ['an amount below 0', 'const step = [-450];', '450'],
    ['a value of an enum', 'enum Limit { Free = 18200 }', '18200'],
    ['a parameter property', 'class Limit { constructor(readonly free = 18200) {} }', '18200'],
    ['a value in a namespace', 'namespace Limits { export const free = 18200; }', '18200'],
    ['a large whole number', 'const free = 18200n;', '18200n'],
    ['a figure of a template', 'throw new Error(`\u0024{name} is above 250,000`);', '250,000'],
  ])('may not have %s', (_, text, figure) => {
    expect(written('src/pay/year/a.ts', text)).toEqual([figure]);
  });

  test('counts, halves and moves a decimal point, and its types and comments may have any number', () => {
    const text = `/** Schedule 5: 47%. */
import { scales } from './2026-27.ts';
type Weeks = 52 | 53;
const cents = (dollars: number, scale: 1 | 2 | 3 | 47): number => Math.floor(dollars * 100 + 0.5) / 1e9;
const half = (list as readonly [47?])[0] ?? 1_000_000;
const third = scales[3] - 1e-7;`;
    expect(written('src/pay/year/a.ts', text)).toEqual([]);
  });
});

test('a comment in a file allows numbers that it says the meaning of, and is refused without them', () => {
  const text =
    '// No figure of the law: 1.5 24 (time and a half, hours of the example)\nconst TIMES = 1.5;';
  expect(refusedFigures(new Map([['src/pages/a.ts', text]]), [])).toEqual([
    'src/pages/a.ts does not have 24, which a comment in it or scripts/lib/allowed-figures.ts allows.',
  ]);
});

describe('a sentence', () => {
  test.each([
    ['a rate', '<p>An offset holds it to 30%.</p>', ['30%']],
    ['an amount', "<A note='Above $45,000 it falls.' />", ['$45,000']],
    ['an age', 'const LIMITS = `The Age Pension age: 67 today.`;', ['67']],
    ['weeks', '<h2>Paid for 52 weeks</h2>', ['52']],
    ['a month', "const SURVEY = 'Employee Earnings, August 2025, and May 2026';", ['2025', '2026']],
    ['a rate with a space', '<p>It is 2 % of it.</p>', ['2 %']],
    ['a rate in words', '<p>It is two percent of it.</p>', ['two percent']],
    ['thousands', "const LIMIT = 'above 45k, or $1.7m';", ['45k', '$1.7m']],
    ['a number in words', "const AGE = 'sixty-seven, or fifteen years';", ['sixty', 'fifteen']],
    ['the example of a field', "upTo(100, { initial: '25' })", ['25']],
    ['a drawn text', '<Card title="After 38 hours" d="M0 47" />', ['38']],
  ])('may not have %s', (_, text, figures) => {
    expect(written('src/pages/a.tsx', text)).toEqual(figures);
  });

  test('names schedules and days of a tax year, and tells of $0', () => {
    const text =
      "<p>By Schedule 11, Division 293 and method B(ii), from 1 July to 30 June: $0, or 0%. The next $1,000, {'job2'} and {'80000'}.</p>; const LINK = '#full=60000&days=4';";
    expect(written('src/pages/a.tsx', text)).toEqual([]);
  });
});

test('a page has lengths and times, but no rate, no large amount and no figure of the data', () => {
  const text = '<Plot bars={[7, 18, 64]} height={47} rate={0.2} most={4_321} cap={32_500} />';
  expect(written('src/pages/a.tsx', text)).toEqual(['0.2', '4_321', '32_500']);
});

test('a figure is told with its file and line, and so is an allowed one that is not there', () => {
  const files = new Map([['src/words/a.ts', "\nconst TEXT = '15% of 1.75';"]]);
  expect(refusedFigures(files, [['src/words/a.ts', '1.75 38', 'an example']])).toEqual([
    "src/words/a.ts:2 has 15%. Take a figure of the law from the data in src/pay/rules. For any other number, say in scripts/lib/allowed-figures.ts what it is, or in a comment of a calculator's file: // No figure of the law: 1.5 2.5 (penalty rates).",
    'src/words/a.ts does not have 38, which a comment in it or scripts/lib/allowed-figures.ts allows.',
  ]);
});

test('each file that has other numbers is listed once, with the reason', () => {
  expect(new Set(ALLOWED.map(([file]) => file)).size).toBe(ALLOWED.length);
  for (const [file, , reason] of ALLOWED) expect(reason, file).toMatch(/\w{4}/);
});
