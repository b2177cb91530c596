/** The text at the switch of an option that is on. */
import { expect, test } from 'vitest';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/home/calculation.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import { optionFigure } from '../../../src/pages/home/option-figure.tsx';
import type { PayOption } from '../../../src/pay/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';

const FORM = homeForm(legislated);
const INITIAL = initialEntries(FORM);

test.each<[PayOption, Partial<HomeEntries>, string]>([
  // 15% of the 9,472 dollars above 69,528, after the standard deduction of 1,000.
  ['studentLoan', {}, 'Repayment: $1,421 a year.'],
  ['studentLoan', { salary: '60000' }, 'Repayment: $0. You start paying above $69,528.'],
  [
    'studentLoan',
    { salary: '72000', family: 'yes', children: '6' },
    'Repayment: $0. The family rule takes off your Medicare levy, and the repayment with it.',
  ],
  ['noPrivateHospitalCover', {}, 'Surcharge: $0. You start paying above $105,000.'],
  [
    'noPrivateHospitalCover',
    { family: 'yes', children: '2' },
    'Surcharge: $0. Families start paying above $211,500.',
  ],
  // 1.5% of 189,000.
  ['noPrivateHospitalCover', { salary: '190000' }, 'Surcharge: $2,835 a year.'],
  [
    'noPrivateHospitalCover',
    { salary: '190000', options: 'nonResident' },
    'Surcharge: $0. Only residents pay it.',
  ],
  ['withholdTaxOffsets', { salary: '50000' }, 'Tax offsets: $265 at tax time.'],
  ['withholdTaxOffsets', {}, 'Tax offsets: $0. They end at $66,667.'],
  ['withholdTaxOffsets', { salary: '15000' }, 'Tax offsets: $0. There is no tax to take them off.'],
  [
    'withholdTaxOffsets',
    { salary: '50000', options: 'nonResident' },
    'Tax offsets: $0. Only residents get them.',
  ],
  ['studentLoan', { options: 'noTaxFreeThreshold' }, 'Repayment: depends on both jobs.'],
  [
    'studentLoan',
    { options: 'noTaxFreeThreshold', 'other-job': '20000' },
    'Repayment: $4,421 a year.',
  ],
  ['nonResident', {}, ''],
])('of %s with %j: %3$s', (option, entered, said) => {
  const options = [entered.options, option].filter(Boolean).join();
  const entries = countingEntries(FORM, { ...INITIAL, ...entered, options });
  expect(optionFigure({ option, calculation: calculated(entries, legislated) })).toBe(said);
});
