/** The cards of the comparison: the table of differences, then each pay's bonus, salary sacrifice and bar. */
import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PayBars } from '../../components/plots/pay-bars.tsx';
import { bonusKept, sacrifice } from '../../pay/bonus-and-sacrifice.ts';
import { payCalculator } from '../../pay/pay.ts';
import { perHour, perPeriod } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf } from '../../pay/withholding/bonus-in-pay.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import {
  bonusInPayText,
  bonusText,
  keptText,
  sacrificeText,
  stepText,
  stillCountedText,
} from '../../words/compared-pays.ts';
import { moneyIn } from '../../words/entered-text.ts';
import { CENTS, changeRow, DOLLARS, type FigureRow } from '../../words/figures.ts';
import { formatChange, formatRate, isSeen, sumShown } from '../../words/money.ts';
import { isShort, superAfterTax } from '../../words/pay-changes.ts';
import { CYCLE_NOUNS, PAID_BY } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { inTable, isBorne, PAY_ROWS, type PayRow } from '../../words/pay-rows.ts';
import { present } from '../../words/present.ts';
import { refundText } from '../../words/tax-time.ts';
import { type Cards, Links, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Compared, ComparedPay } from './calculation.ts';
import { notCovered, superTaxOf } from './calculator.ts';
import { payslip } from './paid-out.ts';

export function cards(compared: Compared): Cards {
  const { isUnknown, missing, notEmployed, now, comparison } = compared;
  const ofSecondJob = now.query.otherJobPay && "The tax is this job's part of the tax on both.";
  const notes = [stepText(comparison), keptText(comparison), ofSecondJob].filter(Boolean).join(' ');
  const next = whatNext(['wanted pay'], ['bonus'], ['tax return'], ['any pay']);
  if (isUnknown || notEmployed) return [next];
  return [
    {
      title: 'Side by side',
      table: comparisonTable(compared),
      hints: [missing === undefined && notes],
    },
    () => cardsOfEach(compared),
    next,
  ];
}

/** No other calculator takes a pay by the day, so it is carried as the pay of a week. */
export function carries(given: URLSearchParams): void {
  if (given.get('cycle') !== 'daily') return;
  const day = moneyIn(given.get('salary') ?? '', 2, 'daily');
  if (day === undefined) {
    given.delete('cycle');
  } else {
    given.set('salary', `${toCents(day * DAYS_PER_WEEK)}`);
    given.set('cycle', 'weekly');
  }
}

/** The answer counts tax alone, and for some visitors other things matter more. */
export function Reason({ of: { isUnknown, missing, notEmployed } }: LatePart<Compared>) {
  return (
    !(isUnknown || missing || notEmployed) && (
      <p>
        We don't count family payments or child care subsidy. With children they can matter more
        than tax. Contractors pay their own tax, super and leave.
      </p>
    )
  );
}

export const notes = {
  sacrifice:
    'Salary sacrifice is pay that your employer puts into super instead. Hospital and charity packaging, and novated leases, are not covered.',
  family: {
    says: "We don't count a partner or children here.",
    offer: 'tax return',
  },
} as const;

/**
 * The rows of a year add up to take-home pay, so every tax of either pay has a row. The rows below them follow from take-home pay. Each
 * row has both pays and the change from now to the offer.
 */
export function comparisonTable(compared: Compared) {
  const { now, offer, isByHour, isPaidOut, rules } = compared;
  const both = [now, offer];
  const row = (label: string, of: (each: ComparedPay) => number, as = DOLLARS) =>
    changeRow(label, [of(now), of(offer)], as);
  const isAnyShort = both.some(({ pay }) => isShort(pay));
  // A pay that is short has none.
  const netRow: typeof row = (...terms) => {
    const { label, cells } = row(...terms);
    const short = both.map(({ pay }) => isShort(pay) && 'Not covered');
    const instead = [...short, isAnyShort && '–'];
    return { label, cells: cells.map((cell, at) => instead[at] || cell) };
  };
  const always = (each: PayRow) => row(each.plain, ({ pay }) => inTable(each, pay));
  const borne = (each: PayRow) => isBorne(each, now.pay, offer.pay) && always(each);
  const ifDiffering = (made: FigureRow) => made.cells[0] !== made.cells[1] && made;
  const tax = superTaxOf(compared);
  const superLabel = tax ? `Super after its ${formatRate(tax)} tax` : PAY_ROWS.superannuation.plain;
  const superOf = ({ pay }: ComparedPay) => superAfterTax(pay, tax);
  const landsRow = (period: WithholdingPeriod) => {
    if (both.every((each) => each.period !== period)) return false;
    const isSteady = both.every((each) => payslip(each, period, rules).changes.length === 0);
    const label = `Lands each ${CYCLE_NOUNS[period]}${isSteady ? '' : ' at first'}`;
    return netRow(label, (each) => payslip(each, period, rules).netPay, CENTS);
  };
  const periods = isPaidOut
    ? [...PAID_BY.toReversed().map(landsRow), !isAnyShort && taxTimeRow(compared)]
    : [
        both.some(({ cycle }) => cycle === 'monthly') &&
          netRow('A month', ({ pay }) => pay.monthly),
        netRow('A fortnight', ({ pay }) => pay.fortnightly),
        netRow('A week', ({ pay }) => pay.weekly),
      ];
  const hour = isPaidOut ? 'An hour on average' : 'An hour';
  return {
    kind: 'compared' as const,
    columns: [now.name, offer.name, 'Difference'],
    rows: present([
      always(PAY_ROWS.grossAnnual),
      borne(PAY_ROWS.sacrificed),
      ifDiffering(always(PAY_ROWS.standardDeduction)),
      borne(PAY_ROWS.incomeTax),
      borne(PAY_ROWS.medicareLevy),
      borne(PAY_ROWS.medicareLevySurcharge),
      borne(PAY_ROWS.studentLoanRepayment),
      netRow(PAY_ROWS.netAnnual.plain, ({ pay }) => pay.netAnnual),
    ]),
    rest: present([
      ...periods,
      isByHour && netRow(hour, (each) => perHour(each.pay.netAnnual, each), CENTS),
      ifDiffering(row(superLabel, superOf)),
      borne(PAY_ROWS.division293Tax),
      !isAnyShort &&
        ifDiffering(
          row('Take-home pay and super', (each) => sumShown([each.pay.netAnnual, superOf(each)])),
        ),
    ]),
  };
}

/** The row of tax time, with refunds and bills. There is none if both are zero or one is unknown. */
function taxTimeRow({ now, offer, rules }: Compared): FigureRow | undefined {
  const [before, after] = [atTaxTime(now, rules), atTaxTime(offer, rules)];
  if (before === undefined || after === undefined) return undefined;
  if (Math.round(before) === 0 && Math.round(after) === 0) return undefined;
  const change = formatChange(Math.round(after) - Math.round(before));
  return { label: 'At tax time', cells: [refundText(before), refundText(after), change] };
}

/**
 * The tax refund in dollars after a year of pays and the bonus; a bill is negative. A second job has its share of the refund. If the
 * schedules do not give the tax withheld, there is no figure.
 */
export function atTaxTime(paid: ComparedPay, rules: RuleSet): number | undefined {
  const { query, period } = paid;
  const options = { ...query.options, withholdTaxOffsets: false };
  const { totalTax } = payCalculator(rules)({ ...query, options, bonus: 0 });
  const ofBonus = query.bonus > 0 ? landedBonus(paid, rules)?.settlement : settle(0, 0);
  if (ofBonus === undefined) return undefined;
  const { withheldInYear } = payslip(paid, period, rules);
  return settle(withheldInYear + ofBonus.withheld, totalTax + ofBonus.owed).refund;
}

/**
 * The amount of a bonus that reaches the account in one pay, and the refund or bill at tax time, in dollars. Working holiday makers have
 * no figure, because their rate depends on earlier pays.
 */
export function landedBonus(paid: Pick<ComparedPay, 'cycle' | 'query'>, rules: RuleSet) {
  const { cycle, query } = paid;
  if (withholdingScale(query.options) === 'workingHoliday') return undefined;
  // Fortnights, unless the pay is by the week or the month.
  const period = cycle === 'weekly' || cycle === 'monthly' ? cycle : 'fortnightly';
  return { period, ...bonusOf({ ...query, period }, rules) } as const;
}

/** A bar of each pay; a pay that doesn't cover its tax has a sentence in its place. */
export function AnswerBar({ of: { now, offer, isUnknown, notEmployed } }: LatePart<Compared>) {
  if (isUnknown || notEmployed) return null;
  const both = [now, offer];
  const longest = Math.max(...both.map(({ pay }) => pay.grossAnnual));
  const bars = both.map((each) => {
    const { id, name, pay } = each;
    if (!isShort(pay)) return { id, words: name, pay };
    const { title, figure, words } = notCovered(each);
    return { id, words: `${title} ${figure} ${words}` };
  });
  return <PayBars pays={bars} longest={longest} />;
}

/** A pay that does not cover its tax has no card. */
function cardsOfEach({ rules, taxYear, now, offer, options, isPaidOut }: Compared): Cards {
  const both = [now, offer];
  const covered = both.filter(({ pay }) => !isShort(pay));
  const withBonus = covered.filter(({ query }) => query.bonus > 0);
  const withSacrifice = covered.filter(({ pay }) => isSeen(pay.sacrificed));
  return [
    withBonus.length > 0 && {
      title: 'Bonus',
      drawn: withBonus.map((each) => {
        const kept = bonusKept(each.query, rules);
        const landed = isPaidOut ? landedBonus(each, rules) : undefined;
        const inYear = { kept: kept.kept, refund: landed && atTaxTime(each, rules) };
        const text = [bonusText(each.query, kept), landed && bonusInPayText(landed, inYear)];
        return (
          <PayWords key={each.id} name={each.name} text={present(text).join(' ')}>
            {landed && <Links topic="bonus" rules={rules.name} fragment={bonusFragment(each)} />}
          </PayWords>
        );
      }),
    },
    withSacrifice.length > 0 && {
      title: 'Salary sacrifice',
      drawn: withSacrifice.map(({ id, name, query }) => {
        const text = sacrificeText(sacrifice(query, rules), taxYear, query.otherJobPay);
        return <PayWords key={id} name={name} text={text} />;
      }),
      hints: [stillCountedText(options)],
    },
  ];
}

/** The entries of one pay and its bonus, for links. A daily or hourly pay has no bonus there. */
export function bonusFragment({ cycle: entered, annual, query }: ComparedPay): string {
  const { bonus, taxYear, options } = query;
  const cycle = entered === 'daily' || entered === 'hourly' ? 'annually' : entered;
  return `#bonus=${bonus}&salary=${Math.round(perPeriod(annual, cycle))}&cycle=${cycle}&year=${taxYear}&options=${optionsOn(options)}`;
}

/** The words on one of the pays, under its name. */
function PayWords({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <p>
      <b key={name}>{name}</b>
      <br />
      <LiveText>{text}</LiveText> {children}
    </p>
  );
}
