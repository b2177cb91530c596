import { type ComponentType, lazy } from 'react';
import type { EachPayProps } from '../pages/compare/each-pay.tsx';

/** The outcome of a bonus and a salary sacrifice, which loads once one is entered. Where it fails to load, nothing is said of them. */
export const LateEachPay = lazy<ComponentType<EachPayProps>>(() =>
  import('./each-pay.ts').then(
    ({ EachPay }) => ({ default: EachPay }),
    () => ({ default: () => null }),
  ),
);
