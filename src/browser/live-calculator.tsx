import { lazy, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { Calculator, type CalculatorProps } from '../pages/home/calculator.tsx';
import { fragmentOf, inputsOf } from '../pages/home/input-fragment.ts';
import { type CalculatorInputs, changeInputs, defaultInputs, payOf } from '../pages/home/inputs.ts';
import { SUMMARY_SCROLL_THRESHOLD } from '../pages/home/summary-bar.tsx';
import { formatDollars } from '../site/money.ts';
import { fieldsOf, withEnteredFields } from './entered-inputs.ts';
import { copyLinkTo, useAnnouncement, useInputsInAddress } from './kept-in-address.ts';
import { LivePayslip } from './live-payslip.tsx';
import { TaxYearSelect } from './tax-year-select.tsx';

const FRAGMENT = { fragmentOf, inputsOf };

/** Until they have loaded, and where they fail to, the plots that were sent stay. The browser reports the failure. */
const Plots = lazy(() =>
  import('./plots.tsx').then(
    (loaded) => ({ default: loaded.Plots }),
    () => new Promise<never>(() => {}),
  ),
);

/** The calculator in the browser. Its inputs are kept in the address, so that a link or a reload brings them back. */
export function LiveCalculator({
  rules,
  notes,
  container,
}: Pick<CalculatorProps, 'rules' | 'notes'> & { container: HTMLElement }) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const [inputs, change] = useReducer(changeInputs, rules, defaultInputs);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const isPastThreshold = useScrolledPast(SUMMARY_SCROLL_THRESHOLD);
  const [isDismissed, setDismissed] = useState(false);
  const announcement = useAnnouncement(
    `Net Annual Salary ${formatDollars(payOf(inputs, rules).netAnnual)}`,
  );

  // A new object, so that React renders again and removes entered text that was not accepted.
  useLayoutEffect(() => {
    const shared = inputsOf(location.hash, rules) ?? defaultInputs(rules);
    change({ input: 'replaced', inputs: { ...withEnteredFields(shared, sentFields) } });
  }, [rules, sentFields]);

  useInputsInAddress(inputs, FRAGMENT, rules, change);

  return (
    <Calculator
      rules={rules}
      notes={notes}
      inputs={inputs}
      change={change}
      TaxYearField={TaxYearSelect}
      Plots={Plots}
      Payslip={LivePayslip}
      copyLink={async () =>
        setCopied({ inputs, outcome: await copyLinkTo(inputs, FRAGMENT, rules) })
      }
      copyOutcome={copied?.inputs === inputs ? copied.outcome : ''}
      announcement={announcement}
      isSummaryShown={isPastThreshold && !isDismissed}
      dismissSummary={() => setDismissed(true)}
    />
  );
}

/** Whether the page is scrolled more than `threshold` CSS pixels. */
function useScrolledPast(threshold: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const compare = () => setPast(scrollY > threshold);
    compare();
    addEventListener('scroll', compare, { passive: true });
    return () => removeEventListener('scroll', compare);
  }, [threshold]);
  return isPast;
}
