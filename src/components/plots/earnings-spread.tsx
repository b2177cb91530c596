import type { EarningsSpreadContent } from '../../words/earnings.ts';
import { ScaleLabels } from './bracket-scale.tsx';

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
