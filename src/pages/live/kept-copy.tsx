/** Says that the page is the copy that the service worker keeps, and since when. */
import { useEffect, useState } from 'react';

/** Loads with the cards. Draws nothing on a page from the network. */
export function KeptCopy() {
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(keptAt()), []);
  if (kept === undefined) return null;
  const day = new Date(kept).toLocaleDateString('en-AU', { dateStyle: 'long' });
  return (
    <p className="hint">{`You seem to be offline. This is the copy kept on this device on ${day}.`}</p>
  );
}

/** The moment at which the copy was made; undefined if the page came from the network. */
export function keptAt(): string | undefined {
  return document.documentElement.dataset.kept;
}
