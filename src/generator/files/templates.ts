/** The text files in `templates/` that a build fills, with `{{slots}}` for what it fills in. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SLOT_PATTERN, SLOTS } from '../../render/page-shell.ts';
import { UserError } from '../../user-error.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { colours } from './colours.ts';

/** The text of the template at `file`, a path in the project. */
export function readTemplate(file: string): string {
  return readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');
}

/**
 * The template at `file`, or its text `source`, with each slot filled.
 * @throws UserError if it has a slot that is not in `values`.
 */
export function fillTemplate(
  file: string,
  values: Readonly<Record<string, string>>,
  source = readTemplate(file),
): string {
  return source.replace(SLOT_PATTERN, (_, slot: string) => {
    const value = values[slot];
    if (value !== undefined) return value;
    throw new UserError(
      `${file} has an unknown slot {{${slot}}}: known are ${Object.keys(values).join(', ')}.`,
    );
  });
}

/**
 * The shell of every page: the template at `file`, or its text `source`, without the white space between its lines, so that a salary
 * page needs no minifier. Only its colours are filled.
 * @throws UserError if a slot is unknown, or one that every page needs is missing.
 */
export function readShell(file: string, source = readTemplate(file)): string {
  const missing = SLOTS.find((slot) => !source.includes(`{{${slot}}}`));
  if (missing !== undefined) {
    throw new UserError(`${file} has no {{${missing}}} slot: put it back, every page needs it.`);
  }
  const unfilled = Object.fromEntries(SLOTS.map((slot) => [slot, `{{${slot}}}`]));
  return fillTemplate(file, { ...colours(), ...unfilled }, source).replace(/\n\s*/g, '');
}
