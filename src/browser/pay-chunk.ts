/**
 * The code that home, the comparison and the page on a bonus share besides `shared-chunk.ts`, as one chunk for the same reason: the options of
 * a pay, its payslip and its tax time. The other live pages load it late, with their cards.
 */
export * from '../pages/form/option-switches.tsx';
export { payslipOf } from '../pay/withholding/payslip.ts';
export { taxTimeOf } from '../pay/withholding/tax-time.ts';
export * from '../words/tax-time.ts';
