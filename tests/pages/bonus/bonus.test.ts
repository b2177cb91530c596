/** A bonus: what a link opens, and what the page says of it, worked by hand. Withholding is step by step in tests/pay/withholding. */
import { expect, test } from 'vitest';
import type { Bonus } from '../../../src/pages/bonus/calculator.tsx';
import { page } from '../../../src/pages/bonus/page.tsx';
import type { Compared } from '../../../src/pages/compare/calculation.ts';
import { bonusFragment } from '../../../src/pages/compare/cards.tsx';
import { page as comparison } from '../../../src/pages/compare/page.tsx';
import { offersOf } from '../../../src/site/calculators.ts';
import { legislated } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  cardOn,
  linkNamed,
  openedMain,
  openedResult,
  renderedMain,
  requestOn,
  sectionUnder,
} from '../opened-page.tsx';

const SPREAD = 'The tax table spreads it over a year of pays, on top of your usual pay.';
const USED_UP = `${SPREAD} Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.`;
const PAYING_LOAN = '#salary=90000&options=studentLoan';
const ONE_PAY = '#bonus=1000&salary=12000&cycle=fortnightly&kind=back-pay&pays=1';
const MAKER = '#options=workingHolidayVisa';
const SECOND_JOB = '#bonus=2000&salary=20000&options=noTaxFreeThreshold';
/** With super included: 80,000, a bonus of 5,000 and an earlier one of 10,000, each with 12% of super. */
const PACKAGE =
  '#salary=89600&bonus=5600&earlier=11200&average=2000&options=includesSuperannuation';
const EARLIER = '#bonus=2600&salary=2000&cycle=fortnightly&earlier=2600&average=1700';

// biome-ignore format: one line each
test.each([
  // 30% and the 2% levy, and 1.5 cents a dollar of the low income offset go: 335, of which 312 is withheld.
  ['#bonus=1000&salary=60000', `Of your $1,000 bonus $688 lands in that pay. Your employer withholds $312, 31.2% of it. About $23 of its tax is left to pay at tax time. Why so much? ${USED_UP} Where it goes In your account $688 Withheld from the bonus $312`],
  // 30%, the 2% levy and 15% for the loan.
  [PAYING_LOAN, `$5,300 lands in that pay. Your employer withholds $4,700, 47% of it. That is the year's tax on it: nothing comes back. Why so much? ${SPREAD} No more than 47% may be withheld. Where it goes`],
  // 33.5% is 1,340.
  ['#bonus=4000&salary=60000&kind=back-pay&pays=20', `Of your $4,000 back pay $2,720 lands in that pay. Your employer withholds $1,280, 32% of it. About $60 of its tax is left to pay at tax time. Why so much? ${USED_UP.replace('a year of', '20')}`],
  ['#kind=back-pay', 'Assumed: 26, a year of pays. A tax offset for earlier years is not counted.'],
  ['#salary=1500&cycle=weekly&kind=back-pay&pays=52', 'Pays it is for A tax offset for earlier years is not counted.'],
  // 52 pays were right by the week.
  ['#kind=back-pay&pays=52', 'Maximum 26. Still using 26. Redundancy?'],
  // 30% of it, by scale 3. Usual pays leave more than that to pay.
  ['#options=nonResident', "withholds $3,016, 30.2% of it. That's about $16 more than the year's tax on it."],
  // By the month: 32.5%, 2%, and a loan's 4% of 77,000 less 3.5% of 72,000. It is 1,725 and 560.
  ['#salary=6000&cycle=monthly&bonus=5000&options=studentLoan&year=2023-24', '$2,708 lands in that pay. Your employer withholds $2,292, 45.8% of it. About $7 of that comes back at tax time.'],
  // By the week; 30% and 2% are 960.
  ['#salary=1500&cycle=weekly&bonus=3000', '$2,064 lands in that pay. Your employer withholds $936, 31.2% of it. About $24 of its tax is left to pay at tax time.'],
  ['#kind=leave-loading', 'Of your $10,000 leave loading'],
  ['#kind=leave-loading', 'Leave loading that makes up for lost overtime has no super.'],
  ['#kind=leave', 'Of your $10,000 cashed-out leave'],
  [SECOND_JOB, `$1,636 lands in that pay. Your employer withholds $364, 18.2% of it. This is the rate for a second job. Add the pay of your other job to see the year. Why so much? ${SPREAD} No part of this pay is tax-free, so it is taxed at your highest rate.`],
  [SECOND_JOB, 'The year with and without it The tax on a second job depends on the pay of the other one. Add it to see the year. How it is worked out'],
  // 30% and 2% of 2,000, less 364.
  [`${SECOND_JOB}&other-job=60000`, 'About $276 of its tax is left to pay at tax time.'],
  ['#bonus=100&salary=5000', "$100 lands in that pay. Nothing is withheld from it. That is the year's tax on it: nothing comes back. Where it goes In your account $100 Copy"],
  ['#salary=5000&bonus=40000', `Why so much? ${SPREAD} Usual pay is too low to be taxed, so a part of this is not taxed either.`],
  // A week of 6,500.99: 0.47 × 6,500.99 − 655.7704 is 2,399.69; of 6,000.99, 2,164.69. It has no limit.
  [ONE_PAY, 'Why so much? Back pay for one pay is added to it, and the whole pay is taxed by the usual table. Where it goes'],
  [ONE_PAY, "How it is worked out By the ATO's usual table, as Schedule 5 is for more than one pay. Usual pay with the back pay $13,000.00 Withheld from both $4,800 Withheld from usual pay alone $4,330 Withheld from the back pay $470"],
  // Nothing was paid before: 45,000 are passed after 11 more pays of 3,076, not 14. Three of them bear 462 more; 1,500 is due.
  [MAKER, '$8,500 lands in that pay. Your employer withholds $1,500, 15% of it. Later pays bear $1,386 more for it. About $114 of its tax is left to pay at tax time. Why so much? Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: 15%. Where it goes'],
  // The rate goes by what was paid before, and no year is usual.
  [`${MAKER}&paid=45001`, "The year's tax on it is $3,000: 30% of $10,000. How it is worked out By the ATO's Schedule 15, which has one rate for the whole pay. Paid before this pay $45,001 Rate that goes by it 30% Usual pay"],
  [PACKAGE, '$600 of it goes into super. Your employer withholds $1,560, 31.2% of the other $5,000.'],
  [PACKAGE, 'Usual pay and options: $89,600 a year, 2026-27, Includes Superannuation'],
  [PACKAGE, 'Bonus $5,000.00 $5,600 less $600 of super Withheld from usual pay'],
  [PACKAGE, 'Pay before tax $90,000 $95,000 +$5,000'],
  [PACKAGE, 'Super $10,800 $11,400 +$600'],
  ['#salary=5600&bonus=112&options=includesSuperannuation', '$12 of it goes into super. Nothing is withheld from the other $100.'],
  // Above the contribution base there is no more super.
  ['#salary=400000&options=includesSuperannuation', 'lands in that pay. Your employer withholds $4,680, 46.8% of it.'],
  // 10,000 ÷ 1.12 is paid.
  ['#options=includesSuperannuation', "The year's tax on it is $2,857: 32% of $8,929, without its super."],
  // 5,200 a year are 200 a fortnight. A week of 850.99: 0.179 × 850.99 − 60.8377 is 91.49; of 950.99, 121.69. The first bonus bore 26 × 32 on top of 2,000.
  [EARLIER, "1. Average pay, without cents $1,700 2. Withheld from it $182 3. Share of all bonuses of the year $200 ($2,600 + $2,600) ÷ 26 pays, without cents 4. One fortnight's pay with its share $1,900 5. Withheld from that $244 6. More than from usual pay $62 7. Times 26 pays $1,612 8. Less what earlier bonuses bore -$832 9. At most 47% of the bonus $1,222.00 10. Withheld from the bonus $780"],
  ['', 'Earlier bonuses, or pay that varies Bonuses paid'],
  ['#earlier=5000&earlier-withheld=1600&average=2900', 'Earlier bonuses, or pay that varies: $5,000 earlier, $1,600 withheld, $2,900 on average'],
  // Nothing was withheld from bonuses that were not paid.
  ['#earlier-withheld=1600', 'Earlier bonuses, or pay that varies Bonuses paid'],
  ['#average=2900', 'Earlier bonuses, or pay that varies: $2,900 on average'],
  ['#bonus=50000&salary=200000', 'Division 293 tax, billed later: $4,350 more. Your super can pay it.'],
  // 26 × 862 is 22,412; the tax is 17,220 + 1,780 + 2,920.80.
  [PAYING_LOAN, 'At tax time, with a year of usual pays: about $491 back. Your student loan repayment goes up by $1,500.'],
  ['#salary=65000&options=studentLoan', 'Repayments of your student loan start: $671 for the year.'],
  ['#salary=70000&options=studentLoan&year=2023-24', 'Its rate goes from 3% to 4.5% of all your income.'],
  ['#salary=40000&options=studentLoan', 'Your student loan repayment stays the same.'],
  ['#bonus=30000&salary=200000&year=2024-25', 'Super is compulsory on $65,070 of pay a quarter. The bonus is paid in one quarter, so not all of it counts.'],
  ['#bonus=30000&salary=260000', 'Super is compulsory on $270,830 of pay a year, so not on all of the bonus.'],
  // No super, loan, surcharge or Division 293 tax changes.
  ['', "The year's tax on it is $3,200: 32% of $10,000. At tax time, with a year of usual pays: about $344 back. How it is worked out"],
  ['#salary=100000&options=noPrivateHospitalCover', "You pass a limit of the Medicare levy surcharge: it is 1% of all your income. Hospital cover avoids it. Tax rates that your bonus passes Taxable income goes from $99,000 to $109,000. These are the rates on the way, all taxes together. 32% 33% 32% of the first $6,000 $1,920 A step at $105,000 $1,050 33% of the next $4,000 $1,320 The year's tax on it $4,290"],
  // 45% and 2% of 10,000 and of its 1,200 of super above the cap, less 15% of that: 5,084. One rate has no card of rates.
  ['#options=noTaxFreeThreshold&salary=150000&other-job=150000', "The year's tax on it is $5,084: 50.84% of $10,000. That counts $1,200 of super above the cap, which is taxed as income. This is this pay's part of the tax on both jobs. At tax time, with a year of usual pays: about $22,488 to pay. How it is worked out"],
  ['#bonus=3000&salary=180000&options=noTaxFreeThreshold,studentLoan&other-job=90000&year=2022-23', "The year's tax on it is $1,842: 61.4% of $3,000. That counts $315 of super above the cap, which is taxed as income."],
])('%s: %s', (fragment, said) => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

// What is missing counts as 0 in the cards.
test.each([
  ['#bonus=', 'Usual pay $3,076.92 Bonus $0.00', 'Take-home pay $64,200 $64,200 $0'],
  ['#bonus=0', 'Usual pay $3,076.92 Bonus $0.00', 'Take-home pay $64,200 $64,200 $0'],
  ['#salary=', 'Usual pay $0.00 Bonus $10,000.00', 'Take-home pay $0 $10,000 +$10,000'],
])('%s asks for what is missing', (fragment, ofPay, ofYear) => {
  const main = openedMain(page, fragment);
  expect(answerOn(main)).toBe('Of your bonus Enter your pay and the bonus to see what lands.');
  expect(requestOn(main)).toBe('Enter your pay and the bonus to see what lands.');
  expect(cardOn(main, "That fortnight's pay")).toContain(ofPay);
  expect(cardOn(main, 'The year with and without it')).toContain(ofYear);
  expect(cardOn(main, 'The year with and without it')).not.toContain("The year's tax on it");
});

test('an earlier bonus is a package for method B(ii) as for the year', () => {
  const [packaged, onTop] = [PACKAGE, '#salary=80000&bonus=5000&earlier=10000&average=2000'].map(
    (fragment) => all(openedMain(page, fragment), 'details .figures').map(wordsOf),
  );
  expect(packaged).toHaveLength(2);
  expect(packaged).toEqual(onTop);
});

test('what was withheld from earlier bonuses counts beside them alone', () => {
  const [without, withheld] = ['', '#earlier-withheld=1600'].map((fragment) =>
    wordsOf(first(openedMain(page, fragment), '.results')),
  );
  expect(withheld).toEqual(without);
});

test('an empty field has what is assumed of the year so far', () => {
  const main = openedMain(page, EARLIER.replace('&average=1700', ''));
  const names = ['earlier-withheld', 'average'];
  expect(names.map((name) => wordsOf(first(main, `#${name}-hint`)))).toEqual([
    'Assumed: $832, by the tax table.',
    'Assumed: $2,000 each fortnight, without bonuses.',
  ]);
  // Grey text in a box would look entered.
  expect(names.map((name) => first(main, `[name=${name}]`).attribs.placeholder)).toEqual([
    undefined,
    undefined,
  ]);
});

test('the tiles lead to the calculators of a usual pay, which get its entries', () => {
  const [usual] = offersOf('any pay', 'legislated');
  const tiles = sectionUnder(openedMain(page, PAYING_LOAN), 'What next?');
  const link = linkNamed(tiles, `${usual?.question} ${usual?.name}`);
  expect(link.attribs).toEqual({ class: 'carries-entries', href: usual?.path });
});

test('the page names the tables of payments that it is not for', () => {
  const lists = all(renderedMain(page, { rules: legislated }), 'details').map(wordsOf);
  const payments = lists.find((words) => words.startsWith('Which payments this is for')) ?? '';
  const [leaving] = offersOf('redundancy', 'legislated');
  expect(payments.match(/Schedule \d+\. See [^.]+/g)).toEqual(
    [7, 11].map((table) => `Schedule ${table}. See ${leaving?.name}`),
  );
  expect(payments).toContain('method B(i)');
});

test.each([
  ['#salary=1500&cycle=weekly&bonus=10000&options=studentLoan', 78_000],
  ['#salary=40&cycle=hourly&bonus=10000', 79_040],
  ['#salary=300&cycle=daily&bonus=10000&year=2024-25', 78_000],
])('the comparison %s brings a pay of %d a year and its bonus', (compared, annualSalary) => {
  const { now } = openedResult<Compared>(comparison, compared);
  const { entered, query } = openedResult<Bonus>(page, bonusFragment(now));
  const { taxYear, options } = now.query;
  expect({ entered, ...query }).toMatchObject({ entered: 10_000, annualSalary, taxYear, options });
});
