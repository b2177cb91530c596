/** The cards of the comparison: the table of differences, then each pay's bonus, salary sacrifice and bar. */
import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PayBars } from '../../components/plots/pay-bars.tsx';
import { bonusKept, sacrifice } from '../../pay/bonus-and-sacrifice.ts';
import { perPeriod } from '../../pay/periods.ts';
import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import {
  bonusInPayText,
  bonusText,
  keptText,
  sacrificeText,
  stepText,
  stillCountedText,
} from '../../words/compared-pays.ts';
import { moneyIn } from '../../words/entered-text.ts';
import { isSeen } from '../../words/money.ts';
import { isShort } from '../../words/pay-changes.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { type Cards, Links } from '../live/cards.tsx';
import { notCovered } from './answer.ts';
import type { Compared, ComparedPay } from './calculation.ts';
import { atTaxTime, comparisonTable, landedBonus } from './table.ts';

export { NeededSalary } from './needed-salary.tsx';

export function cards(compared: Compared): Cards {
  const { missing, now, offer, comparison } = compared;
  if (missing !== undefined) return [];
  const ofSecondJob = now.query.otherJobPay && "The tax is this job's part of the tax on both.";
  const notes = [stepText(comparison), keptText(comparison), ofSecondJob].filter(Boolean).join(' ');
  const columns = [now.name, offer.name, 'Difference'];
  return [
    {
      title: 'Side by side',
      table: { columns, kind: 'compared', ...comparisonTable(compared) },
      hints: [notes],
    },
    () => cardsOfEach(compared),
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

export const notes = {
  sacrifice:
    'Salary sacrifice is pay that your employer puts into super instead. Hospital and charity packaging, and novated leases, are not covered.',
  family: { says: "We don't count a partner or children here.", offer: 'any pay' },
} as const;

/** A pay that does not cover its tax has a sentence in place of its bar, and no other card. */
function cardsOfEach(compared: Compared): Cards {
  const { rules, now, offer, options } = compared;
  const both = [now, offer];
  const covered = both.filter(({ pay }) => !isShort(pay));
  const withBonus = covered.filter(({ query }) => query.bonus > 0);
  const withSacrifice = covered.filter(({ pay }) => isSeen(pay.sacrificed));
  const longest = Math.max(...both.map(({ pay }) => pay.grossAnnual));
  const bars = both.map((each) => {
    const { id, name, pay } = each;
    if (!isShort(pay)) return { id, words: name, pay };
    const { before, lead, more } = notCovered(each);
    return { id, words: `${before} ${lead} ${more}` };
  });
  return [
    withBonus.length > 0 && {
      title: 'Bonus',
      drawn: withBonus.map((each) => <BonusWords key={each.id} paid={each} compared={compared} />),
    },
    withSacrifice.length > 0 && {
      title: 'Salary sacrifice',
      drawn: withSacrifice.map(({ id, name, query }) => {
        const year = taxYearOf(rules, query.taxYear);
        const text = sacrificeText(sacrifice(query, rules), year, query.otherJobPay);
        return <PayWords key={id} name={name} text={text} />;
      }),
      hints: [stillCountedText(options)],
    },
    { title: 'Where each pay goes', drawn: <PayBars pays={bars} longest={longest} /> },
  ];
}

function BonusWords({ paid, compared }: { paid: ComparedPay; compared: Compared }) {
  const { rules, isPaidOut } = compared;
  const { name, query } = paid;
  const kept = bonusKept(query, rules);
  const landed = isPaidOut && landedBonus(paid, rules);
  return (
    <PayWords name={name} text={bonusText(query, kept)}>
      {landed && (
        <>
          <LiveText>
            {bonusInPayText(landed, { kept: kept.kept, refund: atTaxTime(paid, rules) })}
          </LiveText>{' '}
          <Links topic="bonus" rules={rules.name} fragment={bonusFragment(paid)} />
        </>
      )}
    </PayWords>
  );
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
