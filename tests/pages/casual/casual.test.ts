/** Casual and overtime pay: what the page says of a link. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Casual } from '../../../src/pages/casual/calculator.ts';
import { page } from '../../../src/pages/casual/page.tsx';
import type { Texts } from '../../../src/pages/form/field.ts';
import { change, countingEntries, fieldAt, typedStill } from '../../../src/pages/form/form.ts';
import { itemsOf, type List, type Questions } from '../../../src/pages/form/question.tsx';
import { valuesOf } from '../../../src/pages/form/values.ts';
import { addedTexts, textsWithout } from '../../../src/pages/live/growing-list.tsx';
import { numberIn } from '../../../src/words/entered-text.ts';
import { legislated } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  cardOn,
  formOfPage,
  openedEntries,
  openedMain,
  openedResult,
  requestOn,
  rowIn,
  sectionUnder,
} from '../opened-page.tsx';

/** Weeks of 24, 38 and 12 hours at $36. */
const WEEKS = '#pays=3&pay2-hours=38&pay3-hours=12';
const NURSE = '#rate=44.60&loading=0&pays=1&period=fortnightly&hours=76&half=6&double=4';
const ON_TOP = '#rate=30&place=top&pays=1&hours=10&half=2&other=4&times=1.75&allowance=15.50';
const OVERTIME = '#rate=40&loading=0&pays=1&hours=38&half=10';
/** Scale 1 with a loan: 1,540 and 488 of the first pay, and 284 and nothing of the second. */
const SECOND_JOB = page.examples.find((example) => example.includes('loan=yes')) ?? '';
const TO_PAY = '#period=daily&pays=2&rate=36.50&hours=7&pay2-hours=12&year=2025-26';
const MAKER = '#salary=30&cycle=hourly&options=workingHolidayVisa';
const MAKERS_WEEKS = `${WEEKS}&rate=30&residency=workingHoliday`;
const RICH_MAKER =
  '#residency=workingHoliday&rate=300&loading=0&pays=3&hours=100&pay2-hours=100&pay3-hours=10';

// biome-ignore format: one line each
test.each([
  // Week 864.99 × 0.3227 − 185.1935 = 93.94; 1,404.99 × 0.32 − 181.7319 = 267.86: 174 more of 540.
  ['', 'You take home $770.00 of $864.00 before tax. With 10 hours at time and a half you would earn $540.00 more. $366.00 of it lands.'],
  // Week 432.99 × 0.15 − 54.3462 = 10.60; 972.99 × 0.3227 − 185.1935 = 128.79: 118 more of 540.
  [WEEKS, 'You take home $2,303.00 of $2,664.00 before tax, from 3 pays. With 10 hours at time and a half you would earn $540.00 more. $422.00 of it lands.'],
  [WEEKS, 'Pay 3 Ordinary hours $432.00 less $11.00: $421.00 lands.'],
  ['', 'Your hours Ordinary hours $864.00 less $94.00: $770.00 lands. + Overtime At time and a half'],
  [SECOND_JOB, '+ Overtime: 17.5 hours, allowance $120.50 At time and a half'],
  ['#half=1', '+ Overtime: 1 hour At time and a half'],
  ['', 'Without its loading the rate is $28.80.'],
  ['#loading=0', 'No loading.'],
  ['', 'Your pays Before tax Withheld Lands Super Pay 1 $864.00 $94.00 $770.00 $103.68 Super is 12%'],
  [WEEKS, 'Your pays Before tax Withheld Lands Super Pay 1 $864.00 $94.00 $770.00 $103.68 Pay 2 $1,368.00 $256.00 $1,112.00 $164.16 Pay 3 $432.00 $11.00 $421.00 $51.84 All $2,664.00 $361.00 $2,303.00 $319.68 Super is 12% of ordinary hours, penalty rates and allowances. None is owed on overtime.'],
  // 888.99 × 0.3227 − 185.1935 = 101.68: three times 102.
  [WEEKS, 'The same pay evenly, 3 of $888.00, would have $306 withheld: $55 less. Each pay is looked up alone, and the rest comes back at tax time.'],
  // 46,176 a year: 4,020 + 176 × 0.3 − 322.36 on 45,176, and 903.52 of levy.
  [WEEKS, 'If 2026-27 goes on like these pays, you earn $46,176. $6,257 is withheld, and the tax is $4,654: about $1,603 back.'],
  [`${WEEKS}&rest=none`, 'If these 3 pays are all of 2026-27, you earn $2,664. $361 is withheld, and the tax is $0: about $361 back.'],
  [`${WEEKS}&rate=5`, 'The same pay evenly, 3 of $123.33, would have nothing withheld either. If 2026-27'],
  // 400.99 × 0.15 − 54.3462 = 5.80 of one of the two pays. A pay of 200.00 bears nothing.
  ['#rate=10&pays=2&hours=40&pay2-hours=0', 'The same pay evenly, 2 of $200.00, would have nothing withheld: $6 less.'],
  // 130 times 255.50 and 438: 90,155 a year, of which the table of a day withholds 151 each time. Tax time gives nothing back.
  [TO_PAY, 'The same pay evenly, 2 of $346.75, would have $150 withheld: $1 less. Each pay is looked up alone. If 2025-26'],
  [TO_PAY, ': about $8 to pay.'],
  // The year depends on the main job too.
  [`${WEEKS}&threshold=no`, 'less. Each pay is looked up alone. Your tax for the year depends on your main job too. The tax return page asks for both.'],
  ['#pays=1&hours=5', 'If 2026-27 goes on like this pay, you earn $9,360. Nothing is withheld, and the tax is $0: nothing to pay.'],
  ['#pays=1&rest=none', 'At tax time If this pay is all of 2026-27,'],
  // 76 × 44.60 + (9 + 8) × 44.60. Half of it: 2,073.99 × 0.32 − 181.7319 = 481.94, twice 482. No super on overtime.
  [NURSE, 'Super Pay 1 $4,147.80 $964.00 $3,183.80 $406.75'],
  // 10 × 37.50 + 2 × 1.5 × 30 + 4 × 1.75 × 30 + 15.50; super on all but the 90. Withheld: 690.99 × 0.17 − 54.3473 = 63.12.
  [ON_TOP, 'Super Pay 1 $690.50 $63.00 $627.50 $72.06'],
  [SECOND_JOB, 'Super Pay 1 $5,120.12 $2,028.00 $3,092.12 $543.96 Pay 2 $1,339.00 $284.00 $1,055.00 $160.68'],
  [ON_TOP, 'An ordinary hour is $37.50. Overtime multiplies $30: awards differ.'],
  // 2,120 bears 497; 1,520 bears 305.
  [OVERTIME, 'You take home $1,623.00 of $2,120.00 before tax. Of the $600.00 of overtime, $408.00 lands.'],
  // 1,215 of a pay without it.
  ['#rate=40&loading=0&pays=2&hours=38&pay2-hours=38&pay2-half=10', 'You take home $2,838.00 of $3,640.00 before tax, from 2 pays. Of the $600.00 of overtime in the last pay, $408.00 lands.'],
  [OVERTIME, 'At tax time If 2026-27 goes on like this pay,'],
  // 15% of 720; of 450 of overtime, 67.50 more: 1,170 × 15% is 175.50, so 176.
  [MAKER, 'You take home $612.00 of $720.00 before tax. With 10 hours at time and a half you would earn $450.00 more. $382.00 of it lands.'],
  // 15% of 37,440.
  [MAKER, '$5,616 is withheld, and the tax is $5,616'],
  // 15% of 360, after 1,860; of 450 of overtime, 67.50 more: 810 × 15% is 121.50, so 122.
  [MAKERS_WEEKS, 'You take home $1,887.00 of $2,220.00 before tax, from 3 pays. With 10 hours at time and a half you would earn $450.00 more. $382.00 of it lands.'],
  [MAKERS_WEEKS, 'Pay 1 $720.00 $108.00 $612.00 $86.40 Pay 2 $1,140.00 $171.00 $969.00 $136.80 Pay 3 $360.00 $54.00'],
  // 15% of 38,480.
  [MAKERS_WEEKS, '$5,772 is withheld, and the tax is $5,772'],
  // 15% of 30,000 twice: 60,000 are paid before the third pay, of which 30% is withheld.
  [RICH_MAKER, 'Pay 1 $30,000.00 $4,500.00 $25,500.00 $3,600.00 Pay 2 $30,000.00 $4,500.00 $25,500.00 $3,600.00 Pay 3 $3,000.00 $900.00'],
  [RICH_MAKER, '$3,150.00 of it lands.'],
  // 260 days of 240, of which 188 are paid before 45,000.
  ['#residency=workingHoliday&period=daily&pays=1&hours=8&rate=30', `you earn $62,400. $${(36 * 188 + 72 * 72).toLocaleString('en')} is withheld`],
  // Scale 3 has 30% of 864, and the year 30% of 44,928 without a levy.
  ['#salary=36&cycle=hourly&options=nonResident', 'You take home $605.00 of $864.00 before tax.'],
  ['#salary=36&cycle=hourly&options=nonResident', 'the tax is $13,478'],
  // 30% of the 432 of the last pay, and of 46,176.
  [`${WEEKS}&residency=foreign`, 'Pay 3 $432.00 $130.00 $302.00'],
  [`${WEEKS}&residency=foreign`, 'the tax is $13,853'],
  ['#salary=36&cycle=hourly&options=nonResident', 'By the day is for residents and working holiday makers.'],
  ['#residency=workingHoliday', 'We treat these pays as your first.'],
  ['#period=daily&loan=yes&threshold=no&year=2025-26', 'You and the year: 2025-26'],
  ['#period=daily', 'By the day: for work that is agreed and paid a day at a time.'],
  ['#threshold=no&loan=yes', 'You and the year: threshold not claimed here, study loan, 2026-27'],
  ['#residency=workingHoliday', 'You and the year: working holiday, 2026-27'],
  ['', 'We add super to any allowance, but expense allowances have none.'],
])('%s: %s', (fragment = '', said = '') => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

test('a link without part-time work has no card for it', () => {
  expect(cardOn(openedMain(page, ''), 'Part-time')).toBe('');
});

// A rate that is missing or refused counts as 0 in the cards.
test.each([
  ...['', '1000.01', 'x'].map((rate) => [`#rate=${rate}`, 'Enter your rate to see what lands.']),
  ...['', '0'].map((hours) => [`#hours=${hours}`, 'Enter your hours to see what lands.']),
])('%s asks in place of the figure: %s', (fragment = '', said = '') => {
  const main = openedMain(page, fragment);
  expect(answerOn(main)).toBe(`You take home ${said}`);
  expect(requestOn(main)).toBe(said);
  expect(rowIn(main, 'Pay 1')).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
  expect(cardOn(main, 'At tax time')).toBe('');
});

test('hours of any pay are an answer', () => {
  const main = openedMain(page, '#pays=2&hours=&pay2-hours=24');
  expect(answerOn(main)).toContain('You take home $770.00 of $864.00 before tax, from 2 pays.');
});

test('the tax return is offered where the year depends on another job', () => {
  const offered = (fragment: string) =>
    cardOn(openedMain(page, fragment), 'At tax time').includes('Tax return');
  expect([offered('#threshold=no'), offered('')]).toEqual([true, false]);
});

test('an older link with part-time work offers the calculator that has it now, with its entries', () => {
  const offered = (fragment: string) =>
    all(sectionUnder(openedMain(page, fragment), 'Part-time'), 'a').map(
      (link) => link.attribs.href,
    );
  expect(offered('#full=60000&days=4')).toEqual(['/part-time#full=60000&days=4']);
  expect(offered('#days=2.5')).toEqual(['/part-time#days=2.5']);
});

test.each([
  [WEEKS, 0, [1_368, 432]],
  [WEEKS, 2, [864, 1_368]],
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
  ['#hours=40&half=128', 'hours', '169', '168', 'Maximum 168. Still using 168.'],
  ['#hours=40&half=128', 'half', '130', '128', 'Maximum 128. Still using 128.'],
  [
    '#hours=40&half=128',
    'double',
    '1',
    '',
    '168 hours fill the whole week. Paid by the fortnight?',
  ],
  [
    '#hours=168',
    'half',
    '24',
    '',
    '168 ordinary hours fill the whole week. Paid by the fortnight?',
  ],
  [
    '#hours=336&period=fortnightly',
    'half',
    '1',
    '',
    '336 ordinary hours fill the whole fortnight.',
  ],
  ['#hours=24&period=daily', 'half', 'x', '', '24 ordinary hours fill the whole day.'],
  ['#hours=150.35', 'half', '20', '4', 'Maximum 17.65. Still using 4.'],
  ['#hours=100', 'half', 'x', '8', 'Use numbers only. Still using 8.'],
  // More were left when they were entered.
  ['#hours=100', 'half', '84', '84', 'Maximum 68. Using 68.'],
  [
    '#hours=168',
    'half',
    '84',
    '84',
    '168 ordinary hours fill the whole week. Paid by the fortnight? Using 0.',
  ],
])('beside those of %s, %s of %s are refused', (fragment, name, text, last, said) => {
  const { form } = formOfPage(page);
  const entries = { ...openedEntries(page, fragment), [name]: last };
  expect(change(form, entries, name, text)).toBe(entries);
  expect(fieldAt(form, entries, name).problem(text, last)).toBe(said);
});

test.each([
  ['weekly', '38.5', true],
  ['weekly', '38', false],
  ['fortnightly', '76.5', true],
  ['fortnightly', '76', false],
  ['daily', '12', false],
])('of pay that is %s, %s ordinary hours are asked about: %s', (period, hours, isAsked) => {
  const { form } = formOfPage(page);
  const entries = openedEntries(page, `#period=${period}&hours=${hours}`);
  const said = fieldAt(form, entries, 'hours').note?.(hours);
  expect(said).toBe(isAsked ? 'Over 38 hours a week? Overtime has no super.' : '');
  expect(fieldAt(form, entries, 'double').note?.('100')).toBe('');
});

const HOURS = ['hours', 'half', 'double', 'other'];
const TIMES = [1, 1.5, 2, 1];

/** A key after what a field shows, a text in its place, or a choice. */
const anyEdit = fc.oneof(
  fc.record({ name: fc.constantFrom(...HOURS), key: fc.constantFrom('2', '4', '.', 'x') }),
  fc.record({
    name: fc.constantFrom(...HOURS),
    text: fc.constantFrom('', '84', '168', '100', '336', '24', '0.5', '7,6', '1.2.3'),
  }),
  fc.record({
    name: fc.constant('period'),
    text: fc.constantFrom('weekly', 'fortnightly', 'daily'),
  }),
  fc.record({ name: fc.constant('residency'), text: fc.constantFrom('resident', 'foreign') }),
);

test('whatever is entered in which order, the hours that count are those that the fields show or say', () => {
  const { questions, form } = formOfPage(page);
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let entries: Texts = { ...openedEntries(page, '#rate=100&loading=0'), hours: '' };
      const typed: Record<string, string> = {};
      /** What a field shows, and what it says is counted. */
      const drawn = (name: string) => {
        const counting = countingEntries(form, entries);
        const field = fieldAt(form, counting, name);
        const value = counting[name] ?? '';
        const text = typedStill(field, value, typed[name]) ?? value;
        const shown = (field.shown ?? field.accept)(text, value);
        return { shown, said: field.problem(shown, value) };
      };
      for (const edit of edits) {
        const text = 'key' in edit ? drawn(edit.name).shown + edit.key : edit.text;
        entries = change(form, entries, edit.name, text);
        typed[edit.name] = text;
      }
      const said = HOURS.map((name) => {
        const { shown, said } = drawn(name);
        return said === '' ? shown.replace(',', '.') : (/sing ([\d.]+)\.$/.exec(said)?.[1] ?? '');
      });
      const counted = said.map((hours, at) => numberIn(hours) * 100 * (TIMES[at] ?? 0));
      const values = valuesOf(questions, form, countingEntries(form, entries));
      const { last }: Casual = page.calculator.calculate(values, legislated);
      expect(last.gross).toBeCloseTo(
        counted.reduce((sum, each) => sum + each),
        1,
      );
    }),
    { numRuns: 500 },
  );
});
