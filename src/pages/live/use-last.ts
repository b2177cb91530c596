import { useLayoutEffect, useRef } from 'react';

/** `value`, or where it does not count the last one that did. */
export function useLast<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  }, [value, counts]);
  return counts ? value : last.current;
}
