import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { bonusKept, sacrifice, taxYearOf } from '../../pay/index.ts';
import { BonusInPay } from './bonus-in-pay.tsx';
import type { Compared, EnteredPay } from './compared.ts';
import { bonusText, sacrificeText, stillCountedText } from './each-pay-texts.ts';

export interface EachPayProps extends Pick<Compared, 'rules' | 'taxYear' | 'options'> {
  /** The pays that have a bonus or a salary sacrifice, and cover their tax. */
  readonly pays: readonly (EnteredPay & { readonly which: string })[];
}

/** The outcome of each pay's bonus and salary sacrifice. */
export function EachPay({ rules, taxYear, options, pays }: EachPayProps) {
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  const withSacrifice = pays.filter(({ query }) => !!query.salarySacrifice);
  const stillCounted = stillCountedText(options);
  return (
    <>
      {withBonus.length > 0 && (
        <section className="card">
          <h2>Bonus</h2>
          {withBonus.map((each) => {
            const kept = bonusKept({ ...each.query, bonus: each.bonus }, rules);
            const { includesSuper } = each;
            return (
              <PayWords
                key={each.which}
                name={each.name}
                text={bonusText(each.bonus, kept, { includesSuper, hasLoan: options.studentLoan })}
              >
                <BonusInPay entered={each} rules={rules} />
              </PayWords>
            );
          })}
        </section>
      )}
      {withSacrifice.length > 0 && (
        <section className="card">
          <h2>Salary sacrifice</h2>
          {withSacrifice.map(({ which, query, name }) => (
            <PayWords
              key={which}
              name={name}
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
}

/** The words on one of the pays, under its name. */
function PayWords({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
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
