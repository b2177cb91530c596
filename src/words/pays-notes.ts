/** Notes on the pays of a year that has withholding schedules: the tables that they follow, and what may surprise. */
import { firstDay, type TaxYear, type WithholdingScale } from '../pay/rules/rule-set.ts';
import type { IsoDate } from '../pay/rules/sourced.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';
import type { PayslipScale } from '../pay/withholding/scale.ts';
import { dayText } from './dates.ts';
import { formatDollars } from './money.ts';
import type { Pays } from './pay-texts.ts';
import { present } from './present.ts';

interface PaysNotesProps {
  readonly pays: Pays;
  readonly scale: PayslipScale;
  readonly taxYear: TaxYear;
  /** The visitor's own pay period, for the changes within a year. */
  readonly period: WithholdingPeriod;
  readonly hasSurcharge: boolean;
}

export function paysNotes(props: PaysNotesProps): string[] {
  const { pays, scale, taxYear, period, hasSurcharge } = props;
  // The last change: those before it may hold for a single pay.
  const change = pays[period].changes.at(-1);
  return present([
    tablesText(scale, taxYear) + (pays.refunds ? ' The year is after your tax return.' : ''),
    change && `From pay ${change.pay} of the year on, ${formatDollars(change.total)} is withheld.`,
    pays.refunds !== undefined &&
      hasSurcharge &&
      'The Medicare levy surcharge is paid at tax time: no employer takes it out.',
  ]);
}

function tablesText(scale: PayslipScale, { label, withholding }: TaxYear): string {
  const { edition = '' } = withholding?.regular ?? {};
  const tables =
    scale === 'workingHoliday'
      ? `table of ${label} for working holiday makers`
      : `tables of ${label}: scale ${scale}, for ${SCALE_WORDS[scale]}`;
  // An edition that began earlier serves the whole year.
  const isLater = scale !== 'workingHoliday' && edition > firstDay(label);
  const began = isLater ? ` These tables began on ${dayText(edition as IsoDate)}.` : '';
  return `Your employer withholds by the ATO's ${tables}.${began}`;
}

const SCALE_WORDS: Readonly<Record<WithholdingScale, string>> = {
  1: 'pay without the tax-free threshold',
  2: 'pay with the tax-free threshold',
  3: 'a non-resident',
};
