/** The cards that load beside the page and its answer. */
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/basics.ts';
import { Announcement } from '../live/announcement.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Compared } from './calculation.ts';
import {
  comparisonTable,
  keptText,
  neededIn,
  otherJobText,
  stepText,
  type WantedEntries,
} from './card-texts.ts';
import { EachPay } from './each-pay.tsx';

export const Cards = { Differences, EachPay, NeededSalary };

/** How the pays differ; nothing while one of them is not entered. */
function Differences({ of: compared }: LatePart<Compared>) {
  const { missing, now, offer, comparison } = compared;
  if (missing !== undefined) return null;
  const notes = [stepText(comparison), keptText(comparison), otherJobText(now.query)]
    .filter(Boolean)
    .join(' ');
  return (
    <section className="card">
      <FigureTable
        title="Side by side"
        columns={[now.name, offer.name, 'Difference']}
        kind="compared"
        {...comparisonTable(compared)}
      />
      {notes && (
        <p className="hint">
          <LiveText>{notes}</LiveText>
        </p>
      )}
    </section>
  );
}

function NeededSalary({
  of: { entries, rules },
}: LatePart<{ readonly entries: WantedEntries; readonly rules: RuleSet }>) {
  const needed = neededIn(entries, rules);
  return (
    <>
      <p>
        <b>
          <LiveText>{needed}</LiveText>
        </b>
      </p>
      <Announcement text={needed} />
    </>
  );
}
