/** The figure of an option that is on, and why where that is nothing. */
import { LiveHint } from '../../components/live-text.tsx';
import { type PayOption, residencyOf } from '../../pay/basics.ts';
import { explainPay } from '../../pay/explain/index.ts';
import { formatDollars } from '../../words/money.ts';
import { loanNone, offsetsNone, surchargeNone } from '../../words/none-texts.ts';
import { figureId } from '../form/option-switches.tsx';
import type { LatePart } from '../live/late.tsx';
import { type Calculation, hasYear, offsetsLater } from './calculation.ts';

export type OptionOf = { readonly option: PayOption; readonly calculation: Calculation };

export function OptionFigure({ of }: LatePart<OptionOf>) {
  return <LiveHint id={figureId(of.option)}>{optionFigure(of)}</LiveHint>;
}

/** In words; empty of an option that no figure is of. */
export function optionFigure({ option, calculation }: OptionOf): string {
  const { query, pay, rules } = calculation;
  // Offsets that are left for tax time are explained as those that are not.
  const options = { ...query.options, withholdTaxOffsets: false };
  const explained = () => explainPay({ ...query, options }, rules);
  const said = (name: string, amount: number, when: string, none: () => string) => {
    if (!hasYear(calculation)) return `${name}: depends on both jobs.`;
    return amount === 0
      ? `${name}: $0. ${none()}`.trim()
      : `${name}: ${formatDollars(amount)} ${when}.`;
  };
  switch (option) {
    case 'studentLoan':
      return said('Repayment', pay.studentLoanRepayment, 'a year', () =>
        loanNone(explained().studentLoanRepayment),
      );
    case 'noPrivateHospitalCover':
      return said('Surcharge', pay.medicareLevySurcharge, 'a year', () =>
        surchargeNone(explained().medicareLevySurcharge),
      );
    case 'withholdTaxOffsets':
      return said('Tax offsets', offsetsLater(query, rules), 'at tax time', () =>
        offsetsNone(explained().taxOffsets, residencyOf(query.options) === 'resident'),
      );
    default:
      return '';
  }
}
