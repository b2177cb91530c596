/** The programs of the system that the browser tests run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, findProgram, type Program } from '../../scripts/lib/chromium.ts';

/** A program that Debian has. */
export interface DebianProgram extends Program {
  readonly name: string;
  readonly debianPackage: string;
}

const PROGRAMS = {
  chromium: {
    ...CHROMIUM,
    name: 'Chromium',
    // Chromium without the windows that nobody looks at: the tests take two thirds of the time.
    debianPackage: 'chromium-headless-shell',
    commands: ['chromium-headless-shell', ...CHROMIUM.commands],
  },
  firefox: {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    commands: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
  },
  pdftotext: {
    name: 'pdftotext',
    debianPackage: 'poppler-utils',
    commands: ['pdftotext'],
    variable: 'PDFTOTEXT_PATH',
  },
  pdftoppm: {
    name: 'pdftoppm',
    debianPackage: 'poppler-utils',
    commands: ['pdftoppm'],
    variable: 'PDFTOPPM_PATH',
  },
} satisfies Record<string, DebianProgram>;

/** File of each program. */
export type TestPrograms = Readonly<Record<keyof typeof PROGRAMS, string>>;

/**
 * Finds the programs, and installs Debian's packages of those that are missing where it may. Throws if one is still
 * missing; the message says how to get it.
 */
export function ensureTestPrograms(): TestPrograms {
  const missing = missingPrograms();
  if (missing.length > 0) {
    const installs = mayInstall({
      isRoot: process.getuid?.() === 0,
      isDebian: existsSync('/etc/debian_version'),
      environment: process.env,
    });
    if (installs) installDebianPackages(missing.map((program) => program.debianPackage));
    const left = installs ? missingPrograms() : missing;
    if (left.length > 0) throw new Error(howToGet(left));
  }
  return {
    chromium: found(PROGRAMS.chromium),
    firefox: found(PROGRAMS.firefox),
    pdftotext: found(PROGRAMS.pdftotext),
    pdftoppm: found(PROGRAMS.pdftoppm),
  };
}

function missingPrograms(): DebianProgram[] {
  return Object.values(PROGRAMS).filter((program) => findProgram(program) === undefined);
}

function found(program: DebianProgram): string {
  return findProgram(program) ?? '';
}

/**
 * Whether the tests may install packages: as root on Debian or Ubuntu, unless the person refuses with
 * SKIP_BROWSER_INSTALL or has chosen a browser with CHROME_PATH.
 */
export function mayInstall({
  isRoot,
  isDebian,
  environment,
}: {
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}): boolean {
  return isRoot && isDebian && !environment.SKIP_BROWSER_INSTALL && !environment.CHROME_PATH;
}

/** One line that says what is missing, who needs it and how to get it. */
export function howToGet(missing: readonly DebianProgram[]): string {
  const names = LIST.format(missing.map(({ name }) => name));
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))].join(' ');
  const variables = LIST.format(missing.map(({ variable }) => variable));
  return `The tests of tests/browser need ${names}: install them (Debian: apt-get install ${packages}) or set ${variables}. npm run test:unit and npm run test:build need none of them.`;
}

/** One line that says what is about to be installed, and why. */
export function installNotice(packages: readonly string[]): string {
  return `Installing ${LIST.format(packages)} with apt-get, which the tests of tests/browser run (SKIP_BROWSER_INSTALL=1 refuses this).`;
}

const LIST = new Intl.ListFormat('en-AU');

function installDebianPackages(missing: readonly string[]): void {
  const packages = [...new Set(missing)];
  console.log(installNotice(packages));
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (run('update')) run('install', '-y', '--no-install-recommends', ...packages);
}
