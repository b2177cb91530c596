/** The tax year of the home page in a browser: the native select that was sent, then the Radix one in its place. */
import { memo, startTransition, useEffect, useState } from 'react';
import type { RadixYearSelect } from '../../browser/radix-select.tsx';
import { whenIdle } from '../form/address.ts';
import { NativeYearSelect, TAX_YEAR_ID, type YearSelectProps } from '../form/controls.tsx';

/**
 * The native select until the Radix one has loaded and nobody is using the native one: replacing a select that is
 * focused, open or pressed would lose keys and clicks.
 */
export const YearSelect = memo(function YearSelect(props: YearSelectProps) {
  const [Radix, setRadix] = useState<typeof RadixYearSelect>();
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    // It may have got the focus before React could hear of it.
    setInUse(document.activeElement?.id === TAX_YEAR_ID);
    whenIdle(() =>
      import('../../browser/radix-select.tsx').then(
        (loaded) => startTransition(() => setRadix(() => loaded.RadixYearSelect)),
        // The browser reports the failure, and the native select stays.
        () => undefined,
      ),
    );
  }, []);

  if (Radix && !isInUse) return <Radix {...props} />;
  return (
    <NativeYearSelect
      {...props}
      attributes={{
        onFocus: () => setInUse(true),
        // When the whole window loses the focus, the select still has it once the window is back.
        onBlur: ({ currentTarget }) => setInUse(currentTarget === document.activeElement),
        // A finger presses before it gives the focus. If it scrolls the page instead, the press is cancelled.
        onPointerDown: () => setInUse(true),
        onPointerCancel: () => setInUse(false),
      }}
    />
  );
});
