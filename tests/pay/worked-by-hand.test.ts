/** Households and pays worked by hand, by the engine and by the reference; published examples are in `examples`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assess, cashOf, type Facts } from '../../src/pay/index.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import {
  type ReferencePay,
  type ReferenceQuery,
  referencePay,
} from '../../src/verify/reference/reference-pay.ts';
import {
  type AssessmentInNumbers,
  queryOf,
  referenceInNumbers,
} from '../verify/reference/in-numbers.ts';
import { SETS } from './arbitraries.ts';

/** Those of docs/rates.md: facts and figures are read from the document. */
const document = readFileSync(new URL('../../docs/rates.md', import.meta.url), 'utf8');
const [, section = ''] = /^## Six households .*\n([\s\S]*?)^## /m.exec(document) ?? [];
const documented = section.split(/^### /m).slice(1).map(householdIn);

function householdIn(text: string): Household {
  const [, facts = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  const rows = [...text.matchAll(/^\| (\w+) \|.*\| ([\d,.]+) \|$/gm)];
  const figures = rows.map(([, name, dollars = '']) => [name, Number(dollars.replaceAll(',', ''))]);
  return [text.slice(0, text.indexOf('\n')), JSON.parse(facts), Object.fromEntries(figures)];
}

/** A household worked by hand, in 2026-27 unless its facts name another year. Figures are in dollars. An offset's figure is the part used, or `entitled`. */
type Household = [title: string, facts: Partial<Facts>, figures: Readonly<Record<string, number>>];

const in2025 = (facts: Partial<Facts>): Partial<Facts> => ({ taxYear: '2025-26', ...facts });
const with3Children = (pay: number, income: number, senior?: boolean): Partial<Facts> => ({
  ...{ taxYear: '2024-25', jobs: [{ pay }], spouse: { income, senior }, dependentChildren: 3 },
});
const TWO_JOBS = [{ pay: 200_000 }, { pay: 200_000 }];
const TWO_SENIORS = { senior: 'couple', spouse: { income: 0, senior: true } } as const;

/** What no published example shows. */
// biome-ignore format: one line each
const HOUSEHOLDS: readonly Household[] = [
  // The tier of a family with two children begins above 211,500.
  ['above the family tier with the spouse’s income: 1% of one’s own base', { jobs: [{ pay: 190_000 }], spouse: { income: 22_501 }, dependentChildren: 2, daysWithoutCover: 365 }, { medicareLevySurcharge: 1_890 }],
  // 16% of 11,800 is 1,888.
  ['a pensioner couple: the seniors’ offset is used before the low income offset', in2025({ otherIncome: 30_000, senior: 'couple', spouse: { income: 20_000, senior: true } }), { grossTax: 1_888, seniors: 1_602, lowIncome: 286, totalTax: 0 }],
  // 17,500 is above the cap of 32,500: 30% of 117,500, less 15% of it.
  ['super above the cap of a foreign resident', { jobs: [{ pay: 100_000, superRate: 0.5 }], residency: 'foreign' }, { taxableIncome: 117_500, grossTax: 35_250, excessContributions: 2_625, incomeTax: 32_625 }],
  // 2% of the threshold of 68,928 less 8% of the 2,072 above it are taken off 1,420.
  ['whose levy the family rule reduces repays no loan', { jobs: [{ pay: 72_000 }], studentLoan: true, dependentChildren: 5 }, { medicareLevy: 207.2, studentLoanRepayment: 0 }],
  // No levy up to 45,907 and three times 4,216, 58,555. On 71,500, 2% of that less 8% of the 12,945 above is 135.50, which a
  // couple divides: 135.50 × 44,000 / 71,500 is 83.38. The spouse's share of 52.12 is 24.32 more than the levy of 27.80, which
  // passes over.
  ['a share passes over', with3Children(44_000, 27_500), { medicareLevy: 880 - 83.3846 - 24.3154 }],
  // One by the seniors' limit of 72,534 pays no levy in a family.
  ['a senior spouse', with3Children(28_000, 43_500, true), { medicareLevy: 77.8 - 53.0629 }],
  ['a year of 366 days', { taxYear: '2023-24', jobs: [{ pay: 110_000 }], daysWithoutCover: 183 }, { medicareLevySurcharge: 687.5 }],
  ['each employer’s contribution base: 48,000 are 18,000 above the cap', in2025({ jobs: TWO_JOBS }), { taxableIncome: 418_000 }],
  // 16% of 16,800 is 2,688, less 15% of 4,000 and 700. The levy is 10% of 6,989, 698.90, and 2% of 35,000 if that is less.
  ['wages and JobSeeker', in2025({ jobs: [{ pay: 25_000 }], benefits: 10_000 }), { taxableIncome: 35_000, grossTax: 2_688, incomeTax: 1_388, medicareLevy: 698.9, totalTax: 2_086.9, cash: 32_913.1 }],
  // 16% of 11,800 is 1,888, of the 3,600 that 24,000 are entitled to.
  ['JobSeeker alone pays the phase-in of the levy', in2025({ benefits: 30_000 }), { incomeTax: 0, totalTax: 198.9, 'beneficiary entitled': 3_600, beneficiary: 1_888, 'lowIncome entitled': 700, lowIncome: 0 }],
  ['a benefit of half a dollar above 6,000', in2025({ benefits: 6_000.5 }), { 'beneficiary entitled': 0.075 }],
  ['a benefit a dollar above 45,000', in2025({ benefits: 45_001 }), { 'beneficiary entitled': 5_850.3 }],
  ['a foreign resident has no beneficiary offset', in2025({ residency: 'foreign', jobs: [{ pay: 20_000 }], benefits: 10_000 }), { totalTax: 9_000, 'beneficiary entitled': 0 }],
  ['a working holiday maker has none', in2025({ residency: 'workingHoliday', jobs: [{ pay: 20_000 }], benefits: 10_000 }), { totalTax: 4_500 }],
  ['months of residence and a spouse’s income do not reduce it', in2025({ benefits: 20_000, residentMonths: 3, spouse: { income: 150_000 } }), { 'beneficiary entitled': 2_100 }],
  ['it does not reduce the levy', in2025({ benefits: 20_000, otherIncome: 20_000 }), { medicareLevy: 800 }],
  ['benefits and the Age Pension count for every income that is tested', in2025({ jobs: [{ pay: 30_000 }], benefits: 7_000, agePension: 5_000, senior: 'single' }), { taxableIncome: 42_000, rebateIncome: 42_000, repaymentIncome: 42_000, surchargeIncome: 42_000 }],
  // 40,000 less 34,919, of which 12.5% is 635.125: 2,230 less that, in whole dollars up.
  ['the Age Pension has the seniors’ offset and no other', in2025({ agePension: 28_000, otherIncome: 12_000, senior: 'single' }), { 'seniors entitled': 1_595, 'beneficiary entitled': 0 }],
  ['a senior has the beneficiary offset where that is more, and the levy’s threshold for seniors', in2025({ benefits: 30_000, senior: 'single' }), { 'seniors entitled': 0, 'beneficiary entitled': 3_600, beneficiary: 1_888, medicareLevy: 0 }],
  ['a senior has the seniors’ offset where that is more', in2025({ benefits: 10_000, otherIncome: 20_000, senior: 'single' }), { 'seniors entitled': 2_230, seniors: 1_888, 'beneficiary entitled': 0 }],
  // 15% of 10,680 is 1,602, and 16% of 8,480 is 1,356.80.
  ['a senior has the seniors’ offset where both are equal', in2025({ benefits: 16_680, otherIncome: 10_000, senior: 'couple', spouse: { income: 40_000 } }), { 'seniors entitled': 1_602, seniors: 1_356.8, 'beneficiary entitled': 0 }],
  ['a senior has the beneficiary offset where income ends the other', in2025({ benefits: 10_000, otherIncome: 60_000, senior: 'single' }), { 'seniors entitled': 0, beneficiary: 600 }],
  // 1,602 of a spouse without income comes on top: 3,204 are more than 15% of 20,000.
  ['what a partner leaves of theirs counts', in2025({ benefits: 26_000, ...TWO_SENIORS }), { 'seniors entitled': 3_204, seniors: 1_248, 'beneficiary entitled': 0 }],
];

test('the document has six households', () => {
  expect(documented).toHaveLength(6);
  for (const [, , figures] of documented) {
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(5);
  }
});

test.each([...documented, ...HOUSEHOLDS])('%s: %o', (_, given, figures) => {
  const facts: Facts = { taxYear: '2026-27', jobs: [], ...given };
  const assessment = assess(facts, SETS.legislated);
  const cash = cashOf(facts, assessment, SETS.legislated);
  const byEngine = withOffsets({ ...assessment, cash });
  const byReference = withOffsets(referenceInNumbers(facts, 'legislated'));
  for (const [name, dollars] of Object.entries(figures)) {
    expect(byEngine[name] ?? 0, name).toBeCloseTo(dollars, 2);
    expect(byReference[name] ?? 0, name).toBeCloseTo(dollars, 2);
  }
});

/** The figures of an assessment, with those of its offsets by their codes. An offset that is not due has none. */
function withOffsets<Whole extends Pick<AssessmentInNumbers, 'taxOffsets'>>(whole: Whole) {
  const { taxOffsets, ...figures } = whole;
  const offsets = taxOffsets.flatMap(({ code, entitled, used }) => [
    [code, used],
    [`${code} entitled`, entitled],
  ]);
  return { ...figures, ...Object.fromEntries(offsets) } as Partial<Record<string, number>>;
}

test('the second job adds what the document says', () => {
  const taxOf = (...pays: number[]) =>
    assess({ taxYear: '2026-27', jobs: pays.map((pay) => ({ pay })) }, SETS.legislated).totalTax;
  expect(taxOf(60_000, 20_000) - taxOf(60_000)).toBe(6_515);
  expect(section).toContain('| totalTax | 6,515 more than on 60,000 alone');
});

const CHARGES = { noPrivateHospitalCover: true, studentLoan: true };
const IN_PACKAGE = { includesSuperannuation: true };
const SECOND_JOB = { noTaxFreeThreshold: true };

// biome-ignore format: one line each
test.each<[ReferenceQuery, Readonly<Partial<Record<keyof ReferencePay, number>>>]>([
  // Every charge is in the total: 2,912 and 4,288 below 45,000, and 30% of 75,000; 2%, 1.25% and 8% of 120,000.
  [{ salary: 134_400, taxYear: '2025-26', options: { ...IN_PACKAGE, ...CHARGES, ...SECOND_JOB } }, { grossAnnual: 120_000, incomeTax: 29_700, medicareLevy: 2_400, medicareLevySurcharge: 1_500, studentLoanRepayment: 9_600, totalTax: 43_200, netAnnual: 76_800, superannuation: 14_400, monthly: 6_400, monthlyTax: 3_600 }],
  // A non-resident is taxed as one whatever else is set, but a visa spares the loan. A visa goes before the missing threshold.
  [{ salary: 80_000, taxYear: '2025-26', options: { ...CHARGES, ...SECOND_JOB, nonResident: true, workingHolidayVisa: true } }, { incomeTax: 26_000, totalTax: 26_000 }],
  [{ salary: 200_000, taxYear: '2025-26', options: { ...CHARGES, ...SECOND_JOB, workingHolidayVisa: true } }, { incomeTax: 62_325, totalTax: 62_325 }],
  // A gross that super leaves exactly on a threshold counts as on it.
  [{ salary: 57_735, taxYear: '2025-26', options: { ...IN_PACKAGE, ...CHARGES } }, { studentLoanRepayment: 0 }],
  [{ salary: 57_736, taxYear: '2025-26', options: { ...IN_PACKAGE, ...CHARGES } }, { studentLoanRepayment: 515.5 }],
  [{ salary: 66_362.57, taxYear: '2023-24', options: { ...IN_PACKAGE, ...CHARGES } }, { studentLoanRepayment: 595.18 }],
  [{ salary: 66_362.58, taxYear: '2023-24', options: { ...IN_PACKAGE, ...CHARGES } }, { studentLoanRepayment: 1_190.360_179 }],
  [{ salary: 108_640, taxYear: '2025-26', options: { ...IN_PACKAGE, ...CHARGES } }, { medicareLevySurcharge: 0 }],
  [{ salary: 108_641, taxYear: '2025-26', options: { ...IN_PACKAGE, ...CHARGES } }, { medicareLevySurcharge: 970.008_929 }],
  [{ salary: 30_488.64, taxYear: '2025-26', options: IN_PACKAGE }, { medicareLevy: 0 }],
  [{ salary: 30_488.65, taxYear: '2025-26', options: IN_PACKAGE }, { medicareLevy: 544.440_179 }],
  // 1,000 is deducted: 15% of 10,800 is 1,620, less 700. The levy is 10% of the 989 above 28,011.
  [{ rules: 'legislated', salary: 30_000, taxYear: '2026-27' }, { incomeTax: 920, taxOffsets: 700, medicareLevy: 98.9, netAnnual: 28_981.1, superannuation: 3_600 }],
  [{ rules: 'legislated', salary: 30_000, taxYear: '2026-27', options: { withholdTaxOffsets: true } }, { incomeTax: 1_620, taxOffsets: 0, netAnnual: 28_281.1 }],
  // Without a second job it is taxed in the year as with the tax-free threshold.
  [{ rules: 'legislated', salary: 30_000, taxYear: '2026-27', options: SECOND_JOB }, { incomeTax: 920, taxOffsets: 700 }],
  // 10 with super in it are 10 / 1.12, of which 16 cents of the dollar are taxed: 7.50 a year are 62.5 cents a month.
  [{ rules: 'legislated', salary: 10, taxYear: '2025-26', otherJobPay: 22_575, options: { ...IN_PACKAGE, ...SECOND_JOB } }, { netAnnual: 7.5, monthly: 0.625 }],
  // 12% of 270,830 is 32,499.60. 299,000 is taxable: 51,370 and 45% of 109,000 are 100,420; 1.5% of it is 4,485. Income and super
  // are above 250,000, the super is the less: Division 293 tax is 15% of it, and is not in the net.
  [{ rules: 'legislated', salary: 332_499.6, taxYear: '2026-27', options: { ...IN_PACKAGE, noPrivateHospitalCover: true } }, { grossAnnual: 300_000, incomeTax: 100_420, medicareLevy: 5_980, medicareLevySurcharge: 4_485, netAnnual: 189_115, superannuation: 32_499.6, division293Tax: 4_874.94 }],
])('the pay of %o is %o', (query, figures) => {
  const byEngine = payCalculator(SETS[query.rules ?? 'simplified'])(queryOf(query));
  const byReference = referencePay(query);
  for (const [name, dollars] of Object.entries(figures) as [keyof ReferencePay, number][]) {
    expect(byEngine[name], name).toBeCloseTo(dollars, 6);
    expect(byReference[name].toNumber(), name).toBeCloseTo(dollars, 6);
  }
});

type SecondJob = readonly [
  annualSalary: number,
  taxYear: string,
  otherJobPay: number,
  rate: number,
];

test.each<[SecondJob, Readonly<Record<string, number>>]>([
  // Of the low income offset on 59,000, 115 are lost.
  [[20_000, '2026-27', 60_000, 0], { lowIncome: -115 }],
  // 50% of 126,000 and 11% of 45,000 are 40,450 above 27,500: 15% of it. The other job alone has 325 of low income offset.
  [[126_000, '2023-24', 45_000, 0.5], { excessContributions: 6_067.5, lowIncome: -325 }],
  // The offsets of 50,000: the low income offset is 325 less 1.5% of 5,000. Alone, 10,000 bears no tax to take offsets off.
  [[40_000, '2021-22', 10_000, 0], { lowIncome: 250, lowMiddleIncome: 1_500 }],
  // Offsets that take nothing off aren't listed.
  [[80_000, '2026-27', 0, 0], {}],
])('a second job %o has each offset with what it adds to that of both', (job, due) => {
  const [annualSalary, taxYear, otherJobPay, customSuperRate] = job;
  const query = { annualSalary, taxYear, otherJobPay, customSuperRate, options: SECOND_JOB };
  const { offsets, taxOffsets } = payCalculator(SETS.legislated)(query);
  expect(Object.fromEntries(offsets.map(({ code, used }) => [code, used]))).toEqual(due);
  expect(taxOffsets).toBe(Object.values(due).reduce((sum, each) => sum + each, 0));
});
