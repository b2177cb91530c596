/** The rooms of `src`, what each may import, and the check of a file against its room's rule. */
import { isBuiltin } from 'node:module';
import path from 'node:path';

const CONTENT = ['src/pay', 'src/site', 'src/words', 'src/components', 'src/pages'];
const NODE = ['src/user-error.ts', 'any package', 'Node.js'];

/** Rooms, packages and Node's modules that the files of each room may import beside one another. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/pay': [],
  'src/site': ['src/pay', 'schema-dts'],
  'src/words': ['src/pay', 'src/site'],
  'src/components': ['src/pay', 'src/site', 'src/words', 'react'],
  'src/pages': ['src/pay', 'src/site', 'src/words', 'src/components', 'react', 'schema-dts'],
  'src/browser': [...CONTENT, 'src/styles', 'any package'],
  'src/render': [...CONTENT, 'src/user-error.ts', 'react', 'react-dom'],
  'src/generator': [...CONTENT, 'src/render', ...NODE],
  'src/edge': [...CONTENT, 'src/render'],
  // It takes no sentence from what it checks.
  'src/verify': [
    ...['src/pay', 'src/site', 'src/generator', 'src/preview', 'src/verify/reference'],
    ...NODE,
  ],
  'src/verify/reference': [],
  'src/preview': ['src/site', ...NODE],
  'src/styles': [],
  'src/user-error.ts': [],
};

/** The entries of the engine's package and what only they use: they check every query, which the site has no need of. */
const CHECKED =
  /^src\/pay\/((withholding|return|explain|rules)\/)?(index|queries)\.ts$|^src\/pay\/(check|parse-facts)\.ts$|^src\/pay\/deprecated\//;

/** One line for each import of `file` that the rule of its room refuses. `text` is the file's source. */
export function refusedImports(file: string, text: string): string[] {
  const room = roomOf(file);
  const allowed = MAY_IMPORT[room];
  if (allowed === undefined) return [`${file} is in no room of scripts/lib/rooms.ts.`];
  const rule = `${room} may import ${allowed.join(', ') || 'nothing'} (scripts/lib/rooms.ts)`;
  return Array.from(text.matchAll(IMPORT)).flatMap((statement) => {
    const imported = statement[1] ?? statement[2] ?? statement[3] ?? '';
    const isAllowed = namesOf(imported, file).some(
      (name) => name === room || allowed.includes(name),
    );
    const isOfPackageAlone = room !== 'src/pay' && CHECKED.test(targetOf(imported, file));
    if (isAllowed && !isOfPackageAlone) return [];
    const line = text.slice(0, statement.index).split('\n').length;
    return [`${file}:${line} imports '${imported}': ${isAllowed ? PACKAGE_RULE : rule}.`];
  });
}

const PACKAGE_RULE =
  'it is of the package alone, which checks every query; import the file that defines the name (scripts/lib/rooms.ts)';

/** Import and re-export at the start of a line, and `import('…')`, of a type or by a template too, anywhere. */
const IMPORT =
  /^(?:import|export)\b[^'"`;=(]*\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*['`]([^'`]+)['`]/gm;

/** The names in a rule that allow `imported`, as `file` has it: its room, or its package. */
function namesOf(imported: string, file: string): string[] {
  if (imported.startsWith('.')) return [roomOf(targetOf(imported, file))];
  if (isBuiltin(imported)) return ['Node.js'];
  const [packageName = ''] = /^(@[^/]+\/)?[^/]+/.exec(imported) ?? [];
  return [packageName, 'any package'];
}

/** Two files of a calculator's folder belong to other rooms: one holds the expected figures, and one runs only in browsers. */
const OTHER_ROOMS: Readonly<Record<string, string>> = {
  'expected.ts': 'src/verify',
  'browser.tsx': 'src/browser',
};

function targetOf(imported: string, file: string): string {
  return path.posix.join(path.posix.dirname(file), imported);
}

/** The longest path of a room that `file` is in, else `file`. */
function roomOf(file: string): string {
  const [, name = ''] = /^src\/pages\/[^/]+\/([^/]+)$/.exec(file) ?? [];
  if (name in OTHER_ROOMS) return OTHER_ROOMS[name] as string;
  const rooms = Object.keys(MAY_IMPORT).filter((room) => `${file}/`.startsWith(`${room}/`));
  return rooms.sort((a, b) => b.length - a.length)[0] ?? file;
}
