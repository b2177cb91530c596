/**
 * Text that changes while a visitor looks on, on a page that the browser may be translating.
 *
 * A translator takes a text node out of the page and puts its own elements there, perhaps a second later. React goes on
 * writing to the node that it made, so the page would keep an old figure. Two things prevent that:
 * - a figure without words is never translated: `useFigureAttributes`;
 * - a sentence that changes is a new node in an element that has nothing else: `LiveText`.
 */
import { createContext, memo, useContext, useLayoutEffect, useRef, useState } from 'react';

/**
 * A text that changes, on a live page. Each is a new text node, whatever a translator has made of the last one or is about to. React gets
 * the first text alone: it would write later ones to the same node, and a new element for each costs a key more.
 */
export const LiveText = memo(function LiveText({ children: text }: { children: string }) {
  const [first] = useState(text);
  const span = useRef<{ textContent: string | null }>(null);
  useLayoutEffect(() => {
    if (span.current && span.current.textContent !== text) span.current.textContent = text;
  }, [text]);
  return useContext(LiveFigures) ? <span ref={span}>{first}</span> : text;
});

/** A line of small text that changes; nothing where it is empty. */
export function LiveHint({ children, id }: { children: string; id?: string }) {
  if (children === '') return null;
  return (
    <p className="hint" id={id}>
      <LiveText>{children}</LiveText>
    </p>
  );
}

/** Whether figures and texts within change. Those of salary pages never do: each attribute or element would be on every page. */
export const LiveFigures = createContext(false);

/** Attributes for the element of a figure. */
export function useFigureAttributes(): { translate?: 'no' } {
  return useContext(LiveFigures) ? { translate: 'no' } : {};
}
