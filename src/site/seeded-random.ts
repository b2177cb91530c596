/**
 * Numbers from 0 up to, but not including, 1 that look random and are the same for the same seed: the
 * site has no other source of chance, so that every build gives the same bytes. This is mulberry32; its
 * mixing keeps seeds that lie close together, as salaries do, from giving sequences that resemble.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
