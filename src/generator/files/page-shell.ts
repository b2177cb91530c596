/** Reads the shell of every page, `templates/page.html`, which has a `{{slot}}` for each part that pages fill. */
import { type PageShell, SLOTS, type Slot } from '../../render/page-shell.ts';
import { UserError } from '../../user-error.ts';

/**
 * Cuts a shell at its slots. `file` is its name in error messages.
 * @throws UserError if a slot is unknown, or one that every page needs is missing.
 */
export function parseShell({ source, file }: { source: string; file: string }): PageShell {
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

function asSlot(name: string, file: string): Slot {
  const slot = SLOTS.find((known) => known === name);
  if (slot === undefined) {
    throw new UserError(`${file} has an unknown slot {{${name}}}: known are ${SLOTS.join(', ')}.`);
  }
  return slot;
}
