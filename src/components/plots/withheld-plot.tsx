import { formatDollars } from '../../words/money.ts';
import type { SourceOfIncome } from '../../words/refund-reasons.ts';
import { LiveText } from '../live-text.tsx';

interface WithheldPlotProps {
  readonly caption: string;
  readonly sources: readonly SourceOfIncome[];
}

/** Two bars for each source of income, on one scale; the words say the same. */
export function WithheldPlot({ caption, sources }: WithheldPlotProps) {
  const longest = Math.max(1, ...sources.flatMap(({ withheld, owed }) => [withheld, owed]));
  const lengthOf = (dollars: number) => Math.round((LENGTH * dollars) / longest);
  return (
    <figure className="withheld">
      {caption && <figcaption key={caption}>{caption}</figcaption>}
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
