/** The texts on the bonus and the salary sacrifice of a pay. */
import {
  type BonusKept,
  CONTRIBUTIONS_TAX_RATE,
  type PayOptions,
  type Sacrifice,
  type TaxYear,
} from '../../pay/index.ts';
import { formatDollars, formatRate, isNothing } from '../../words/money.ts';

/** The part of a `bonus` that is left of it in the year, in dollars. */
export function bonusText(
  bonus: number,
  { kept, tax, superannuation }: BonusKept,
  { includesSuper, hasLoan }: { readonly includesSuper: boolean; readonly hasLoan: boolean },
): string {
  const ofTax = `${formatDollars(tax)} of tax${hasLoan ? ' and student loan' : ''}`;
  const sentence =
    kept < 0
      ? `The bonus of ${formatDollars(bonus)} costs more than it pays. It takes you above a limit and adds ${ofTax}.`
      : `Of the bonus of ${formatDollars(bonus)} you keep ${formatDollars(kept)}, after ${ofTax}.`;
  if (isNothing(superannuation)) return sentence;
  return `${sentence} ${formatDollars(superannuation)} ${includesSuper ? 'of it goes' : 'more goes'} into super.`;
}

/** The cost and the gain of a salary sacrifice. The rest of `taxYear`'s cap is named only where the rule set has one. */
export function sacrificeText(
  { sacrificed, takeHomeGivenUp, superGained, division293Tax, overCap }: Sacrifice,
  { superannuation, label }: TaxYear,
): string {
  const cost =
    takeHomeGivenUp < 0
      ? `You take home ${formatDollars(-takeHomeGivenUp)} more`
      : `You give up ${formatDollars(takeHomeGivenUp)} of take-home pay`;
  const sentences = [
    `${cost} for ${formatDollars(sacrificed)} paid into super.`,
    `Super gets ${formatDollars(superGained)} of it after its ${formatRate(CONTRIBUTIONS_TAX_RATE)} tax.`,
  ];
  if (!isNothing(division293Tax)) {
    sentences.push(
      `It adds ${formatDollars(division293Tax)} of Division 293 tax, billed later. Your super can pay it.`,
    );
  }
  const { concessionalCap } = superannuation;
  if (concessionalCap !== undefined && overCap && !isNothing(overCap)) {
    sentences.push(
      `With your employer's part, super is ${formatDollars(overCap)} above the ${label} cap of ${formatDollars(concessionalCap.amount)}.`,
      'The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.',
    );
  }
  return sentences.join(' ');
}

/** That what is sacrificed counts as income for charges of `options`; empty where they have none. */
export function stillCountedText({ studentLoan, noPrivateHospitalCover }: PayOptions): string {
  return [
    ...(studentLoan ? ['What is sacrificed still counts for your student loan.'] : []),
    ...(noPrivateHospitalCover
      ? [
          'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
        ]
      : []),
  ].join(' ');
}
