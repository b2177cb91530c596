/** The HTML shell of every page, from `templates/page.html`: literal text with named `{{slots}}`. */
import { UserError } from '../../user-error.ts';

export const SLOTS = [
  'contentSecurityPolicy',
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

/** A template cut at its slots: `literals` has one piece more than `slots`. */
export interface PageTemplate {
  readonly literals: readonly string[];
  readonly slots: readonly Slot[];
}

/**
 * Cuts `source` at its slots.
 * @throws UserError if a slot is unknown, or one that a page cannot do without is missing.
 */
export function parseTemplate(source: string, file: string): PageTemplate {
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

/** Fills some slots for good; the result has only the others left. */
export function fillSlots(
  template: PageTemplate,
  values: Partial<Record<Slot, string>>,
): PageTemplate {
  const literals: string[] = [];
  const slots: Slot[] = [];
  let literal = template.literals[0] ?? '';
  template.slots.forEach((slot, index) => {
    const following = template.literals[index + 1] ?? '';
    const value = values[slot];
    if (value === undefined) {
      literals.push(literal);
      slots.push(slot);
      literal = following;
    } else {
      literal += value + following;
    }
  });
  literals.push(literal);
  return { literals, slots };
}

/** The whole page, every slot filled. */
export function fillTemplate(template: PageTemplate, values: Record<Slot, string>): string {
  return fillSlots(template, values).literals.join('');
}

/** `text` as it may stand between tags or inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function asSlot(name: string, file: string): Slot {
  const slot = SLOTS.find((known) => known === name);
  if (slot === undefined) {
    throw new UserError(`${file} has an unknown slot {{${name}}}: known are ${SLOTS.join(', ')}.`);
  }
  return slot;
}
