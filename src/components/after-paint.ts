/** Lets most of a page follow a change after the rest of it has been painted. */
import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds that what follows may take to render before it waits for the paint. */
const AT_ONCE_MS = 16;

/**
 * `value`; where rendering it takes long, after a change the one before, until what else changed has been painted. A fast
 * device shows all at once. Called before what is worked out from the value that it returns.
 */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [followed, follow] = useState(value);
  const duration = useRef(0);
  const start = performance.now();
  if (followed !== value && duration.current < AT_ONCE_MS) follow(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how long it took to render what follows, not each render
  useLayoutEffect(() => {
    duration.current = performance.now() - start;
  }, [followed]);
  useLayoutEffect(() => {
    // A frame's callbacks run before it is painted, a timer that they start after it.
    requestAnimationFrame(() => setTimeout(follow, 0, value));
  }, [value]);
  return followed;
}
