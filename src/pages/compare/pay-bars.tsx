import { type NamedPart, PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import type { PayResult } from '../../pay/index.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import { notCoveredText } from './comparison-texts.ts';

interface NamedPay {
  readonly name: string;
  readonly pay: PayResult;
}

/** Where each pay goes: a bar each, on the scale of the larger gross pay. */
export function PayBars({ now, offer }: { now: NamedPay; offer: NamedPay }) {
  const longest = Math.max(now.pay.grossAnnual, offer.pay.grossAnnual);
  // By their names, so that a changed name is a new element: see LiveText.
  return (
    <>
      <h2>Where each pay goes</h2>
      <ScaledBar key={`now ${now.name}`} {...now} longest={longest} />
      <ScaledBar key={`offer ${offer.name}`} {...offer} longest={longest} />
    </>
  );
}

function ScaledBar({ name, pay, longest }: NamedPay & { longest: number }) {
  const notCovered = notCoveredText(name, pay);
  if (notCovered) return <PayBar caption={name} parts={[]} empty={notCovered} />;
  const { grossAnnual: gross } = pay;
  const length = gross === 0 ? PAY_BAR_LENGTH : (PAY_BAR_LENGTH * longest) / gross;
  return <PayBar caption={name} length={length} parts={partsOf(pay)} />;
}

function partsOf(pay: PayResult): NamedPart[] {
  const shares = payShares(pay);
  const parts = payBarParts(payBarContent(pay, shares));
  const { sacrificed } = shares;
  if (sacrificed === 0) return parts;
  return [
    ...parts,
    {
      kind: 'super',
      label: 'Salary sacrifice',
      line: `M${PAY_BAR_LENGTH - sacrificed} 1H${PAY_BAR_LENGTH}`,
      share: formatTenths(sacrificed),
    },
  ];
}
