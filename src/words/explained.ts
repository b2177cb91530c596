/** The rule behind each figure of an assessment in a few words, with the threshold that decided it. */

import type {
  Band,
  LevyExplained,
  LoanExplained,
  OffsetExplained,
  PartOfYear,
  SurchargeExplained,
} from '../pay/explain/explanation.ts';
import { formatDollars, formatMoney, formatRate, isNothing } from './money.ts';
import { OFFSET_NAMES } from './offset-texts.ts';

/** How much of an offset can be claimed, and how much of that is used. */
export function offsetRule(offset: OffsetExplained): string {
  const isAll = isNothing(offset.entitled - offset.amount);
  return entitlementText(offset) + (isAll ? '' : ' Only as much as the tax that is left.');
}

function entitlementText(offset: OffsetExplained): string {
  switch (offset.code) {
    case 'excessContributions':
      return `${formatRate(offset.rate)} of super above the cap.`;
    case 'seniors': {
      const { none, entitled, maximum, received, taper, shadeOut, cutOut, isTestedByCouple } =
        offset;
      const tested = isTestedByCouple ? "half of both partners' income" : 'your income';
      if (none?.because === 'otherOffset') return insteadText('beneficiary');
      if (entitled === 0) return `None where ${tested} is ${formatDollars(cutOut)} or more.`;
      if (received > 0) return "With what your partner's tax leaves of theirs.";
      return `${formatDollars(maximum)}, less ${formatRate(taper)} of your income above ${formatDollars(shadeOut)}.`;
    }
    case 'beneficiary': {
      const { band, none, isEstimate } = offset;
      if (none?.because === 'otherOffset') return insteadText('seniors');
      const estimate = isEstimate ? " It's an estimate: we're less sure of this limit." : '';
      return bandText(band, offset.income) + estimate;
    }
    case 'unusedLeave':
    case 'terminationPayments':
      return `It holds the tax on them to ${formatRate(offset.ceiling)}.`;
    default:
      return bandText(offset.band, offset.income);
  }
}

function insteadText(code: OffsetExplained['code']): string {
  return `None: you get the ${OFFSET_NAMES[code]} instead.`;
}

/** The Medicare levy of a resident. */
export function levyRule({ amount, band, family, ...part }: LevyExplained): string {
  if (band.kind !== 'part' && band.kind !== 'whole') {
    return `None up to ${'limit' in band ? formatDollars(band.limit) : '$0'} of taxable income.`;
  }
  const share = shareText(part);
  if (family !== undefined && !isNothing(family.reduction)) {
    const extent = amount === 0 ? 'Reduced to nothing' : 'Reduced';
    return `${extent}: your family's limit is ${formatDollars(family.limit)}.${share}`;
  }
  const above = band.kind === 'part' ? 'what is above' : 'taxable income, which is above';
  return `${formatRate(band.rate)} of ${above} ${formatDollars(band.above)}.${share}`;
}

/** The Medicare levy surcharge of people without hospital cover for at least a day. */
export function surchargeRule({ none, isOfFamily, tier, ...part }: SurchargeExplained): string {
  const whose = isOfFamily ? ' of your family' : '';
  switch (none?.because) {
    case 'ownIncome':
      return `None: your own income is not above ${formatDollars(none.limit)}.`;
    case 'upTo':
      return `None up to an income${whose} of ${formatDollars(none.limit)}.`;
  }
  if (tier === undefined) return '';
  return `${formatRate(tier.rate)}, as the income${whose} is above ${formatDollars(tier.above)}.${shareText(part)}`;
}

function shareText({ days, daysInYear }: PartOfYear): string {
  return days < daysInYear ? ` For ${days} of ${daysInYear} days.` : '';
}

/** The repayment of a student loan. */
export function loanRule({ none, band, income }: LoanExplained): string {
  return none?.because === 'family'
    ? 'None, as the family rule takes off your Medicare levy.'
    : bandText(band, income);
}

/** How a charge on `income` is worked out. */
export function bandText(band: Band, income: number): string {
  switch (band.kind) {
    case 'whole':
      // Only repayments of student loans fall on a whole income.
      return `${formatRate(band.rate)} of your repayment income of ${formatMoney(income)}.`;
    case 'flat': {
      const upTo = band.upTo === undefined ? '' : ` up to ${formatMoney(band.upTo)}`;
      return `${formatMoney(band.base)} for incomes${upTo}.`;
    }
    case 'part': {
      const { base, rate, above } = band;
      const of = above === 0 ? 'all of it' : `what is above ${formatMoney(above)}`;
      const part = `${formatRate(Math.abs(rate))} of ${of}.`;
      return base === 0 ? part : `${formatMoney(base)} ${rate < 0 ? 'less' : 'plus'} ${part}`;
    }
    default:
      return `None ${NONE_WORDS[band.kind]} ${formatMoney(band.limit)}.`;
  }
}

const NONE_WORDS = { upTo: 'up to', below: 'below', from: 'above' } as const;
