/** A rule set of one year to come, with rates that no law has: what the formulas do with it, they do by its figures alone. */
import type { RuleSet } from '../../src/pay/index.ts';
import { taxYear, type WithholdingRows } from '../../src/pay/rules/rule-set.ts';

/** Withholds `percent` of the week's whole dollars, exactly: the 99 cents that a schedule adds are taken off again. */
export function withholdingOf(percent: number): WithholdingRows {
  return [[null, percent / 100, (percent * 99) / 10_000]];
}

export function madeUpRules(withholding: WithholdingRows = withholdingOf(25)): RuleSet {
  return {
    name: 'legislated',
    defaultTaxYear: '2030-31',
    taxYears: [
      taxYear({
        label: '2030-31',
        ratesNote: 'at made-up rates',
        taxBrackets: [
          { min: 1, max: 10_000, rate: 0, baseAmount: 0 },
          { min: 10_001, max: 50_000, rate: 0.125, baseAmount: 0 },
          { min: 50_001, max: null, rate: 0.5, baseAmount: 5_000 },
        ],
        nonResidentBrackets: [
          { min: 1, max: 100_000, rate: 0.35, baseAmount: 0 },
          { min: 100_001, max: null, rate: 0.55, baseAmount: 35_000 },
        ],
        workingHolidayBrackets: [{ min: 1, max: null, rate: 0.2, baseAmount: 0 }],
        medicareRate: 0.03,
        medicareThreshold: 20_000,
        medicareShadeIn: 0.15,
        medicareLevySurcharge: [
          { max: 60_000, rate: 0 },
          { max: null, rate: 0.025 },
        ],
        studentLoan: [
          { below: 40_000, rate: 0 },
          { max: 80_000, rate: 0.02 },
          { min: 80_001, max: null, rate: 0.3, baseAmount: 1_600 },
        ],
        taxOffsets: [
          {
            name: 'made-up offset',
            bands: [
              { max: 30_000, rate: 0, baseAmount: 1_000 },
              { min: 30_001, max: null, rate: -0.1, baseAmount: 1_000 },
            ],
          },
          { name: 'flat offset', bands: [{ max: null, rate: 0, baseAmount: 50 }] },
        ],
        superRate: 0.25,
        maxContributionBase: 100_000,
        concessionalCap: 20_000,
        withholding: { 1: withholding, 2: withholding, 3: withholding },
      }),
    ],
  };
}
