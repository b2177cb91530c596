import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds without a change before screen readers hear a new answer, and a doubtful amount is asked about. */
const SETTLED_MS = 1000;

/** `text` once it has not changed for a second; empty until its first change. */
export function useSettled(text: string): string {
  const [settledText, setSettledText] = useState('');
  const settled = useRef(text);
  useLayoutEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = text;
      setSettledText(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
