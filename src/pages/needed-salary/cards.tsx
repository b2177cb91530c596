/** The cards of a needed salary: its year. */
import { TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import { formatRate } from '../../words/money.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { payShares } from '../../words/pay-shares.ts';
import { taxBreakdownTexts } from '../../words/pay-texts.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Needed } from './calculator.ts';

export function cards(needed: Needed): Cards {
  const { rules, taxYear, pay, salary, wanted, isEntered, hasYear } = needed;
  const { medicareLevy } = taxYearOf(rules, taxYear);
  return [
    hasYear && (salary !== undefined || !isEntered) && (
      <TaxBreakdown
        key="year"
        {...taxBreakdownTexts(pay)}
        medicareRate={formatRate(medicareLevy.rate)}
      >
        {wanted.cycle === 'hourly' && (
          <p className="hint">{`For ${HOURS_PER_WEEK} hours a week, ${WEEKS_PER_YEAR} weeks a year.`}</p>
        )}
      </TaxBreakdown>
    ),
    whatNext(['any pay'], ['another offer'], ['part-time'], ['tax return']),
  ];
}

export function AnswerBar({ of: { pay, hasYear } }: LatePart<Needed>) {
  return hasYear && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />;
}

export const notes = {
  family: { says: "We don't count a partner or children here.", offer: 'any pay' },
} as const;
