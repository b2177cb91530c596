/** The charges on a person as straight lines, and the incomes at which they change, for plots and sentences. */
export { type Charge, chargeOn, type Tier } from './charge.ts';
export {
  type ChargeLine,
  edgesOf,
  incomeEdges,
  incomeLines,
  linesOf,
  singleLevy,
} from './charge-lines.ts';
export { payCharges, payEdges } from './pay-charges.ts';
export { type Charges, type Circumstances, chargesFor } from './year/income-year.ts';
/** Single figures of a resident's pay, fast. */
export * as residentPay from './year/resident-pay.ts';
