/** The steps of the schedule that a bonus goes through, as rows with their figures. */
import type { Figure } from '../../components/figure-list.tsx';
import { taxYearOf } from '../../pay/index.ts';
import type { BonusSteps } from '../../pay/withholding/index.ts';
import { formatCents, formatDollars, formatRate, isNothing } from '../../words/money.ts';
import { KIND_WORDS, PERIOD_WORDS, workingHolidayRate } from './answer-texts.ts';
import type { BonusCalculation } from './bonus-calculation.ts';

/** By the method that the answer goes by. */
export function stepRows(calculation: BonusCalculation): Figure[] {
  const { withholding, kind, earnings, bonus, fromBonus } = calculation;
  const name = KIND_WORDS[kind];
  if (withholding.by === 'schedule5') return methodA(calculation, withholding.steps);
  const { fromBoth, fromEarnings } = withholding;
  return [
    ...(withholding.by === 'schedule15'
      ? [
          row('Paid before this pay', formatDollars(withholding.paidBefore)),
          row('Rate that goes by it', formatRate(workingHolidayRate(calculation))),
        ]
      : []),
    row(`Usual pay with the ${name}`, formatCents(earnings + bonus)),
    row('Withheld from both', formatDollars(fromBoth)),
    row('Withheld from usual pay alone', formatDollars(fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(fromBonus), 'total'),
  ];
}

function methodA(calculation: BonusCalculation, steps: BonusSteps): Figure[] {
  const { kind, bonus, query } = calculation;
  const name = KIND_WORDS[kind];
  return numbered([
    row('Usual pay, without cents', formatDollars(steps.usual)),
    row('Withheld from it', formatDollars(steps.withheldFromUsual)),
    row(`Share of the ${name}`, formatDollars(steps.share), undefined, {
      note: `${formatMoney(bonus)} ÷ ${steps.pays} pays, without cents`,
    }),
    ...comparedShares(calculation, steps),
    row(`At most ${limitOf(calculation)} of the ${name}`, formatCents(steps.limit)),
    row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), 'total', {
      note: `The lesser of ${query.options.studentLoan ? 'the last two, study loan included' : 'the last two'}, without cents`,
    }),
  ]);
}

/** By method B(ii). */
export function averageRows(calculation: BonusCalculation): Figure[] {
  const { withholding, kind, bonus, earlier } = calculation;
  if (withholding.by !== 'schedule5') return [];
  const { byAverage: steps, soFar } = withholding;
  const name = KIND_WORDS[kind];
  const all = earlier > 0 ? `${formatMoney(earlier)} + ${formatMoney(bonus)}` : formatMoney(bonus);
  return numbered([
    row('Average pay, without cents', formatDollars(steps.usual)),
    row('Withheld from it', formatDollars(steps.withheldFromUsual)),
    row('Share of all bonuses of the year', formatDollars(steps.share), undefined, {
      note: `${earlier > 0 ? `(${all})` : all} ÷ ${steps.pays} pays, without cents`,
    }),
    ...comparedShares(calculation, steps),
    ...(earlier > 0
      ? [row('Less what earlier bonuses bore', formatDollars(-soFar.withheldFromEarlierBonuses))]
      : []),
    row(`At most ${limitOf(calculation)} of the ${name}`, formatCents(steps.limit)),
    row(`Withheld from the ${name}`, formatDollars(steps.fromBonus), 'total'),
  ]);
}

/** The steps that both methods have. */
function comparedShares({ period }: BonusCalculation, steps: BonusSteps): Figure[] {
  const { usual, share, withheldFromUsual, withheldWithShare, pays, fromShares } = steps;
  return [
    row(`One ${PERIOD_WORDS[period]}'s pay with its share`, formatDollars(usual + share)),
    row('Withheld from that', formatDollars(withheldWithShare)),
    row('More than from usual pay', formatDollars(withheldWithShare - withheldFromUsual)),
    row(`Times ${pays} pays`, formatDollars(fromShares)),
  ];
}

/** The amount in the account from the pay with the bonus. */
export function payoutRows({
  kind,
  earnings,
  entered,
  bonus,
  fromBonus,
  lands,
  withholding,
}: BonusCalculation): Figure[] {
  const name = KIND_WORDS[kind];
  const fromEarnings =
    withholding.by === 'schedule5' ? withholding.steps.fromEarnings : withholding.fromEarnings;
  const superPart = entered - bonus;
  return [
    row('Usual pay', formatCents(earnings)),
    row(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      formatCents(bonus),
      undefined,
      isNothing(superPart)
        ? {}
        : { note: `${formatMoney(entered)} less ${formatMoney(superPart)} of super` },
    ),
    row('Withheld from usual pay', formatDollars(-fromEarnings)),
    row(`Withheld from the ${name}`, formatDollars(-fromBonus)),
    row('In your account', formatCents(earnings - fromEarnings + lands), 'net'),
  ];
}

function limitOf({ rules, query }: BonusCalculation): string {
  return formatRate(taxYearOf(rules, query.taxYear).withholding?.bonus.limit ?? 0);
}

/** Whole dollars where the amount has no cents. */
function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}

function row(
  label: string,
  amount: string,
  emphasis?: Figure['emphasis'],
  more: Pick<Figure, 'note'> = {},
): Figure {
  return { label, amount, ...(emphasis && { emphasis }), ...more };
}

function numbered(rows: readonly Figure[]): Figure[] {
  return rows.map((each, index) => ({ ...each, label: `${index + 1}. ${each.label}` }));
}
