import {
  BRACKET_SCALE_LENGTH,
  type BracketScaleContent,
  type ScaleLabel,
} from '../../words/bracket-scale.ts';
import type { EarningsSpreadContent } from '../../words/earnings.ts';

/** The tax bracket that an income falls in, drawn between its neighbours; the sentence beneath says the same. */
export function BracketScale(content: BracketScaleContent) {
  const { ownLine, rates, limits, mark, part, rate, floor } = content;
  return (
    <figure className="bracket-scale">
      <svg viewBox={`0 0 ${BRACKET_SCALE_LENGTH} 50`} aria-hidden="true">
        <path d={`M0 25H${BRACKET_SCALE_LENGTH}`} />
        <path className="own" d={ownLine} />
        <ScaleLabels y={12} labels={rates} />
        <ScaleLabels y={47} labels={limits} />
        <circle cx={mark} cy="25" r="6" />
      </svg>
      <p>
        {floor === undefined
          ? `All of ${part} is taxed at ${rate}.`
          : `Only the ${part} above ${floor} is taxed at ${rate}.`}
      </p>
    </figure>
  );
}

/** How full-time earnings are spread, with a salary marked at `mark`; the words beside it say the same. */
export function EarningsSpread(content: EarningsSpreadContent & { readonly mark: string }) {
  const { bars, length, height, labels, mark } = content;
  return (
    <figure className="earnings-spread">
      <svg viewBox={`0 -6 ${length} ${height + 22}`} aria-hidden="true">
        <path d={bars} />
        <circle cx={mark} cy={height} r="6" />
        <ScaleLabels y={height + 16} labels={labels} />
      </svg>
    </figure>
  );
}

function ScaleLabels({ y, labels }: { y: number; labels: readonly ScaleLabel[] }) {
  return labels.map(({ x, text }) => (
    <text key={x} x={x} y={y}>
      {text}
    </text>
  ));
}
