import type { PayPeriod } from '../pay/periods.ts';
import type { FigureRow } from '../words/figures.ts';
import { payRows } from '../words/pay-rows.ts';
import { NO_PAY, type PayTableTexts, TABLE_ROWS } from '../words/pay-texts.ts';
import { FigureTable } from './figure-table.tsx';

/** The comprehensive breakdown: a row an amount, a column a period, that of `setOff` set off. */
export function PayTable({ setOff, ...texts }: PayTableTexts & { setOff?: PayPeriod }) {
  const { rows, taxTime, isPaid, hasYear, isLong } = texts;
  return (
    <FigureTable
      title="Comprehensive Breakdown"
      columns={hasYear ? PERIODS : PERIODS.slice(0, -1)}
      rows={payRows(TABLE_ROWS).flatMap(({ key, label, isRare }): FigureRow[] => {
        if (!(key in rows)) return [];
        const cells = rows[key];
        if (cells !== undefined) {
          return [{ label, cells, emphasis: key === 'totalTax' ? 'total' : undefined }];
        }
        return isRare || isPaid ? [] : [{ label, cells: NO_PAY, emphasis: 'nothing' }];
      })}
      rest={taxTime && [{ label: 'At tax time', cells: taxTime }]}
      size={isLong ? 'long' : undefined}
      setOff={setOff}
    />
  );
}

const PERIODS = ['Weekly', 'Fortnightly', 'Monthly', 'Annually'];
