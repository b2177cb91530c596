/** The cards that load beside the page and its answer. An element with its text as key is made anew with it: see `LiveText`. */
import type { ReactNode } from 'react';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { PayBars } from '../../components/plots/pay-bars.tsx';
import { bonusKept, sacrifice } from '../../pay/compare-pay.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import {
  bonusInPayText,
  bonusText,
  keptText,
  sacrificeText,
  stepText,
  stillCountedText,
} from '../../words/compared-pays.ts';
import { isSeen } from '../../words/money.ts';
import { isShort } from '../../words/pay-changes.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import type { Compared } from './calculation.ts';
import {
  atTaxTime,
  bonusLink,
  comparisonTable,
  landedBonus,
  neededIn,
  type Wanted,
} from './card-texts.ts';
import { notCovered, spokenAnswer } from './texts.ts';

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
      <section className="card">
        <h2>Where each pay goes</h2>
        <PayBars
          pays={[now, offer].map(({ which, name, pay }) =>
            isShort(pay)
              ? { id: which, words: spokenAnswer(notCovered(name, pay)) }
              : { id: which, words: name, pay },
          )}
          longest={Math.max(now.pay.grossAnnual, offer.pay.grossAnnual)}
        />
      </section>
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
