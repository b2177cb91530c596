/** The withholding from the pay that has the bonus, by the schedules. */
import { LiveText } from '../../components/live-text.tsx';
import {
  type BonusKept,
  PAY_OPTIONS,
  payCalculator,
  perPeriod,
  type RuleSet,
  taxYearOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../../pay/index.ts';
import { bonusSteps } from '../../pay/withholding/bonus.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import { formatDollars } from '../../words/money.ts';
import type { EnteredPay } from './compared.ts';
import type { EnteredPeriod } from './comparison-texts.ts';

export interface BonusInPayProps {
  readonly entered: EnteredPay;
  readonly kept: BonusKept;
  readonly rules: RuleSet;
}

/** How much of a bonus lands in its pay; nothing where the schedules do not say. */
export function BonusInPay({ entered, kept, rules }: BonusInPayProps) {
  const landed = landedBonus(entered, kept, rules);
  return (
    landed && (
      <>
        <LiveText>{bonusInPayText(landed)}</LiveText>{' '}
        <a href={BONUS_PATH + bonusFragment(entered)}>See each step</a>
      </>
    )
  );
}

/** The entries of the page on a bonus that are those of `entered`. It has no pay by the day. */
export function bonusFragment({
  period,
  annual,
  bonus,
  query: { taxYear, options = {} },
}: Pick<EnteredPay, 'period' | 'annual' | 'bonus' | 'query'>): string {
  const cycle = period === 'daily' || period === 'hourly' ? 'annually' : period;
  const on = PAY_OPTIONS.filter((option) => options[option]);
  return `#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${on}`;
}

/** One pay with a bonus, by the schedules, in dollars. */
export interface LandedBonus {
  readonly period: WithholdingPeriod;
  /** The part of the bonus that reaches the account. */
  readonly lands: number;
  /**
   * Dollars withheld beyond the tax on the bonus; below 0 where too little is withheld. Undefined where that depends on another
   * job.
   */
  readonly back: number | undefined;
}

/** How much of a bonus lands in its pay, and what the tax return makes of the rest. */
export function bonusInPayText({ period, lands, back }: LandedBonus): string {
  const landing = `Paid with a ${PAY_WORDS[period]}'s pay, ${formatDollars(lands)} of it lands in your account`;
  if (back === undefined || Math.abs(back) < 1) return `${landing}.`;
  return `${landing}. About ${formatDollars(Math.abs(back))} ${back > 0 ? 'comes back' : 'is left to pay'} at tax time.`;
}

const PAY_WORDS: Readonly<Record<WithholdingPeriod, string>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** Of a bonus of which `kept` is left; undefined where the schedules do not have it: by year, and for working holiday makers. */
export function landedBonus(
  { period: entered, query }: Pick<EnteredPay, 'period' | 'query'>,
  { kept, tax }: BonusKept,
  rules: RuleSet,
): LandedBonus | undefined {
  const { taxYear, options = {} } = query;
  const scale = withholdingScale(options);
  const { withholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined || scale === 'workingHoliday') return undefined;
  const usual = payCalculator(rules)({ ...query, bonus: 0 });
  const period = withholdingPeriod(entered);
  const bonus = kept + tax;
  const { fromBonus } = bonusSteps(
    {
      earnings: perPeriod(usual.netAnnual + usual.totalTax, period),
      period,
      bonus,
      taxYear,
      scale,
      studentLoan: options.studentLoan === true,
    },
    rules,
  );
  return {
    period,
    lands: bonus - fromBonus,
    back: options.noTaxFreeThreshold ? undefined : fromBonus - tax,
  };
}

/** The pays that `period` is about: fortnights, unless it is the week or the month. */
function withholdingPeriod(period: EnteredPeriod): WithholdingPeriod {
  return period === 'weekly' || period === 'monthly' ? period : 'fortnightly';
}
