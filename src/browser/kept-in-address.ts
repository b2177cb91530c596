/** What both calculators do with their inputs in the browser: keep them in the address, copy a link, wait for a pause. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RuleSet } from '../pay/index.ts';
import type { ControlNotes } from '../site/control-notes.ts';
import { listen } from './listen.ts';

/** How inputs are written to the fragment of the address and read back; as `src/pages/home/input-fragment.ts` does it. */
export interface FragmentForm<Inputs> {
  /** The fragment of `inputs`, its `#` included; empty where every input has its default value. */
  readonly fragmentOf: (inputs: Inputs, rules: RuleSet) => string;
  /** Undefined if it is a fragment for something else. */
  readonly inputsOf: (fragment: string, rules: RuleSet) => Inputs | undefined;
}

/** Milliseconds without a change before the address is updated: browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 150;

/** Milliseconds without a change before screen readers hear a new answer, and a doubtful amount is asked about. */
const SETTLED_MS = 1000;

/** What the page as it was sent gives a live calculator. */
export interface LivePageProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The element that React takes over. */
  readonly container: HTMLElement;
}

/** Keeps `inputs` in the address, and lets a fragment that comes from elsewhere, such as a link, change them. */
export function useInputsInAddress<Inputs>(
  inputs: Inputs,
  form: FragmentForm<Inputs>,
  rules: RuleSet,
  change: (change: { input: 'replaced'; inputs: Inputs }) => void,
): void {
  const knownFragment = useRef(location.hash);
  const keep = useEffectEvent(() => {
    // A fragment that is not known yet is about to be followed: its hashchange event is on the way.
    if (location.hash !== knownFragment.current) return;
    const address = addressOf(inputs, form, rules);
    if (address !== location.href) history.replaceState(history.state, '', address);
    knownFragment.current = location.hash;
  });
  const follow = useEffectEvent(() => {
    knownFragment.current = location.hash;
    const shared = form.inputsOf(location.hash, rules);
    if (shared === undefined) keep();
    else change({ input: 'replaced', inputs: shared });
  });

  // A layout effect runs with the change; for another kind React would start a task at each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each change of the inputs
  useLayoutEffect(() => {
    const timer = setTimeout(keep, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inputs]);

  useLayoutEffect(() => listen(['hashchange'], () => follow()), []);
  // The browser may end a page that is left or hidden without waiting for its timers.
  useLayoutEffect(() => listen(['pagehide', 'visibilitychange'], () => keep()), []);
}

/** Copies the address of `inputs`. Returns what came of it, in words. */
export async function copyLinkTo<Inputs>(
  inputs: Inputs,
  form: FragmentForm<Inputs>,
  rules: RuleSet,
): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(addressOf(inputs, form, rules)).then(
    () => true,
    () => false,
  );
  return isCopied
    ? 'Link copied'
    : 'Your browser did not allow that. Copy the address of this page instead.';
}

function addressOf<Inputs>(inputs: Inputs, form: FragmentForm<Inputs>, rules: RuleSet): string {
  return location.origin + location.pathname + location.search + form.fragmentOf(inputs, rules);
}

/** `text` once it has not changed for a second; empty until its first change. */
export function useSettled(text: string): string {
  const [settledText, setSettledText] = useState('');
  const settled = useRef(text);
  useLayoutEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = text;
      setSettledText(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
