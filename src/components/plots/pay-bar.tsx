import type { ReactNode } from 'react';
import type { PayResult } from '../../pay/index.ts';
import { formatPercent } from '../../site/money.ts';
import { part, type TemplatePart } from '../templated.tsx';

/** 'Where your pay goes': a bar cut into net pay and each tax, with a key that says the same in words. */
export function payBar(pay: PayResult): TemplatePart {
  const shares = sharesOf(pay);
  if (shares.length === 0) return part(EmptyPayBar);
  return part(
    PayBar,
    shares.map(({ kind, start, end }) =>
      part(Stretch, kind, `M${start} 1H${end === BAR_LENGTH ? end : Math.max(start, end - GAP)}`),
    ),
    shares.map(({ kind, label, fraction }) =>
      part(KeyEntry, kind, `${label} ${formatPercent(fraction, 1)}`),
    ),
  );
}

function PayBar({ slots: [stretches, key] }: { slots: [stretches: ReactNode, key: ReactNode] }) {
  return (
    <figure className="pay-bar">
      <figcaption>Where your pay goes</figcaption>
      <svg viewBox={`0 0 ${BAR_LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
        {stretches}
      </svg>
      <ul>{key}</ul>
    </figure>
  );
}

function EmptyPayBar() {
  return (
    <figure className="pay-bar">
      <figcaption>Where your pay goes</figcaption>
      <svg viewBox={`0 0 ${BAR_LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true" />
      <p>Enter a salary to see where it goes.</p>
    </figure>
  );
}

function Stretch({ slots: [kind, line] }: { slots: [kind: string, line: string] }) {
  return <path className={kind} d={line} />;
}

function KeyEntry({ slots: [kind, text] }: { slots: [kind: string, text: string] }) {
  return <li className={kind}>{text}</li>;
}

/** Units along the bar: a part's geometry is in thousandths of the gross, so that it stays short. */
const BAR_LENGTH = 1000;

/** Left free between two parts, which tells them apart where colours do not. */
const GAP = 4;

interface Share {
  readonly kind: 'net' | 'tax' | 'medicare' | 'surcharge' | 'loan';
  readonly label: string;
  /** Share of the gross, from 0 to 1. */
  readonly fraction: number;
  readonly start: number;
  readonly end: number;
}

/** The parts above zero, side by side; none if there is no pay. */
function sharesOf(pay: PayResult): Share[] {
  const shares: Share[] = [];
  let before = 0;
  const add = (kind: Share['kind'], label: string, amount: number) => {
    if (amount <= 0) return;
    const start = Math.round((before / pay.grossAnnual) * BAR_LENGTH);
    before += amount;
    const end = Math.round((before / pay.grossAnnual) * BAR_LENGTH);
    shares.push({ kind, label, fraction: amount / pay.grossAnnual, start, end });
  };
  add('net', 'Net pay', pay.netAnnual);
  add('tax', 'Income tax', pay.incomeTax);
  add('medicare', 'Medicare levy', pay.medicareLevy);
  add('surcharge', 'Medicare levy surcharge', pay.medicareLevySurcharge);
  add('loan', 'Student loan', pay.studentLoanRepayment);
  return shares;
}
