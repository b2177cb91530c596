import { type ComponentType, lazy } from 'react';
import type { CalculationProps } from '../pages/home/cards.tsx';

/**
 * The cards below the answer and the summary bar, whose code loads beside the first load. Until it is there, and where it fails
 * to load, the cards that were sent stay, and are hidden once they are not those of the entries. The browser reports the failure.
 */
export const LateCards = late(({ Cards }) => Cards);
export const LateSummaryBar = late(({ SummaryBar }) => SummaryBar);

function late(pick: (loaded: typeof import('./cards.ts')) => ComponentType<CalculationProps>) {
  return lazy(() =>
    import('./cards.ts').then(
      (loaded) => ({ default: pick(loaded) }),
      () => new Promise<never>(() => {}),
    ),
  );
}
