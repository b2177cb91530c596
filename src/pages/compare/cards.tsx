/** The cards that say how two pays differ. */
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { Bar, type NamedPart, payBarParts } from '../../components/plots/pay-bar.tsx';
import type { PayResult } from '../../pay/index.ts';
import { PAY_BAR_LENGTH, payBarContent } from '../../words/pay-bar.ts';
import { formatTenths, payShares } from '../../words/pay-shares.ts';
import type { LatePart } from '../live/late.tsx';
import type { Compared, ComparedPay } from './calculation.ts';
import type { EachPayProps } from './each-pay.tsx';
import { comparisonTable } from './table.ts';
import { isShort, keptText, notCoveredText, stepText } from './texts.ts';

/** How the pays differ; nothing while one of them is not entered. */
export function Differences({ of: { isComplete, now, offer, comparison } }: LatePart<Compared>) {
  if (!isComplete) return null;
  const { year, rest } = comparisonTable(comparison, now, offer, [now.cycle, offer.cycle]);
  const isAllShort = [...year, ...rest].every(({ cells }) =>
    cells.every(({ length }) => length <= MOST_SHORT),
  );
  const texts = [stepText(comparison), keptText(comparison)].filter((text) => text !== '');
  return (
    <section className="card">
      <FigureTable
        title="Side by side"
        columns={[now.name, offer.name, 'Difference']}
        rows={year}
        rest={rest}
        size={isAllShort ? 'short' : undefined}
        isCompared
      />
      {texts.length > 0 && (
        <p className="hint">
          <LiveText>{texts.join(' ')}</LiveText>
        </p>
      )}
    </section>
  );
}

/** As long as $999,999 or +$9,999.99. */
const MOST_SHORT = 10;

/** The outcome of bonuses and salary sacrifices, by `EachPay`, which loads once a pay has one. */
export function furtherPart(EachPay: ComponentType<EachPayProps>) {
  return function Further({ of: compared }: LatePart<Compared>) {
    const pays = [
      { which: 'now', ...compared.now },
      { which: 'offer', ...compared.offer },
    ].filter((each) => hasFurther(each) && !isShort(each.pay));
    if (!compared.isComplete || pays.length === 0) return null;
    return (
      <Suspense fallback={<span aria-busy="true" />}>
        <EachPay {...compared} pays={pays} />
      </Suspense>
    );
  };
}

/** Whether there is a bonus or a salary sacrifice to speak of. */
function hasFurther({ bonus, query }: ComparedPay): boolean {
  return bonus > 0 || !!query.salarySacrifice;
}

/** How each pay divides into tax and take-home pay: a bar each, on the scale of the larger gross pay, and one key that says it in words. */
export function Bars({ of: { isComplete, now, offer } }: LatePart<Compared>) {
  if (!isComplete) return null;
  const drawn = [now, offer].filter(({ pay }) => !isShort(pay)).map(({ pay }) => partsOf(pay));
  const longest = Math.max(now.pay.grossAnnual, offer.pay.grossAnnual);
  return (
    <details>
      <summary>Where each pay goes</summary>
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
    </details>
  );
}

function ScaledBar({
  name,
  pay,
  longest,
}: {
  readonly name: string;
  readonly pay: PayResult;
  readonly longest: number;
}) {
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
