/** Calls `hear` for each event of `types` in the page, before React hears of it. Returns a function that ends this. */
export function listen(types: readonly string[], hear: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, hear, true);
  return () => {
    for (const type of types) removeEventListener(type, hear, true);
  };
}
