/** The outcome of each pay's bonus and salary sacrifice. */
import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { bonusOf, type PaidBonus } from '../../pay/bonus.ts';
import {
  type BonusKept,
  bonusKept,
  CONTRIBUTIONS_TAX_RATE,
  PAY_OPTIONS,
  type PayOptions,
  perPeriod,
  type RuleSet,
  type Sacrifice,
  sacrifice,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { type WithholdingPeriod, withholdingScale } from '../../pay/withholding/index.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import { formatDollars, formatRate, isNothing } from '../../words/money.ts';
import type { Compared, Offer } from './calculation.ts';

export interface EachPayProps extends Pick<Compared, 'rules' | 'taxYear' | 'options'> {
  /** The pays that have a bonus or a salary sacrifice, and cover their tax. */
  readonly pays: readonly (Offer & { readonly which: string })[];
}

/** The outcome of each pay's bonus and salary sacrifice. */
export function EachPay({ rules, taxYear, options, pays }: EachPayProps) {
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  const withSacrifice = pays.filter(({ query }) => !!query.salarySacrifice);
  const stillCounted = stillCountedText(options);
  return (
    <>
      {withBonus.length > 0 && (
        <section className="card">
          <h2>Bonus</h2>
          {withBonus.map((each) => {
            const kept = bonusKept({ ...each.query, bonus: each.bonus }, rules);
            const { includesSuper } = each;
            return (
              <PayWords
                key={each.which}
                name={each.name}
                text={bonusText(each.bonus, kept, { includesSuper, hasLoan: options.studentLoan })}
              >
                <BonusInPay entered={each} rules={rules} />
              </PayWords>
            );
          })}
        </section>
      )}
      {withSacrifice.length > 0 && (
        <section className="card">
          <h2>Salary sacrifice</h2>
          {withSacrifice.map(({ which, query, name }) => (
            <PayWords
              key={which}
              name={name}
              text={sacrificeText(sacrifice(query, rules), taxYearOf(rules, taxYear))}
            />
          ))}
          {stillCounted && (
            <p className="hint">
              <LiveText>{stillCounted}</LiveText>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** The words on one of the pays, under its name. */
function PayWords({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <p>
      <b>
        <LiveText>{name}</LiveText>
      </b>
      <br />
      <LiveText>{text}</LiveText> {children}
    </p>
  );
}

/** How much of a bonus lands in its pay; nothing where the schedules do not say. */
function BonusInPay({ entered, rules }: { readonly entered: Offer; readonly rules: RuleSet }) {
  const landed = landedBonus(entered, rules);
  return (
    landed && (
      <>
        <LiveText>{bonusInPayText(landed)}</LiveText>{' '}
        <a href={BONUS_PATH + bonusFragment(entered)}>See each step</a>
      </>
    )
  );
}

/** The entries of the page on a bonus that are those of `entered`. It has no pay by the day. */
export function bonusFragment({
  cycle: entered,
  annual,
  bonus,
  query: { taxYear, options = {} },
}: Pick<Offer, 'cycle' | 'annual' | 'bonus' | 'query'>): string {
  const cycle = entered === 'daily' || entered === 'hourly' ? 'annually' : entered;
  const on = PAY_OPTIONS.filter((option) => options[option]);
  return `#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${on}`;
}

/** The part of a bonus that lands in one pay, and what tax time makes of the rest, in dollars. */
export interface LandedBonus extends Pick<PaidBonus, 'lands' | 'back'> {
  readonly period: WithholdingPeriod;
}

/** How much of a bonus lands in its pay, and what the tax return makes of the rest. */
export function bonusInPayText({ period, lands, back }: LandedBonus): string {
  const landing = `Paid with a ${PAY_WORDS[period]}'s pay, ${formatDollars(lands)} of it lands in your account`;
  if (back === undefined || Math.abs(back) < 1) return `${landing}.`;
  return `${landing}. About ${formatDollars(Math.abs(back))} ${back > 0 ? 'comes back' : 'is left to pay'} at tax time.`;
}

const PAY_WORDS: Readonly<Record<WithholdingPeriod, string>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** Undefined where the schedules do not say: by year, and for working holiday makers, of whom more would have to be known. */
export function landedBonus(
  { cycle, query }: Pick<Offer, 'cycle' | 'query'>,
  rules: RuleSet,
): LandedBonus | undefined {
  const { taxYear, options = {}, bonus = 0 } = query;
  const { withholding } = taxYearOf(rules, taxYear);
  if (withholding === undefined || withholdingScale(options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period = cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  const { lands, back } = bonusOf({ ...query, bonus, period }, rules);
  return { period, lands, back };
}

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
