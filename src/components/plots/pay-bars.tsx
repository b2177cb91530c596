/** Several pays as bars, with one key. */
import { Fragment } from 'react';
import type { PayResult } from '../../pay/pay.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import { present } from '../../words/present.ts';
import { Bar, BarKey, type NamedPart, payBarParts } from './pay-bar.tsx';

export interface NamedPay {
  readonly id: string;
  readonly words: string;
  /** A pay without shares has no bar, and its words say why. */
  readonly pay?: PayResult | undefined;
}

/** How each pay divides into tax and take-home pay: a bar each, on the scale of `longest` dollars, and one key that says it in words. */
export function PayBars({ pays, longest }: { pays: readonly NamedPay[]; longest: number }) {
  const bars = pays.map(({ pay, ...named }) => ({
    ...named,
    parts: pay && partsOf(pay),
    length: pay && pay.grossAnnual > 0 ? (PAY_BAR_LENGTH * longest) / pay.grossAnnual : undefined,
  }));
  return (
    <figure className="pay-bar">
      {bars.map(({ id, words, parts, length }) => (
        <Fragment key={id}>
          <p key={words}>{words}</p>
          {parts && length && <Bar parts={parts} length={length} />}
        </Fragment>
      ))}
      <BarKey parts={sharedParts(present(bars.map(({ parts }) => parts)))} />
    </figure>
  );
}

/** The parts that any of the pays has, with the share that each pay has of it: `Income tax 17.8% and 19.7%`. */
function sharedParts(pays: readonly (readonly NamedPart[])[]): NamedPart[] {
  const [first = []] = pays;
  return first.flatMap((part, at) => {
    const line = pays.map((parts) => parts[at]?.line).find(Boolean);
    const share = pays.map((parts) => parts[at]?.share ?? formatTenths(0)).join(' and ');
    return line ? [{ ...part, line, share }] : [];
  });
}

/** The same parts for every pay; those that it does not have are without a line. */
function partsOf(pay: PayResult): NamedPart[] {
  const shares = payShares(pay);
  const { sacrificed } = shares;
  const [net, ...taxes] = payBarParts(payBarContent(pay, shares));
  const drawn = {
    line: `M${PAY_BAR_LENGTH - sacrificed} 1H${PAY_BAR_LENGTH}`,
    share: formatTenths(sacrificed),
  };
  return [
    { kind: 'net', ...net, label: 'Take-home pay' },
    ...taxes,
    { kind: 'super', label: 'Salary sacrifice', ...(sacrificed > 0 && drawn) },
  ];
}
