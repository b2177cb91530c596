/**
 * A pseudo-random generator (mulberry32): numbers from 0 up to, but not including, 1, the same for the same
 * seed. The site has no other source of randomness, so every build gives the same bytes. Its mixing gives
 * seeds that are close together, as salaries are, unrelated sequences.
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
