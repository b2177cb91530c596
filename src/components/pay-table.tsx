import type { PayPeriod } from '../pay/periods.ts';
import type { FigureRow } from '../words/figures.ts';
import { CYCLE_NAMES, PAID_BY } from '../words/pay-cycles.ts';
import { payRows } from '../words/pay-rows.ts';
import { NO_PAY, type PayTableTexts, TABLE_ROWS } from '../words/pay-texts.ts';
import { FigureTable } from './figure-table.tsx';

const TITLE_ID = 'breakdown';

/**
 * The comprehensive breakdown: a row an amount, a column a period, that of `setOff` set off. Where it is narrow it has the year's column and
 * that of one other period, which the style sheet shows by what is chosen, without a script.
 */
export function PayTable({ setOff, ...texts }: PayTableTexts & { setOff?: PayPeriod }) {
  const { rows, taxTime, isPaid, hasYear, isLong } = texts;
  const chosen = setOff === 'annually' ? 'fortnightly' : setOff;
  return (
    <>
      <h2 id={TITLE_ID}>Comprehensive Breakdown</h2>
      <select key={chosen} aria-label="Column" defaultValue={chosen && NAMES[chosen]}>
        {PAID_BY.map((period) => (
          <option key={period}>{CYCLE_NAMES[period]}</option>
        ))}
      </select>
      <FigureTable
        labelledBy={TITLE_ID}
        columns={hasYear ? PERIODS : PERIODS.slice(0, -1)}
        rows={payRows(TABLE_ROWS).flatMap(({ key, label, isRare }): FigureRow[] => {
          if (!(key in rows)) return [];
          const cells = rows[key];
          if (cells !== undefined) {
            return [{ label, cells, emphasis: key === 'totalTax' ? 'total' : undefined }];
          }
          // Of no pay at all, the table has the zeros of its usual rows.
          return isRare || (isPaid && rows.grossAnnual)
            ? []
            : [{ label, cells: NO_PAY, emphasis: 'nothing' }];
        })}
        rest={taxTime && [{ label: 'At tax time', cells: taxTime }]}
        size={isLong ? 'long' : undefined}
        setOff={setOff}
      />
    </>
  );
}

const NAMES: Readonly<Partial<Record<PayPeriod, string>>> = CYCLE_NAMES;

const PERIODS = ['Weekly', 'Fortnightly', 'Monthly', 'Annually'];
