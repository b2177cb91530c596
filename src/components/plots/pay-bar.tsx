import type { PayResult } from '../../pay/index.ts';
import { formatPercent } from '../../site/money.ts';

/** 'Where your pay goes': a bar cut into net pay and each tax, with a key that says the same in words. */
export function PayBar({ pay }: { pay: PayResult }) {
  const parts = partsOf(pay);
  return (
    <figure className="pay-bar">
      <figcaption>Where your pay goes</figcaption>
      <svg viewBox={`0 0 ${BAR_LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ kind, start, end }) => (
          <path
            key={kind}
            className={kind}
            d={`M${start} 1H${end === BAR_LENGTH ? end : Math.max(start, end - GAP)}`}
          />
        ))}
      </svg>
      {parts.length === 0 ? (
        <p>Enter a salary to see where it goes.</p>
      ) : (
        <ul>
          {parts.map(({ kind, label, fraction }) => (
            <li key={kind} className={kind}>
              {`${label} ${formatPercent(fraction, 1)}`}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** Units along the bar: a part's geometry is in thousandths of the gross, so that it stays short. */
const BAR_LENGTH = 1000;

/** Left free between two parts, which tells them apart where colours do not. */
const GAP = 4;

interface PayPart {
  readonly kind: 'net' | 'tax' | 'medicare' | 'surcharge' | 'loan';
  readonly label: string;
  /** Share of the gross, from 0 to 1. */
  readonly fraction: number;
  readonly start: number;
  readonly end: number;
}

/** The parts above zero, side by side; none if there is no pay. */
function partsOf(pay: PayResult): PayPart[] {
  const parts: PayPart[] = [];
  let before = 0;
  const add = (kind: PayPart['kind'], label: string, amount: number) => {
    if (amount <= 0) return;
    const start = Math.round((before / pay.grossAnnual) * BAR_LENGTH);
    before += amount;
    const end = Math.round((before / pay.grossAnnual) * BAR_LENGTH);
    parts.push({ kind, label, fraction: amount / pay.grossAnnual, start, end });
  };
  add('net', 'Net pay', pay.netAnnual);
  add('tax', 'Income tax', pay.incomeTax);
  add('medicare', 'Medicare levy', pay.medicareLevy);
  add('surcharge', 'Medicare levy surcharge', pay.medicareLevySurcharge);
  add('loan', 'Student loan', pay.studentLoanRepayment);
  return parts;
}
