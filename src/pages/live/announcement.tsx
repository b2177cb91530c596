/** Tells screen readers a text that changes. */
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';

/** Milliseconds without a change before screen readers hear a new answer, and an amount is asked about that is doubtful or may go on. */
export const SETTLED_MS = 1000;

type Announced = { text: string; atOnce?: boolean };

/** Announces `text` once it settles, as one does that follows from what is typed; with `atOnce`, at once. */
export const Announcement = memo(function Announcement({ text, atOnce = false }: Announced) {
  const settled = useSettled(text);
  return (
    <p className="unseen" role="status">
      <LiveText>{atOnce ? text : settled}</LiveText>
    </p>
  );
});

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
