/** Says how much of a bonus reaches the account, how much is withheld, and what happens at tax time. */
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { Bonus } from './calculation.ts';
import { kindWords } from './cards-of-questions.tsx';

export function bonusAnswer(result: Bonus) {
  const { kind, entered, shown } = result;
  return {
    of: `Of your ${formatDollars(entered)} ${kindWords(kind)}`,
    amount: formatDollars(shown.lands),
    words: 'lands in that pay.',
    withheld: withheldText(result),
    taxTime: taxTimeText(result),
  };
}

function withheldText({ shown: { bonus, toSuper }, fromBonus }: Bonus): string {
  const [superPart, rest] =
    toSuper === 0
      ? ['', 'it']
      : [`${formatDollars(toSuper)} of it goes into super. `, `the other ${formatDollars(bonus)}`];
  if (fromBonus === 0) return `${superPart}Nothing is withheld from ${rest}.`;
  const rate = formatRate(Math.round((fromBonus * 1000) / bonus) / 1000);
  return `${superPart}Your employer withholds ${formatDollars(fromBonus)}, ${rate} of ${rest}.`;
}

function taxTimeText(result: Bonus): string {
  const { shown, fromLaterPays } = result;
  const { refund } = shown;
  if (refund === undefined) {
    return 'This is the rate for a second job. Add the pay of your other job to see the year.';
  }
  const amount = formatDollars(Math.abs(refund));
  const later =
    fromLaterPays > 0 ? `Later pays bear ${formatDollars(fromLaterPays)} more for it. ` : '';
  if (refund === 0) return `${later}That is the year's tax on it: nothing comes back.`;
  if (refund < 0) return `${later}About ${amount} of its tax is left to pay at tax time.`;
  return Math.round(refundOfYear(result) ?? 0) < 0
    ? `${later}That's about ${amount} more than the year's tax on it.`
    : `${later}About ${amount} of that comes back at tax time.`;
}

/**
 * The tax refund after a year of usual pays and this bonus, in dollars; a bill is negative. There is no figure after earlier bonuses, or
 * for a working holiday maker, because earlier pays decide what was withheld and nobody has entered them.
 */
export function refundOfYear(result: Bonus): number | undefined {
  const { rules, query, period, shown, earlierBonuses, withholding } = result;
  if (earlierBonuses > 0 || withholding.by === 'schedule15' || shown.refund === undefined)
    return undefined;
  const usual = taxTimeOf(query, period, rules);
  return usual && usual.refund + shown.refund;
}
