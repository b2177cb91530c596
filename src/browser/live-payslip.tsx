/** The card 'On your payslip' in the browser, where the rule set has withholding schedules; else `no-payslip.ts` replaces this. */
import { type ComponentType, useEffect, useState } from 'react';
import type { Answered } from '../pages/home/answer.tsx';
import type { CalculatorProps } from '../pages/home/calculator.tsx';
import { fragmentOf } from '../pages/home/input-fragment.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The card as it was sent, with the figures of the default inputs, until its code and the schedules have loaded: when the page
 * is idle, or at once when an input is changed. Until then a card that the inputs have left behind is not to be seen, but
 * keeps its room.
 */
export const LivePayslip: CalculatorProps['Payslip'] = (props) => {
  const [Loaded, setLoaded] = useState<ComponentType<Answered>>();
  const [isLost, setLost] = useState(false);
  const isStale = fragmentOf(props.inputs, props.rules) !== '';

  useEffect(() => {
    const load = () =>
      import('./scheduled-payslip.tsx').then(
        ({ ScheduledPayslip }) => setLoaded(() => ScheduledPayslip),
        // The browser reports the failure.
        () => setLost(true),
      );
    if (isStale) load();
    else whenIdle(load);
  }, [isStale]);

  return Loaded ? (
    <Loaded {...props} />
  ) : (
    <section
      className="card payslip"
      hidden={isStale && isLost}
      style={isStale ? { visibility: 'hidden' } : undefined}
      // What was sent stays: React compares neither this nor the content with it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and keeps React from the content that was sent
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};
