import type { SalaryPageContent } from '../../site/salary-page-content.ts';
import type { TaxYearWords } from '../../site/tax-year-words.ts';

/** The content of the page of one salary. */
export interface SalaryPageProps extends SalaryPageContent {
  /** The same on every salary page. */
  readonly year: TaxYearWords;
}
