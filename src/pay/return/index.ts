/** A person's tax return: the year's assessment beside what each job withheld. */
export {
  paidIn,
  type ReturnFacts,
  type ReturnJob,
  type ReturnOfJob,
  type TaxReturn,
  taxReturnOf,
} from '../tax-return.ts';
