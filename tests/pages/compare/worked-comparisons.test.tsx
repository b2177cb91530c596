/** Comparisons worked by hand, in the words of the page. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Compared, compared } from '../../../src/pages/compare/compared.ts';
import { comparisonForm, comparisonLinks } from '../../../src/pages/compare/comparison-form.ts';
import { Outcome } from '../../../src/pages/compare/outcome.tsx';
import { amountHint } from '../../../src/pages/compare/pay-fields.tsx';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { sectionUnder, wordsOf } from '../rendered-page.tsx';

/** What the page says of the entries of `fragment`. */
function comparedIn(fragment: string, name: RuleSetName = 'simplified'): Compared {
  const rules = RULE_SETS[name];
  const entries = comparisonLinks(comparisonForm(rules)).entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return compared(entries, rules);
}

/** The answer and the cards below the fields, with the entries of `fragment`. */
function pageOf(fragment: string, name: RuleSetName = 'simplified'): HTMLElement {
  const shown = comparedIn(fragment, name);
  return parse(
    renderToString(
      <>
        <p className="difference">{shown.difference}</p>
        <Outcome compared={shown} />
      </>,
    ),
  );
}

function answer(page: HTMLElement): string {
  return wordsOf(page.querySelector('.difference'));
}

/** The sentence of 'What changes', then its figures by their labels. */
function changes(page: HTMLElement): [string, Record<string, string>] {
  const section = sectionUnder(page, 'What changes');
  const figures = section
    .querySelectorAll('.figures > div')
    .map((figure) => [
      wordsOf(figure.querySelector('dt')),
      figure.querySelectorAll('dd').map(wordsOf).join(' | '),
    ]);
  return [wordsOf(section.querySelector('p')), Object.fromEntries(figures)];
}

/** A row of the table: now, offer, difference. */
function row(page: HTMLElement, label: string): string[] | undefined {
  const found = page
    .querySelectorAll('tbody tr')
    .find((each) => wordsOf(each.querySelector('th')) === label);
  return found?.querySelectorAll('td').map(wordsOf);
}

function words(page: HTMLElement, heading: string): string {
  return sectionUnder(page, heading).querySelectorAll('p').map(wordsOf).join(' | ');
}

const PACKAGE = 'Whole package: take-home pay and super';
const PERIOD_ROWS = ['a month', 'a fortnight', 'a week', 'an hour'].map(
  (per) => `Take-home pay ${per}`,
);

describe('two pays', () => {
  test('80,000 now and 95,000 offered, the example of the page', () => {
    // 32% of the further 15,000 is tax and levy, and 12% comes on top as super.
    const page = pageOf('');
    expect(answer(page)).toBe('With the offer you take home $10,200 more a year ($196 a week).');
    expect(changes(page)).toEqual([
      'Gross pay (before tax) is $15,000 more a year.',
      {
        'You keep, per extra dollar': '68 cents',
        Superannuation: '$1,800 more',
        [PACKAGE]: '$12,000 more',
      },
    ]);
    expect(row(page, 'Gross Annual Salary')).toEqual(['$80,000', '$95,000', '+$15,000']);
    expect(row(page, 'Income Tax')).toEqual(['$14,788', '$19,288', '+$4,500']);
    expect(row(page, 'Medicare Levy')).toEqual(['$1,600', '$1,900', '+$300']);
    expect(row(page, 'Total Tax')).toEqual(['$16,388', '$21,188', '+$4,800']);
    expect(row(page, 'Net Annual Salary')).toEqual(['$63,612', '$73,812', '+$10,200']);
    expect(row(page, 'Take-home pay a month')).toEqual(['$5,301.00', '$6,151.00', '+$850.00']);
    expect(row(page, 'Take-home pay a fortnight')).toEqual(['$2,446.62', '$2,838.92', '+$392.31']);
    expect(row(page, 'Take-home pay a week')).toEqual(['$1,223.31', '$1,419.46', '+$196.15']);
    expect(row(page, 'Take-home pay an hour')).toEqual(['$32.19', '$37.35', '+$5.16']);
    expect(row(page, 'Superannuation')).toEqual(['$9,600', '$11,400', '+$1,800']);
  });

  test('a lower offer', () => {
    const page = pageOf('#salary=95000&offer-salary=80000');
    expect(answer(page)).toBe('With the offer you take home $10,200 less a year ($196 a week).');
    expect(changes(page)).toEqual([
      'It is a lower offer: gross pay (before tax) is $15,000 less a year.',
      {
        'You lose, per dollar less': '68 cents',
        Superannuation: '$1,800 less',
        [PACKAGE]: '$12,000 less',
      },
    ]);
    expect(row(page, 'Net Annual Salary')).toEqual(['$73,812', '$63,612', '-$10,200']);
  });

  test('an equal offer, paid by the month', () => {
    const page = pageOf('#salary=84000&offer-salary=7000&offer-cycle=monthly');
    // 84,000 less 15,988 of tax and 1,680 of levy.
    expect(answer(page)).toBe('Take-home pay is the same: $66,332 a year.');
    expect(changes(page)).toEqual([
      'Gross pay (before tax) is the same.',
      {
        'You keep, per extra dollar': 'No extra dollar',
        Superannuation: 'The same',
        [PACKAGE]: 'The same',
      },
    ]);
    expect(row(page, 'Take-home pay a week')?.[2]).toBe('$0.00');
  });

  test('an offer that crosses a step of the surcharge and leaves less', () => {
    // 680 more before the surcharge of 1% of 98,000.
    const page = pageOf('#salary=97000&offer-salary=98000&options=noPrivateHospitalCover');
    expect(answer(page)).toBe('The offer pays $1,000 more, but you take home $300 less a year.');
    const [sentence, figures] = changes(page);
    expect(sentence).toBe(
      'Gross pay (before tax) is $1,000 more a year. But it is above a limit of the Medicare levy surcharge (if single), which takes $980 more.',
    );
    expect(figures['You keep, per extra dollar']).toBe('Nothing');
    expect(row(page, 'Medicare Levy Surcharge')).toEqual(['$0', '$980', '+$980']);
  });

  test('an offer below a step of the surcharge that leaves more', () => {
    const page = pageOf('#salary=98000&offer-salary=97000&options=noPrivateHospitalCover');
    expect(answer(page)).toBe('The offer pays $1,000 less, but you take home $300 more a year.');
    expect(changes(page)[0]).toBe(
      'It is a lower offer: gross pay (before tax) is $1,000 less a year. But it is below a limit of the Medicare levy surcharge (if single), which takes $980 less.',
    );
  });

  test('an offer that crosses a step of the student loan', () => {
    // 68 cents of each of 11 dollars more, less 1% of 51,560.
    const page = pageOf('#salary=51549&offer-salary=51560&options=studentLoan');
    expect(answer(page)).toBe('The offer pays $11 more, but you take home $508 less a year.');
    expect(changes(page)[0]).toBe(
      'Gross pay (before tax) is $11 more a year. But it is above a limit of the student loan repayment, which takes $516 more.',
    );
    expect(row(page, 'Student Loan Repayment')).toEqual(['$0', '$516', '+$516']);
  });

  test('40 dollars an hour now and 80,000 a year offered', () => {
    // 40 × 38 × 52 is 79,040, of which 62,959.20 is left.
    const entered = '#salary=40&cycle=hourly&offer-salary=80000';
    const page = pageOf(entered);
    expect(answer(page)).toBe('With the offer you take home $653 more a year ($13 a week).');
    expect(amountHint(comparedIn(entered).now)).toBe('$79,040 a year before tax');
    expect(row(page, 'Take-home pay an hour')).toEqual(['$31.86', '$32.19', '+$0.33']);
  });

  test('41.35 an hour for 20 hours of 48 weeks now, and as much by the fortnight', () => {
    // 41.35 × 20 × 48 is 39,696; 24 fortnights of 1,654 are as much.
    const page = pageOf(
      '#salary=41.35&cycle=hourly&hours=20&weeks=48&offer-salary=1654&offer-cycle=fortnightly&offer-weeks=48',
    );
    // 39,696 less 16% of 21,496 and 2% of it all.
    expect(answer(page)).toBe('Take-home pay is the same: $35,463 a year.');
    expect(row(page, 'Take-home pay an hour')).toEqual(['$36.94', '$19.44', '-$17.50']);
  });

  test('the same package, with super in it now and on top in the offer', () => {
    // 112,000 ÷ 1.12 is 100,000.
    const page = pageOf('#salary=112000&options=includesSuperannuation&offer-salary=112000');
    expect(answer(page)).toBe('With the offer you take home $8,160 more a year ($157 a week).');
    expect(changes(page)[1]).toEqual({
      'You keep, per extra dollar': '68 cents',
      Superannuation: '$1,440 more',
      [PACKAGE]: '$9,600 more',
    });
    expect(row(page, 'Gross Annual Salary')).toEqual(['$100,000', '$112,000', '+$12,000']);
  });

  test('an offer under another name, with a higher super rate', () => {
    // 78,000 and 84,000 a year; super of 9,360 and of 15% of 84,000.
    const page = pageOf(
      '#salary=1500&cycle=weekly&offer-name=Acme%20%26%20Sons&offer-salary=7000&offer-cycle=monthly&offer-super=15',
    );
    expect(answer(page)).toBe('With Acme & Sons you take home $4,080 more a year ($78 a week).');
    expect(changes(page)[1].Superannuation).toBe('$3,240 more');
    expect(page.querySelectorAll('thead th').map(wordsOf)).toEqual([
      'Now',
      'Acme & Sons',
      'Difference',
    ]);
  });

  test('an offer with more gross pay of which more is sacrificed', () => {
    // 100,000 leaves 77,212; 102,000 less 5,000 leaves 75,172.
    const page = pageOf('#salary=100000&offer-salary=102000&offer-sacrifice=5000');
    expect(answer(page)).toBe('The offer pays $2,000 more, but you take home $2,040 less a year.');
    expect(changes(page)[0]).toBe(
      'Gross pay (before tax) is $2,000 more a year. By salary sacrifice, $5,000 more goes into super.',
    );
    expect(row(page, 'Salary sacrifice')).toEqual(['$0', '$5,000', '+$5,000']);
    // 12% of 2,000, and the 5,000: of it 4,454 is left after 15%.
    expect(row(page, 'Superannuation')).toEqual(['$12,000', '$17,240', '+$5,240']);
    expect(changes(page)[1]).toEqual({
      'You keep, per extra dollar': '–',
      Superannuation: '$5,240 more | $4,454 more after 15% tax in your super fund',
      [PACKAGE]: '$3,200 more | $2,414 more after 15% tax in your super fund',
    });
  });

  test('120,000 of which 20,000 is sacrificed now, and 120,000 offered without', () => {
    // 32% of the 20,000 is tax and levy, so that 13,600 more is taken home.
    const page = pageOf('#salary=120000&sacrifice=20000&offer-salary=120000');
    expect(answer(page)).toBe('With the offer you take home $13,600 more a year ($262 a week).');
    expect(changes(page)).toEqual([
      'Gross pay (before tax) is the same. By salary sacrifice, $20,000 less goes into super.',
      {
        'You keep, per extra dollar': 'No extra dollar',
        Superannuation: '$20,000 less | $17,000 less after 15% tax in your super fund',
        [PACKAGE]: '$6,400 less | $3,400 less after 15% tax in your super fund',
      },
    ]);
    expect(row(page, 'Superannuation')).toEqual(['$34,400', '$14,400', '-$20,000']);
    expect(sectionUnder(page, 'What changes').text).not.toContain('The same');
  });

  test('two pays of which as much is sacrificed differ as they would without', () => {
    const page = pageOf('#salary=100000&sacrifice=5000&offer-salary=110000&offer-sacrifice=5000');
    expect(changes(page)).toEqual([
      'Gross pay (before tax) is $10,000 more a year.',
      {
        'You keep, per extra dollar': '68 cents',
        Superannuation: '$1,200 more',
        [PACKAGE]: '$8,000 more',
      },
    ]);
  });
});

describe('a sacrifice that leaves less than the student loan', () => {
  // By the simplified set 112,985 to 119,764 repays 7.5%, and 97,000 to 100,557 repays 6%.
  const ALL = '#salary=100000&offer-salary=116000&offer-sacrifice=116000';
  const OPTIONS = '&options=noPrivateHospitalCover,studentLoan';
  const SHORT =
    'after salary sacrifice, this pay does not cover tax and student loan. It is $8,700 a year short.';
  const page = pageOf(ALL + OPTIONS);

  test('is said in the place of the answer', () => {
    expect(answer(page)).toBe(`Offer: ${SHORT}`);
    const named = pageOf(`${ALL}&offer-name=Acme${OPTIONS}`);
    expect(answer(named)).toBe(`Acme: ${SHORT}`);
    const now = pageOf(`#salary=116000&sacrifice=116000&offer-salary=100000${OPTIONS}`);
    expect(answer(now)).toBe(`Now: ${SHORT}`);
    const both = pageOf(`${ALL}&sacrifice=100000${OPTIONS}`);
    expect(answer(both)).toBe(`Offer: ${SHORT}`);
  });

  test('is not compared with what is taken home', () => {
    expect(changes(page)[1]).toEqual({
      'You keep, per extra dollar': 'Not covered',
      Superannuation: '$117,920 more | $100,232 more after 15% tax in your super fund',
      [PACKAGE]: 'Not covered',
    });
  });

  test('has no net pay in the table', () => {
    for (const label of ['Net Annual Salary', ...PERIOD_ROWS]) {
      const [now, ...rest] = row(page, label) ?? [];
      expect(now).toMatch(/^\$\d/);
      expect(rest).toEqual(['Not covered', '–']);
    }
    expect(row(page, 'Student Loan Repayment')).toEqual(['$6,000', '$8,700', '+$2,700']);
  });

  test('has no bar, but what is missing', () => {
    const [now, offer] = page.querySelectorAll('.pay-bar');
    expect(now?.querySelectorAll('li').length).toBe(5);
    expect(offer?.querySelectorAll('li, path').length).toBe(0);
    expect(wordsOf(offer?.querySelector('p') ?? null)).toBe(`Offer: ${SHORT}`);
  });

  test('is what the words of bonus and sacrifice say, and no figure of the page is below 0', () => {
    const withBonus = pageOf(
      `#salary=100000&offer-salary=110000&offer-bonus=6000&offer-sacrifice=116000${OPTIONS}`,
    );
    expect(words(withBonus, 'Bonus')).toBe(`Offer: ${SHORT}`);
    expect(words(withBonus, 'Salary sacrifice')).toContain(`Offer: ${SHORT} |`);
    expect(withBonus.querySelector('.outcome')?.text).not.toMatch(/\$-|-\$\d+ (?!a)|-\d+\.\d%/);
  });

  test('may leave nothing at all, which is a pay of 0 without a share in the bar', () => {
    const nothing = pageOf('#salary=50000&sacrifice=50000&offer-salary=50000');
    expect(row(nothing, 'Net Annual Salary')).toEqual(['$0', '$43,212', '+$43,212']);
    expect(nothing.querySelectorAll('.pay-bar')[0]?.querySelectorAll('li').map(wordsOf)).toEqual([
      'Salary sacrifice 100.0%',
    ]);
  });
});

describe('the shares of a pay with a sacrifice', () => {
  const sharesOf = (fragment: string) =>
    pageOf(fragment).querySelectorAll('.pay-bar')[0]?.querySelectorAll('li').map(wordsOf);

  test('leave a sacrifice out that has no share', () => {
    expect(sharesOf('#salary=100000&sacrifice=10&offer-salary=1')).toEqual([
      'Net pay 77.2%',
      'Income tax 20.8%',
      'Medicare levy 2.0%',
    ]);
  });

  test('add up to 100.0%', () => {
    for (let sacrificed = 50; sacrificed < 100_000; sacrificed += 3_333) {
      const fragment = `#salary=100000&sacrifice=${sacrificed}&offer-salary=1&options=studentLoan`;
      if (answer(pageOf(fragment)).includes('cover')) continue;
      const shares = sharesOf(fragment) ?? [];
      const tenths = shares.map((share) =>
        Math.round(Number.parseFloat(share.match(/[\d.-]+%$/)?.[0] ?? '') * 10),
      );
      expect(tenths.reduce((sum, each) => sum + each)).toBe(1_000);
      expect(Math.min(...tenths)).toBeGreaterThan(0);
    }
  });
});

describe('a bonus', () => {
  test('of 10,000 on 80,000', () => {
    const page = pageOf('#salary=80000&offer-salary=80000&offer-bonus=10000');
    expect(answer(page)).toBe('With the offer you take home $6,800 more a year ($131 a week).');
    expect(words(page, 'Bonus')).toBe(
      'Offer: of a bonus of $10,000 you keep $6,800, after $3,200 of tax. $1,200 more goes into super.',
    );
  });

  test('that crosses a step of the surcharge', () => {
    const page = pageOf('#salary=97000&bonus=1000&options=noPrivateHospitalCover&offer-salary=1');
    expect(words(page, 'Bonus')).toBe(
      'Now: a bonus of $1,000 costs you more than it pays. It takes you above a limit and adds $1,300 of tax. $120 more goes into super.',
    );
  });

  test('that includes super', () => {
    // 10,000 of gross and 1,200 of super; 32% of the 10,000 is tax and levy.
    const page = pageOf('#salary=89600&included=yes&bonus=11200&offer-salary=1');
    expect(words(page, 'Bonus')).toBe(
      'Now: of a bonus of $11,200 you keep $6,800, after $3,200 of tax. $1,200 of it goes into super.',
    );
  });
});

describe('salary sacrifice', () => {
  test('of 10,000 from 100,000, by a set without a cap and by one with', () => {
    for (const rules of ['simplified', 'legislated'] as const) {
      const page = pageOf('#salary=100000&sacrifice=10000&offer-salary=1', rules);
      expect(words(page, 'Salary sacrifice')).toBe(
        'Now: putting $10,000 into super takes $6,800 off your take-home pay. Your super gets $8,500, after 15% tax in your super fund. | Salary sacrifice is pay that goes into your super before tax. It still counts as income for student loans. It also counts towards the limits of the Medicare levy surcharge, an extra tax without private hospital cover.',
      );
    }
  });

  test('above the cap of 2026-27', () => {
    // 24,000 from the employer and 10,000, against 32,500. Of the sacrificed 47% would have been tax and levy; of the 1,500
    // above the cap they still are, less 15%: 480.
    const entered = '#salary=200000&sacrifice=10000&offer-salary=1';
    expect(words(pageOf(entered, 'legislated'), 'Salary sacrifice')).toContain(
      "Now: putting $10,000 into super takes $5,780 off your take-home pay. Your super gets $8,500, after 15% tax in your super fund. With your employer's super, that is $1,500 above the concessional cap of $32,500 for 2026-27. The cap is the most super that gets the lower tax. What is above it is taxed as income, less the fund's tax. These figures count that.",
    );
    expect(words(pageOf(entered), 'Salary sacrifice')).not.toContain('cap');
  });
});

describe('what to earn', () => {
  test.each([
    ['', 'To take home $1,500 a week, you need to earn $101,159 a year.'],
    [
      '#want-included=yes',
      'To take home $1,500 a week, you need to earn $113,298 a year, super included.',
    ],
    [
      '#want-salary=5301&want-cycle=monthly',
      'To take home $5,301 a month, you need to earn $80,000 a year.',
    ],
    [
      // 63,612 a year in 1,976 hours is 32.192…, so that 32.20 is 63,627.20 a year, 22.35 dollars of gross further.
      '#want-salary=32.20&want-cycle=hourly',
      'To take home $32.20 an hour, you need to earn $80,023 a year.',
    ],
    [
      // What 97,000 leaves without a surcharge.
      '#want-salary=75172&want-cycle=annually&options=noPrivateHospitalCover',
      'To take home $75,172 a year, you need to earn $97,000 a year.',
    ],
    ['#want-salary=', 'To take home $0 a week, you need to earn $0 a year.'],
    ['#want-salary=1000000', 'No salary up to $15,000,000 a year leaves you $1,000,000 a week.'],
    // Cents of a week do not count, those of an hour do.
    ['#want-salary=1.5009k', 'To take home $1,500 a week, you need to earn $101,159 a year.'],
    [
      '#want-salary=32.209&want-cycle=hourly',
      'To take home $32.20 an hour, you need to earn $80,023 a year.',
    ],
  ])('with %j', (fragment, sentence) => {
    expect(comparedIn(fragment).needed).toBe(sentence);
  });
});
