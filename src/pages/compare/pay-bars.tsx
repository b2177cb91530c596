import { LiveText } from '../../components/live-text.tsx';
import { Bar, type NamedPart, payBarParts } from '../../components/plots/pay-bar.tsx';
import type { PayResult } from '../../pay/index.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import { isShort, notCoveredText } from './comparison-texts.ts';

interface NamedPay {
  readonly name: string;
  readonly pay: PayResult;
}

/** Where each pay goes: a bar each, on the scale of the larger gross pay, and one key that says the same in words. */
export function PayBars({ now, offer }: { now: NamedPay; offer: NamedPay }) {
  const drawn = [now, offer].filter(({ pay }) => !isShort(pay)).map(({ pay }) => partsOf(pay));
  const longest = Math.max(now.pay.grossAnnual, offer.pay.grossAnnual);
  return (
    <figure className="pay-bar">
      <ScaledBar {...now} longest={longest} />
      <ScaledBar {...offer} longest={longest} />
      <ul>
        {keyOf(drawn).map(({ kind, words }) => (
          // By its words, so that a changed share is a new element: see LiveText.
          <li key={words} className={kind}>
            {words}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function ScaledBar({ name, pay, longest }: NamedPay & { longest: number }) {
  const notCovered = notCoveredText(name, pay);
  const { grossAnnual: gross } = pay;
  return (
    <>
      <p>
        <LiveText>{notCovered || name}</LiveText>
      </p>
      {!notCovered && gross > 0 && (
        <Bar parts={partsOf(pay)} length={(PAY_BAR_LENGTH * longest) / gross} />
      )}
    </>
  );
}

/** The parts that any of the pays has, with the share that each pay has of it: `Income tax 17.8% and 19.7%`. */
function keyOf(pays: readonly (readonly NamedPart[])[]): { kind: string; words: string }[] {
  const [first = []] = pays;
  return first.flatMap(({ kind, label }, at) => {
    const shares = pays.map((parts) => parts[at]?.share ?? formatTenths(0));
    return pays.some((parts) => parts[at]?.line)
      ? [{ kind, words: `${label} ${shares.join(' and ')}` }]
      : [];
  });
}

/** The same parts for every pay; those that it does not have are without a line. */
function partsOf(pay: PayResult): NamedPart[] {
  const shares = payShares(pay);
  const { sacrificed } = shares;
  const [net, ...taxes] = payBarParts(payBarContent(pay, shares));
  return [
    { kind: 'net', ...net, label: 'Take-home pay' },
    ...taxes,
    {
      kind: 'super',
      label: 'Salary sacrifice',
      ...(sacrificed > 0 && {
        line: `M${PAY_BAR_LENGTH - sacrificed} 1H${PAY_BAR_LENGTH}`,
        share: formatTenths(sacrificed),
      }),
    },
  ];
}
