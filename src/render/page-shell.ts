/** The HTML around every page's content: fixed text with named slots. */

export const SLOTS = [
  'contentSecurityPolicy',
  'viewport',
  'title',
  'description',
  'indexing',
  'siteName',
  'socialImage',
  'stylesheet',
  'scripts',
  'structuredData',
  'header',
  'main',
  'donation',
  'footer',
] as const;

export type Slot = (typeof SLOTS)[number];

/** The shell cut at its slots: `literals` has one piece more than `slots`. */
export interface PageShell {
  readonly literals: readonly string[];
  readonly slots: readonly Slot[];
}

/** The whole document, every slot filled with HTML. */
export function fillShell({ literals, slots }: PageShell, values: Record<Slot, string>): string {
  return slots.reduce(
    (html, slot, index) => html + values[slot] + (literals[index + 1] ?? ''),
    literals[0] ?? '',
  );
}
