/** What an employer withholds from the pay that has the bonus, by the schedules. */
import { LiveText } from '../../components/live-text.tsx';
import {
  type BonusKept,
  payCalculator,
  perPeriod,
  type RuleSet,
  taxYearOf,
  type WithholdingPeriod,
  withheldFromBonus,
  withholdingScale,
} from '../../pay/index.ts';
import type { EnteredPay } from './compared.ts';
import { bonusInPayText, type EnteredPeriod, type LandedBonus } from './comparison-texts.ts';

export interface BonusInPayProps {
  readonly entered: EnteredPay;
  readonly kept: BonusKept;
  readonly rules: RuleSet;
}

/** How much of a bonus lands in its pay; nothing where the schedules do not say. */
export function BonusInPay({ entered, kept, rules }: BonusInPayProps) {
  const landed = landedBonus(entered, kept, rules);
  return landed && <LiveText>{bonusInPayText(landed)}</LiveText>;
}

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
  const { fromBonus } = withheldFromBonus(
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
