import type { Answers } from '../amount-page.tsx';
import type { HourPageProps } from './texts.ts';

/** What people ask of an hourly rate. */
export function answers(props: HourPageProps): Answers {
  const { rate, gross, net, pays, taxTime, withoutLeave, loading, superannuation, year } = props;
  const { yearBefore, totalTax } = props;
  const after = (pay: typeof pays.weekly) =>
    taxTime === undefined
      ? `${pay.gross} before tax and ${pay.net} after it.`
      : `${pay.gross} before tax. ${pay.taken} is withheld, and ${pay.net} lands.`;
  const ofRate = `${rate} an hour`;
  return {
    [`How much is ${ofRate} a year?`]: `${gross} before tax and ${net} after it, for 38 hours a week and 52 paid weeks.`,
    [`How much is ${ofRate} a week?`]: after(pays.weekly),
    [`How much is ${ofRate} a fortnight?`]: after(pays.fortnightly),
    [`How much is ${ofRate} a month?`]: after(pays.monthly),
    [`How much tax is paid on ${ofRate}?`]: `${totalTax} a year, Medicare levy included.`,
    'What if four weeks are unpaid?': `Then 48 weeks come to ${withoutLeave.gross} before tax and ${withoutLeave.net} after it.`,
    [`How much is ${ofRate} with casual loading?`]: `${loading.onTop} an hour with 25% on top. The loading stands for leave that casuals are not paid.`,
    'Is super on top?': `Yes, unless your offer says that it is included: ${year.superRate} of ordinary pay, ${superannuation} a year.`,
    [`How much was ${ofRate} after tax in ${yearBefore.label}?`]: `${yearBefore.net} a year, for the same pay.`,
  };
}
