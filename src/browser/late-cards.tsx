import { type ComponentType, lazy } from 'react';
import type { CalculationProps } from '../pages/home/cards.tsx';

const chunk = import('./cards.ts').catch((error: unknown) => {
  reportError(error);
  return { Cards: NotLoaded, SummaryBar: () => null };
});

/**
 * The cards below the answer and the summary bar, whose code is not in the first load. Until it is there, those that were sent
 * stay as they are.
 */
export const LateCards = late(({ Cards }) => Cards);
export const LateSummaryBar = late(({ SummaryBar }) => SummaryBar);

function late(pick: (loaded: Awaited<typeof chunk>) => ComponentType<CalculationProps>) {
  return lazy(async () => ({ default: pick(await chunk) }));
}

function NotLoaded() {
  return <p className="card">The other figures did not load. Reload the page to see them.</p>;
}
