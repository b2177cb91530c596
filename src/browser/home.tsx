/** The script of the home page: hydrates the calculator. */
import './shared-chunk.ts';
import { Calculator } from '../pages/home/calculator.tsx';
import { hydrate } from './hydrate.ts';
import { LatePayslip } from './late-payslip.tsx';
import { LatePlots } from './late-plots.tsx';
import { hasSchedules, notes, rules } from './rules.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

hydrate(
  'calculator',
  <Calculator
    rules={rules}
    notes={notes}
    YearSelect={TaxYearSelect}
    Payslip={hasSchedules ? LatePayslip : undefined}
    Plots={LatePlots}
  />,
);
