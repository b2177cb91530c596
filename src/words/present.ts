/** The items that are there: a condition leaves one out, as in `[gross, tax > 0 && levy]`. */
export function present<Item>(items: readonly (Item | false | undefined)[]): Item[] {
  return items.filter((item): item is Item => item !== false && item !== undefined);
}
