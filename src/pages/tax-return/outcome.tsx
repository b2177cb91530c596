/** The cards that follow from the entries: the assessment, what would change it, and who withheld what. */
import { memo } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { explain } from '../../pay/explain/index.ts';
import { formatDollars } from '../../words/money.ts';
import { answerTexts } from './answer-texts.ts';
import { assessmentLines } from './assessment-lines.ts';
import { changesOf } from './changes.ts';
import type { EnteredReturn } from './entered-return.ts';
import { type WithheldBesideOwed, withheldBesideOwed } from './withheld-beside-owed.ts';

export interface OutcomeProps {
  readonly entered: EnteredReturn;
}

export const Outcome = memo(function Outcome({ entered }: OutcomeProps) {
  // Here and not with the answer, which needs no reasons and whose script loads first.
  const explanation = explain(entered.result.facts, entered.rules);
  const { income, tax, result, later } = assessmentLines(entered, explanation);
  const changes = changesOf(entered, explanation);
  const { why } = answerTexts(entered);
  return (
    <>
      <section className="card assessment">
        <h2>Your assessment</h2>
        <FigureList figures={income} />
        <FigureList figures={tax} />
        <FigureList figures={result} />
        {later.length > 0 && <FigureList figures={later} />}
      </section>
      <section className="card">
        <h2>Withheld and owed</h2>
        <WithheldPlot sources={withheldBesideOwed(entered)} />
        {why.length > 2 && (
          <p>
            <LiveText>{why.slice(2).join(' ')}</LiveText>
          </p>
        )}
      </section>
      {changes.length > 0 && (
        <section className="card">
          <h2>What would change it</h2>
          <ul className="changes">
            {changes.map(({ what, worth }) => (
              <li key={what}>
                <LiveText>{`${what}: ${worth}.`}</LiveText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** Two bars for each source of income, on one scale; the words say the same. */
function WithheldPlot({ sources }: { sources: readonly WithheldBesideOwed[] }) {
  const longest = Math.max(1, ...sources.flatMap(({ withheld, owed }) => [withheld, owed]));
  const lengthOf = (dollars: number) => Math.round((LENGTH * dollars) / longest);
  return (
    <figure className="withheld">
      <figcaption>Tax is shared by income. Division 293 tax is left out.</figcaption>
      {sources.map(({ name, withheld, owed }) => (
        <div key={name}>
          <p>
            <LiveText>{`${name}: ${formatDollars(withheld)} withheld, ${formatDollars(owed)} owed`}</LiveText>
          </p>
          <svg viewBox={`0 0 ${LENGTH} 5`} preserveAspectRatio="none" aria-hidden="true">
            <path className="net" d={`M0 1H${lengthOf(withheld)}`} />
            <path className="tax" d={`M0 4H${lengthOf(owed)}`} />
          </svg>
        </div>
      ))}
      <ul>
        <li className="net">Withheld</li>
        <li className="tax">Owed</li>
      </ul>
    </figure>
  );
}

const LENGTH = 1000;
