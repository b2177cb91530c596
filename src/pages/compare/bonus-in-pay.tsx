/** The withholding from the pay that has the bonus, by the schedules. */
import { LiveText } from '../../components/live-text.tsx';
import { PAY_OPTIONS, perPeriod, type RuleSet, taxYearOf } from '../../pay/index.ts';
import {
  bonusOf,
  type PaidBonus,
  type WithholdingPeriod,
  withholdingScale,
} from '../../pay/withholding/index.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import { formatDollars } from '../../words/money.ts';
import type { EnteredPay } from './compared.ts';
import type { EnteredPeriod } from './comparison-texts.ts';

export interface BonusInPayProps {
  readonly entered: EnteredPay;
  readonly rules: RuleSet;
}

/** How much of a bonus lands in its pay; nothing where the schedules do not say. */
export function BonusInPay({ entered, rules }: BonusInPayProps) {
  const landed = landedBonus(entered, rules);
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

/** The part of a bonus that lands in one pay, and what tax time makes of the rest, in dollars. */
export interface LandedBonus extends Pick<PaidBonus, 'lands' | 'back'> {
  readonly period: WithholdingPeriod;
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

/** Undefined where the schedules do not say: by year, and for working holiday makers, of whom more would have to be known. */
export function landedBonus(
  { period: entered, query }: Pick<EnteredPay, 'period' | 'query'>,
  rules: RuleSet,
): LandedBonus | undefined {
  const { taxYear, options = {}, bonus = 0 } = query;
  const { withholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined || withholdingScale(options) === 'workingHoliday') return undefined;
  const period = withholdingPeriod(entered);
  const { lands, back } = bonusOf({ ...query, bonus, period }, rules);
  return { period, lands, back };
}

/** The pays that `period` is about: fortnights, unless it is the week or the month. */
function withholdingPeriod(period: EnteredPeriod): WithholdingPeriod {
  return period === 'weekly' || period === 'monthly' ? period : 'fortnightly';
}
