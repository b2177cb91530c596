/** The cards that say how two pays differ. */
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { bonusKept, type PayResult, sacrifice, taxYearOf } from '../../pay/index.ts';
import type { Compared, EnteredPay } from './compared.ts';
import { comparisonTable } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import {
  bonusText,
  differenceTexts,
  grossText,
  notCoveredText,
  sacrificeText,
} from './comparison-texts.ts';
import { PayBars } from './pay-bars.tsx';

/** All that follows from two pays, drawn after the field and the answer. `children` are below it. */
export function Outcome({ compared, children }: { compared: Compared; children?: ReactNode }) {
  const drawn = useDeferredValue(compared);
  return (
    <div className="outcome" aria-busy={drawn !== compared}>
      <Differences {...drawn} />
      <div>
        <EachPay {...drawn} />
        {children}
      </div>
    </div>
  );
}

/** How the pays differ. */
const Differences = memo(function Differences({
  rules,
  taxYear,
  now,
  offer,
  options,
  comparison,
}: Compared) {
  return (
    <div>
      <section className="card">
        <h2>What changes</h2>
        <p>
          <LiveText>{grossText(comparison)}</LiveText>
        </p>
        <FigureList figures={differenceTexts(comparison)} />
      </section>
      <section className="card">
        <ComparisonTable
          now={now.name}
          offer={offer.name}
          {...comparisonTable(comparison, now.workingTime, offer.workingTime, {
            standardDeduction: taxYearOf(rules, taxYear).standardDeduction !== undefined,
            surcharge: options.noPrivateHospitalCover,
            studentLoan: options.studentLoan,
            sacrifice: [now, offer].some(hasSacrifice),
          })}
        />
      </section>
    </div>
  );
});

/** How each pay divides into tax and net pay, and what comes of its bonus and its salary sacrifice. */
const EachPay = memo(function EachPay({ rules, taxYear, now, offer }: Compared) {
  const pays = [
    { key: 'now', ...now },
    { key: 'offer', ...offer },
  ];
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  return (
    <>
      <section className="card">
        <PayBars now={now} offer={offer} />
      </section>
      <section className="card">
        <h2>Bonus</h2>
        {withBonus.length === 0 ? <p>Enter a bonus to see what is left of it.</p> : null}
        {withBonus.map(({ key, name, pay, annual, bonus, includesSuper, query }) => (
          <PayWords key={key} name={name} pay={pay}>
            {bonusText(
              bonus,
              bonusKept({ ...query, annualSalary: annual, bonus }, rules),
              includesSuper,
            )}
          </PayWords>
        ))}
      </section>
      <section className="card">
        <h2>Salary sacrifice</h2>
        {pays.filter(hasSacrifice).map(({ key, name, pay, query }) => (
          <PayWords key={key} name={name} pay={pay}>
            {sacrificeText(sacrifice(query, rules), taxYearOf(rules, taxYear))}
          </PayWords>
        ))}
        <p>
          Salary sacrifice is pay that goes into your super before tax. It still counts as income
          for student loans. It also counts towards the limits of the Medicare levy surcharge, an
          extra tax without private hospital cover.
        </p>
      </section>
    </>
  );
});

function hasSacrifice({ query }: EnteredPay): boolean {
  return !!query.salarySacrifice;
}

/** The sentences on one of the pays, after its name; of a pay that does not cover its tax, only that. */
function PayWords({ name, pay, children }: { name: string; pay: PayResult; children: string }) {
  return (
    <p>
      <LiveText>{notCoveredText(name, pay) || `${name}: ${children}`}</LiveText>
    </p>
  );
}
