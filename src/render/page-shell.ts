/** The HTML around every page's content, from `templates/page.html`: fixed text with named `{{slots}}`. */
import { UserError } from '../user-error.ts';

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

/**
 * Cuts `source` at its slots.
 * @throws UserError if a slot is unknown, or one that every page needs is missing.
 */
export function parseShell(source: string, file: string): PageShell {
  const pieces = source.split(/\{\{(\w+)\}\}/);
  const literals = pieces.filter((_, index) => index % 2 === 0);
  const slots = pieces.filter((_, index) => index % 2 === 1).map((name) => asSlot(name, file));
  for (const slot of SLOTS) {
    if (!slots.includes(slot)) {
      throw new UserError(`${file} has no {{${slot}}} slot: put it back, every page needs it.`);
    }
  }
  return { literals, slots };
}

/** The whole document, every slot filled with HTML. */
export function fillShell({ literals, slots }: PageShell, values: Record<Slot, string>): string {
  return slots.reduce(
    (html, slot, index) => html + values[slot] + (literals[index + 1] ?? ''),
    literals[0] ?? '',
  );
}

function asSlot(name: string, file: string): Slot {
  const slot = SLOTS.find((known) => known === name);
  if (slot === undefined) {
    throw new UserError(`${file} has an unknown slot {{${name}}}: known are ${SLOTS.join(', ')}.`);
  }
  return slot;
}
