import path from 'node:path';

/** The folder of the project, absolute: it holds `src`, `templates` and `package.json`. */
export const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');
