/** Figures and words of the legislated pages that the simplified ones lack. */
import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { homePage } from '../../src/pages/home/home-page.tsx';
import { salaryPageContent, salaryPagePay } from '../../src/pages/salary/texts.ts';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import {
  linkNamed,
  PLAIN_SITE,
  renderedMain,
  renderedSalaryPage,
  sectionUnder,
} from './rendered-page.tsx';

const rules = RULE_SETS.legislated;

const pageOf = (amount: number) => renderedSalaryPage(amount, rules);

function row(page: ParentNode, label: string): string[] | undefined {
  return all(page, '.pay-table tr')
    .map((cells) => all(cells, 'th, td').map(wordsOf))
    .find(([title]) => title === label)
    ?.slice(1);
}

describe('a salary page', () => {
  test('is for 2026-27', () => {
    expect(wordsOf(first(pageOf(80_000), '.answer'))).toBe(
      '$64,200 take-home pay a year in 2026-27, if single Month $5,318.67 Fortnight $2,454.92 Week $1,227.46 Average hour (38 a week) $32.30 At tax time 26 pays of $2,454.92 and about $372 back make $64,200 for the year. Where your pay goes Net pay 80.2% Income tax 17.8% Medicare levy 2.0% Adjust $80,000 in the calculator Compare $80,000 with another pay What lands from a bonus',
    );
  });

  test('has no row of an offset that is 0, nor of any other zeros', () => {
    const page = pageOf(67_700);
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).not.toContain('Offset');
    expect(wordsOf(first(page, '.pay-table'))).not.toMatch(/Offsets|\$0\.00/);
    expect(row(pageOf(67_600), 'Tax Offsets')?.at(-1)).toBe('$1.00');
  });

  test('has one figure for a week, a fortnight and a month wherever it says what lands in the account', () => {
    const page = pageOf(35_000);
    expect(wordsOf(first(page, '.answer'))).toContain(
      'Month $2,656.67 Fortnight $1,226.15 Week $613.08 Average hour (38 a week) $16.13',
    );
    const { description } = salaryPageContent(rules)(salaryPagePay(rules)(35_000));
    expect(description).toContain('$32,731 after tax in 2026-27. $613.08 lands each week.');
  });
});

describe('the home page', () => {
  const page = renderedMain(homePage, { rules });

  test('offers seven tax years and opens with 2026-27', () => {
    expect(all(page, 'option').map(wordsOf)).toEqual([
      '2026-27 (12.0% super)',
      '2025-26 (12.0% super)',
      '2024-25 (11.5% super)',
      '2023-24 (11.0% super)',
      '2022-23 (10.5% super)',
      '2021-22 (10.0% super)',
      '2020-21 (9.5% super)',
    ]);
    expect(first(page, 'option[selected]').attribs.value).toBe('2026-27');
    expect(wordsOf(first(page, 'hgroup'))).toBe(
      'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
    );
    expect(homePage.title({ ...PLAIN_SITE, rules })).toBe(
      'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
    );
  });

  test('names at the answer what it does not ask for, and says what to do instead', () => {
    const link = linkNamed(page, 'Part-time, overtime, packaging or redundancy?');
    const named = first(page, link.attribs.href as string);
    expect(all(named, 'dt').map(wordsOf)).toEqual([
      'Part-time',
      'Overtime, penalty rates and weeks that differ',
      'Salary packaging and novated leases',
      'Contractors',
      'Redundancy and unused leave',
    ]);
    expect(first(page, '.answer').children).toContain(link.parent);
  });

  test('says what its figures leave out', () => {
    expect(wordsOf(sectionUnder(page, 'Disclaimer'))).toContain(
      'They leave out other income and the rules for seniors. The one deduction is the standard deduction of $1,000 for work expenses, from 2026-27.',
    );
  });
});

describe('Division 293 tax', () => {
  test('is one line beside super where it is due, and in no figure', () => {
    const page = pageOf(260_000);
    // 15% of 31,200: 259,000 and 31,200 are 40,200 above 250,000.
    expect(wordsOf(sectionUnder(page, 'Take-Home Pay'))).toContain(
      'Division 293 tax, billed later: $4,680. Your super can pay it.',
    );
    // 82,420 and 2% of 259,000.
    expect(wordsOf(sectionUnder(page, 'Tax Breakdown'))).toContain(
      'Total Tax $87,600 Net Annual Salary $172,400',
    );
    expect(wordsOf(page).match(/\$4,680/g)).toHaveLength(1);
    expect(wordsOf(pageOf(224_000))).not.toContain('Division 293');
  });
});
