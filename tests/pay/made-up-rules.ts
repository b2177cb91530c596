/** A rule set of one year to come, with rates that no law has: what the formulas do with it, they do by its figures alone. */

import { least, marginal, whole } from '../../src/pay/charge.ts';
import { legislated } from '../../src/pay/index.ts';
import { type RuleSet, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { Source } from '../../src/pay/rules/sourced.ts';

const source: Source = { cite: 'made up', confirmed: 0, status: 'provisional' };

export const MADE_UP_RULES: RuleSet = {
  name: 'made up',
  defaultTaxYear: '2030-31',
  taxYears: [
    {
      label: '2030-31',
      description: 'Income earned from 1 July 2030 to 30 June 2031, with rates that no law has',
      incomeTax: {
        resident: {
          ...marginal([
            [10_000, 0.125],
            [50_000, 0.5],
          ]),
          source,
        },
        foreign: {
          ...marginal([
            [0, 0.35],
            [100_000, 0.55],
          ]),
          source,
        },
        workingHoliday: { ...marginal([[0, 0.2]]), source },
      },
      withoutTaxFreeThreshold: {
        ...marginal([
          [0, 0.125],
          [10_000, 0],
        ]),
        source,
      },
      offsets: [
        {
          code: 'lowIncome',
          amount: marginal([
            [0, 0, 1_000],
            [30_000, -0.1],
          ]),
          source,
        },
        { code: 'lowMiddleIncome', amount: marginal([[0, 0, 50]]), source },
      ],
      medicareLevy: { rate: 0.03, threshold: 20_000, phaseInRate: 0.15, source },
      medicareLevySurcharge: { single: whole([{ above: 60_000, rate: 0.025 }]), source },
      studentLoan: {
        ...least(whole([{ from: 40_000, rate: 0.02 }]), marginal([[30_000, 0.1]])),
        source,
      },
      superannuation: {
        guarantee: { rate: 0.25, source },
        contributionBase: { perYear: 100_000, source },
        concessionalCap: { amount: 20_000, excessOffsetRate: 0.1, source },
      },
      earnings: taxYearOf(legislated, '2026-27').earnings,
    },
  ],
};
