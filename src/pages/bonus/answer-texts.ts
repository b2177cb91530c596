/** The answer to what lands of a bonus, and why: the texts of the card that says it first. */
import { PERIODS_PER_YEAR, taxYearOf, withholdingScale } from '../../pay/index.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { BonusCalculation } from './bonus-calculation.ts';
import type { BonusKind } from './bonus-form.ts';

export interface BonusAnswer {
  /** Such as 'Of your $10,000 bonus'. */
  readonly of: string;
  readonly amount: string;
  /** The meaning of the amount. */
  readonly words: string;
  readonly withheld: string;
  /** The outcome at tax time. */
  readonly taxTime: string;
  /** Why so much is withheld; empty where nothing is. */
  readonly why: string;
}

/** In a sentence, such as 'your bonus'. */
export const KIND_WORDS: Readonly<Record<BonusKind, string>> = {
  bonus: 'bonus',
  'back-pay': 'back pay',
  'leave-loading': 'leave loading',
  leave: 'cashed-out leave',
};

export const PERIOD_WORDS = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
} as const;

export function bonusAnswer(calculation: BonusCalculation): BonusAnswer {
  const { kind, bonus, fromBonus } = calculation;
  const share = bonus > 0 ? fromBonus / bonus : 0;
  return {
    of: `Of your ${formatDollars(bonus)} ${KIND_WORDS[kind]}`,
    amount: formatDollars(bonus - fromBonus),
    words: 'lands in that pay.',
    withheld:
      fromBonus === 0
        ? 'Nothing is withheld from it.'
        : `Your employer withholds ${formatDollars(fromBonus)}, ${formatRate(Math.round(share * 1000) / 1000)} of it.`,
    taxTime: taxTimeText(calculation),
    why: fromBonus === 0 ? '' : whyText(calculation),
  };
}

function taxTimeText({ back, query }: BonusCalculation): string {
  if (query.options.workingHolidayVisa && !query.options.nonResident) {
    return "The table follows the year's tax, so little is left for tax time.";
  }
  if (back === undefined) {
    return 'This is the rate for a second job. Add the pay of your other job to see the year.';
  }
  const amount = formatDollars(Math.abs(back));
  if (Math.abs(back) < 0.5) return "That is the year's tax on it: nothing comes back.";
  return back > 0
    ? `About ${amount} of that comes back at tax time.`
    : `About ${amount} of its tax is left to pay at tax time.`;
}

function whyText(calculation: BonusCalculation): string {
  const { withholding, query, rules, period } = calculation;
  const scale = withholdingScale(query.options);
  switch (withholding.by) {
    case 'onePay':
      return 'Back pay for one pay is added to it, and the whole pay is taxed by the usual table.';
    case 'schedule15': {
      const rate = workingHolidayRate(calculation);
      return `Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: ${formatRate(rate)}.`;
    }
    case 'schedule5': {
      const { pays, isLimited } = withholding.steps;
      const top = formatRate(taxYearOf(rules, query.taxYear).withholding?.bonus.limit ?? 0);
      const over = pays < PERIODS_PER_YEAR[period] ? `${pays} pays` : 'a year of pays';
      const spread = `The tax table spreads it over ${over}, on top of your usual pay.`;
      if (isLimited) return `${spread} No more than ${top} may be withheld.`;
      return scale === 2
        ? `${spread} Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.`
        : `${spread} No part of this pay is tax-free, so it is taxed at your highest rate.`;
    }
  }
}

/** The rate of Schedule 15 that goes by what was paid before. */
export function workingHolidayRate({ withholding, rules, query }: BonusCalculation): number {
  const paid = withholding.by === 'schedule15' ? withholding.paidBefore : 0;
  const rates = taxYearOf(rules, query.taxYear).withholding?.workingHoliday.rates;
  return rates?.find(({ upTo }) => upTo === null || paid <= upTo)?.rate ?? 0;
}

/** Whether both methods of Schedule 5 withhold the same. */
export function methodsAgree({ withholding }: BonusCalculation): boolean {
  return (
    withholding.by !== 'schedule5' ||
    withholding.steps.fromBonus === withholding.byAverage.fromBonus
  );
}
