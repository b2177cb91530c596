/** The cards that say how two pays differ. */
import { type ComponentType, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { bonusKept, type PayResult, sacrifice, taxYearOf } from '../../pay/index.ts';
import type { BonusInPayProps } from './bonus-in-pay.tsx';
import type { Compared } from './compared.ts';
import { comparisonTable } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import {
  bonusText,
  keptText,
  notCoveredText,
  sacrificeText,
  stepText,
  stillCountedText,
} from './comparison-texts.ts';
import { PayBars } from './pay-bars.tsx';

export interface LateParts {
  /** Undefined where the rule set has no withholding schedules. */
  readonly BonusInPay: ComponentType<BonusInPayProps> | undefined;
}

/**
 * All that follows from two pays, drawn after the field and the answer; nothing of it while one of them is not entered. `children`
 * are folded away below it.
 */
export function Outcome({
  compared,
  BonusInPay,
  children,
}: { compared: Compared; children?: ReactNode } & LateParts) {
  const drawn = useDeferredValue(compared);
  const { isComplete } = drawn;
  return (
    <div className="outcome" aria-busy={drawn !== compared}>
      {isComplete && <Differences {...drawn} />}
      <div>
        {isComplete && <EachPay {...drawn} BonusInPay={BonusInPay} />}
        <div className="card folded">
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

/** What comes of the bonus and the salary sacrifice of each pay. */
const EachPay = memo(function EachPay({
  rules,
  taxYear,
  options,
  now,
  offer,
  BonusInPay,
}: Compared & LateParts) {
  const pays = [
    { key: 'now', ...now },
    { key: 'offer', ...offer },
  ];
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  const stillCounted = stillCountedText(options);
  const withSacrifice = pays.filter(({ query }) => !!query.salarySacrifice);
  return (
    <>
      {withBonus.length > 0 && (
        <section className="card">
          <h2>Bonus</h2>
          {withBonus.map(({ key, ...each }) => {
            const kept = bonusKept({ ...each.query, bonus: each.bonus }, rules);
            const { includesSuper } = each;
            return (
              <PayWords
                key={key}
                {...each}
                text={bonusText(each.bonus, kept, { includesSuper, hasLoan: options.studentLoan })}
              >
                {BonusInPay && (
                  <Suspense fallback={<span aria-busy="true" />}>
                    <BonusInPay entered={each} kept={kept} rules={rules} />
                  </Suspense>
                )}
              </PayWords>
            );
          })}
        </section>
      )}
      {withSacrifice.length > 0 && (
        <section className="card">
          <h2>Salary sacrifice</h2>
          {withSacrifice.map(({ key, query, ...each }) => (
            <PayWords
              key={key}
              {...each}
              text={sacrificeText(sacrifice(query, rules), taxYearOf(rules, taxYear))}
            />
          ))}
          {stillCounted && (
            <p className="hint">
              <LiveText>{stillCounted}</LiveText>
            </p>
          )}
        </section>
      )}
    </>
  );
});

/** The words on one of the pays, under its name; of a pay that does not cover its tax, only that. */
function PayWords({
  name,
  pay,
  text,
  children,
}: {
  name: string;
  pay: PayResult;
  text: string;
  children?: ReactNode;
}) {
  const notCovered = notCoveredText(name, pay);
  if (notCovered) {
    return (
      <p>
        <LiveText>{notCovered}</LiveText>
      </p>
    );
  }
  return (
    <p>
      <b>
        <LiveText>{name}</LiveText>
      </b>
      <br />
      <LiveText>{text}</LiveText> {children}
    </p>
  );
}
