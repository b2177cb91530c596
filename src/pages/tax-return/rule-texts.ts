/** The rule behind each line of the assessment in a few words, with the threshold that decided it. */
import type {
  Band,
  LevyExplained,
  LoanExplained,
  OffsetExplained,
  SurchargeExplained,
  TaxExplained,
} from '../../pay/explain/index.ts';
import { formatCents, formatDollars, formatRate, HALF_A_CENT } from '../../words/money.ts';

/** Of tax on taxable income. */
export function taxRule({ band, income }: TaxExplained): string {
  return bandText(band, income);
}

/** Of an offset that is claimed. */
export function offsetRule(offset: OffsetExplained): string {
  const { amount, entitled } = offset;
  const limited = amount < entitled - HALF_A_CENT ? ' Only as much as the tax that is left.' : '';
  return entitlementText(offset) + limited;
}

function entitlementText(offset: OffsetExplained): string {
  switch (offset.code) {
    case 'excessContributions':
      return `${formatRate(offset.rate)} of super above the cap.`;
    case 'seniors': {
      const { entitled, maximum, received, taper, shadeOut, cutOut, isTestedByCouple } = offset;
      const tested = isTestedByCouple ? "half of both partners' income" : 'your income';
      if (entitled === 0) return `None where ${tested} is ${formatDollars(cutOut)} or more.`;
      if (received > 0) return "With what your partner's tax leaves of theirs.";
      return `${formatDollars(maximum)}, less ${formatRate(taper)} of your income above ${formatDollars(shadeOut)}.`;
    }
    default:
      return bandText(offset.band, offset.income);
  }
}

/** Of the Medicare levy of a resident. */
export function levyRule({ amount, band, family, ...of }: LevyExplained): string {
  if (band.kind !== 'part' && band.kind !== 'whole') {
    return `None up to ${limitText(band)} of taxable income.`;
  }
  const share = shareText(of);
  if (family !== undefined && family.reduction > HALF_A_CENT) {
    const extent = amount === 0 ? 'Reduced to nothing' : 'Reduced';
    return `${extent}: your family's limit is ${formatDollars(family.limit)}.${share}`;
  }
  const above = formatDollars(band.above);
  return band.kind === 'part'
    ? `${formatRate(band.rate)} of what is above ${above}.${share}`
    : `${formatRate(band.rate)} of taxable income, which is above ${above}.${share}`;
}

/** Of the surcharge of whoever has no cover on some days. */
export function surchargeRule({ none, isOfFamily, tier, ...of }: SurchargeExplained): string {
  const whose = isOfFamily ? ' of your family' : '';
  if (none?.because === 'ownIncome') {
    return `None: your own income is not above ${formatDollars(none.limit)}.`;
  }
  if (none?.because === 'upTo')
    return `None up to an income${whose} of ${formatDollars(none.limit)}.`;
  if (tier === undefined) return '';
  return `${formatRate(tier.rate)}, as the income${whose} is above ${formatDollars(tier.above)}.${shareText(of)}`;
}

function shareText({ days, daysInYear }: { readonly days: number; readonly daysInYear: number }) {
  return days < daysInYear ? ` For ${days} of ${daysInYear} days.` : '';
}

/** Of a student loan. */
export function loanRule({ none, band, income }: LoanExplained): string {
  return none?.because === 'family'
    ? 'None, as the family rule takes off your Medicare levy.'
    : bandText(band, income);
}

/** How a charge comes to what it is on `income`. */
function bandText(band: Band, income: number): string {
  switch (band.kind) {
    case 'upTo':
      return `None up to ${money(band.limit)}.`;
    case 'below':
      return `None below ${money(band.limit)}.`;
    case 'from':
      return `None above ${money(band.limit)}.`;
    case 'whole':
      // Of the charges that fall on a whole income, which are repayments of study loans.
      return `${formatRate(band.rate)} of your repayment income of ${money(income)}.`;
    case 'flat':
      return `${money(band.base)} for incomes${band.upTo === undefined ? '' : ` up to ${money(band.upTo)}`}.`;
    case 'part': {
      const { base, rate, above } = band;
      const part = `${formatRate(Math.abs(rate))} of ${above === 0 ? 'all of it' : `what is above ${money(above)}`}`;
      if (base === 0) return `${part}.`;
      return `${money(base)} ${rate < 0 ? 'less' : 'plus'} ${part}.`;
    }
  }
}

function limitText(band: Band): string {
  return 'limit' in band ? formatDollars(band.limit) : '$0';
}

function money(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}
