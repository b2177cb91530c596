/**
 * The parts of a page that knows of earlier visits: what it says of the copy that the service worker keeps and of a tax year that has ended,
 * and the switch that keeps entries on this device. They load with the cards.
 */
import { useEffect, useRef, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { lastDay } from '../../pay/rules/rule-set.ts';
import { dayText } from '../../words/dates.ts';
import { listen } from '../form/address.ts';
import type { LiveForm } from '../form/use-form.tsx';
import { Actions as PlainActions } from './actions.tsx';
import type { LatePart } from './late.tsx';
import { forgetEntries, isRemembering, rememberEntries } from './remembered.ts';

/** Says that the page is the copy that the service worker keeps, and since when. Draws nothing on a page from the network. */
function KeptCopy() {
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(document.documentElement.dataset.kept), []);
  if (kept === undefined) return null;
  const day = new Date(kept).toLocaleDateString('en-AU', { dateStyle: 'long' });
  return (
    <p className="hint">{`You seem to be offline. This is the copy kept on this device on ${day}.`}</p>
  );
}

/** Says that a new tax year has begun since the site was built, by the visitor's clock. */
function NewTaxYear({ label }: { readonly label: string }) {
  const [isOver, setOver] = useState(false);
  const last = lastDay(label);
  useEffect(() => {
    const end = new Date(`${last}T00:00`);
    end.setDate(end.getDate() + 1);
    setOver(new Date() >= end);
  }, [last]);
  return (
    isOver && (
      <p className="hint">
        {`The ${label} tax year ended on ${dayText(last)}. This page starts with it until we add the new year's figures.`}
      </p>
    )
  );
}

/** The actions with the switch, on a site whose default year is `taxYear`. */
export function actionsOfVisit(taxYear: string) {
  return function Actions({ of }: LatePart<LiveForm['link']>) {
    return (
      <>
        <KeptCopy />
        <NewTaxYear label={taxYear} />
        <PlainActions of={of}>
          <Remember {...of} />
        </PlainActions>
      </>
    );
  };
}

/** Keeps the entries of each page on this device, from the moment that a visitor switches it on until it's switched off. */
function Remember({ entries, fragmentOf }: LiveForm['link']) {
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  // At first the entries are those that the page was sent with, even if others are remembered: these must not be lost if it's closed then.
  const hasEntries = useRef(false);
  // Storage is unknown at build time, and the visitor may have used the switch before its code loaded.
  useEffect(() => {
    hasEntries.current = control.current?.checked === true;
    setOn(hasEntries.current || isRemembering());
    // Another tab, or a page that was visited before the Back button led here, may have switched it.
    return listen(['storage', 'pageshow'], () => setOn(isRemembering()));
  }, []);
  useEffect(() => {
    const fragment = fragmentOf(entries);
    hasEntries.current ||= fragment !== '';
    if (isOn && hasEntries.current) setRefused(!rememberEntries(fragment));
  }, [isOn, entries, fragmentOf]);
  return (
    <>
      <label>
        <input
          ref={control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            hasEntries.current = true;
            if (!checked) forgetEntries();
            setOn(checked);
          }}
        />
        Remember me on this device
      </label>
      {isOn && isRefused && (
        <span role="status">
          <LiveText>Your browser did not allow that.</LiveText>
        </span>
      )}
    </>
  );
}
