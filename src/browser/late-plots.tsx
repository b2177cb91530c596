import { lazy } from 'react';

/**
 * The plots, whose code loads later: 2 KB (Brotli) less before the calculator starts. Until then, and where it fails to load, the
 * plots that were sent stay while the entries are those that they were sent with.
 */
export const LatePlots = lazy(() =>
  import('./plots.ts').then(
    ({ Plots }) => ({ default: Plots }),
    () => new Promise<never>(() => {}),
  ),
);
