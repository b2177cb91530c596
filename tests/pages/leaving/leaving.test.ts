/** Leaving a job: what the page says of a link. tests/pay/withholding/leaving.test.ts has the schedules. */
import { expect, test } from 'vitest';
import type { Leaving } from '../../../src/pages/leaving/calculator.ts';
import { page } from '../../../src/pages/leaving/page.tsx';
import { leavingYear } from '../../../src/pay/withholding/leaving-year.ts';
import { legislated } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { answerOn, cardOn, openedMain, openedResult, requestOn } from '../opened-page.tsx';

const opened = (fragment: string) => openedResult<Leaving>(page, fragment);
const yearOf = (fragment: string) => leavingYear<string>(opened(fragment).query, legislated);

const SENIOR = '#reason=other&age=70&salary=60000&worked=20&notice=5000';

// biome-ignore format: one line each
test.each([
  // 14 weeks of 80,000 / 52; 12 days of 80,000 / 260, at 32%.
  ['#leave=12', 'Tax-free $21,538.46 $0 $21,538.46 Unused leave $3,692.31 $1,182 $2,510.31 All $25,230.77 $1,182 $24,048.77 Tax-free up to $68,006: a base, and more for each complete year (8). Unused leave: 32% flat, for this reason of leaving. By the schedules of 2026-27.'],
  // 13,598 + 3 × 6,801 is tax-free; 32% of the other 15,999.
  ['#years=3&redundancy=50000&leave=', 'Tax-free $34,001.00 $0 $34,001.00 Redundancy above it $15,999.00 $5,120 $10,879.00 All $50,000.00 $5,120 $44,880.00 Tax-free up to $34,001: a base, and more for each complete year (3). Redundancy above it: 32% up to the cap of the year, and 47% of what is above it. By the schedules of 2026-27.'],
  // 76 hours of 78,000 / 1,976: 3,000. Spread: 115 a fortnight on 3,000, which bears 36 more 26 times.
  ['#reason=other&salary=3000&cycle=fortnightly&notice=6000&unit=hours&leave=76', 'Notice and other $6,000.00 $1,920 $4,080.00 Unused leave $3,000.00 $936 $2,064.00 All $9,000.00 $2,856 $6,144.00 Notice and other payments: 32%, and 47% of what is above their cap. Unused leave: what it would add to your usual pays, spread over a year. By the schedules of 2026-27.'],
  ['#age=68&redundancy=50000&leave=10', 'Redundancy pay $50,000.00 $8,500 $41,500.00 Unused leave $3,076.92 $988 $2,088.92 All $53,076.92 $9,488 $43,588.92 Nothing is tax-free: you had reached the Age Pension age. Redundancy pay: 17% up to the cap of the year, and 47% of what is above it. Unused leave: what it would add to your usual pays, spread over a year. By the schedules of 2026-27.'],
  // There is no redundancy pay that could be tax-free.
  ['#age=68&redundancy=0&leave=10', 'Unused leave $3,076.92 $988 $2,088.92 All $3,076.92 $988 $2,088.92 Unused leave: what it would add to your usual pays, spread over a year. By the schedules of 2026-27.'],
  // All of the redundancy is tax-free; after 40,000 of wages, 15% of the notice, and 15% of the leave, as 45,000 is not passed before it.
  ['#residency=workingHoliday&redundancy=10000&notice=5000&leave=12&years=0', 'Tax-free $10,000.00 $0 $10,000.00 Notice and other $5,000.00 $750 $4,250.00 Unused leave $3,692.31 $554 $3,138.31 All $18,692.31 $1,304 $17,388.31 Working holiday makers: every part is taxed by Schedule 15, like other pay.'],
  // Nothing is paid out, or no pay is known.
  ...['#reason=other', '#salary='].map((nothing) => [nothing, 'All $0.00 $0 $0.00 By the schedules of 2026-27.']),
])('the parts of a payout, and their rules: %s', (fragment = '', said = '') => {
  const card = cardOn(openedMain(page, fragment), 'Your payout');
  expect(card).toBe(`Your payout Paid Withheld Lands ${said}`);
});

// biome-ignore format: one line each
test.each([
  ['#leave=12', 'You take home $24,048.77 of your payout of $25,230.77. $21,538.46 of it is tax-free, and $1,182 is withheld.'],
  ['#leave=12', 'Redundancy pay $ Assumed: 14 weeks, $21,538, the Fair Work Act minimum. Your award or contract may give more. Pay in lieu'],
  ['#redundancy=20000', 'Redundancy pay $ The Fair Work Act minimum: 14 weeks, $21,538. Pay in lieu'],
  ['#years=0.9', 'Under a year, the Fair Work Act has none.'],
  ['#reason=other&notice=6000', 'You take home $4,080 of your payout of $6,000. $1,920 is withheld.'],
  ['#years=3&redundancy=50000&age=61', ': 17% up to the cap of the year, and 47%'],
  ['#age=67', 'Tax-free up to $68,006'],
  ['#age=67&pension=yes', 'Nothing is tax-free: you had reached the Age Pension age.'],
  // What was answered at 67 does not count at 45, nor at 66, which is too young in this year.
  ['#age=45&pension=yes', 'Tax-free up to $68,006'],
  ['#age=66&pension=yes', 'Tax-free up to $68,006'],
  ['#reason=other&year=2021-22&age=66', 'Were you born before 1 January 1956?'],
  ['#days=0', 'Days you work a week Assumed: 5. Your year'],
  ['#unit=hours&hours=', 'Hours you work a week Assumed: 38. Your year'],
  ['#year=2025-26&residency=foreign', 'hospital cover: 2025-26, non-resident Tax year'],
  ['#cover=no', 'hospital cover: 2026-27, resident, no cover Tax year'],
  // 13 pays of 3,076.92 with 622 withheld, and the 1,182. Tax on 42,692: 3,673.85 − 440.38, and 853.85 of levy.
  ['#leave=12', 'At tax time With wages of $40,000, your income of 2026-27 is $43,692.31. $9,268 is withheld in all, and the tax is $4,087: about $5,181 back.'],
  // The year has wages although nothing is paid out.
  ['#reason=other', 'At tax time With wages of $40,000, your income of 2026-27 is $40,000.'],
  ['#reason=other&notice=0.01', 'Your payout Paid'],
  // A part of nothing is not spoken of.
  ['#reason=other&notice=5000&worked=0', 'At tax time Your income of 2026-27 is $5,000.'],
  ['#reason=other&notice=5000&worked=0&later=6000', 'With pay of $6,000 later, your income of 2026-27 is $11,000.'],
  ['#leave=12&later=30000', 'With wages of $40,000 and $30,000 later, your income of 2026-27 is $73,692.31.'],
  // Wages that are entered are not the usual pay.
  ['#salary=1000&cycle=weekly&worked=20', 'Wages in these weeks $ Assumed: your usual pay, $20,000. Pay in another job'],
  ['#salary=1000&cycle=weekly&worked=20&wages=55634', 'Wages in these weeks $ Pay in another job'],
  ['#salary=1000&cycle=weekly&worked=20&wages=55634', 'With wages of $55,634, your income of 2026-27 is $55,634.'],
  // 90,000 − 27,200 is 62,800 more: 122,800 less the deduction of 1,000, and 15% above 69,528.
  ['#salary=120000&worked=26&years=2&redundancy=90000&leave=&loan=yes', 'The payout counts for your study loan: $7,841 more is repaid, and nobody withholds for it.'],
  ['#loan=yes', 'The payout adds nothing to your study loan.'],
  // 60,000 ÷ 52 × 20 and 5,000, less 1,000: 27,076.92. The offset of 2,230 is more than 15% of 8,876.92.
  [SENIOR, 'The seniors and pensioners tax offset takes $1,332 off, for a single person. You must also be eligible for the Age Pension.'],
  // 1.5% of the 170,000 without cover.
  ['#reason=other&salary=100000&notice=170000&cover=no', 'Without hospital cover, the payout adds $3,285 to your Medicare levy surcharge.'],
  ['#reason=other&salary=100000&notice=170000', 'about $5,234 back.'],
  ['#year=2025-26&salary=400000&reason=other&later=200000', 'about $42 back.'],
  // 15% of the 15,000 of super on wages of 240,000.
  ['#year=2025-26&salary=480000&reason=other&notice=10000', 'There is also Division 293 tax of $2,250, billed later. Your super can pay it.'],
])('%s: %s', (fragment = '', said = '') => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

const ASKED = 'Enter what your employer pays out to see what you get.';

test.each([
  ['#salary=', 'Enter your usual pay to see what lands.'],
  ['#salary=abc', 'Enter your usual pay to see what lands.'],
  ['#reason=other', ASKED],
  ['#years=0.5', ASKED],
  ['#reason=other&leave=0&notice=0', ASKED],
])('%s asks in place of the figure: %s', (fragment, said) => {
  const main = openedMain(page, fragment);
  expect(answerOn(main)).toBe(`You take home ${said}`);
  expect(requestOn(main)).toBe(said);
  // The wages of the year are known, or nothing is.
  expect(cardOn(main, 'At tax time')).toMatch(/^(At tax time With wages of \$40,000, .*)?$/);
  expect(cardOn(main, 'At tax time') === '').toBe(fragment.startsWith('#salary='));
});

test.each(['#salary=', '#reason=other&leave=5'])('the Act owes nothing: %s', (fragment) => {
  expect(wordsOf(openedMain(page, fragment))).not.toContain('Fair Work Act');
});

// biome-ignore format: one line each
test.each([
  // Wages of 50,000 and notice of 170,000 make 219,000 after the deduction. Up to 180,000 less 49,000 is within the cap: 131,000.
  // 180,000 by the scale is 4,020 + 27,000 + 45,000 × 37% = 47,670. The ceiling takes 7% of the 45,000 above 135,000: 3,150.
  // The other 39,000 bear 45%: 17,550. The levy is 4,380.
  ['#reason=other&salary=100000&notice=170000', 47_670 - 3_150 + 17_550 + 4_380],
  // Of the 219,000, 10% for the loan and 1.5% without cover.
  ['#reason=other&salary=100000&notice=170000&loan=yes&cover=no', 66_450 + 21_900 + 3_285],
  // Up to 2025-26 super has the base of the quarters that were worked. Two jobs of half a year with 200,000 each: 12% of two quarters of
  // 62,500 is 15,000 each, which is no more than the cap of 30,000. Tax: 4,288 + 27,000 + 55,000 × 37% + 210,000 × 45%, and 8,000 of levy.
  ['#year=2025-26&salary=400000&reason=other&later=200000', 146_138 + 8_000],
  [SENIOR, 0],
  // Without the offset and the levy threshold of seniors: 15% of 8,876.92, less 700. No levy is due up to 28,011.
  [SENIOR.replace('age=70', 'age=66'), 631.54],
])('the tax of the year: %s', (fragment, tax) => {
  expect(yearOf(fragment).assessment.totalTax).toBeCloseTo(tax, 2);
});

test('wages without weeks are one pay', () => {
  // A week of 2,307.99 bears 557, and a month 13 / 3 of that.
  const { query } = opened('#worked=0&wages=10000&cycle=monthly&salary=5000');
  expect(query.withheldFromPay).toBe(2_414);
});

test.each([
  // 40,000 ÷ 52 is 769.23 a week: 80 hours of 20 are four weeks, and of 38 hours 2.105 weeks.
  ['unit=hours&leave=80&hours=20', 3_076.92],
  ['unit=hours&long-leave=80', 1_619.43],
  ['leave=6&days=3', 1_538.46],
  ['leave=6', 923.08],
  ['unit=dollars&leave=923.08', 923.08],
])('leave has the hours or days of the week that is worked: %s', (fragment, payout) => {
  expect(opened(`#reason=other&salary=40000&${fragment}`).payout).toBe(payout);
});

test('the page asks for the Age Pension age only in the years and at the ages that leave it open', () => {
  const asked = (fragment: string) => {
    const legends = all(openedMain(page, fragment), 'legend').map(wordsOf).join();
    return [legends.includes('reached the Age Pension age'), legends.includes('born before')];
  };
  const ages = [65, 66, 67, 68];
  for (const { label } of legislated.taxYears) {
    // Until the age of 67 came in July 2023, people of 66 and a half or 67 reached it in the year.
    const open = { '2020-21': [66], '2021-22': [66], '2022-23': [66, 67] }[label as string];
    const lastDay = ages.filter((age) => asked(`#year=${label}&age=${age}`)[0]);
    expect(lastDay, label).toEqual(open ?? [67]);
    // A year whose age ends in half a year leaves the birthday open at 66.
    const birthday = ages.filter((age) => asked(`#reason=other&year=${label}&age=${age}`)[1]);
    expect(birthday, label).toEqual(['2021-22', '2022-23'].includes(label) ? [66] : []);
  }
  expect(asked('#year=2021-22&age=66&pension=yes')).toEqual([true, false]);
  expect(asked('#year=2021-22&age=66&residency=foreign')).toEqual([true, false]);
});

test.each([
  ['#reason=other&year=2021-22&age=66', undefined],
  ['#reason=other&year=2021-22&age=66&born=yes', 'single'],
  ['#reason=other&year=2021-22&age=67', 'single'],
  ['#year=2021-22&age=66&pension=yes', 'single'],
  ['#age=70&residency=foreign', undefined],
  ['#age=70&residency=workingHoliday', undefined],
])('an age, or an answer about it, makes a senior of a resident: %s', (fragment, senior) => {
  expect(yearOf(fragment).facts.senior).toBe(senior);
});
