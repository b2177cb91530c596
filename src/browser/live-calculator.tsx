import {
  lazy,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { Calculator } from '../pages/home/calculator.tsx';
import { fragmentOf, inputsOf } from '../pages/home/input-fragment.ts';
import { type CalculatorInputs, changeInputs, defaultInputs, payOf } from '../pages/home/inputs.ts';
import { SUMMARY_SCROLL_THRESHOLD } from '../pages/home/summary-bar.tsx';
import { formatDollars } from '../site/money.ts';
import { buttonsPressed, fieldsOf, pressAgain, withEnteredFields } from './entered-inputs.ts';
import {
  copyLinkTo,
  type LivePageProps,
  useInputsInAddress,
  useSettled,
} from './kept-in-address.ts';
import { LivePayslip } from './live-payslip.tsx';
import { isSummaryDismissed, keepSummaryDismissed } from './summary-dismissal.ts';
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
export function LiveCalculator({ rules, notes, container }: LivePageProps) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const [pressedButtons] = useState(() => buttonsPressed(container));
  const [inputs, change] = useReducer(changeInputs, rules, defaultInputs);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const isPastThreshold = useScrolledPast(SUMMARY_SCROLL_THRESHOLD);
  const [isDismissed, setDismissed] = useState(isSummaryDismissed);
  const answered = useMemo(() => ({ rules, inputs, pay: payOf(inputs, rules) }), [rules, inputs]);
  const announcement = useSettled(`Net Annual Salary ${formatDollars(answered.pay.netAnnual)}`);

  const dismissSummary = useCallback(() => {
    setDismissed(true);
    keepSummaryDismissed();
  }, []);

  const entered = inputs.salary + inputs.payCycle;
  const isSettled = useSettled(entered) === entered;

  // A new object, so that React renders again and removes entered text that was not accepted.
  useLayoutEffect(() => {
    const shared = inputsOf(location.hash, rules) ?? defaultInputs(rules);
    change({ input: 'replaced', inputs: { ...withEnteredFields(shared, sentFields) } });
    // Once this has been rendered, so that a link has these inputs, and a reset is the last word.
    setTimeout(() => pressAgain(container, pressedButtons));
  }, [rules, container, sentFields, pressedButtons]);

  useInputsInAddress(inputs, FRAGMENT, rules, change);

  return (
    <Calculator
      notes={notes}
      answered={answered}
      change={change}
      isSettled={isSettled}
      TaxYearField={TaxYearSelect}
      Plots={Plots}
      Payslip={LivePayslip}
      copyLink={async () =>
        setCopied({ inputs, outcome: await copyLinkTo(inputs, FRAGMENT, rules) })
      }
      copyOutcome={copied?.inputs === inputs ? copied.outcome : ''}
      announcement={announcement}
      isSummaryShown={isPastThreshold && !isDismissed}
      dismissSummary={dismissSummary}
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
