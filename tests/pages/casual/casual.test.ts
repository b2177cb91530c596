/** Casual and overtime pay: what the page says of a link. */
import { expect, test } from 'vitest';
import type { Casual } from '../../../src/pages/casual/calculator.ts';
import { page } from '../../../src/pages/casual/page.tsx';
import { change, fieldAt } from '../../../src/pages/form/form.ts';
import { itemsOf, type List, type Questions } from '../../../src/pages/form/question.tsx';
import { valuesOf } from '../../../src/pages/form/values.ts';
import { addedTexts, textsWithout } from '../../../src/pages/live/growing-list.tsx';
import { legislated } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { cardOn, formOfPage, openedEntries, openedMain, openedResult } from '../opened-page.tsx';

const NURSE = '#rate=44.60&loading=0&pays=1&period=fortnightly&hours=76&half=6&double=4';
const ON_TOP = '#rate=30&place=top&pays=1&hours=10&half=2&other=4&times=1.75&allowance=15.50';
const OVERTIME = '#rate=40&loading=0&pays=1&hours=38&half=10';
/** Scale 1 with a loan: 1,540 and 488 of the first pay, and 284 and nothing of the second. */
const SECOND_JOB = page.examples.find((example) => example.includes('loan=yes')) ?? '';
const TO_PAY = '#period=daily&pays=2&rate=36.50&hours=7&pay2-hours=12&year=2025-26';
const MAKER = '#salary=30&cycle=hourly&options=workingHolidayVisa';
const RICH_MAKER =
  '#residency=workingHoliday&rate=300&loading=0&pays=3&hours=100&pay2-hours=100&pay3-hours=10';

// biome-ignore format: one line each
test.each([
  // Week 432.99 × 0.15 − 54.3462 = 10.60; 972.99 × 0.3227 − 185.1935 = 128.79: 118 more of 540.
  ['', 'Pay 3: $432.00 before tax. $421.00 lands in your account. With 10 hours at time and a half you would earn $540.00 more. $422.00 of it lands.'],
  ['', 'Without its loading the rate is $28.80.'],
  ['#loading=0', 'No loading.'],
  ['', 'Your pays Before tax Withheld Lands Super Pay 1 $864.00 $94.00 $770.00 $103.68 Pay 2 $1,368.00 $256.00 $1,112.00 $164.16 Pay 3 $432.00 $11.00 $421.00 $51.84 All $2,664.00 $361.00 $2,303.00 $319.68 Super is 12% of ordinary hours, penalty rates and allowances. None is owed on overtime.'],
  // 888.99 × 0.3227 − 185.1935 = 101.68: three times 102.
  ['', 'The same pay evenly, 3 of $888.00, would have $306 withheld: $55 less. Each pay is looked up alone, and the rest comes back at tax time.'],
  // 46,176 a year: 4,020 + 176 × 0.3 − 322.36 on 45,176, and 903.52 of levy.
  ['', 'If 2026-27 goes on like these pays, you earn $46,176. $6,257 is withheld, and the tax is $4,654: about $1,603 back.'],
  ['#rest=none', 'If these 3 pays are all of 2026-27, you earn $2,664. $361 is withheld, and the tax is $0: about $361 back.'],
  ['#rate=5', 'The same pay evenly, 3 of $123.33, would have nothing withheld either. If 2026-27'],
  // 400.99 × 0.15 − 54.3462 = 5.80 of one of the two pays. A pay of 200.00 bears nothing.
  ['#rate=10&pays=2&hours=40&pay2-hours=0', 'The same pay evenly, 2 of $200.00, would have nothing withheld: $6 less.'],
  // 130 times 255.50 and 438: 90,155 a year, of which the table of a day withholds 151 each time. Tax time gives nothing back.
  [TO_PAY, 'The same pay evenly, 2 of $346.75, would have $150 withheld: $1 less. Each pay is looked up alone. If 2025-26'],
  [TO_PAY, ': about $8 to pay.'],
  // The year depends on the main job too.
  ['#threshold=no', 'less. Each pay is looked up alone. Your tax for the year depends on your main job too. The tax return page asks for both.'],
  ['#pays=1&hours=5', 'If 2026-27 goes on like this pay, you earn $9,360. Nothing is withheld, and the tax is $0: nothing to pay.'],
  ['#pays=1&rest=none', 'Uneven pays, and the year If this pay is all of 2026-27,'],
  // 76 × 44.60 + (9 + 8) × 44.60. Half of it: 2,073.99 × 0.32 − 181.7319 = 481.94, twice 482. No super on overtime.
  [NURSE, 'Super Pay 1 $4,147.80 $964.00 $3,183.80 $406.75'],
  // 10 × 37.50 + 2 × 1.5 × 30 + 4 × 1.75 × 30 + 15.50; super on all but the 90. Withheld: 690.99 × 0.17 − 54.3473 = 63.12.
  [ON_TOP, 'Super Pay 1 $690.50 $63.00 $627.50 $72.06'],
  [SECOND_JOB, 'Super Pay 1 $5,120.12 $2,028.00 $3,092.12 $543.96 Pay 2 $1,339.00 $284.00 $1,055.00 $160.68'],
  [ON_TOP, 'An ordinary hour is $37.50. Overtime multiplies $30: awards differ.'],
  // 2,120 bears 497; 1,520 bears 305.
  [OVERTIME, 'Pay 1: $2,120.00 before tax. $1,623.00 lands in your account. Of its $600.00 of overtime, $408.00 lands.'],
  [OVERTIME, 'Uneven pays, and the year If 2026-27 goes on like this pay,'],
  ...['', '1000.01', 'x'].map((rate) => [`#rate=${rate}&pays=1`, 'Enter your rate to see what lands. Your rate']),
  // 15% of 360, after 1,860; of 450 of overtime, 67.50 more: 810 × 15% is 121.50, so 122.
  [MAKER, 'Pay 3: $360.00 before tax. $306.00 lands in your account. With 10 hours at time and a half you would earn $450.00 more. $382.00 of it lands.'],
  [MAKER, 'Pay 1 $720.00 $108.00 $612.00 $86.40 Pay 2 $1,140.00 $171.00 $969.00 $136.80 Pay 3 $360.00 $54.00'],
  // 15% of 38,480.
  [MAKER, '$5,772 is withheld, and the tax is $5,772'],
  // 15% of 30,000 twice: 60,000 are paid before the third pay, of which 30% is withheld.
  [RICH_MAKER, 'Pay 1 $30,000.00 $4,500.00 $25,500.00 $3,600.00 Pay 2 $30,000.00 $4,500.00 $25,500.00 $3,600.00 Pay 3 $3,000.00 $900.00'],
  [RICH_MAKER, '$3,150.00 of it lands.'],
  // 260 days of 240, of which 188 are paid before 45,000.
  ['#residency=workingHoliday&period=daily&pays=1&hours=8&rate=30', `you earn $62,400. $${(36 * 188 + 72 * 72).toLocaleString('en')} is withheld`],
  // Scale 3 has 30% of the 432 of the last pay, and the year 30% of 46,176 without a levy.
  ['#salary=36&cycle=hourly&options=nonResident', 'Pay 3: $432.00 before tax. $302.00 lands in your account.'],
  ['#salary=36&cycle=hourly&options=nonResident', 'the tax is $13,853'],
  ['#salary=36&cycle=hourly&options=nonResident', 'By the day is for residents and working holiday makers.'],
  ['#residency=workingHoliday', 'We treat these pays as your first.'],
  ['#period=daily&loan=yes&threshold=no&year=2025-26', 'How you are paid: by the day, 2025-26'],
  ['#threshold=no&loan=yes', 'How you are paid: weekly, threshold not claimed here, study loan, 2026-27'],
])('%s: %s', (fragment = '', said = '') => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

test.each([
  ['', 'Part-time'],
  ['#rate=', 'Your pays'],
  ['#rate=', 'Uneven pays, and the year'],
])('%s has no card "%s"', (fragment, title) => {
  expect(cardOn(openedMain(page, fragment), title)).toBe('');
});

test('the tax return is offered where the year depends on another job', () => {
  const offered = (fragment: string) =>
    wordsOf(first(openedMain(page, fragment), '.outcome')).includes('Tax return');
  expect([offered('#threshold=no'), offered('')]).toEqual([true, false]);
});

test('an older link with part-time work offers the calculator that has it now, with its entries', () => {
  const offered = (fragment: string) =>
    all(openedMain(page, fragment), 'a[href^="/part-time"]').map(({ attribs }) => attribs.href);
  expect(offered('#full=60000&days=4')).toEqual(['/part-time#full=60000&days=4']);
  expect(offered('#days=2.5')).toEqual(['/part-time#days=2.5']);
});

test.each([
  ['#pays=3', 0, [1_368, 432]],
  ['#pays=3', 2, [864, 1_368]],
  // 200 hours, entered for a fortnight, of which a week has 168.
  ['#pays=2&rate=10&hours=10&pay2-hours=200', 0, [1_680]],
])('of %s, pay %i is removed, and later ones have its place', (fragment, index, left) => {
  const { questions, form } = formOfPage(page);
  const pays = questions.pays as List<Questions>;
  const opened = new URLSearchParams(fragment.slice(1));
  const before = { ...openedEntries(page, fragment), ...Object.fromEntries(opened) };
  const items = itemsOf(pays, before.pays);
  const moved = textsWithout(index, items, pays, before);
  const after = { ...before, ...moved, pays: String(left.length) };
  const result: Casual = page.calculator.calculate(valuesOf(questions, form, after), legislated);
  expect(result.pays.map(({ gross }) => gross)).toEqual(left);
  // One that is added has no hours of the example.
  expect(addedTexts(pays, 'pay2-')).toMatchObject({ 'pay2-hours': '', 'pay2-allowance': '' });
});

test.each([
  ['weekly', '#pays=1&hours=200', 168],
  ['weekly', '#pays=1&hours=160&half=10', 164 + 8],
  ['fortnightly', '#pays=1&hours=200', 200],
  ['fortnightly', '#pays=1&hours=330&double=10', 330 + 12],
  ['daily', '#pays=1&hours=38', 24],
])('hours that are paid %s are at most those of the period: %s', (period, fragment, paid) => {
  const { last } = openedResult<Casual>(page, `${fragment}&rate=10&period=${period}`);
  expect(last.gross).toBe(10 * paid);
});

test.each([
  ['hours', '169', '168', 'Maximum 168.'],
  ['half', '130', '128', 'Maximum 128.'],
  ['double', '1', '0', 'Maximum 0.'],
])('%s of %s are refused beside 40 and 128 others', (name, text, last, said) => {
  const { form } = formOfPage(page);
  const entries = { ...openedEntries(page, '#hours=40&half=128'), [name]: last };
  expect(change(form, entries, name, text)).toBe(entries);
  expect(fieldAt(form, entries, name).problem(text)).toBe(said);
});
