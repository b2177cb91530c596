/** Writes the page of examples to the file that the argument names, in the folder of a built site. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplesPage } from './examples-page.tsx';

const [file = ''] = process.argv.slice(2);
writeFileSync(file, examplesPage(path.dirname(file)));
