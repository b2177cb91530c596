/** The card of part-time pay: full-time and part-time side by side. */
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { numberIn, parseMoney } from '../../words/entered-text.ts';
import { CENTS, changeRow } from '../../words/figures.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { changeRows, isBorne, PAY_ROWS, payRows } from '../../words/pay-rows.ts';
import { payShares } from '../../words/pay-shares.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import { EXAMPLE, type PartTime } from './calculator.ts';

export function cards(result: PartTime): Cards {
  const { all, part, paid, period, hasSchedules } = result;
  const charges = payRows(['incomeTax', 'medicareLevy', 'studentLoanRepayment']);
  const rows = [PAY_ROWS.grossAnnual, ...charges.filter((row) => isBorne(row, all, part))];
  const noun = CYCLE_NOUNS[period];
  const each = hasSchedules ? `Lands each ${noun}` : `A ${noun}`;
  return [
    {
      title: 'Full-time and part-time',
      table: {
        columns: ['Full-time', 'Part-time', 'Difference'],
        kind: 'compared',
        rows: changeRows([...rows, PAY_ROWS.netAnnual], all, part),
        rest: [
          changeRow(each, [paid.all, paid.part], CENTS),
          ...changeRows([PAY_ROWS.superannuation], all, part),
        ],
      },
    },
    whatNext(['any pay'], ['another offer'], ['casual hours'], ['tax return']),
  ];
}

export function AnswerBar({ of: { part } }: LatePart<PartTime>) {
  return <PayBar parts={payBarParts(payBarContent(part, payShares(part)))} />;
}

/** The answer counts tax alone, and for some visitors other things matter more. */
export function Reason({ of: { isEntered } }: LatePart<PartTime>) {
  return (
    isEntered && (
      <p>
        We don't count family payments or child care subsidy. For another day of work they can
        matter more than tax.
      </p>
    )
  );
}

export const notes = {
  family: {
    says: "We don't count a partner or a second job. The figures are for a resident with hospital cover, the usual super rate and no working holiday visa.",
    offer: 'tax return',
  },
} as const;

/** Other calculators read the part-time pay as the pay. */
export function carries(given: URLSearchParams): void {
  if (!given.has('full') && !given.has('days')) return;
  const full = parseMoney(given.get('full') ?? EXAMPLE.full, 0, 'annually');
  const days = numberIn(given.get('days') ?? EXAMPLE.days);
  given.set('salary', ((full * days) / DAYS_PER_WEEK).toFixed(0));
}
