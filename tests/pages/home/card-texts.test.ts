/** The texts of the cards of the home page on pays, and the figures of the bar. */
import { describe, expect, test } from 'vitest';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/home/calculation.ts';
import {
  paysNotes,
  paysOf,
  summaryFigures,
  superOnLeaving,
} from '../../../src/pages/home/card-texts.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import type { RuleSet } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';

const { legislated, simplified } = RULE_SETS;

function calculation(entered: Partial<HomeEntries> = {}, rules: RuleSet = legislated) {
  const form = homeForm(rules);
  return calculated(countingEntries(form, { ...initialEntries(form), ...entered }), rules);
}

function notes(entered: Partial<HomeEntries> = {}) {
  const of = calculation(entered);
  const pays = paysOf(of);
  if (pays === undefined) throw new Error('The set has no schedules');
  return paysNotes(of, pays);
}

describe('below the table of pays', () => {
  test('is by which tables they are, and that the year is after the tax return', () => {
    expect(notes()).toEqual([
      "Your employer withholds by the ATO's tables of 2026-27: scale 2, for pay with the tax-free threshold. The year is after your tax return.",
    ]);
  });

  test.each<[Partial<HomeEntries>, string]>([
    [{ options: 'nonResident' }, 'scale 3, for a non-resident.'],
    [{ options: 'workingHolidayVisa' }, "the ATO's table of 2026-27 for working holiday makers."],
    // Tables that serve a part of the year.
    [{ year: '2020-21' }, 'of 2020-21 since 13 October 2020: scale 2'],
    [{ year: '2021-22' }, 'of 2021-22: scale 2'],
  ])('the tables go with what is entered: %j', (entered, words) => {
    expect(notes(entered)[0]).toContain(words);
  });

  test('of a second job whose other pay is not known, nothing is said of the year', () => {
    expect(notes({ options: 'noTaxFreeThreshold' })).toEqual([
      "Your employer withholds by the ATO's tables of 2026-27: scale 1, for pay without the tax-free threshold.",
    ]);
  });

  test('a rate that rises within the year is announced, and no other', () => {
    const options = 'workingHolidayVisa';
    // 15% of 3,076 to 45,000, which 14 pays come short of by 1,923: 30% from the 16th on.
    expect(notes({ options })[1]).toBe('From pay 16 of the year on, $923 is withheld.');
    expect(notes({ options, salary: '30000' })).toHaveLength(1);
  });

  test('the surcharge is said to be paid at tax time, where there is one', () => {
    const entered = { options: 'noPrivateHospitalCover', salary: '120000' };
    expect(notes(entered)[1]).toBe(
      'The Medicare levy surcharge is paid at tax time: no employer takes it out.',
    );
    expect(notes({ ...entered, family: 'yes', partner: '50000' })).toHaveLength(1);
  });
});

test('super of working holiday makers alone is said to be taxed when they leave', () => {
  expect(superOnLeaving(calculation({ options: 'workingHolidayVisa' }))).toBe(
    'If you leave Australia for good, your super is taxed at 65% when it is paid to you.',
  );
  expect(superOnLeaving(calculation())).toBeUndefined();
});

describe('the summary bar', () => {
  const shown = (...args: Parameters<typeof calculation>) => {
    const { figures, wide } = summaryFigures(calculation(...args));
    return [...figures, ...wide].map(({ label, amount, note }) =>
      [label, amount, note].filter(Boolean).join(' '),
    );
  };

  const HOURLY = { cycle: 'hourly', salary: '41.20', hours: '32' } as const;
  const SECOND_JOB = { salary: '20000', options: 'noTaxFreeThreshold' } as const;

  test.each<[string, Partial<HomeEntries>, RuleSet, string]>([
    [
      'the year of an annual pay, and says of what lands that it lands',
      {},
      legislated,
      'Gross $80,000 a year, Tax $15,800 a year, Net $64,200 a year, Weekly $1,227.46 lands, Monthly $5,318.67 lands',
    ],
    [
      'the pay of the chosen period, of hourly pay a week',
      HOURLY,
      legislated,
      'Gross $1,318.40 a week, Tax $240 a week, Net $1,078.40 a week',
    ],
    [
      'no year of a second job whose other pay is not known',
      SECOND_JOB,
      legislated,
      'Gross $769.23 a fortnight, Tax $138 a fortnight, Net $631.23 a fortnight',
    ],
    [
      'the year of a second job beside a known one',
      { ...SECOND_JOB, 'other-job': '60000' },
      legislated,
      'Gross $20,000 a year, Tax $6,515 a year, Net $13,485 a year',
    ],
    [
      'the year by the simplified set, whatever the pay cycle',
      { cycle: 'weekly', salary: '1500' },
      simplified,
      'Gross $78,000, Tax $15,748, Net $62,252, Weekly $1,197.15, Monthly $5,187.67',
    ],
  ])('has %s', (_, entered, rules, figures) => {
    const all = shown(entered, rules);
    expect(all.slice(0, figures.split(', ').length).join(', ')).toBe(figures);
  });
});
