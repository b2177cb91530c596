/** Casual and overtime pay: what the entries come to, in the page's words. */
import { describe, expect, test } from 'vitest';
import { calculated } from '../../../src/pages/casual/calculation.ts';
import { cardFigures } from '../../../src/pages/casual/card-figures.ts';
import {
  evenText,
  partTimeText,
  rowsOfPays,
  superText,
  yearText,
} from '../../../src/pages/casual/card-texts.ts';
import { casualForm, casualLinks, PAYS } from '../../../src/pages/casual/form.ts';
import { casualAnswer, rateText } from '../../../src/pages/casual/texts.ts';
import { carriedFragment } from '../../../src/pages/form/carried.ts';
import { change, countingEntries, type Form } from '../../../src/pages/form/form.ts';
import { withoutItem } from '../../../src/pages/form/item-list.ts';
import { legislated } from '../../support/known-law.ts';
import { openedBy } from '../rendered-page.tsx';

const form = casualForm(legislated);
const links = casualLinks(form, legislated);

const entriesOf = (fragment: string) => countingEntries(form, openedBy(links, fragment));

const of = (fragment: string) => cardFigures(calculated(entriesOf(fragment), legislated));

describe('a casual of three weeks, at $36 with the loading in it', () => {
  const casual = of('');

  test('has the last pay, and ten hours of overtime, in words', () => {
    // Week 432.99 × 0.15 − 54.3462 = 10.60; 972.99 × 0.3227 − 185.1935 = 128.79: 118 more of 540.
    expect(casualAnswer(casual)).toEqual({
      said: 'Pay 3: $432.00 before tax. $421.00 lands in your account.',
      more: 'With 10 hours at time and a half you would earn $540.00 more. $422.00 of it lands.',
    });
    expect(rateText(casual)).toBe('Without its loading the rate is $28.80.');
  });

  test('has a row a pay, and their sum', () => {
    const { rows, rest } = rowsOfPays(casual);
    expect([...rows, ...rest].map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Pay 1', '$864.00', '$94.00', '$770.00', '$103.68'],
      ['Pay 2', '$1,368.00', '$256.00', '$1,112.00', '$164.16'],
      ['Pay 3', '$432.00', '$11.00', '$421.00', '$51.84'],
      ['All', '$2,664.00', '$361.00', '$2,303.00', '$319.68'],
    ]);
  });

  test('hears what even pays would bear, and what tax time makes of the year', () => {
    // 888.99 × 0.3227 − 185.1935 = 101.68: three times 102.
    expect(evenText(casual)).toBe(
      'The same pay evenly, 3 of $888.00, would have $306 withheld: $55 less. Each pay is looked up alone, and the rest comes back at tax time.',
    );
    // 46,176 a year: 4,020 + 176 × 0.3 − 322.36 on 45,176, and 903.52 of levy.
    expect(yearText(casual)).toBe(
      'If 2026-27 goes on like these pays, you earn $46,176. $6,257 is withheld, and the tax is $4,654: about $1,603 back.',
    );
    expect(yearText(of('#rest=none'))).toBe(
      'If these 3 pays are all of 2026-27, you earn $2,664. $361 is withheld, and the tax is $0: about $361 back.',
    );
  });
});

test('uneven pays of which tax time gives nothing back are not said to', () => {
  // 130 times 255.50 and 438: 90,155 a year, of which the table of a day withholds 151 each time.
  const toPay = of('#period=daily&pays=2&rate=36.50&hours=7&pay2-hours=12&year=2025-26');
  expect(yearText(toPay)).toMatch(/: about \$8 to pay\.$/);
  expect(evenText(toPay)).toBe(
    'The same pay evenly, 2 of $346.75, would have $150 withheld: $1 less. Each pay is looked up alone.',
  );
  // The year depends on the main job too.
  expect(evenText(of('#threshold=no'))).toMatch(/less\. Each pay is looked up alone\.$/);
});

test('pays too small to be taxed have nothing withheld, in words', () => {
  expect(yearText(of('#pays=1&hours=5'))).toBe(
    'If 2026-27 goes on like this pay, you earn $9,360. Nothing is withheld, and the tax is $0: nothing to pay.',
  );
});

test('a nurse with ten hours of overtime: no super on it, and the loading on top of ordinary hours alone', () => {
  const nurse = of('#rate=44.60&loading=0&pays=1&period=fortnightly&hours=76&half=6&double=4');
  // 76 × 44.60 + (9 + 8) × 44.60. Half of it: 2,073.99 × 0.32 − 181.7319 = 481.94, twice 482.
  expect(rowsOfPays(nurse).rows[0]?.cells).toEqual([
    '$4,147.80',
    '$964.00',
    '$3,183.80',
    '$406.75',
  ]);
  expect(superText(nurse)).toBe(
    'Super is 12% of ordinary hours, penalty rates and allowances. None is owed on overtime.',
  );
  const onTop = of('#rate=30&place=top&pays=1&hours=10&half=2&other=4&times=1.75&allowance=15.50');
  // 10 × 37.50 + 2 × 1.5 × 30 + 4 × 1.75 × 30 + 15.50; super on all but the 90. Withheld: 690.99 × 0.17 − 54.3473 = 63.12.
  expect(rowsOfPays(onTop).rows[0]?.cells).toEqual(['$690.50', '$63.00', '$627.50', '$72.06']);
  expect(rateText(onTop)).toBe(
    'An ordinary hour is $37.50. Overtime multiplies $30: awards differ.',
  );
});

test('overtime that is entered is what the answer is about, and one pay has no even ones beside it', () => {
  const worked = of('#rate=40&loading=0&pays=1&hours=38&half=10');
  // 2,120 bears 497; 1,520 bears 305.
  expect(casualAnswer(worked)).toEqual({
    said: 'Pay 1: $2,120.00 before tax. $1,623.00 lands in your account.',
    more: 'Of its $600.00 of overtime, $408.00 lands.',
  });
  expect(evenText(worked)).toBe('');
  expect(yearText(worked)).toContain('If 2026-27 goes on like this pay,');
  expect(yearText(of('#pays=1&rest=none'))).toContain('If this pay is all of 2026-27,');
});

test('three days of a full-time salary', () => {
  const { partTime } = of('');
  expect(partTime && partTimeText(partTime)).toBe('3 of 5 days of $95,000 is $57,000 a year.');
  expect(of('#days=0').partTime).toBeUndefined();
  expect(of('#days=2.5&full=80000').partTime?.salary).toBe(40_000);
});

test('by the day neither the threshold nor a loan is asked, and without the threshold the year is another page', () => {
  const byDay = entriesOf('#period=daily&threshold=no&loan=yes');
  expect([byDay.threshold, byDay.loan]).toEqual(['yes', '']);
  expect(yearText(of('#threshold=no'))).toContain('The tax return page asks for both.');
});

test.for(['#rate=&pays=1', '#rate=1000.01&pays=1', '#rate=x&pays=1'])(
  'no rate is nothing paid: %s',
  (fragment) => {
    const empty = of(fragment);
    expect(empty.rate).toBe(0);
    expect(casualAnswer(empty)).toEqual({ said: 'Enter your rate to see what lands.', more: '' });
    expect(rateText(empty)).toBe('');
    expect(rowsOfPays(empty).rest[0]?.cells).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
  },
);

test('a link from a calculator brings an hourly rate, the year, the loan and the threshold', () => {
  expect(
    entriesOf('#salary=41.50&cycle=hourly&year=2025-26&options=studentLoan,noTaxFreeThreshold'),
  ).toMatchObject({ rate: '41.50', year: '2025-26', loan: 'yes', threshold: 'no' });
  // Hours of each week there are not those of the first pay here.
  expect(entriesOf('#salary=41.50&cycle=hourly&hours=20')).toMatchObject({
    rate: '41.50',
    hours: '24',
  });
  expect(entriesOf('#salary=80000').rate).toBe('36');
  expect(entriesOf('#options=studentLoan')).toMatchObject({ rate: '36', loan: 'yes' });
});

describe('a working holiday maker', () => {
  test('who comes from another page has the rate of Schedule 15', () => {
    const casual = of('#salary=30&cycle=hourly&options=workingHolidayVisa');
    expect(casual.residency).toBe('workingHoliday');
    // 15% of 360, after 1,860; of 450 of overtime, 67.50 more: 810 × 15% is 121.50, so 122.
    expect(casualAnswer(casual)).toEqual({
      said: 'Pay 3: $360.00 before tax. $306.00 lands in your account.',
      more: 'With 10 hours at time and a half you would earn $450.00 more. $382.00 of it lands.',
    });
    // 15% of 38,480.
    expect(yearText(casual)).toContain('$5,772 is withheld, and the tax is $5,772');
    expect(rowsOfPays(casual).rows.map(({ cells }) => cells[1])).toEqual([
      '$108.00',
      '$171.00',
      '$54.00',
    ]);
  });

  test('has a higher rate once the employer has paid $45,000', () => {
    const casual = of(
      '#residency=workingHoliday&rate=300&loading=0&pays=3&hours=100&pay2-hours=100&pay3-hours=10',
    );
    // 15% of 30,000 twice: 60,000 are paid before the third pay, of which 30% is withheld.
    expect(rowsOfPays(casual).rows.map(({ cells }) => cells[1])).toEqual([
      '$4,500.00',
      '$4,500.00',
      '$900.00',
    ]);
    expect(casualAnswer(casual).more).toContain('$3,150.00 of it lands.');
  });

  test('has no loan and no threshold to claim, and is paid by the day at the same rate', () => {
    const entries = entriesOf('#residency=workingHoliday&period=daily&threshold=no&loan=yes');
    expect(entries).toMatchObject({ period: 'daily', threshold: 'yes', loan: '' });
    const byDay = of('#residency=workingHoliday&period=daily&pays=1&hours=8&rate=30');
    expect(byDay.last.withheld).toBe(36);
    // 260 days of 240.
    expect(byDay.year).toMatchObject({ gross: 62_400, withheld: 36 * 188 + 72 * 72 });
  });
});

describe('a non-resident', () => {
  test('is withheld from by scale 3, and has the tax of the year for non-residents', () => {
    const casual = of('#salary=36&cycle=hourly&options=nonResident');
    // 30% of the 432 of the last pay.
    expect(casualAnswer(casual).said).toBe(
      'Pay 3: $432.00 before tax. $302.00 lands in your account.',
    );
    // 30% of 46,176, without a levy: 13,852.80.
    expect(yearText(casual)).toContain('the tax is $13,853');
  });

  test('has no pay by the day and no threshold to claim, but a loan', () => {
    const entries = entriesOf('#residency=foreign&period=daily&threshold=no&loan=yes');
    expect(entries).toMatchObject({ period: 'weekly', threshold: 'yes', loan: 'yes' });
  });
});

test('residency is carried from other pages and to them', () => {
  for (const [option, residency] of [
    ['nonResident', 'foreign'],
    ['workingHolidayVisa', 'workingHoliday'],
  ]) {
    const entries = entriesOf(`#salary=30&cycle=hourly&options=${option}`);
    expect(entries.residency).toBe(residency);
    expect(carriedFragment(links.fragmentOf(entries))).toContain(`options=${option}`);
    // So is the link to a part-time salary.
    expect(cardFigures(calculated(entries, legislated)).partTime?.fragment).toBe(
      `#salary=57000&options=${option}`,
    );
  }
  expect(entriesOf('#options=studentLoan').residency).toBe('resident');
});

test('an hourly rate with super in it is brought without it', () => {
  const included = '#salary=40.32&cycle=hourly&options=includesSuperannuation';
  expect(entriesOf(included).rate).toBe('36.00');
  expect(entriesOf(`${included}&super=26`).rate).toBe('32.00');
  expect(entriesOf(`${included}&year=2024-25`).rate).toBe('36.16');
});

test('twenty pays fit in a link', () => {
  const fragment = links.fragmentOf({
    ...entriesOf(''),
    pays: '20',
    ...Object.fromEntries(PAYS.prefixes.map((prefix) => [`${prefix}hours`, '37.5'])),
  });
  expect(fragment.length).toBeLessThan(2_000);
  expect(of(fragment).pays).toHaveLength(20);
  expect(of(fragment).all.gross).toBe(27_000);
});

test('a pay that is removed leaves the later ones in its place', () => {
  const before = entriesOf('#pays=3');
  const changes = withoutItem(PAYS, 3, 0, (name) => before[name] ?? '');
  const after = countingEntries(form, { ...before, ...Object.fromEntries(changes) });
  expect(calculated(after, legislated).pays.map(({ gross }) => gross)).toEqual([1_368, 432]);
});

describe('hours', () => {
  test.each([
    ['weekly', '#pays=1&hours=200', 168],
    ['weekly', '#pays=1&hours=160&half=10', 164 + 8],
    ['fortnightly', '#pays=1&hours=200', 200],
    ['fortnightly', '#pays=1&hours=330&double=10', 330 + 12],
    ['daily', '#pays=1&hours=38', 24],
  ])('of a pay that is %s are at most those of its period: %s', (period, fragment, paidHours) => {
    expect(of(`${fragment}&rate=10&period=${period}`).last.gross).toBe(10 * paidHours);
  });

  test.each([
    ['hours', '169', '168', 'Maximum 168.'],
    ['half', '130', '128', 'Maximum 128.'],
    ['double', '1', '0', 'Maximum 0.'],
  ] as const)('%s of %s are refused beside 40 and 128 others', (name, text, last, said) => {
    const entries = { ...entriesOf('#hours=40&half=128'), [name]: last };
    expect(change<Form>(form, entries, name, text)).toBe(entries);
    const field = (form as Form)[name];
    expect((field?.by?.(entries) ?? field)?.problem(text)).toBe(said);
  });
});
