/** The outcome of each pay's bonus and salary sacrifice, and where the pay goes. */
import { Fragment, type ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { Bar, BarKey, type NamedPart, payBarParts } from '../../components/plots/pay-bar.tsx';
import {
  type PayOptions,
  type PayResult,
  perPeriod,
  type RuleSet,
  type TaxYear,
  taxYearOf,
} from '../../pay/basics.ts';
import { bonusOf, type PaidBonus, type PaidBonusQuery } from '../../pay/bonus.ts';
import {
  type BonusKept,
  bonusKept,
  CONTRIBUTIONS_TAX_RATE,
  type Sacrifice,
  sacrifice,
} from '../../pay/compare-pay.ts';
import { withholdingScale } from '../../pay/withholding/index.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import { formatDollars, formatRate, isNothing } from '../../words/money.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import type { LatePart } from '../live/late.tsx';
import type { Compared, Offer } from './calculation.ts';
import { isShort, notCoveredText } from './texts.ts';

/** Nothing of the bonus and the sacrifice of a pay that does not cover its tax. */
export function EachPay({ of: { rules, now, offer, isPaidOut, missing } }: LatePart<Compared>) {
  if (missing !== undefined) return null;
  const pays = [now, offer].filter(({ pay }) => !isShort(pay));
  const withBonus = pays.filter(({ query }) => query.bonus > 0);
  const withSacrifice = pays.filter(({ query }) => query.salarySacrifice > 0);
  const stillCounted = stillCountedText(now.query.options);
  return (
    <>
      {withBonus.length > 0 && (
        <section className="card">
          <h2>Bonus</h2>
          {withBonus.map((each) => (
            <PayWords
              key={each.which}
              name={each.name}
              text={bonusText(each.query, bonusKept(each.query, rules))}
            >
              {isPaidOut && <BonusInPay entered={each} rules={rules} />}
            </PayWords>
          ))}
        </section>
      )}
      {withSacrifice.length > 0 && (
        <section className="card">
          <h2>Salary sacrifice</h2>
          {withSacrifice.map(({ which, query, name }) => (
            <PayWords
              key={which}
              name={name}
              text={sacrificeText(sacrifice(query, rules), taxYearOf(rules, query.taxYear))}
            />
          ))}
          {stillCounted && (
            <p className="hint">
              <LiveText>{stillCounted}</LiveText>
            </p>
          )}
        </section>
      )}
      <Bars now={now} offer={offer} />
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
        <a href={BONUS_PATH + bonusFragment(entered)}>What lands from a bonus</a>
      </>
    )
  );
}

/** The part of a bonus that lands in one pay, and what tax time makes of the rest, in dollars. */
type LandedBonus = Pick<PaidBonusQuery, 'period'> & Pick<PaidBonus, 'lands' | 'back'>;

/** Of a year that has schedules. Undefined for working holiday makers, of whom more would have to be known. */
export function landedBonus(
  { cycle, query }: Pick<Offer, 'cycle' | 'query'>,
  rules: RuleSet,
): LandedBonus | undefined {
  if (withholdingScale(query.options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period = cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  const { lands, back } = bonusOf({ ...query, period }, rules);
  return { period, lands, back };
}

/** The entries of the page on a bonus that are those of an offer. It has no pay by the day. */
export function bonusFragment({
  cycle: entered,
  annual,
  query,
}: Pick<Offer, 'cycle' | 'annual' | 'query'>): string {
  const { bonus, taxYear, options } = query;
  const cycle = entered === 'daily' || entered === 'hourly' ? 'annually' : entered;
  return `#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${optionsOn(options)}`;
}

/** How much of a bonus lands in its pay, and what the tax return makes of the rest. */
export function bonusInPayText({ period, lands, back }: LandedBonus): string {
  const landing = `Paid with a ${CYCLE_NOUNS[period]}'s pay, ${formatDollars(lands)} of it lands in your account`;
  if (back === undefined || Math.abs(back) < 1) return `${landing}.`;
  return `${landing}. About ${formatDollars(Math.abs(back))} ${back > 0 ? 'comes back' : 'is left to pay'} at tax time.`;
}

/** The part of a bonus that is left of it in the year. */
export function bonusText(
  { bonus, options }: Pick<Offer['query'], 'bonus' | 'options'>,
  { kept, tax, superannuation }: BonusKept,
): string {
  const ofTax = `${formatDollars(tax)} of tax${options.studentLoan ? ' and student loan' : ''}`;
  const sentence =
    kept < 0
      ? `The bonus of ${formatDollars(bonus)} costs more than it pays. It takes you above a limit and adds ${ofTax}.`
      : `Of the bonus of ${formatDollars(bonus)} you keep ${formatDollars(kept)}, after ${ofTax}.`;
  if (isNothing(superannuation)) return sentence;
  return `${sentence} ${formatDollars(superannuation)} ${options.includesSuperannuation ? 'of it goes' : 'more goes'} into super.`;
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
    studentLoan && 'What is sacrificed still counts for your student loan.',
    noPrivateHospitalCover &&
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How each pay divides into tax and take-home pay: a bar each, on the scale of the larger gross pay, and one key that says it in words. */
export function Bars({ now, offer }: Pick<Compared, 'now' | 'offer'>) {
  const pays = [now, offer].map(({ which, name, pay }) => ({
    which,
    words: notCoveredText(name, pay) || name,
    gross: pay.grossAnnual,
    parts: isShort(pay) ? [] : partsOf(pay),
  }));
  const longest = Math.max(now.pay.grossAnnual, offer.pay.grossAnnual);
  return (
    <section className="card">
      <h2>Where each pay goes</h2>
      <figure className="pay-bar">
        {pays.map(({ which, words, gross, parts }) => (
          <Fragment key={which}>
            <p>
              <LiveText>{words}</LiveText>
            </p>
            {parts.length > 0 && gross > 0 && (
              <Bar parts={parts} length={(PAY_BAR_LENGTH * longest) / gross} />
            )}
          </Fragment>
        ))}
        <BarKey
          parts={sharedParts(pays.map(({ parts }) => parts).filter(({ length }) => length))}
        />
      </figure>
    </section>
  );
}

/** The parts that any of the pays has, with the share that each pay has of it: `Income tax 17.8% and 19.7%`. */
function sharedParts(pays: readonly (readonly NamedPart[])[]): NamedPart[] {
  const [first = []] = pays;
  return first.flatMap((part, at) => {
    const line = pays.map((parts) => parts[at]?.line).find(Boolean);
    const share = pays.map((parts) => parts[at]?.share ?? formatTenths(0)).join(' and ');
    return line ? [{ ...part, line, share }] : [];
  });
}

/** The same parts for every pay; those that it does not have are without a line. */
function partsOf(pay: PayResult): NamedPart[] {
  const shares = payShares(pay);
  const { sacrificed } = shares;
  const [net, ...taxes] = payBarParts(payBarContent(pay, shares));
  return [
    { kind: 'net', ...net, label: 'Take-home pay' },
    ...taxes,
    {
      kind: 'super',
      label: 'Salary sacrifice',
      ...(sacrificed > 0 && {
        line: `M${PAY_BAR_LENGTH - sacrificed} 1H${PAY_BAR_LENGTH}`,
        share: formatTenths(sacrificed),
      }),
    },
  ];
}
