import {
  BRACKET_SCALE_LENGTH,
  type BracketScaleContent,
  type ScaleLabel,
} from '../../words/bracket-scale.ts';

/** The tax bracket that an income falls in, drawn between its neighbours; the sentence beneath says the same. */
export function BracketScale(content: BracketScaleContent) {
  const { ownLine, rates, limits, mark, part, rate, floor } = content;
  return (
    <figure className="bracket-scale">
      <svg viewBox={`0 0 ${BRACKET_SCALE_LENGTH} 50`} aria-hidden="true">
        <path d={`M0 25H${BRACKET_SCALE_LENGTH}`} />
        <path className="own" d={ownLine} />
        {textsAt('12', rates)}
        {textsAt('47', limits)}
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

function textsAt(y: string, labels: readonly ScaleLabel[]) {
  return labels.map(({ x, text }) => (
    <text key={x} x={x} y={y}>
      {text}
    </text>
  ));
}
