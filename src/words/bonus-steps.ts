/** The withholding from a bonus, step by step as its schedule works it out. */
import type { PayOptions } from '../pay/pay-options.ts';
import type { BonusWithholding, PaidBonus } from '../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';
import { type Figure, figure } from './figures.ts';
import {
  formatCents,
  formatDollars,
  formatMoney,
  formatRate,
  shownCents,
  sumShown,
} from './money.ts';
import { CYCLE_NOUNS } from './pay-cycles.ts';
import { present } from './present.ts';

/** Names the schedule for a bonus in pays by `period`, or for leave loading that is paid as a bonus. */
export function scheduleText(
  by: BonusWithholding['by'],
  period: WithholdingPeriod,
  isLeaveLoading: boolean,
): string {
  switch (by) {
    case 'schedule5':
      return `By the ATO's Schedule 5, method A, with a ${CYCLE_NOUNS[period]}'s pay.${
        isLeaveLoading
          ? ' That is for leave loading in one sum. Loading paid as leave is taken is part of the pay.'
          : ''
      }`;
    case 'onePay':
      return "By the ATO's usual table, as Schedule 5 is for more than one pay.";
    case 'schedule15':
      return "By the ATO's Schedule 15, which has one rate for the whole pay.";
  }
}

interface NamedBonus extends PaidBonus {
  /** Names the payment in a sentence, such as 'bonus'. */
  readonly name: string;
  readonly period: WithholdingPeriod;
  readonly query: { readonly options: Pick<PayOptions, 'studentLoan'> };
}

/** The steps of the schedule that withholds: method A of Schedule 5, or method B(ii) with `byAverage`. */
export function bonusStepFigures(
  { withholding, earnings, bonus, earlier, fromBonus, name, period, query }: NamedBonus,
  method: 'steps' | 'byAverage' = 'steps',
): Figure[] {
  if (withholding.by !== 'schedule5') {
    const { fromBoth, fromEarnings } = withholding;
    return present<Figure>([
      withholding.by === 'schedule15' &&
        figure('Paid before this pay', formatDollars(withholding.paidBefore)),
      withholding.by === 'schedule15' &&
        figure('Rate that goes by it', formatRate(withholding.rate)),
      figure(`Usual pay with the ${name}`, formatCents(sumShown([earnings, bonus], shownCents))),
      figure('Withheld from both', formatDollars(fromBoth)),
      figure('Withheld from usual pay alone', formatDollars(fromEarnings)),
      { ...figure(`Withheld from the ${name}`, formatDollars(fromBonus)), emphasis: 'total' },
    ]);
  }
  const byAverage = method === 'byAverage';
  const steps = withholding[method];
  const { usual, share, withheldFromUsual, withheldWithShare, pays } = steps;
  const hasEarlier = byAverage && earlier > 0;
  const all = hasEarlier ? `(${formatMoney(earlier)} + ${formatMoney(bonus)})` : formatMoney(bonus);
  const { withheldFromEarlierBonuses } = withholding.soFar;
  const withLoan = query.options.studentLoan ? ', study loan included' : '';
  const note = byAverage ? undefined : `The lesser of the last two${withLoan}, without cents`;
  return present<Figure>([
    figure(`${byAverage ? 'Average' : 'Usual'} pay, without cents`, formatDollars(usual)),
    figure('Withheld from it', formatDollars(withheldFromUsual)),
    figure(
      `Share of ${byAverage ? 'all bonuses of the year' : `the ${name}`}`,
      formatDollars(share),
      `${all} ÷ ${pays} pays, without cents`,
    ),
    figure(`One ${CYCLE_NOUNS[period]}'s pay with its share`, formatDollars(usual + share)),
    figure('Withheld from that', formatDollars(withheldWithShare)),
    figure('More than from usual pay', formatDollars(withheldWithShare - withheldFromUsual)),
    figure(`Times ${pays} pays`, formatDollars(steps.fromShares)),
    hasEarlier &&
      figure('Less what earlier bonuses bore', formatDollars(-withheldFromEarlierBonuses)),
    figure(`At most ${formatRate(steps.limitRate)} of the ${name}`, formatCents(steps.limit)),
    {
      ...figure(`Withheld from the ${name}`, formatDollars(steps.fromBonus), note),
      emphasis: 'total',
    },
  ]).map((each, index) => ({ ...each, label: `${index + 1}. ${each.label}` }));
}
