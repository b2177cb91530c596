import { formatMoney } from '../../words/money.ts';
import {
  barLine,
  PAY_BAR_LENGTH,
  type PayBarContent,
  type PayBarPart,
} from '../../words/pay-bar.ts';
import { LiveText } from '../live-text.tsx';

interface PayBarProps extends Parts {
  /** The sentence that takes the place of the key while there is no pay, and says what to enter. */
  readonly request?: string;
}

/** 'Where your pay goes': a bar cut into `parts`, with a key that says the same in words. */
export function PayBar({ parts, request = 'Enter a salary to see where it goes.' }: PayBarProps) {
  return (
    <figure className="pay-bar">
      <figcaption>Where your pay goes</figcaption>
      <Bar parts={parts} />
      {parts.some(({ line }) => line) ? <BarKey parts={parts} /> : <p>{request}</p>}
    </figure>
  );
}

/** A part of a sum of money. */
export interface BarAmount {
  /** Its class, which gives its colour. */
  readonly kind: string;
  readonly label: string;
  readonly dollars: number;
}

/** 'Where it goes': a sum of money, cut into the `amounts` that it is made of. */
export function AmountBar({ amounts }: { amounts: readonly BarAmount[] }) {
  const total = amounts.reduce((sum, { dollars }) => sum + dollars, 0);
  let end = 0;
  const parts = amounts.map(({ kind, label, dollars }) => {
    const start = end;
    end += dollars;
    const line = dollars > 0 ? barLine(start / total, end / total) : undefined;
    return { kind, label, ...(line && { line, share: formatMoney(dollars) }) };
  });
  return (
    <figure className="pay-bar">
      <figcaption>Where it goes</figcaption>
      <Bar parts={parts} />
      <BarKey parts={parts} />
    </figure>
  );
}

/** The parts that have a line, in words. */
export function BarKey({ parts }: Parts) {
  return (
    <ul>
      {parts.map(
        ({ kind, line, label, share }) =>
          line && (
            <li key={kind} className={kind}>
              <LiveText>{`${label} ${share}`}</LiveText>
            </li>
          ),
      )}
    </ul>
  );
}

/** `length` is how many units of `PAY_BAR_LENGTH` the whole width has: the more, the shorter the bar. */
export function Bar({ parts, length = PAY_BAR_LENGTH }: Parts & { length?: number }) {
  return (
    <svg viewBox={`0 0 ${length} 2`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind, line }) => line && <path key={kind} className={kind} d={line} />)}
    </svg>
  );
}

interface Parts {
  readonly parts: readonly NamedPart[];
}

/** A part of a bar, or what may be one: then it has no line. */
export interface NamedPart extends Partial<PayBarPart> {
  /** Its class, which gives its colour. */
  readonly kind: string;
  readonly label: string;
}

/** Net pay and each tax, in the same order for every pay. */
export function payBarParts(content: PayBarContent): NamedPart[] {
  return [
    { kind: 'net', label: 'Net pay', ...content.net },
    { kind: 'tax', label: 'Income tax', ...content.incomeTax },
    { kind: 'medicare', label: 'Medicare levy', ...content.medicareLevy },
    { kind: 'surcharge', label: 'Medicare levy surcharge', ...content.surcharge },
    { kind: 'loan', label: 'Student loan', ...content.studentLoan },
  ];
}
