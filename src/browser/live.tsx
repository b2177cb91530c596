/** Hydrates a calculator's page, and loads its cards and the other tax years in the background. */

import { type ComponentType, lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayNameYear } from '../pages/form/address.ts';
import { YearSelectPart } from '../pages/form/controls.tsx';
import { awaitCode, Missing } from '../pages/live/late.tsx';
import {
  LIVE_ID,
  LiveCalculator,
  type LiveCalculatorProps,
} from '../pages/live/live-calculator.tsx';
import { taxYearOf } from '../pay/rules/rule-set.ts';

/** This module loads after the answer. It has components by name, and the data that each tax year still lacks. */
interface LateModule {
  readonly parts: Readonly<Record<string, ComponentType<never>>>;
  readonly years: readonly object[];
}

interface InBrowser {
  /** Replaces the native select in the card of the tax year. */
  readonly YearSelect?: Parameters<typeof YearSelectPart>[0]['value'];
}

/** The late parts of any calculator. */
const OF_ANY = ['Actions', 'Cards', 'Note', 'WhichMeant'];

/**
 * Hydrates the calculator. `ofDefaultYear` is the data that only this calculator needs. It goes into the rules themselves, because the parts
 * that load late have the same object. A visitor who may have asked for another tax year has to wait for its data. Until then the page says
 * which entries its figures are for.
 */
export function start(
  page: Omit<LiveCalculatorProps, 'parts'>,
  ofDefaultYear: object,
  load: () => Promise<LateModule>,
  { YearSelect }: InBrowser,
): void {
  const { rules } = page;
  Object.assign(taxYearOf(rules, rules.defaultTaxYear), ofDefaultYear);
  const loaded = load().then((module) => {
    for (const [index, year] of module.years.entries()) {
      Object.assign(rules.taxYears[index] as object, year);
    }
    return module;
  });
  const parts = late(loaded, [...OF_ANY, ...(page.calculator.late ?? [])]);
  let live = <LiveCalculator {...page} parts={parts as unknown as LiveCalculatorProps['parts']} />;
  if (YearSelect) live = <YearSelectPart value={YearSelect}>{live}</YearSelectPart>;
  const element = document.getElementById(LIVE_ID) as HTMLElement;
  const hydrate = () => {
    // React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
    if (element.querySelector('font')) createRoot(element).render(live);
    // React hydrates a transition in slices, and a tap or a key can come between two of them.
    else startTransition(() => void hydrateRoot(element, live));
  };
  // The browser can paint and hear taps between loading the scripts and this.
  setTimeout(() => {
    const year = element.querySelector<HTMLSelectElement>('select[name=year]');
    if (year?.value === rules.defaultTaxYear && !mayNameYear()) hydrate();
    // The browser reports the failure.
    else loaded.then(hydrate, () => createRoot(element).render(<Missing />));
  });
}

/**
 * The parts called `names` of a module that loads beside the first load, each for a `Late`, which also says that it could not be had. The
 * browser reports the failure.
 */
function late(loading: Promise<LateModule>, names: readonly string[]) {
  awaitCode(loading);
  // Asked for once: a part that is drawn later would ask again, and get what the others were refused.
  const loaded = loading.catch(() => new Promise<never>(() => {}));
  const lateParts = names.map((name) => {
    const part = async () => ({ default: (await loaded).parts[name] as ComponentType });
    return [name, lazy(part)] as const;
  });
  return Object.fromEntries(lateParts);
}
