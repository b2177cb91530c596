import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TaxYearFieldProps } from '../pages/home/calculator.tsx';
import { TAX_YEAR_FIELD_ID, TaxYearTrigger, taxYearText } from '../pages/home/tax-year-trigger.tsx';
import { TAX_YEARS, type TaxYearLabel } from '../pay/index.ts';

const OPEN_KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown'];

/**
 * The tax-year select. It begins as its bare trigger; the code that opens it comes when a visitor first
 * points at the trigger or focuses it. A click or key that arrives sooner is kept and done once it has come.
 */
export function TaxYearSelect(props: TaxYearFieldProps) {
  const [Listbox, setListbox] = useState<ComponentType<TaxYearFieldProps>>();
  const loading = useRef<Promise<void>>(undefined);
  const earlyMoves = useRef<EarlyMove[]>([]);
  const press = useRef<Promise<void>>(undefined);

  async function load() {
    const Loaded = await import('./tax-year-listbox.tsx').then(
      ({ TaxYearListbox }) => TaxYearListbox,
      () => NativeTaxYearSelect,
    );
    // A press that met the bare trigger and a release that met another would make no click at all.
    await press.current;
    const hadFocus = taxYearField() === document.activeElement;
    flushSync(() => setListbox(() => Loaded));
    if (hadFocus) taxYearField().focus();
    for (const move of earlyMoves.current) repeat(move);
  }

  function want() {
    loading.current ??= load();
  }

  function keep(move: EarlyMove) {
    earlyMoves.current.push(move);
    want();
  }

  // A button that was clicked before the page came alive has the focus, without the ring that keys give it.
  useEffect(() => {
    if (taxYearField().matches(':focus:not(:focus-visible)')) taxYearField().click();
  }, []);

  if (Listbox) return <Listbox {...props} />;
  return (
    <TaxYearTrigger
      taxYear={props.taxYear}
      onPointerEnter={want}
      onFocus={want}
      onPointerDown={() => {
        press.current = pointerReleased();
      }}
      onClick={() => keep('click')}
      onKeyDown={(event) => {
        if (OPEN_KEYS.includes(event.key)) event.preventDefault();
        else if (event.key.length > 1 || hasModifier(event)) return;
        keep({ key: event.key });
      }}
      onBlur={() => {
        earlyMoves.current = [];
      }}
    />
  );
}

/** Settles when the pointer is up and the click that this may be has been heard. */
function pointerReleased(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => setTimeout(resolve);
    addEventListener('pointerup', settle, { once: true });
    addEventListener('pointercancel', settle, { once: true });
  });
}

type EarlyMove = 'click' | { readonly key: string };

function repeat(move: EarlyMove): void {
  if (move === 'click') taxYearField().click();
  else taxYearField().dispatchEvent(new KeyboardEvent('keydown', { ...move, bubbles: true }));
}

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

function taxYearField(): HTMLElement {
  return document.getElementById(TAX_YEAR_FIELD_ID) as HTMLElement;
}

/** What stands in where the code of the listbox cannot be had, as when the connection is gone. */
function NativeTaxYearSelect({ taxYear, choose }: TaxYearFieldProps) {
  return (
    <select
      className="select"
      id={TAX_YEAR_FIELD_ID}
      value={taxYear}
      onChange={({ currentTarget }) => choose(currentTarget.value as TaxYearLabel)}
    >
      {TAX_YEARS.map(({ label }) => (
        <option key={label} value={label}>
          {taxYearText(label)}
        </option>
      ))}
    </select>
  );
}
