import { type ComponentType, memo, Suspense, useDeferredValue } from 'react';
import type { PlotsProps } from './plots.tsx';

type Props = PlotsProps & { readonly Plots: ComponentType<PlotsProps> };

/**
 * The plots, drawn anew after the figures, so that typing does not wait for them. Until then, and until their code has
 * loaded, they are those of the earlier inputs: all of them together, and out of sight before long.
 */
export function PlotsAfterFigures({ query, ...rest }: Props) {
  const drawn = useDeferredValue(query);
  return (
    <div className={drawn === query ? 'plots' : 'plots outdated'}>
      <DrawnPlots query={drawn} {...rest} />
    </div>
  );
}

/** Not rendered again with the figures: React would remove plots that it cannot hydrate yet. */
const DrawnPlots = memo(function DrawnPlots({ Plots, ...props }: Props) {
  return (
    <Suspense>
      <Plots {...props} />
    </Suspense>
  );
});
