/** The cards that load beside the page and its answer. An element with its text as key is made anew with it: see `LiveText`. */
import { Fragment, type ReactNode } from 'react';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { Bar, BarKey, type NamedPart, payBarParts } from '../../components/plots/pay-bar.tsx';
import { bonusKept, sacrifice } from '../../pay/compare-pay.ts';
import type { PayResult } from '../../pay/pay.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import { isSeen } from '../../words/money.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import { present } from '../../words/present.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import type { Compared } from './calculation.ts';
import {
  atTaxTime,
  bonusInPayText,
  bonusLink,
  bonusText,
  comparisonTable,
  keptText,
  landedBonus,
  neededIn,
  sacrificeText,
  stepText,
  stillCountedText,
  type Wanted,
} from './card-texts.ts';
import { isShort, notCovered, spokenAnswer } from './texts.ts';

export const Cards = { Differences, EachPay, NeededSalary };

/** How the pays differ; nothing while one of them is not entered. */
function Differences({ of: compared }: LatePart<Compared>) {
  const { missing, now, offer, comparison } = compared;
  if (missing !== undefined) return null;
  const ofSecondJob = now.query.otherJobPay && "The tax is this job's part of the tax on both.";
  const notes = [stepText(comparison), keptText(comparison), ofSecondJob].filter(Boolean).join(' ');
  return (
    <section className="card">
      <FigureTable
        title="Side by side"
        columns={[now.name, offer.name, 'Difference']}
        kind="compared"
        {...comparisonTable(compared)}
      />
      <LiveHint>{notes}</LiveHint>
    </section>
  );
}

/** In the frame after that of how they differ: see `Late`. */
function EachPay(compared: LatePart<Compared>) {
  return <Late {...compared} Part={EachPayCards} />;
}

/** The outcome of each pay's bonus and salary sacrifice, but of a pay that does not cover its tax; and where the pay goes. */
function EachPayCards({ of: { rules, now, offer, isPaidOut, missing } }: LatePart<Compared>) {
  if (missing !== undefined) return null;
  const pays = [now, offer].filter(({ pay }) => !isShort(pay));
  const withBonus = pays.filter(({ query }) => query.bonus > 0);
  const withSacrifice = pays.filter(({ pay }) => isSeen(pay.sacrificed));
  return (
    <>
      {withBonus.length > 0 && (
        <section className="card">
          <h2>Bonus</h2>
          {withBonus.map((each) => {
            const { which, name, query } = each;
            const kept = bonusKept(query, rules);
            const landed = isPaidOut && landedBonus(each, rules);
            return (
              <PayWords key={which} name={name} text={bonusText(query, kept)}>
                {landed && (
                  <>
                    <LiveText>
                      {bonusInPayText(landed, {
                        kept: kept.kept,
                        refund: atTaxTime(each, rules),
                      })}
                    </LiveText>{' '}
                    <a href={bonusLink(each)}>What lands from a bonus</a>
                  </>
                )}
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
              text={sacrificeText(
                sacrifice(query, rules),
                taxYearOf(rules, query.taxYear),
                query.otherJobPay,
              )}
            />
          ))}
          <LiveHint>{stillCountedText(now.query.options)}</LiveHint>
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
      <b key={name}>{name}</b>
      <br />
      <LiveText>{text}</LiveText> {children}
    </p>
  );
}

/** How each pay divides into tax and take-home pay: a bar each, on the scale of the larger gross pay, and one key that says it in words. */
function Bars({ now, offer }: Pick<Compared, 'now' | 'offer'>) {
  const longest = Math.max(now.pay.grossAnnual, offer.pay.grossAnnual);
  const pays = [now, offer].map(({ which, name, pay }) => ({
    which,
    words: isShort(pay) ? spokenAnswer(notCovered(name, pay)) : name,
    parts: isShort(pay) ? undefined : partsOf(pay),
    length: (PAY_BAR_LENGTH * longest) / pay.grossAnnual,
  }));
  return (
    <section className="card">
      <h2>Where each pay goes</h2>
      <figure className="pay-bar">
        {pays.map(({ which, words, parts, length }) => (
          <Fragment key={which}>
            <p key={words}>{words}</p>
            {parts && Number.isFinite(length) && <Bar parts={parts} length={length} />}
          </Fragment>
        ))}
        <BarKey parts={sharedParts(present(pays.map(({ parts }) => parts)))} />
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
  const drawn = {
    line: `M${PAY_BAR_LENGTH - sacrificed} 1H${PAY_BAR_LENGTH}`,
    share: formatTenths(sacrificed),
  };
  return [
    { kind: 'net', ...net, label: 'Take-home pay' },
    ...taxes,
    { kind: 'super', label: 'Salary sacrifice', ...(sacrificed > 0 && drawn) },
  ];
}

function NeededSalary({ of }: LatePart<Wanted>) {
  const needed = neededIn(of);
  return (
    <>
      <p>
        <b key={needed}>{needed}</b>
      </p>
      <Announcement text={needed} />
    </>
  );
}
