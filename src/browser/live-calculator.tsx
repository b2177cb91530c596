import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Calculator, type CalculatorProps } from '../pages/home/calculator.tsx';
import {
  type CalculatorInputs,
  changeInputs,
  defaultInputs,
  type InputChange,
  payOf,
} from '../pages/home/inputs.ts';
import { SUMMARY_SCROLL_THRESHOLD } from '../pages/home/summary-bar.tsx';
import type { RuleSet } from '../pay/index.ts';
import { formatDollars } from '../site/money.ts';
import { buttonsPressed, fieldsOf, pressAgain, withEnteredFields } from './entered-inputs.ts';
import { fragmentOf, inputsOf } from './input-fragment.ts';
import { isSummaryDismissed, keepSummaryDismissed } from './summary-dismissal.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 150;

/** Milliseconds without a change before screen readers hear the new net pay, and a doubtful amount is asked about. */
const ANNOUNCEMENT_PAUSE_MS = 1000;

/** The calculator in the browser. Its inputs are kept in the address, so that a link or a reload brings them back. */
export function LiveCalculator({
  rules,
  notes,
  container,
}: Pick<CalculatorProps, 'rules' | 'notes'> & { container: HTMLElement }) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const [pressedButtons] = useState(() => buttonsPressed(container));
  const [inputs, change] = useReducer(changeInputs, rules, defaultInputs);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const isPastThreshold = useScrolledPast(SUMMARY_SCROLL_THRESHOLD);
  const [isDismissed, setDismissed] = useState(isSummaryDismissed);
  const announcement = usePaused(
    `Net Annual Salary ${formatDollars(payOf(inputs, rules).netAnnual)}`,
    ANNOUNCEMENT_PAUSE_MS,
  );

  const entered = inputs.salary + inputs.payCycle;
  const isSettled = usePaused(entered, ANNOUNCEMENT_PAUSE_MS) === entered;

  // A new object, so that React renders again and removes entered text that was not accepted.
  useLayoutEffect(() => {
    const shared = inputsOf(location.hash, rules) ?? defaultInputs(rules);
    change({ input: 'replaced', inputs: { ...withEnteredFields(shared, sentFields) } });
    // Once this has been rendered, so that a link has these inputs, and a reset is the last word.
    setTimeout(() => pressAgain(container, pressedButtons));
  }, [rules, container, sentFields, pressedButtons]);

  useInputsInAddress(inputs, rules, change);

  return (
    <Calculator
      rules={rules}
      notes={notes}
      inputs={inputs}
      change={change}
      isSettled={isSettled}
      TaxYearField={TaxYearSelect}
      copyLink={async () => setCopied({ inputs, outcome: await copyLinkTo(inputs, rules) })}
      copyOutcome={copied?.inputs === inputs ? copied.outcome : ''}
      announcement={announcement}
      isSummaryShown={isPastThreshold && !isDismissed}
      dismissSummary={() => {
        setDismissed(true);
        keepSummaryDismissed();
      }}
    />
  );
}

/** Keeps `inputs` in the address, and lets a fragment that comes from elsewhere, such as a link, change them. */
function useInputsInAddress(
  inputs: CalculatorInputs,
  rules: RuleSet,
  change: (change: InputChange) => void,
): void {
  const knownFragment = useRef(location.hash);
  useEffect(() => {
    const keep = () => {
      // A fragment that is not known yet is about to be followed: its hashchange event is on the way.
      if (location.hash !== knownFragment.current) return;
      const address = addressOf(inputs, rules);
      if (address !== location.href) history.replaceState(history.state, '', address);
      knownFragment.current = location.hash;
    };
    const follow = () => {
      knownFragment.current = location.hash;
      const shared = inputsOf(location.hash, rules);
      if (shared === undefined) keep();
      else change({ input: 'replaced', inputs: shared });
    };
    const timer = setTimeout(keep, ADDRESS_PAUSE_MS);
    addEventListener('hashchange', follow);
    // The browser may end a page that is left or hidden without waiting for its timers.
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [inputs, rules, change]);
}

async function copyLinkTo(inputs: CalculatorInputs, rules: RuleSet): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(addressOf(inputs, rules)).then(
    () => true,
    () => false,
  );
  return isCopied
    ? 'Link copied'
    : 'Your browser did not allow that. Copy the address of this page instead.';
}

function addressOf(inputs: CalculatorInputs, rules: RuleSet): string {
  return location.origin + location.pathname + location.search + fragmentOf(inputs, rules);
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
