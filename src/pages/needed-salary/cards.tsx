/** The cards of a needed salary: its year. */
import { TaxBreakdown } from '../../components/pay-cards.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { formatRate } from '../../words/money.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { type EnteredCycle, PAID_BY } from '../../words/pay-cycles.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { payShares } from '../../words/pay-shares.ts';
import { taxBreakdownTexts } from '../../words/pay-texts.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import { otherJobPayIn } from '../questions/other-job.tsx';
import { payIn } from '../questions/pay.tsx';
import { EXAMPLE, type Needed, neededFor, PREFIX } from './calculator.ts';

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

export function AnswerBar({ of: { pay, salary, isEntered, hasYear } }: LatePart<Needed>) {
  return (
    hasYear &&
    (salary !== undefined || !isEntered) && (
      <PayBar
        parts={payBarParts(payBarContent(pay, payShares(pay)))}
        request="Enter a take-home pay to see where it goes."
      />
    )
  );
}

/** Other calculators read the needed salary as the pay. Those whose answer has a period show that of the wanted pay. */
export function carries(given: URLSearchParams, rules: RuleSet): void {
  if (![...given.keys()].some((name) => name.startsWith(PREFIX))) return;
  const entry = (name: keyof typeof EXAMPLE) => given.get(PREFIX + name) ?? EXAMPLE[name];
  const wanted = payIn<EnteredCycle>({
    salary: entry('salary'),
    cycle: entry('cycle'),
    included: entry('included'),
  });
  const entries = Object.fromEntries(given);
  const { year = rules.defaultTaxYear, options = '' } = entries;
  const otherJobPay = otherJobPayIn(entries);
  const { salary } = neededFor(
    wanted,
    { year, options: { options: optionsIn(options), otherJobPay } },
    rules,
  );
  if (salary === undefined) return;
  given.set('salary', `${salary}`);
  given.set('cycle', 'annually');
  if (wanted.includesSuper) given.set('included', 'yes');
  if (PAID_BY.some((period) => period === wanted.cycle)) given.set('show', wanted.cycle);
}

export const notes = {
  family: { says: "We don't count a partner or children here.", offer: 'any pay' },
} as const;
