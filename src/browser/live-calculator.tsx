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
import { fieldsOf, withEnteredFields } from './entered-inputs.ts';
import { fragmentOf, inputsOf } from './input-fragment.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 150;

/** Milliseconds without a change before screen readers hear the new net pay. */
const ANNOUNCEMENT_PAUSE_MS = 1000;

/** The calculator in the browser. Its inputs are kept in the address, so that a link or a reload brings them back. */
export function LiveCalculator({ container }: { container: HTMLElement }) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const [inputs, change] = useReducer(changeInputs, DEFAULT_INPUTS);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const isPastThreshold = useScrolledPast(SUMMARY_SCROLL_THRESHOLD);
  const [isDismissed, setDismissed] = useState(false);
  const announcement = usePaused(
    `Net Annual Salary ${formatDollars(payOf(inputs).netAnnual)}`,
    ANNOUNCEMENT_PAUSE_MS,
  );

  /** The fragment as last read or written here. Another one in the address is the visitor's, and not followed yet. */
  const knownFragment = useRef('');

  // A new object, so that React renders again and removes entered text that was not accepted.
  useLayoutEffect(() => {
    knownFragment.current = location.hash;
    const shared = inputsOf(location.hash) ?? DEFAULT_INPUTS;
    change({ input: 'replaced', inputs: { ...withEnteredFields(shared, sentFields) } });
  }, [sentFields]);

  useEffect(() => {
    // The pause may end before the browser says that the address changed, so both ask whether it did.
    const meetAddress = () => {
      const shared = location.hash === knownFragment.current ? undefined : inputsOf(location.hash);
      if (shared === undefined) keepInAddress(inputs);
      else change({ input: 'replaced', inputs: shared });
      knownFragment.current = location.hash;
    };
    const timer = setTimeout(meetAddress, ADDRESS_PAUSE_MS);
    addEventListener('hashchange', meetAddress);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', meetAddress);
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

/** `text` once it has not changed for `pause` milliseconds; empty until its first change. */
function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState('');
  const settled = useRef(text);
  useEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = text;
      setPaused(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}
