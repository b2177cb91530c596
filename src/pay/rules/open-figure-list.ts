/** The figures of a tax year that are open to everyone, each under an id that stays the same from year to year. */
import type { Charge } from '../charge.ts';
import type { TaxYear, WithholdingRows, WithholdingSchedules } from './rule-set.ts';
import type { IsoDate, OfEdition, Source, Sourced } from './sourced.ts';

/** A figure with its source, which counts for all figures of a group. */
export interface ListedFigure {
  readonly id: string;
  readonly name: string;
  readonly unit: FigureUnit;
  readonly value: FigureValue;
  readonly source: Source;
  /** The first day of payment of a withholding schedule's edition. */
  readonly edition?: IsoDate | undefined;
}

export type FigureUnit =
  | 'AUD'
  | 'AUD per year'
  | 'AUD per quarter'
  | 'AUD per week'
  | 'fraction'
  | 'years'
  | 'weeks'
  | 'date';

/** A charge has its amounts in the unit of the figure, and its rates as fractions. */
export type FigureValue =
  | number
  | IsoDate
  | Charge
  | { readonly rows: WithholdingRows }
  | { readonly byYears: readonly number[] }
  | Bands;

/** Rates by what was paid so far. */
type Bands = Pick<WithholdingSchedules['workingHoliday'], 'rates'>;

/** The figures in the order of a year's file. A path leads to a figure through the year's data, in which offsets are under their codes. */
// biome-ignore format: one figure a line
const FIGURES: readonly (readonly [id: string, path: string, unit: FigureUnit, name: string])[] = [
  ['income-tax.resident.steps', 'incomeTax.resident', 'AUD per year', 'Income tax of residents'],
  ['income-tax.foreign.steps', 'incomeTax.foreign', 'AUD per year', 'Income tax of foreign residents'],
  ['income-tax.working-holiday.steps', 'incomeTax.workingHoliday', 'AUD per year', 'Income tax of working holiday makers'],
  ['part-year-threshold.flat', 'partYearThreshold.flat', 'AUD', 'Tax-free threshold of part of a year: whole'],
  ['part-year-threshold.prorated', 'partYearThreshold.prorated', 'AUD', 'Tax-free threshold of part of a year: by months'],
  ['standard-deduction.amount', 'standardDeduction.amount', 'AUD', 'Standard deduction for work expenses'],
  ['seniors-offset.single.maximum', 'seniorsOffset.byKind.single.maximum', 'AUD', 'Seniors and pensioners tax offset: the most of a single senior'],
  ['seniors-offset.single.shade-out', 'seniorsOffset.byKind.single.shadeOut', 'AUD', 'Seniors and pensioners tax offset: rebate income above which it falls, of a single senior'],
  ['seniors-offset.single.cut-out', 'seniorsOffset.byKind.single.cutOut', 'AUD', 'Seniors and pensioners tax offset: rebate income from which there is none, of a single senior'],
  ['seniors-offset.couple.maximum', 'seniorsOffset.byKind.couple.maximum', 'AUD', 'Seniors and pensioners tax offset: the most of each of a couple'],
  ['seniors-offset.couple.shade-out', 'seniorsOffset.byKind.couple.shadeOut', 'AUD', 'Seniors and pensioners tax offset: rebate income above which it falls, of each of a couple'],
  ['seniors-offset.couple.cut-out', 'seniorsOffset.byKind.couple.cutOut', 'AUD', 'Seniors and pensioners tax offset: rebate income from which there is none, of each of a couple'],
  ['seniors-offset.separated-by-illness.maximum', 'seniorsOffset.byKind.separatedByIllness.maximum', 'AUD', 'Seniors and pensioners tax offset: the most of each of a couple separated by illness'],
  ['seniors-offset.separated-by-illness.shade-out', 'seniorsOffset.byKind.separatedByIllness.shadeOut', 'AUD', 'Seniors and pensioners tax offset: rebate income above which it falls, of each of a couple separated by illness'],
  ['seniors-offset.separated-by-illness.cut-out', 'seniorsOffset.byKind.separatedByIllness.cutOut', 'AUD', 'Seniors and pensioners tax offset: rebate income from which there is none, of each of a couple separated by illness'],
  ['seniors-offset.taper', 'seniorsOffset.taper', 'fraction', 'Seniors and pensioners tax offset: fall with each dollar'],
  ['seniors-offset.transfer.floor', 'seniorsOffset.transfer.floor', 'AUD', 'Unused offset: taxable income above which it is used'],
  ['seniors-offset.transfer.rate', 'seniorsOffset.transfer.rate', 'fraction', 'Unused offset: use with each dollar'],
  ['seniors-offset.transfer.tax-free', 'seniorsOffset.transfer.taxFree', 'AUD', 'Transferred offset: tax-free threshold in the formula'],
  ['seniors-offset.transfer.rebate-maximum', 'seniorsOffset.transfer.rebateMaximum', 'AUD', 'Transferred offset: low income offset in the formula'],
  ['seniors-offset.transfer.reduction-threshold', 'seniorsOffset.transfer.reductionThreshold', 'AUD', 'Transferred offset: income from which that offset falls'],
  ['seniors-offset.transfer.reduction-rate', 'seniorsOffset.transfer.reductionRate', 'fraction', 'Transferred offset: its fall with each dollar'],
  ['seniors-offset.transfer.lowest-rate', 'seniorsOffset.transfer.lowestRate', 'fraction', 'Transferred offset: lowest rate of tax in the formula'],
  ['seniors-offset.transfer.second-rate', 'seniorsOffset.transfer.secondRate', 'fraction', 'Transferred offset: second rate of tax in the formula'],
  ['beneficiary-offset.threshold', 'beneficiaryOffset.threshold', 'AUD', 'Beneficiary tax offset: benefits above which it starts'],
  ['beneficiary-offset.rate', 'beneficiaryOffset.rate', 'fraction', 'Beneficiary tax offset: rate'],
  ['beneficiary-offset.upper-threshold', 'beneficiaryOffset.upper.threshold', 'AUD', 'Beneficiary tax offset: benefits above which the rate counts twice'],
  ['age-pension.age', 'pensionAge.years', 'years', 'Age Pension age, of whoever reaches it last in the year'],
  ['age-pension.age-at-start', 'pensionAge.yearsAtStart', 'years', 'Age Pension age, of whoever reached it last before the year, where it is another'],
  ['low-income-offset.steps', 'offsets.lowIncome.amount', 'AUD per year', 'Low income tax offset'],
  ['low-middle-income-offset.steps', 'offsets.lowMiddleIncome.amount', 'AUD per year', 'Low and middle income tax offset'],
  ['medicare-levy.rate', 'medicareLevy.rate', 'fraction', 'Medicare levy'],
  ['medicare-levy.threshold', 'medicareLevy.threshold', 'AUD', 'Medicare levy: the highest taxable income without it'],
  ['medicare-levy.phase-in-rate', 'medicareLevy.phaseInRate', 'fraction', 'Medicare levy: the most of the income above the threshold'],
  ['medicare-levy.senior-threshold', 'medicareLevy.seniorThreshold', 'AUD', 'Medicare levy: the highest taxable income without it, of seniors'],
  ['medicare-levy.family.threshold', 'medicareLevy.family.threshold', 'AUD', 'Medicare levy: the highest family income without it'],
  ['medicare-levy.family.senior-threshold', 'medicareLevy.family.seniorThreshold', 'AUD', 'Medicare levy: the highest family income without it, of seniors'],
  ['medicare-levy.family.per-child', 'medicareLevy.family.perChild', 'AUD', 'Medicare levy: added to the family threshold for each child'],
  ['medicare-levy.family.shade-rate', 'medicareLevy.family.shadeRate', 'fraction', 'Medicare levy: fall of its reduction with each dollar of family income'],
  ['medicare-levy-surcharge.single.tiers', 'medicareLevySurcharge.single', 'AUD per year', 'Medicare levy surcharge of a single person'],
  ['medicare-levy-surcharge.family.tiers', 'medicareLevySurcharge.family.tiers', 'AUD per year', 'Medicare levy surcharge of a family'],
  ['medicare-levy-surcharge.family.per-later-child', 'medicareLevySurcharge.family.perLaterChild', 'AUD', 'Medicare levy surcharge: added to the limits for each child after the first'],
  ['medicare-levy-surcharge.family.own-income-floor', 'medicareLevySurcharge.family.ownIncomeFloor.amount', 'AUD', 'Medicare levy surcharge: the highest own income of a partner without it'],
  ['study-loan.repayment', 'studentLoan', 'AUD per year', 'Repayment of study and training loans, by repayment income'],
  ['super.guarantee.rate', 'superannuation.guarantee.rate', 'fraction', 'Super guarantee'],
  ['super.contribution-base.per-year', 'superannuation.contributionBase.perYear', 'AUD per year', 'Maximum super contribution base'],
  ['super.contribution-base.per-quarter', 'superannuation.contributionBase.perQuarter', 'AUD per quarter', 'Maximum super contribution base'],
  ['super.concessional-cap.amount', 'superannuation.concessionalCap.amount', 'AUD per year', 'Concessional contributions cap'],
  ['super.concessional-cap.excess-offset-rate', 'superannuation.concessionalCap.excessOffsetRate', 'fraction', 'Offset of contributions above the cap'],
  ['super.division-293.threshold', 'superannuation.division293.threshold', 'AUD', 'Division 293 tax: income above which it is due'],
  ['super.division-293.rate', 'superannuation.division293.rate', 'fraction', 'Division 293 tax'],
  ['super.contributions-tax.rate', 'contributionsTax.rate', 'fraction', 'Tax that a fund pays on concessional contributions'],
  ['super.departure.rate', 'superannuation.departure.rate', 'fraction', "Tax on a working holiday maker's super that is paid out on leaving Australia"],
  ['withholding.schedule-1.scale-1', 'withholding.regular.scales.1', 'AUD per week', 'Withholding by Schedule 1: scale 1'],
  ['withholding.schedule-1.scale-2', 'withholding.regular.scales.2', 'AUD per week', 'Withholding by Schedule 1: scale 2'],
  ['withholding.schedule-1.scale-3', 'withholding.regular.scales.3', 'AUD per week', 'Withholding by Schedule 1: scale 3'],
  ['withholding.schedule-8.scale-1', 'withholding.studentLoan.scales.1', 'AUD per week', 'Withholding by Schedule 8, study and training loans: scale 1'],
  ['withholding.schedule-8.scale-2', 'withholding.studentLoan.scales.2', 'AUD per week', 'Withholding by Schedule 8, study and training loans: scale 2'],
  ['withholding.schedule-8.scale-3', 'withholding.studentLoan.scales.3', 'AUD per week', 'Withholding by Schedule 8, study and training loans: scale 3'],
  ['withholding.schedule-5.limit', 'withholding.bonus.limit', 'fraction', 'Withholding by Schedule 5: the most of a bonus'],
  ['withholding.schedule-15.rates', 'withholding.workingHoliday.rates', 'AUD per year', 'Withholding by Schedule 15, working holiday makers: rates by what was paid so far'],
  ['leaving.etp-cap', 'leaving.cap', 'AUD', 'Cap of employment termination payments'],
  ['leaving.redundancy.base', 'leaving.redundancy.base', 'AUD', 'Tax-free part of a genuine redundancy: base'],
  ['leaving.redundancy.per-year', 'leaving.redundancy.perYear', 'AUD', 'Tax-free part of a genuine redundancy: for each complete year of service'],
  ['withholding.schedule-7.rate', 'leaving.unusedLeave.rate', 'fraction', 'Withholding by Schedule 7: flat rate on unused leave'],
  ['withholding.schedule-7.small-leave', 'leaving.unusedLeave.small', 'AUD', 'Withholding by Schedule 7: unused leave below which the lesser of the marginal steps and the flat rate is withheld'],
  ['withholding.schedule-7.accrued-from', 'leaving.unusedLeave.accruedFrom', 'date', 'Withholding by Schedule 7: first day of the leave that these rules are for'],
  ['withholding.schedule-11.within-cap', 'leaving.termination.withinCap', 'fraction', 'Withholding by Schedule 11: termination payments within the cap'],
  ['withholding.schedule-11.from-preservation-age', 'leaving.termination.fromPreservationAge', 'fraction', 'Withholding by Schedule 11: termination payments within the cap, from the preservation age'],
  ['withholding.schedule-11.above-cap', 'leaving.termination.aboveCap', 'fraction', 'Withholding by Schedule 11: termination payments above the cap'],
  ['withholding.schedule-11.foreign-reduction', 'leaving.termination.foreign.reduction', 'fraction', 'Withholding by Schedule 11: how much lower each rate is for foreign residents'],
  ['leaving.whole-of-income-cap', 'leaving.wholeOfIncomeCap.amount', 'AUD', 'Whole-of-income cap of employment termination payments'],
  ['leaving.ceiling.termination', 'leaving.ceilings.termination', 'fraction', 'Highest rate of income tax on termination payments within their caps'],
  ['leaving.ceiling.termination-from-preservation-age', 'leaving.ceilings.fromPreservationAge', 'fraction', 'Highest rate of income tax on termination payments within their caps, from the preservation age'],
  ['leaving.ceiling.unused-leave', 'leaving.ceilings.unusedLeave.rate', 'fraction', 'Highest rate of income tax on unused leave that the flat rate is withheld from'],
  ['leaving.redundancy-pay.weeks', 'leaving.redundancyPay.weeks', 'weeks', 'Redundancy pay by the Fair Work Act: weeks of base pay by complete years of service'],
  ['leaving.rate-above-caps', 'leaving.aboveCaps.rate', 'fraction', 'Income tax rate on employment termination payments above their caps'],
  ['leaving.preservation-age', 'leaving.preservationAge.years', 'years', 'Preservation age, of whoever reaches it last in the year'],
  ['casual-loading.rate', 'casualLoading.rate', 'fraction', 'Casual loading of the national minimum wage'],
];

/** A figure that the year lacks is not among them. */
export function listedFigures(year: TaxYear): ListedFigure[] {
  const offsets = Object.fromEntries(year.offsets.map((offset) => [offset.code, offset]));
  return FIGURES.flatMap(([id, path, unit, name]) => {
    const found = figureAt({ ...year, offsets }, path.split('.'));
    return found === undefined ? [] : [{ id, name, unit, ...found }];
  });
}

/** The data at a path, with the source and the edition nearest to it on the way there. */
function figureAt(data: object, path: readonly string[]): Found | undefined {
  let value: unknown = data;
  let source: Source | undefined;
  let edition: IsoDate | undefined;
  for (const name of path) {
    value = (value as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) return undefined;
    if (isSourced(value)) ({ source, edition = edition } = value);
  }
  return source && { value: asOpen(value), source, edition };
}

type Found = Pick<ListedFigure, 'value' | 'source' | 'edition'>;

function isSourced(value: unknown): value is Sourced & OfEdition {
  return typeof value === 'object' && value !== null && 'source' in value;
}

/** The value without its source; an array has a name. */
function asOpen(value: unknown): FigureValue {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return { byYears: value };
    return Array.isArray(value[0]) ? { rows: value } : { rates: value };
  }
  if (!isSourced(value)) return value as FigureValue;
  const { source: _, ...figures } = value;
  return figures as unknown as Charge;
}
