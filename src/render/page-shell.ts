/** The HTML around every page's content: fixed text with named slots, and the escape of what is filled in. */

export const SLOTS = [
  'contentSecurityPolicy',
  'viewport',
  'title',
  'description',
  'indexing',
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

/** A place that a template leaves for a value. */
export const SLOT_PATTERN = /\{\{(\w+)\}\}/g;

/** `shell`, with each `{{slot}}` filled with HTML. */
export function fillShell(shell: string, values: Readonly<Record<Slot, string>>): string {
  return shell.replace(SLOT_PATTERN, (_, slot: Slot) => values[slot]);
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
