/** What comes of a bonus and a salary sacrifice, with the withholding schedules: a chunk that loads later. */
import './shared-chunk.ts';
import { EachPay, type EachPayProps } from '../pages/compare/each-pay.tsx';
import { withSchedules } from './with-schedules.ts';

export function ScheduledEachPay(props: EachPayProps) {
  return <EachPay {...props} rules={withSchedules(props.rules, props.taxYear)} />;
}
