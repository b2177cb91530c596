/** The text files in `templates/` that a build fills, with `{{slots}}` for what it fills in. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../user-error.ts';
import { PROJECT_FOLDER } from '../project.ts';

/** Text with slots, and the name it has in error messages: its path in the project. */
export interface Template {
  readonly source: string;
  readonly file: string;
}

/** The template at `file`, a path in the project. */
export function readTemplate(file: string): Template {
  return { source: readFileSync(path.join(PROJECT_FOLDER, file), 'utf8'), file };
}

/** @throws UserError if the template has a slot that is not in `values`. */
export function fillTemplate(
  { source, file }: Template,
  values: Readonly<Record<string, string>>,
): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value !== undefined) return value;
    throw new UserError(
      `${file} has an unknown slot {{${slot}}}: known are ${Object.keys(values).join(', ')}.`,
    );
  });
}
