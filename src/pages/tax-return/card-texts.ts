/**
 * The assessment as texts, in the order and words of a notice of assessment: each line with the rule behind it in a few words, and the
 * threshold that decided it.
 */

import type { Figure } from '../../components/figure-list.tsx';
import type { Band, Explanation, OffsetExplained } from '../../pay/explain/explanation.ts';
import { dollarsAYear } from '../../words/entered-text.ts';
import {
  formatCents,
  formatDollars,
  formatMoney,
  formatRate,
  isNothing,
  shownCents,
  sumShown,
} from '../../words/money.ts';
import { OFFSET_NAMES } from '../../words/offset-names.ts';
import { present } from '../../words/present.ts';
import { partsShown } from '../../words/sums.ts';
import type { EnteredReturn } from './calculation.ts';

/**
 * The parts of taxable income; the tax on it, and what comes on top; the tax withheld, and the amount payable or refundable; and where
 * there is some, the tax that is billed apart from the return.
 */
export function assessmentLines(entered: EnteredReturn, explanation: Explanation): Figure[][] {
  const { entries, facts, result } = entered;
  const { assessment, refund, standardDeduction } = result;
  const { grossTax, taxOffsets, medicareLevy: levy } = explanation;
  const { medicareLevySurcharge: surcharge, studentLoanRepayment: loan } = explanation;
  const sacrificed = facts.jobs.some(({ salarySacrifice }) => salarySacrifice > 0);
  const offsets = taxOffsets.filter(
    ({ code, entitled, amount }) => amount > 0 || (ASKED_FOR.has(code) && entitled === 0),
  );
  const loanRule =
    loan.none?.because === 'family'
      ? 'None, as the family rule takes off your Medicare levy.'
      : bandText(loan.band, loan.income);
  const incomes = [
    result.labourIncome,
    ...[entries.interest, entries.dividends, entries.rent].map(dollarsAYear),
    facts.benefits,
    facts.agePension,
    result.excessContributions,
    -facts.workExpenses,
    -standardDeduction,
    -facts.otherDeductions,
  ];
  // Deductions beyond the income leave nothing.
  const taxableIncome = Math.max(0, sumShown(incomes, shownCents));
  const charges = [grossTax, levy, surcharge, loan].map(({ amount }) => amount);
  const [ofIncome = 0, ofLevy = 0, ofSurcharge = 0, ofLoan = 0, ...takenOff] = partsShown(
    shownCents(result.owed),
    [...charges, ...offsets.map(({ amount }) => -amount)],
    shownCents,
  );
  const outcome = refund >= 0 ? 'Amount refundable' : 'Amount payable';
  const parts: (Figure | false)[][] = [
    [
      line('Pay', result.labourIncome, sacrificed ? 'After salary sacrifice.' : undefined),
      ifAny('Interest', dollarsAYear(entries.interest)),
      ifAny('Dividends', dollarsAYear(entries.dividends), 'Without franking credits.'),
      ifAny('Rent', dollarsAYear(entries.rent), 'After its costs.'),
      ifAny('JobSeeker and similar', facts.benefits),
      ifAny('Age Pension', facts.agePension),
      ifAny('Super above the cap', result.excessContributions, 'It is taxed as income.'),
      ifAny('Less work expenses', facts.workExpenses),
      ifAny(
        'Less standard deduction',
        standardDeduction,
        'For work expenses. You need no receipts.',
      ),
      ifAny('Less other deductions', facts.otherDeductions),
      { ...line('Taxable income', taxableIncome), emphasis: 'total' },
    ],
    [
      line('Tax on taxable income', ofIncome, bandText(grossTax.band, grossTax.income)),
      ...offsets.map((each, at) =>
        line(`Less ${OFFSET_NAMES[each.code]}`, -(takenOff[at] ?? 0), offsetRule(each)),
      ),
      facts.residency === 'resident' && line('Medicare levy', ofLevy, levyRule(levy)),
      facts.daysWithoutCover > 0 &&
        line('Medicare levy surcharge', ofSurcharge, surchargeRule(surcharge)),
      facts.studentLoan && line('Student loan repayment', ofLoan, loanRule),
      { ...line('Total tax', result.owed), emphasis: 'total' },
    ],
    [
      line('Less tax withheld', result.withheld, withheldNote(entered)),
      {
        ...line(outcome, Math.abs(sumShown([result.withheld, -result.owed], shownCents))),
        emphasis: 'net',
      },
    ],
    [
      ifAny(
        'Division 293 tax',
        assessment.division293Tax,
        'On super. It is billed later, and your super can pay it.',
      ),
    ],
  ];
  return parts.map((part) => present(part)).filter(({ length }) => length > 0);
}

/** The offsets of somebody who entered their age or their payments. One that comes to nothing says why. */
const ASKED_FOR = new Set<OffsetExplained['code']>(['seniors', 'beneficiary']);

function withheldNote({ jobs }: EnteredReturn): string {
  const given = jobs.filter(({ facts }) => facts.withheld !== undefined).length;
  if (given === jobs.length) return 'As you entered it.';
  const partly = given === 0 ? 'Worked' : 'Partly as entered, partly worked';
  return `${partly} out by the ATO's tax tables.`;
}

function line(label: string, dollars: number, note?: string): Figure {
  return { label, amount: formatCents(dollars), note };
}

function ifAny(label: string, dollars: number, note?: string): Figure | false {
  return dollars > 0 && !isNothing(dollars) && line(label, dollars, note);
}

/** Of an offset that is claimed. */
function offsetRule(offset: OffsetExplained): string {
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
      if (none?.because === 'otherOffset') return instead('beneficiary');
      if (entitled === 0) return `None where ${tested} is ${formatDollars(cutOut)} or more.`;
      if (received > 0) return "With what your partner's tax leaves of theirs.";
      return `${formatDollars(maximum)}, less ${formatRate(taper)} of your income above ${formatDollars(shadeOut)}.`;
    }
    case 'beneficiary': {
      const { band, none, isEstimate } = offset;
      if (none?.because === 'otherOffset') return instead('seniors');
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

function instead(code: OffsetExplained['code']): string {
  return `None: you get the ${OFFSET_NAMES[code]} instead.`;
}

/** Of the Medicare levy of a resident. */
function levyRule({ amount, band, family, ...of }: Explanation['medicareLevy']): string {
  if (band.kind !== 'part' && band.kind !== 'whole') {
    return `None up to ${'limit' in band ? formatDollars(band.limit) : '$0'} of taxable income.`;
  }
  const share = shareText(of);
  if (family !== undefined && !isNothing(family.reduction)) {
    const extent = amount === 0 ? 'Reduced to nothing' : 'Reduced';
    return `${extent}: your family's limit is ${formatDollars(family.limit)}.${share}`;
  }
  const above = band.kind === 'part' ? 'what is above' : 'taxable income, which is above';
  return `${formatRate(band.rate)} of ${above} ${formatDollars(band.above)}.${share}`;
}

/** Of the surcharge of whoever has no cover on some days. */
function surchargeRule(surcharge: Explanation['medicareLevySurcharge']): string {
  const { none, isOfFamily, tier, ...of } = surcharge;
  const whose = isOfFamily ? ' of your family' : '';
  switch (none?.because) {
    case 'ownIncome':
      return `None: your own income is not above ${formatDollars(none.limit)}.`;
    case 'upTo':
      return `None up to an income${whose} of ${formatDollars(none.limit)}.`;
  }
  if (tier === undefined) return '';
  return `${formatRate(tier.rate)}, as the income${whose} is above ${formatDollars(tier.above)}.${shareText(of)}`;
}

function shareText({ days, daysInYear }: { readonly days: number; readonly daysInYear: number }) {
  return days < daysInYear ? ` For ${days} of ${daysInYear} days.` : '';
}

/** How a charge comes to what it is on `income`. */
function bandText(band: Band, income: number): string {
  switch (band.kind) {
    case 'whole':
      // Of the charges that fall on a whole income, which are repayments of study loans.
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
