import { type ComponentType, lazy } from 'react';
import type { CardsProps } from '../pages/bonus/cards.tsx';

/**
 * The cards below the answer on a bonus, whose code loads beside the first load. Until it is there, and where it fails to load, the
 * cards that were sent stay, and are hidden once they are not those of the entries. The browser reports the failure.
 */
export const LateBonusCards = lazy<ComponentType<CardsProps>>(() =>
  import('./bonus-cards.ts').then(
    ({ Cards }) => ({ default: Cards }),
    () => new Promise<never>(() => {}),
  ),
);
