/** The cards that follow from a payout: its parts and their rules, and the year. */
import { memo } from 'react';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveText } from '../../components/live-text.tsx';
import type { LatePart } from '../live/late.tsx';
import type { LeavingCalculation } from './calculation.ts';
import { partRows, ruleTexts, yearTexts } from './card-texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<LeavingCalculation>) {
  if (!calculation.isEntered) return null;
  return (
    <>
      {calculation.hasAnswer && (
        <section className="card">
          <FigureTable
            kind="compared"
            title="Your payout"
            columns={['Paid', 'Withheld', 'Lands']}
            rows={partRows(calculation)}
          />
          <Sentences of={ruleTexts(calculation)} />
        </section>
      )}
      <section className="card">
        <h2>At tax time</h2>
        <Sentences of={yearTexts(calculation)} />
      </section>
    </>
  );
});

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="changes">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <LiveText>{sentence}</LiveText>
        </li>
      ))}
    </ul>
  );
}
