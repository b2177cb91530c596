/** The answer to what lands of a bonus, and why: the texts of the card that says it first. */
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { BonusCalculation } from './calculation.ts';
import { type BonusKind, KINDS } from './form.ts';

export type BonusAnswer = ReturnType<typeof bonusAnswer>;

/** In a sentence, such as 'your bonus'. */
export function kindWords(kind: BonusKind): string {
  return kind === 'bonus' ? kind : KINDS[kind].toLowerCase();
}

export function bonusAnswer(calculation: BonusCalculation) {
  const { kind, entered, shown, fromBonus } = calculation;
  return {
    of: `Of your ${formatDollars(entered)} ${kindWords(kind)}`,
    amount: formatDollars(shown.lands),
    words: 'lands in that pay.',
    withheld: withheldText(calculation),
    taxTime: taxTimeText(calculation),
    /** Why so much is withheld; empty where nothing is. */
    why: fromBonus === 0 ? '' : whyText(calculation),
  };
}

function withheldText({ shown: { bonus, toSuper }, fromBonus }: BonusCalculation): string {
  const [superPart, rest] =
    toSuper === 0
      ? ['', 'it']
      : [`${formatDollars(toSuper)} of it goes into super. `, `the other ${formatDollars(bonus)}`];
  if (fromBonus === 0) return `${superPart}Nothing is withheld from ${rest}.`;
  const rate = formatRate(Math.round((fromBonus * 1000) / bonus) / 1000);
  return `${superPart}Your employer withholds ${formatDollars(fromBonus)}, ${rate} of ${rest}.`;
}

function taxTimeText(calculation: BonusCalculation): string {
  const { shown, fromLaterPays } = calculation;
  const { refund } = shown;
  if (refund === undefined) {
    return 'This is the rate for a second job. Add the pay of your other job to see the year.';
  }
  const amount = formatDollars(Math.abs(refund));
  const later =
    fromLaterPays > 0 ? `Later pays bear ${formatDollars(fromLaterPays)} more for it. ` : '';
  if (refund === 0) return `${later}That is the year's tax on it: nothing comes back.`;
  if (refund < 0) return `${later}About ${amount} of its tax is left to pay at tax time.`;
  return Math.round(refundOfYear(calculation) ?? 0) < 0
    ? `${later}That's about ${amount} more than the year's tax on it.`
    : `${later}About ${amount} of that comes back at tax time.`;
}

/**
 * Dollars that come back at tax time after a year of usual pays and the bonus, or are to pay if below 0; undefined where earlier pays
 * may be other than usual: with earlier bonuses, and by Schedule 15, which goes by them.
 */
export function refundOfYear(calculation: BonusCalculation): number | undefined {
  const { rules, query, period, shown, earlier, withholding } = calculation;
  if (earlier > 0 || withholding.by === 'schedule15' || shown.refund === undefined)
    return undefined;
  const usual = taxTimeOf(query, period, rules);
  return usual && usual.refund + shown.refund;
}

function whyText(calculation: BonusCalculation): string {
  const { withholding, query, period } = calculation;
  if (withholding.by === 'onePay') {
    return 'Back pay for one pay is added to it, and the whole pay is taxed by the usual table.';
  }
  if (withholding.by === 'schedule15') {
    const rate = formatRate(withholding.rate);
    return `Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: ${rate}.`;
  }
  const { pays, isLimited, limitRate, withheldFromUsual } = withholding.steps;
  const over = pays < PERIODS_PER_YEAR[period] ? `${pays} pays` : 'a year of pays';
  const spread = `The tax table spreads it over ${over}, on top of your usual pay.`;
  if (isLimited) {
    return `${spread} No more than ${formatRate(limitRate)} may be withheld.`;
  }
  if (withholdingScale(query.options) !== 2) {
    return `${spread} No part of this pay is tax-free, so it is taxed at your highest rate.`;
  }
  return withheldFromUsual === 0
    ? `${spread} Usual pay is too low to be taxed, so a part of this is not taxed either.`
    : `${spread} Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.`;
}
