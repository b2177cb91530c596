import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');

/** Every place that a file can import from: those of this project, a Node module, and packages. */
const PLACES = [
  'src/pay',
  'src/site',
  'src/components',
  'src/pages',
  'src/browser',
  'src/generator/build',
  'src/generator/render',
  'src/generator/emit',
  'src/generator/publish',
  'src/verify',
  'src/verify/reference',
  'src/preview',
  'src/edge',
  'src/user-error.ts',
  'scripts',
  'tests',
  'node:fs',
  'react',
  'a-package',
] as const;

type Place = (typeof PLACES)[number];

const SHOWN: readonly Place[] = ['src/pay', 'src/site', 'src/components', 'src/pages'];
const PACKAGES: readonly Place[] = ['react', 'a-package'];
const NODE: readonly Place[] = ['src/user-error.ts', 'node:fs', ...PACKAGES];

/** What each room may import beside its own files, as docs/architecture.md has it under 'Rooms'. */
const ALLOWED: Readonly<Record<string, readonly Place[]>> = {
  'src/pay': [],
  'src/site': ['src/pay'],
  'src/components': ['src/pay', 'src/site', 'react'],
  'src/pages': ['src/pay', 'src/site', 'src/components', 'react'],
  'src/browser': [...SHOWN, ...PACKAGES],
  'src/generator/build': [
    ...SHOWN,
    'src/generator/render',
    'src/generator/emit',
    'src/generator/publish',
    ...NODE,
  ],
  'src/generator/render': [...SHOWN, 'src/generator/emit', 'src/generator/publish', ...NODE],
  'src/generator/emit': [...SHOWN, 'src/generator/publish', ...NODE],
  'src/generator/publish': [...SHOWN, ...NODE],
  'src/verify': [
    ...SHOWN,
    'src/browser',
    'src/generator/build',
    'src/generator/emit',
    'src/generator/publish',
    'src/verify/reference',
    'src/preview',
    ...NODE,
  ],
  'src/verify/reference': [],
  'src/preview': ['src/site', ...NODE],
  'src/edge': [...SHOWN, 'src/generator/render', 'node:fs', ...PACKAGES],
};

/** Rooms without rules: no module is in them, or they only hold rooms. */
const WITHOUT_RULES = ['src/styles', 'src/generator'];

interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

let project = '';
let refusals: readonly Refusal[] = [];

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  copyFileSync('.biome.jsonc', path.join(project, '.biome.jsonc'));
  for (const room of Object.keys(ALLOWED)) {
    for (const folder of [room, `${room}/inner`]) {
      const imports = placesBeside(room).map((place) => importOf(place, folder));
      write(`${folder}/importer.ts`, imports);
    }
    write(`${room}/own.ts`, ["import './importer.ts';", "import './inner/importer.ts';"]);
    write(`${room}/inner/own.ts`, ["import './importer.ts';", "import '../importer.ts';"]);
  }
  write('src/user-error.ts', ["import './pay/index.ts';"]);
  write('src/site/first.ts', ["import type { Second } from './second.ts';"]);
  write('src/site/second.ts', ["import type { First } from './first.ts';"]);
  refusals = await lint(project);
});

afterAll(() => rmSync(project, { recursive: true }));

describe.each(Object.entries(ALLOWED))('%s', (room, allowed) => {
  const refused = placesBeside(room).filter((place) => !allowed.includes(place));

  it.each(['importer.ts', 'inner/importer.ts'])(
    '%s may import what the rule allows alone',
    (file) => {
      const places = placesBeside(room);
      const found = importRefusals(`${room}/${file}`);
      expect(found.map(({ line }) => places[line - 1])).toEqual(refused);
    },
  );

  it('is named in the message, with the place of the rule', () => {
    const messages = new Set(importRefusals(`${room}/importer.ts`).map(({ message }) => message));
    expect([...messages]).toEqual([
      expect.stringMatching(
        new RegExp(`^${room} imports .+ \\(docs/architecture\\.md, Rooms\\)\\.$`),
      ),
    ]);
  });

  it.each(['own.ts', 'inner/own.ts'])('%s may import files of its room', (file) => {
    expect(importRefusals(`${room}/${file}`)).toEqual([]);
  });
});

it('src/user-error.ts imports nothing', () => {
  expect(importRefusals('src/user-error.ts')).toMatchObject([
    { line: 1, message: 'src/user-error.ts imports nothing (docs/architecture.md, Rooms).' },
  ]);
});

it('no files may import each other, not even types', () => {
  const circles = refusals.filter(({ rule }) => rule === 'lint/suspicious/noImportCycles');
  expect(circles.map(({ file }) => file).filter((file) => /first|second/.test(file))).toEqual([
    'src/site/first.ts',
    'src/site/second.ts',
  ]);
});

it('every room has a rule', () => {
  const folders = ['src', 'src/generator'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
  expect(Object.keys(ALLOWED)).toEqual(
    expect.arrayContaining(folders.filter((folder) => !WITHOUT_RULES.includes(folder))),
  );
});

function placesBeside(room: string): Place[] {
  return PLACES.filter((place) => place !== room);
}

function importOf(place: Place, folder: string): string {
  if (!/^(src|scripts|tests)/.test(place)) return `import '${place}';`;
  const target = place.endsWith('.ts') ? place : `${place}/a-file.ts`;
  return `import '${path.posix.relative(folder, target)}';`;
}

function write(file: string, lines: readonly string[]): void {
  const written = path.join(project, file);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, `${lines.join('\n')}\n`);
}

function importRefusals(file: string): Refusal[] {
  return refusals
    .filter((refusal) => refusal.file === file && refusal.rule === 'lint/style/noRestrictedImports')
    .sort((a, b) => a.line - b.line);
}

/** What the linter has against the files of `folder`; it ends with a status when there is something. */
async function lint(folder: string): Promise<Refusal[]> {
  const run = promisify(execFile);
  const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src'];
  const { stdout } = await run(process.execPath, [BIOME, 'lint', ...options], {
    cwd: folder,
  }).catch((failure: { stdout: string }) => failure);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics.map(({ category, message, location }) => ({
    file: location.path,
    line: location.start.line,
    rule: category,
    message,
  }));
}

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}
