/** What lands of a bonus, with the withholding schedules: a chunk that loads later. */
import './shared-chunk.ts';
import { BonusInPay, type BonusInPayProps } from '../pages/compare/bonus-in-pay.tsx';
import { withSchedules } from './with-schedules.ts';

export function ScheduledBonusInPay({ entered, kept, rules }: BonusInPayProps) {
  return (
    <BonusInPay entered={entered} kept={kept} rules={withSchedules(rules, entered.query.taxYear)} />
  );
}
