import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Calculator, RESTING_CALCULATOR } from '../pages/home/calculator.tsx';
import {
  type CalculatorInputs,
  changeInputs,
  DEFAULT_INPUTS,
  payOf,
} from '../pages/home/inputs.ts';
import { SUMMARY_SCROLL_THRESHOLD } from '../pages/home/summary-bar.tsx';
import { formatDollars } from '../site/money.ts';
import { withEnteredFields } from './entered-inputs.ts';
import { fragmentOf, inputsOf } from './input-fragment.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

/** How long the inputs must rest before the address follows them: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 150;

/** How long typing must pause before the new net pay is read out. */
const ANNOUNCEMENT_PAUSE_MS = 1000;

/** The calculator in the browser: its inputs, kept in the address so that they can be shared and come back. */
export function LiveCalculator({ container }: { container: HTMLElement }) {
  const [inputs, change] = useReducer(changeInputs, DEFAULT_INPUTS);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const isPastThreshold = useScrolledPast(SUMMARY_SCROLL_THRESHOLD);
  const [isDismissed, setDismissed] = useState(false);
  const announcement = usePaused(
    `Net Annual Salary ${formatDollars(payOf(inputs).netAnnual)}`,
    ANNOUNCEMENT_PAUSE_MS,
  );

  // A fresh object, so that React renders again and rids the fields of text that was entered but does not stand.
  useLayoutEffect(() => {
    const shared = inputsOf(location.hash) ?? DEFAULT_INPUTS;
    change({ input: 'replaced', inputs: { ...withEnteredFields(shared, container) } });
  }, [container]);

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(inputs), ADDRESS_PAUSE_MS);
    const followAddress = () => {
      const shared = inputsOf(location.hash);
      if (shared === undefined) keepInAddress(inputs);
      else change({ input: 'replaced', inputs: shared });
    };
    addEventListener('hashchange', followAddress);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', followAddress);
    };
  }, [inputs]);

  return (
    <Calculator
      inputs={inputs}
      change={change}
      TaxYearField={TaxYearSelect}
      copyLink={async () => setCopied({ inputs, outcome: await copyLinkTo(inputs) })}
      copyOutcome={copied?.inputs === inputs ? copied.outcome : RESTING_CALCULATOR.copyOutcome}
      announcement={announcement}
      isSummaryShown={isPastThreshold && !isDismissed}
      dismissSummary={() => setDismissed(true)}
    />
  );
}

function keepInAddress(inputs: CalculatorInputs): void {
  const address = addressOf(inputs);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

async function copyLinkTo(inputs: CalculatorInputs): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(addressOf(inputs)).then(
    () => true,
    () => false,
  );
  return isCopied ? 'Link copied' : 'Copying is not allowed here. Copy the address of this page.';
}

function addressOf(inputs: CalculatorInputs): string {
  return location.origin + location.pathname + location.search + fragmentOf(inputs);
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

/** `text` once it has stood unchanged for `pause` milliseconds; empty until it first changes. */
function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState('');
  const standing = useRef(text);
  useEffect(() => {
    if (text === standing.current) return;
    const timer = setTimeout(() => {
      standing.current = text;
      setPaused(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}
