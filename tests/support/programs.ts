/** The programs of the system that the tests run. Where they may, the tests install those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, findProgram, type Program } from '../../scripts/lib/chromium.ts';

/** A program, and the packages in which Debian has it. */
interface TestProgram {
  readonly name: string;
  readonly debianPackages: readonly string[];
  isHere(): boolean;
}

const poppler = (command: string) => ({
  name: command,
  debianPackages: ['poppler-utils'],
  commands: [command],
  variable: `${command.toUpperCase()}_PATH`,
});

const BROWSER_PROGRAMS = {
  chromium: {
    ...CHROMIUM,
    name: 'Chromium',
    // Chromium without the windows that nobody looks at: the tests take two thirds of the time.
    debianPackages: ['chromium-headless-shell'],
    commands: ['chromium-headless-shell', ...CHROMIUM.commands],
  },
  firefox: {
    name: 'Firefox',
    debianPackages: ['firefox-esr'],
    commands: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  pdftotext: poppler('pdftotext'),
  pdftoppm: poppler('pdftoppm'),
} satisfies Record<string, Program & Omit<TestProgram, 'isHere'>>;

/** File of each program. */
export type BrowserPrograms = Readonly<Record<keyof typeof BROWSER_PROGRAMS, string>>;

const isCommand = (command: string) => () =>
  findProgram({ commands: [command], variable: '' }) !== undefined;

/** Programs of the tests in WebKit, which macOS and Windows have no packages of. Where one is missing, those tests are left out. */
const WEBKIT_PROGRAMS = {
  webKitDriver: {
    name: 'WebKitGTK with its driver',
    debianPackages: ['webkit2gtk-driver'],
    isHere: isCommand('WebKitWebDriver'),
  },
  xvfb: { name: 'Xvfb', debianPackages: ['xvfb'], isHere: isCommand('Xvfb') },
} satisfies Record<string, TestProgram>;

/** Programs of the tests of hosts, and of the examples of `docs/data.md`. Where one is missing, the tests that need it are left out. */
const HOST_PROGRAMS = {
  nginx: {
    name: 'nginx with its Brotli module',
    debianPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isHere: () =>
      existsSync('/usr/sbin/nginx') &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  caddy: { name: 'Caddy', debianPackages: ['caddy'], isHere: isCommand('caddy') },
  rclone: { name: 'rclone', debianPackages: ['rclone'], isHere: isCommand('rclone') },
  zstd: { name: 'zstd', debianPackages: ['zstd'], isHere: isCommand('zstd') },
  jq: { name: 'jq', debianPackages: ['jq'], isHere: isCommand('jq') },
  python3: { name: 'Python', debianPackages: ['python3-minimal'], isHere: isCommand('python3') },
} satisfies Record<string, TestProgram>;

const OPTIONAL_PROGRAMS = { ...WEBKIT_PROGRAMS, ...HOST_PROGRAMS };

/** Tests that need `name` are left out where it is missing. In CI, where everything is proved, they fail instead. */
export function isLeftOut(name: keyof typeof OPTIONAL_PROGRAMS): boolean {
  return !OPTIONAL_PROGRAMS[name].isHere() && !process.env.CI;
}

/** Vitest's setup of the tests of hosts. */
export default function prepareHostPrograms(): () => void {
  return prepare(Object.values(HOST_PROGRAMS));
}

/** As `prepareHostPrograms`, for the tests in WebKit. */
export function prepareWebKitPrograms(): () => void {
  return prepare(Object.values(WEBKIT_PROGRAMS));
}

/** Installs the programs where that is allowed. @returns what to do at the end: one line names those that were missing. */
function prepare(programs: readonly TestProgram[]): () => void {
  const missing = installedOrMissing(programs);
  return () => {
    if (missing.length > 0)
      console.log(
        `Left out: the tests that need ${namesOf(missing)} (Debian: apt-get install ${packagesOf(missing)}).`,
      );
  };
}

/**
 * The programs of the browser tests, installed where they may be. If one is missing, one line says how to get it, and the
 * process ends: Vitest would put its own lists and a stack trace around the line.
 */
export function ensureBrowserPrograms(): BrowserPrograms {
  const programs = Object.values(BROWSER_PROGRAMS).map((program) => ({
    ...program,
    isHere: () => findProgram(program) !== undefined,
  }));
  // Somebody who sets CHROME_PATH manages the browsers.
  const missing = process.env.CHROME_PATH ? missingOf(programs) : installedOrMissing(programs);
  if (missing.length > 0) {
    const variables = LIST.format(missing.map(({ variable }) => variable));
    console.error(
      `error: The tests of tests/browser need ${namesOf(missing)}: install them (Debian, as root: apt-get install ${packagesOf(missing)}) or set ${variables}. npm run test:unit and npm run test:build need none of them.`,
    );
    process.exit(1);
  }
  return Object.fromEntries(
    Object.entries(BROWSER_PROGRAMS).map(([name, program]) => [name, findProgram(program) ?? '']),
  ) as BrowserPrograms;
}

function missingOf<P extends TestProgram>(programs: readonly P[]): P[] {
  return programs.filter((program) => !program.isHere());
}

/** Installs the missing programs where that is allowed. @returns those that are still missing. */
function installedOrMissing<P extends TestProgram>(programs: readonly P[]): P[] {
  const missing = missingOf(programs);
  const rights = missing.length > 0 ? rightsToInstall() : undefined;
  if (rights === undefined) return missing;
  const packages = packagesOf(missing);
  console.log(`Installing ${packages} for the tests (SKIP_BROWSER_INSTALL=1 refuses this).`);
  const [program = '', ...words] = [
    ...rights,
    // In run level 1 the packages do not start their servers.
    ...['env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet=2'],
    ...['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'],
  ];
  const aptGet = (...rest: string[]) =>
    spawnSync(program, [...words, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] }).status ===
    0;
  if (aptGet('update')) {
    aptGet('install', '--yes', '--no-install-recommends', ...packages.split(' '));
  }
  return missingOf(programs);
}

/** The words that make a command run as root. Undefined where the tests may install nothing. */
function rightsToInstall(): readonly string[] | undefined {
  if (process.env.SKIP_BROWSER_INSTALL || !existsSync('/etc/debian_version')) return undefined;
  if (process.getuid?.() === 0) return [];
  // A person did not ask for sudo by running the tests, and CI did.
  const maySudo = process.env.CI && spawnSync('sudo', ['-n', 'true']).status === 0;
  return maySudo ? ['sudo', '-n'] : undefined;
}

function namesOf(programs: readonly TestProgram[]): string {
  return LIST.format(programs.map(({ name }) => name));
}

function packagesOf(programs: readonly TestProgram[]): string {
  return [...new Set(programs.flatMap(({ debianPackages }) => debianPackages))].join(' ');
}

const LIST = new Intl.ListFormat('en-AU');
