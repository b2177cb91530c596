import { useLayoutEffect, useRef } from 'react';

/** The last value that counted: `value` itself if it does. */
export function useLast<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  }, [value, counts]);
  return counts ? value : last.current;
}
