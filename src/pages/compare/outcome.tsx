/** The cards that say how two pays differ. */
import { type ComponentType, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { Compared, EnteredPay } from './compared.ts';
import { comparisonTable } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { isShort, keptText, stepText } from './comparison-texts.ts';
import type { EachPayProps } from './each-pay.tsx';
import { PayBars } from './pay-bars.tsx';

export interface LateParts {
  /** Loads once a pay has a bonus or a salary sacrifice. */
  readonly EachPay: ComponentType<EachPayProps>;
}

/**
 * All that follows from two pays, drawn after the field and the answer; nothing of it while one of them is not entered. `children`
 * are folded away below it.
 */
export function Outcome({
  compared,
  EachPay,
  children,
}: { compared: Compared; children?: ReactNode } & LateParts) {
  const drawn = useDeferredValue(compared);
  const { isComplete, now, offer } = drawn;
  const further = [
    { which: 'now', ...now },
    { which: 'offer', ...offer },
  ].filter((each) => hasFurther(each) && !isShort(each.pay));
  return (
    <div className="outcome" aria-busy={drawn !== compared}>
      {isComplete && <Differences {...drawn} />}
      <div>
        {isComplete && further.length > 0 && (
          <Suspense fallback={<span aria-busy="true" />}>
            <EachPay {...drawn} pays={further} />
          </Suspense>
        )}
        <div className="card card-folded">
          {isComplete && <Bars {...drawn} />}
          {children}
        </div>
      </div>
    </div>
  );
}

/** How the pays differ. */
const Differences = memo(function Differences({ now, offer, comparison }: Compared) {
  const texts = [stepText(comparison), keptText(comparison)].filter((text) => text !== '');
  return (
    <section className="card">
      <ComparisonTable
        now={now.name}
        offer={offer.name}
        {...comparisonTable(comparison, now.workingTime, offer.workingTime, [
          now.period,
          offer.period,
        ])}
      />
      {texts.length > 0 && (
        <p className="hint">
          <LiveText>{texts.join(' ')}</LiveText>
        </p>
      )}
    </section>
  );
});

/** How each pay divides into tax and take-home pay. */
const Bars = memo(function Bars({ now, offer }: Compared) {
  return (
    <details>
      <summary>Where each pay goes</summary>
      <PayBars now={now} offer={offer} />
    </details>
  );
});

/** Whether there is a bonus or a salary sacrifice to speak of. */
function hasFurther({ bonus, query }: EnteredPay): boolean {
  return bonus > 0 || !!query.salarySacrifice;
}
