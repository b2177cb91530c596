import type { PayPeriod } from '../pay/index.ts';
import { type PayRowKey, payRows } from '../words/pay-rows.ts';
import { NO_PAY, type PayTableTexts } from '../words/pay-texts.ts';
import { type FigureRow, FigureTable } from './figure-table.tsx';

/** The comprehensive breakdown: a row for each of `keys`, a column for each period, that of `setOff` set off. */
export function PayTable({
  keys,
  rows,
  isLong,
  setOff,
}: PayTableTexts & { keys: readonly PayRowKey[]; setOff?: PayPeriod }) {
  return (
    <FigureTable
      title="Comprehensive Breakdown"
      columns={PERIODS}
      rows={payRows(keys).flatMap(({ key, label, isRare }): FigureRow[] => {
        const cells = rows[key];
        if (cells !== undefined) {
          return [{ label, cells, emphasis: key === 'totalTax' ? 'total' : undefined }];
        }
        return isRare ? [] : [{ label, cells: NO_PAY, emphasis: 'nothing' }];
      })}
      size={isLong ? 'long' : undefined}
      setOff={setOff}
    />
  );
}

const PERIODS = ['Weekly', 'Fortnightly', 'Monthly', 'Annually'];
