import { setImmediate } from 'node:timers/promises';

/**
 * Runs `step` on every item and lets the process attend to signals in between, which a plain loop over 150,000 files
 * would put off by seconds.
 * @throws the reason of `signal` if it is aborted.
 */
export async function inTurns<T>(
  items: Iterable<T>,
  signal: AbortSignal | null,
  step: (item: T) => void,
  stepsPerTurn = 256,
): Promise<void> {
  let steps = 0;
  for (const item of items) {
    if (++steps % stepsPerTurn === 0) await setImmediate();
    signal?.throwIfAborted();
    step(item);
  }
}
