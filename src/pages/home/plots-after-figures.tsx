import { type ComponentType, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { PlotsProps } from './plots.tsx';

interface Props extends PlotsProps {
  readonly Plots: ComponentType<PlotsProps>;
}

/**
 * The plots, drawn anew after the figures, so that typing does not wait for them. Until then all of them are those of the
 * earlier inputs. While their code has not loaded, a change of the inputs hides them.
 */
export function PlotsAfterFigures({ query, ...rest }: Props) {
  const drawn = useDeferredValue(query);
  const [isLive, setLive] = useState(false);
  const isBehind = drawn !== query;
  return (
    <div className={isBehind && !isLive ? 'plots outdated' : 'plots'} aria-busy={isBehind}>
      <DrawnPlots query={drawn} {...rest} setLive={setLive} />
    </div>
  );
}

/** Not rendered again with the figures: React would remove plots that it cannot hydrate yet. */
const DrawnPlots = memo(function DrawnPlots({
  Plots,
  setLive,
  ...props
}: Props & { setLive: (isLive: boolean) => void }) {
  return (
    <Suspense>
      <Plots {...props} />
      <WhenHydrated setLive={setLive} />
    </Suspense>
  );
});

function WhenHydrated({ setLive }: { setLive: (isLive: boolean) => void }) {
  useEffect(() => setLive(true), [setLive]);
  return null;
}
