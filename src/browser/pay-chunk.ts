/**
 * The code that the pages of a salary share besides `shared-chunk.ts`, as one chunk for the same reason: what a pay comes to by its options.
 * A page that asks for each job, hour or payment loads it late, with its cards.
 */
export * from '../pages/form/option-switches.tsx';
export { payslipOf, taxTimeOf } from '../pay/withholding/index.ts';
export * from '../words/tax-time.ts';
