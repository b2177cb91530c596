/** The open figures, as a site and the engine's package publish them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDataFiles } from '../../pay/rules/open-data.ts';
import type { Publication } from '../../pay/rules/open-figures.ts';
import { PROJECT_FOLDER } from '../project.ts';

const SCHEMA = path.join(PROJECT_FOLDER, 'src/pay/rules/open-data.schema.json');

/** The text of each file by its name: the index, the schema, and a file for each tax year. */
export function openData(publication: Publication): ReadonlyMap<string, string> {
  return openDataFiles(JSON.parse(readFileSync(SCHEMA, 'utf8')), publication);
}
