/**
 * The switches of the options, and what goes with them: calculators that ask for options import all of it from here, so that a bundle
 * has it as one chunk. The others load it with their cards.
 */
export { payslipOf } from '../../pay/withholding/payslip.ts';
export { taxTimeOf } from '../../pay/withholding/tax-time.ts';
export * from '../../words/tax-time.ts';
export * from './options.tsx';
export * from './tax-year.tsx';
