/** The parts that load after the answer. An element with its text as key is made anew with it: see `LiveText`. */
import { memo } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { WithheldPlot } from '../../components/plots/withheld-plot.tsx';
import { explain } from '../../pay/explain/explain.ts';
import { assessmentLines, type OtherIncome } from '../../words/assessment-lines.ts';
import { dollarsAYear } from '../../words/entered-text.ts';
import { present } from '../../words/present.ts';
import { changesOf, reasonsOf, sourcesOf } from '../../words/refund-reasons.ts';
import { pastSettlementText } from '../../words/settlements.ts';
import type { LatePart } from '../live/late.tsx';
import type { EnteredReturn } from './calculation.ts';

export const Cards = memo(function Cards({ of: entered }: LatePart<EnteredReturn>) {
  if (entered.request !== '') return null;
  // Here and not with the answer, which needs no reasons and whose script loads first.
  const explanation = explain(entered.result.facts, entered.rules);
  const changes = changesOf(entered, explanation);
  const sources = sourcesOf(entered);
  const further = reasonsOf(entered).slice(1).join(' ');
  return (
    <>
      <section className="card assessment">
        <h2>Your assessment</h2>
        {assessmentLines({ ...entered, otherIncome: otherIncomeIn(entered) }, explanation).map(
          (figures) => (
            <FigureList key={figures[0]?.label} figures={figures} />
          ),
        )}
      </section>
      <section className="card">
        <h2>Withheld and owed</h2>
        <WithheldPlot sources={sources} caption={captionOf(entered, sources.length)} />
        {further && <p key={further}>{further}</p>}
      </section>
      {changes.length > 0 && (
        <section className="card">
          <h2>What would change it</h2>
          <ul className="changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** Why the answer is what it is, below it. The first of the reasons: the cards have the others. */
export const Reason = memo(function Reason({ of: entered }: LatePart<EnteredReturn>) {
  if (entered.request !== '') return null;
  const [first = ''] = reasonsOf(entered);
  return <LiveText>{`${pastSettlementText(entered.shown)} ${first}`}</LiveText>;
});

function otherIncomeIn({ entries }: EnteredReturn): OtherIncome[] {
  return [
    { label: 'Interest', dollars: dollarsAYear(entries.interest) },
    {
      label: 'Dividends',
      dollars: dollarsAYear(entries.dividends),
      note: 'Without franking credits.',
    },
    { label: 'Rent', dollars: dollarsAYear(entries.rent), note: 'After its costs.' },
  ];
}

/** A caption where the bars leave something out, or share one tax between several sources. */
function captionOf({ result }: EnteredReturn, sources: number): string {
  return present([
    sources > 1 && 'Tax is shared by income.',
    result.assessment.division293Tax > 0 && 'Division 293 tax is left out.',
  ]).join(' ');
}

/** Says what a question, named by its title, does not cover, and where its amounts are found. */
export function Hint({ of: name }: LatePart<HintName>) {
  return <LiveText>{HINTS[name]}</LiveText>;
}

const HINTS = {
  'More about this job':
    'Your income statement in myGov has these amounts. With salary packaging or a novated lease, enter the pay that is left.',
  'Other income':
    'Capital gains, trusts, business and foreign income are not covered. Redundancy has a page of its own.',
  Deductions: 'Where a year has a standard deduction, work expenses count once they are more.',
  'Family and age':
    'A partner for part of the year is not covered. Age is for the seniors and pensioners tax offset. You also need a pension, or to meet its residence rules. With the Age Pension you count as a senior.',
  'Private hospital cover': 'The rebate for its cost is not covered.',
  'Student loan': 'HELP, VET, SSL, TSL or SFSS.',
  Residency:
    'The zone offset is not covered. Working holiday makers are taxed as non-residents here.',
} as const;

export type HintName = keyof typeof HINTS;
