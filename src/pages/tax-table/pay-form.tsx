import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { formatDollars } from '../../words/money.ts';
import { onePeriod } from '../../words/pay-cycles.ts';

interface PayFormProps {
  readonly period: WithholdingPeriod;
  /** The year of the first table. */
  readonly taxYear: string;
  /** The pays of the rows, in dollars. */
  readonly pays: readonly number[];
}

/** Digits, with a comma before each three of them or none, and up to two decimals. */
const AMOUNT = String.raw` *\$? *(\d+|\d{1,3}(,\d{3})+)(\.\d?\d?)? *`;

/**
 * Finds the row of a pay: `src/browser/tax-table.ts` shows the form and answers it. The script has no words. It fills those of the
 * attributes with the figures of two rows: `{1}` is the pay of the row at or below, `{2}` the first amount that it withholds, and
 * `{6}` and `{7}` are those of the next row.
 */
export function PayForm({ period, taxYear, pays }: PayFormProps) {
  const cycle = onePeriod(period);
  const withheld = `withheld in ${taxYear} (threshold claimed, no loan).`;
  const dollars = (index: number) => formatDollars(pays.at(index) ?? 0);
  return (
    <form
      className="card"
      method="dialog"
      noValidate
      hidden
      data-row={`By the row of $\{1} ${cycle}: $\{2} ${withheld}`}
      data-between={`Your pay is between the rows of $\{1} and $\{6}: $\{2} to $\{7} ${withheld}`}
      data-below={`The first row is ${dollars(0)}: your pay is below it.`}
      data-above={`The last row is ${dollars(-1)}: your pay is above it.`}
      data-refused={`Enter an amount in dollars, such as ${dollars(Math.floor(pays.length / 2))}.`}
    >
      <label htmlFor="pay">{`Your pay ${cycle}, before tax`}</label>
      <div className="actions">
        <span className="affixed">
          <span aria-hidden="true">$</span>
          <input
            type="text"
            id="pay"
            pattern={AMOUNT}
            maxLength={16}
            inputMode="decimal"
            enterKeyHint="search"
            autoComplete="off"
            aria-describedby="pay-hint"
          />
        </span>
        <button type="button">Show my row</button>
      </div>
      <p className="hint field-hint" id="pay-hint">
        <span>Marks its row in each table.</span>
        <output htmlFor="pay" />
      </p>
    </form>
  );
}
