/** The programs of the system that the browser tests run. */
import { spawnSync } from 'node:child_process';
import { CHROMIUM } from '../../scripts/cli/chromium.ts';
import { findProgram, type Program } from '../../scripts/cli/find-program.ts';

/** A program that Debian has. */
interface DebianProgram extends Program {
  readonly name: string;
  readonly debianPackage: string;
}

const PROGRAMS = {
  chromium: { name: 'Chromium', debianPackage: 'chromium', ...CHROMIUM },
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
 * Finds the programs, and installs Debian's packages of those that are missing if packages can be installed. Throws if
 * one is still missing; the message says how to get it.
 */
export function ensureTestPrograms(): TestPrograms {
  const missing = Object.values(PROGRAMS).filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) installDebianPackages(missing.map((program) => program.debianPackage));
  return {
    chromium: found(PROGRAMS.chromium),
    firefox: found(PROGRAMS.firefox),
    pdftotext: found(PROGRAMS.pdftotext),
    pdftoppm: found(PROGRAMS.pdftoppm),
  };
}

function found(program: DebianProgram): string {
  const file = findProgram(program);
  if (file === undefined) throw new Error(howToGet(program));
  return file;
}

function howToGet({ name, debianPackage, variable }: DebianProgram): string {
  return `${name} is needed: install it (Debian: apt-get install ${debianPackage}) or set ${variable}.`;
}

/** Needs root and apt-get; without them nothing is installed. */
function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (run('update')) run('install', '-y', '--no-install-recommends', ...packages);
}
