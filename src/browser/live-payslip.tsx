/** The card 'On your payslip' in the browser, for a rule set with withholding schedules. */
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { Answered } from '../pages/home/answer.tsx';
import type { CalculatorProps } from '../pages/home/calculator.tsx';
import { fragmentOf } from '../pages/home/input-fragment.ts';

const load = () => import('./scheduled-payslip.tsx');

/** Until it has loaded, and where it fails to, the card that was sent stays. */
const ScheduledPayslip = lazy(() =>
  load().then(
    ({ ScheduledPayslip }) => ({ default: ScheduledPayslip }),
    () => new Promise<never>(() => {}),
  ),
);

/**
 * The card as it was sent, with the figures of the default inputs, until its code and the schedules have loaded. Until then it
 * is invisible while the inputs are others, but keeps its space.
 */
export const LivePayslip: CalculatorProps['Payslip'] = ({ answered }) => {
  const [sent] = useState(answered);
  const [isLive, setLive] = useState(false);
  const [isLost, setLost] = useState(false);
  const isOutdated = !isLive && fragmentOf(answered.inputs, answered.rules) !== '';

  useEffect(() => {
    // The browser reports the failure.
    load().catch(() => setLost(true));
  }, []);

  return (
    <div className={isOutdated ? 'outdated' : undefined} hidden={isOutdated && isLost}>
      <Card answered={isLive ? answered : sent} setLive={setLive} />
    </div>
  );
};

/** Not rendered again before its code has loaded: React would remove a card that it cannot hydrate yet. */
const Card = memo(function Card({
  answered,
  setLive,
}: {
  answered: Answered;
  setLive: (isLive: boolean) => void;
}) {
  return (
    <Suspense>
      <ScheduledPayslip {...answered} />
      <WhenHydrated setLive={setLive} />
    </Suspense>
  );
});

function WhenHydrated({ setLive }: { setLive: (isLive: boolean) => void }) {
  useLayoutEffect(() => setLive(true), [setLive]);
  return null;
}
