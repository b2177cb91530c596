import type { TaxYearWords } from '../../words/tax-year-words.ts';
import type { SalaryPageContent } from './salary-page-content.ts';

/** The content of the page of one salary. */
export interface SalaryPageProps extends SalaryPageContent {
  /** The same on every salary page. */
  readonly year: TaxYearWords;
}
