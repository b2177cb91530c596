/** The HTML around every page's content: fixed text with named slots, and the escape of what is filled in. */

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

/** `text` for a place between tags or inside a double-quoted attribute, escaped as React does. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
