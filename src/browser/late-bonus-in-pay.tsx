import { type ComponentType, lazy } from 'react';
import type { BonusInPayProps } from '../pages/compare/bonus-in-pay.tsx';

/** What lands of a bonus, whose schedules load once a bonus is entered. Where they fail to load, nothing is said of it. */
export const LateBonusInPay = lazy<ComponentType<BonusInPayProps>>(() =>
  import('./scheduled-bonus-in-pay.tsx').then(
    ({ ScheduledBonusInPay }) => ({ default: ScheduledBonusInPay }),
    () => ({ default: () => null }),
  ),
);
