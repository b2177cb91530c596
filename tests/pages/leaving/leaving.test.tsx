/** Leaving a job: what the entries come to, in the page's words. tests/pay/withholding/leaving.test.ts has the schedules. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countingEntries } from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/leaving/calculation.ts';
import { partRows, ruleTexts, yearTexts } from '../../../src/pages/leaving/card-texts.ts';
import { Cards } from '../../../src/pages/leaving/cards.tsx';
import { leavingForm, leavingLinks } from '../../../src/pages/leaving/form.ts';
import { page as leavingPage } from '../../../src/pages/leaving/page.tsx';
import { leavingAnswer, owedText, usualWagesText } from '../../../src/pages/leaving/texts.ts';
import { leavingYear } from '../../../src/pay/withholding/leaving-year.ts';
import { legislated, RULE_SETS } from '../../support/known-law.ts';
import { openedBy, PLAIN_SITE } from '../rendered-page.tsx';

const form = leavingForm(legislated);
const links = leavingLinks(form, legislated);

function of(fragment: string) {
  return calculated(countingEntries(form, openedBy(links, fragment)), legislated);
}

const yearOf = (fragment: string) => leavingYear<string>(of(fragment).query, legislated);

const cellsOf = (fragment: string) => {
  return partRows(of(fragment)).map(({ label, cells }) => [label, ...cells]);
};

const TWELVE_DAYS = '#leave=12';

test('after eight years at $80,000, half a year in, with twelve days of leave', () => {
  const example = of(TWELVE_DAYS);
  expect(leavingAnswer(example)).toEqual({
    said: 'Of your payout of $25,230.77, $24,048.77 lands.',
    why: '$21,538.46 of it is tax-free, and $1,182 is withheld.',
  });
  // 14 weeks of 80,000 / 52; 12 days of 80,000 / 260, at 32%.
  expect(cellsOf(TWELVE_DAYS)).toEqual([
    ['Tax-free', '$21,538.46', '$0', '$21,538.46'],
    ['Unused leave', '$3,692.31', '$1,182', '$2,510.31'],
    ['All', '$25,230.77', '$1,182', '$24,048.77'],
  ]);
  expect(owedText(example)).toBe(
    'The Fair Work Act has 14 weeks: $21,538. Your award or contract may give more.',
  );
  // 13 pays of 3,076.92 with 622 withheld, and the 1,182. Tax on 42,692: 3,673.85 − 440.38, and 853.85 of levy.
  expect(yearTexts(example)).toEqual([
    'With wages of $40,000, your income of 2026-27 is $43,692.31.',
    '$9,268 is withheld in all, and the tax is $4,087: about $5,181 back.',
  ]);
});

test('$50,000 of redundancy after three years', () => {
  // 13,598 + 3 × 6,801 is tax-free; 32% of the other 15,999.
  expect(cellsOf('#years=3&redundancy=50000&leave=')).toEqual([
    ['Tax-free', '$34,001.00', '$0', '$34,001.00'],
    ['Redundancy above it', '$15,999.00', '$5,120', '$10,879.00'],
    ['All', '$50,000.00', '$5,120', '$44,880.00'],
  ]);
  expect(ruleTexts(of('#years=3&redundancy=50000&leave=&age=61'))).toEqual([
    'Tax-free up to $34,001: a base, and more for each complete year (3).',
    'Redundancy above it: 17% up to the cap of the year, and 47% of what is above it.',
    'By the schedules of 2026-27.',
  ]);
});

test('who resigns has leave at the rates of a year, and notice at 32%', () => {
  const resigned = '#reason=other&salary=3000&cycle=fortnightly&notice=6000&unit=hours&leave=76';
  // 76 hours of 78,000 / 1,976: 3,000. Spread: 115 a fortnight on 3,000, which bears 36 more 26 times.
  expect(cellsOf(resigned)).toEqual([
    ['Notice and other', '$6,000.00', '$1,920', '$4,080.00'],
    ['Unused leave', '$3,000.00', '$936', '$2,064.00'],
    ['All', '$9,000.00', '$2,856', '$6,144.00'],
  ]);
  expect(owedText(of(resigned))).toBe('');
});

test('a study loan is the surprise', () => {
  const said = yearTexts(of('#salary=120000&worked=26&years=2&redundancy=90000&leave=&loan=yes'));
  // 90,000 − 27,200 is 62,800 more: 122,800 less the deduction of 1,000, and 15% above 69,528.
  expect(said.at(-1)).toBe(
    'The payout counts for your study loan: $7,841 more is repaid, and nobody withholds for it.',
  );
  expect(yearTexts(of('#loan=yes')).at(-1)).toBe('The payout adds nothing to your study loan.');
});

test('a job later in the year joins the income, and what is withheld from it', () => {
  const year = yearOf('#leave=12&later=30000');
  expect(year.income).toBeCloseTo(73_692.31, 2);
  expect(year.withheld).toBeGreaterThan(1_182 + of('').query.withheldFromPay);
});

test('a working holiday maker has every part by Schedule 15, and no loan is asked', () => {
  const maker = of(
    '#residency=workingHoliday&loan=yes&redundancy=10000&notice=5000&leave=12&years=0',
  );
  expect(maker.query.studentLoan).toBe(false);
  expect(ruleTexts(maker)).toEqual([
    'Working holiday makers: every part is taxed by Schedule 15, like other pay.',
  ]);
  // All of the redundancy is tax-free; after 40,000 of wages, 15% of the notice, and 15% of the leave, as 45,000 is not passed before it.
  expect(
    cellsOf('#residency=workingHoliday&redundancy=10000&notice=5000&leave=12&years=0'),
  ).toEqual([
    ['Tax-free', '$10,000.00', '$0', '$10,000.00'],
    ['Notice and other', '$5,000.00', '$750', '$4,250.00'],
    ['Unused leave', '$3,692.31', '$554', '$3,138.31'],
    ['All', '$18,692.31', '$1,304', '$17,388.31'],
  ]);
});

test('under a year nothing is owed, and a link from the calculator brings pay and options', () => {
  expect(owedText(of('#years=0.9'))).toBe('Under a year, the Fair Work Act has none.');
  const { entries } = of('#salary=1500&cycle=weekly&options=studentLoan,nonResident&year=2025-26');
  expect(entries).toMatchObject({
    salary: '1500',
    cycle: 'weekly',
    loan: 'yes',
    residency: 'foreign',
    year: '2025-26',
  });
  expect(of('#options=studentLoan').entries).toMatchObject({ salary: '80000', loan: 'yes' });
});

test('from the Age Pension age nothing is tax-free, and around it the page asks', () => {
  const said = (fragment: string) => ruleTexts(of(fragment))[0];
  expect(said('#age=67')).toContain('Tax-free up to $68,006');
  expect(said('#age=67&pension=yes')).toBe(
    'Nothing is tax-free: you had reached the Age Pension age.',
  );
  expect(said('#age=68')).toBe('Nothing is tax-free: you had reached the Age Pension age.');
  // What was answered at 67 does not count at 45, nor at 66, which is too young in this year.
  for (const age of [45, 66]) {
    expect(said(`#age=${age}&pension=yes`)).toContain('Tax-free up to $68,006');
  }
  expect(cellsOf('#age=68&redundancy=50000&leave=10')).toEqual([
    ['Redundancy pay', '$50,000.00', '$8,500', '$41,500.00'],
    ['Unused leave', '$3,076.92', '$988', '$2,088.92'],
    ['All', '$53,076.92', '$9,488', '$43,588.92'],
  ]);
});

test('a link from another calculator brings an hourly pay as that of a week, and a package without its super', () => {
  const pay = ({ entries: { salary, cycle } }: ReturnType<typeof of>) => [salary, cycle];
  expect(pay(of('#salary=36&cycle=hourly'))).toEqual(['1368.00', 'weekly']);
  expect(pay(of('#salary=36&cycle=hourly&hours=20'))).toEqual(['720.00', 'weekly']);
  expect(pay(of('#salary=112000&options=includesSuperannuation'))).toEqual(['100000', 'annually']);
  expect(pay(of('#salary=2240&cycle=weekly&super=15&options=includesSuperannuation'))).toEqual([
    '1947.83',
    'weekly',
  ]);
});

test('without a usual pay the page asks for it', () => {
  for (const fragment of ['#salary=', '#salary=abc']) {
    expect(leavingAnswer(of(fragment)).said).toBe('Enter your usual pay to see what lands.');
    expect(owedText(of(fragment))).toBe('');
  }
});

test('wages without weeks are one pay', () => {
  // A week of 2,307.99 bears 557, and a month 13 / 3 of that.
  const { query } = of('#worked=0&wages=10000&cycle=monthly&salary=5000');
  expect(query.withheldFromPay).toBe(2_414);
});

/** The tax of the year, and what comes back; below 0 it is left to pay. */
const taxTimeOf = (fragment: string) => {
  const { assessment, refund } = yearOf(fragment);
  return { tax: assessment.totalTax, refund };
};

test('what is above the caps is taxed at 45% and the levy', () => {
  // Wages of 50,000 and notice of 170,000 make 219,000 after the deduction. Up to 180,000 less 49,000 is within the cap: 131,000.
  // 180,000 by the scale is 4,020 + 27,000 + 45,000 × 37% = 47,670. The ceiling takes 7% of the 45,000 above 135,000: 3,150.
  // The other 39,000 bear 45%: 17,550. The levy is 4,380.
  const { tax, refund } = taxTimeOf('#reason=other&salary=100000&notice=170000');
  expect(tax).toBeCloseTo(47_670 - 3_150 + 17_550 + 4_380, 6);
  expect(refund).toBeCloseTo(5_234, 6);
});

test('up to 2025-26 super has the base of the quarters that were worked', () => {
  // Two jobs of half a year with 200,000 each: 12% of two quarters of 62,500 is 15,000 each, which is no more than the cap of 30,000.
  // Tax: 4,288 + 27,000 + 55,000 × 37% + 210,000 × 45% = 146,138, and 8,000 of levy.
  const two = taxTimeOf('#year=2025-26&salary=400000&reason=other&later=200000');
  expect(two.tax).toBeCloseTo(154_138, 6);
  expect(Math.round(two.refund)).toBe(42);
  // 15% of the 15,000 on wages of 240,000.
  const { assessment } = yearOf('#year=2025-26&salary=480000&reason=other&notice=10000');
  expect(assessment.division293Tax).toBeCloseTo(2_250, 6);
});

test('wages that are entered are not the usual pay', () => {
  const entered = of('#salary=1000&cycle=weekly&worked=20&wages=55634');
  expect(entered.wages).toBe(55_634);
  expect(usualWagesText(entered)).toBe('If left empty, your usual pay: $20,000.');
});

test('leave in hours or days has those of the week that is worked', () => {
  const leave = (fragment: string) => of(`#reason=other&salary=40000&${fragment}`).payout;
  // 40,000 ÷ 52 is 769.23 a week: 80 hours of 20 are four weeks, and of 38 hours 2.105 weeks.
  expect(leave('unit=hours&leave=80&hours=20')).toBe(3_076.92);
  expect(leave('unit=hours&leave=80')).toBe(1_619.43);
  expect(leave('leave=6&days=3')).toBe(1_538.46);
  expect(leave('leave=6')).toBe(923.08);
});

test('who is old enough has the offset of seniors and their levy threshold', () => {
  // 60,000 ÷ 52 × 20 and 5,000, less 1,000: 27,076.92. The offset of 2,230 is more than 15% of 8,876.92.
  const senior = '#reason=other&age=70&salary=60000&worked=20&notice=5000';
  expect(taxTimeOf(senior).tax).toBe(0);
  expect(yearTexts(of(senior)).at(-1)).toBe(
    'The seniors and pensioners tax offset takes $1,332 off, for a single person. You must also be eligible for the Age Pension.',
  );
  // Without them: 15% of 8,876.92, less 700. No levy is due up to 28,011.
  for (const other of [
    'age=66&',
    'age=70&residency=foreign&',
    'age=70&residency=workingHoliday&',
  ]) {
    const { facts, assessment } = yearOf(senior.replace('age=70&', other));
    expect(facts.senior).toBeUndefined();
    expect(assessment.totalTax).toBeGreaterThan(600);
  }
});

test('the page asks for the Age Pension age only in the years and at the ages that leave it open', () => {
  const asked = (fragment: string) => {
    const entries = countingEntries(form, openedBy(links, fragment));
    return [form.pension, form.born].map(({ when }) => when?.(entries));
  };
  const redundancy = (year: string, ages: readonly number[]) =>
    ages.filter((age) => asked(`#year=${year}&age=${age}`)[0]);
  const ages = [64, 65, 66, 67, 68, 69];
  for (const { label } of legislated.taxYears) {
    // Until the age of 67 came in July 2023, people of 66 and a half or 67 reached it in the year.
    const open = { '2020-21': [66], '2021-22': [66], '2022-23': [66, 67] }[label as string];
    expect(redundancy(label, ages), label).toEqual(open ?? [67]);
    // A year whose age ends in half a year leaves the birthday open at 66.
    const isHalf = ['2021-22', '2022-23'].includes(label);
    const birthday = ages.filter((age) => asked(`#reason=other&year=${label}&age=${age}`)[1]);
    expect(birthday, label).toEqual(isHalf ? [66] : []);
  }
  expect(asked('#reason=other&age=67')).toEqual([false, false]);
  expect(asked('#year=2021-22&age=66&pension=yes')).toEqual([true, false]);
  expect(asked('#year=2021-22&age=66&residency=foreign')).toEqual([true, false]);
});

test('an answer about the Age Pension age makes a senior', () => {
  const kind = (fragment: string) => yearOf(`#reason=other&year=2021-22&${fragment}`).facts.senior;
  expect(kind('age=66')).toBeUndefined();
  expect(kind('age=66&born=yes')).toBe('single');
  expect(kind('age=67')).toBe('single');
  expect(yearOf('#year=2021-22&age=66&pension=yes').facts.senior).toBe('single');
});

test('a loan and the surcharge see what is above the caps', () => {
  // 66,450 and, of 219,000, 10% for the loan and 1.5% without cover.
  const { tax } = taxTimeOf('#reason=other&salary=100000&notice=170000&loan=yes&cover=no');
  expect(tax).toBeCloseTo(66_450 + 21_900 + 3_285, 6);
});

test('without anything paid out the page asks for it', () => {
  for (const fragment of ['#reason=other', '#years=0.5', '#reason=other&leave=0&notice=0']) {
    const nothing = of(fragment);
    expect(leavingAnswer(nothing)).toEqual({
      said: 'Enter what your employer pays out to see what you get.',
      why: '',
    });
    // The year has wages all the same.
    const cards = renderToString(<Cards of={nothing} />);
    expect(cards).not.toContain('Your payout');
    expect(cards).toContain('At tax time');
  }
  expect(renderToString(<Cards of={of('#reason=other&notice=0.01')} />)).toContain('Your payout');
});

test('a part of nothing is not spoken of', () => {
  expect(yearTexts(of('#reason=other&notice=5000&worked=0'))[0]).toBe(
    'Your income of 2026-27 is $5,000.',
  );
  expect(yearTexts(of('#reason=other&notice=5000&worked=0&later=6000'))[0]).toBe(
    'With pay of $6,000 later, your income of 2026-27 is $11,000.',
  );
  // There is no redundancy pay that could be tax-free.
  expect(ruleTexts(of('#age=68&redundancy=0&leave=10'))).toEqual([
    'Unused leave: what it would add to your usual pays, spread over a year.',
    'By the schedules of 2026-27.',
  ]);
});

test('one ceiling for both kinds of termination payment is a choice that the page gives the worth of', () => {
  const page = renderToString(
    <leavingPage.Main site={PLAIN_SITE.site} rules={RULE_SETS.legislated} />,
  );
  expect(page).toContain('your tax could be up to $9,480 lower in 2026-27');
});
