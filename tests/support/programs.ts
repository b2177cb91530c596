/** The programs of the system that the tests run, found and, for the browser tests, installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM, findProgram, type Program } from '../../scripts/lib/chromium.ts';

/** A program that Debian has. */
interface DebianProgram extends Program {
  readonly name: string;
  readonly debianPackage: string;
}

const BROWSER_PROGRAMS = {
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
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
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
export type BrowserPrograms = Readonly<Record<keyof typeof BROWSER_PROGRAMS, string>>;

const isThere = (command: string) =>
  findProgram({ commands: [command], variable: '' }) !== undefined;

/** nginx with the module that hands out Brotli copies. */
const hasNginx =
  existsSync('/usr/sbin/nginx') &&
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/** Without these some tests of hosts are left out. */
const HOST_PROGRAMS = [
  { name: 'nginx', isHere: hasNginx, debianPackage: 'libnginx-mod-http-brotli-static' },
  { name: 'caddy', isHere: isThere('caddy'), debianPackage: 'caddy' },
  { name: 'rclone', isHere: isThere('rclone'), debianPackage: 'rclone' },
] as const;

/** Whether the tests that need `name` are left out: where everything is proved, they fail instead. */
export function isLeftOut(name: (typeof HOST_PROGRAMS)[number]['name']): boolean {
  const program = HOST_PROGRAMS.find((each) => each.name === name);
  return !program?.isHere && !process.env.CI;
}

/** A set-up of Vitest: says at the end, in one line, which programs were missing. */
export default function reportLeftOut(): () => void {
  return () => {
    const missing = HOST_PROGRAMS.filter(({ name }) => isLeftOut(name));
    if (missing.length === 0) return;
    const names = LIST.format(missing.map(({ name }) => name));
    const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
    console.log(`Left out: the tests that need ${names} (Debian: apt-get install ${packages}).`);
  };
}

/**
 * Finds the programs of the browser tests. As root on Debian or Ubuntu it installs those that are missing, unless
 * SKIP_BROWSER_INSTALL refuses or CHROME_PATH names a browser. Throws if one is still missing; the message says how
 * to get it.
 */
export function ensureBrowserPrograms(): BrowserPrograms {
  const { SKIP_BROWSER_INSTALL, CHROME_PATH } = process.env;
  const mayInstall =
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    !SKIP_BROWSER_INSTALL &&
    !CHROME_PATH;
  if (mayInstall) install(missingPrograms());
  const missing = missingPrograms();
  if (missing.length > 0) {
    const names = LIST.format(missing.map(({ name }) => name));
    const variables = LIST.format(missing.map(({ variable }) => variable));
    throw new Error(
      `The tests of tests/browser need ${names}: install them (Debian: apt-get install ${packagesOf(missing)}) or set ${variables}. npm run test:unit and npm run test:build need none of them.`,
    );
  }
  const { chromium, firefox, pdftotext, pdftoppm } = BROWSER_PROGRAMS;
  return {
    chromium: fileOf(chromium),
    firefox: fileOf(firefox),
    pdftotext: fileOf(pdftotext),
    pdftoppm: fileOf(pdftoppm),
  };
}

function missingPrograms(): DebianProgram[] {
  return Object.values(BROWSER_PROGRAMS).filter((program) => findProgram(program) === undefined);
}

function fileOf(program: DebianProgram): string {
  return findProgram(program) ?? '';
}

function packagesOf(programs: readonly DebianProgram[]): string {
  return [...new Set(programs.map(({ debianPackage }) => debianPackage))].join(' ');
}

function install(programs: readonly DebianProgram[]): void {
  if (programs.length === 0) return;
  const packages = packagesOf(programs);
  console.log(`Installing ${packages} for tests/browser (SKIP_BROWSER_INSTALL=1 refuses this).`);
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (run('update')) run('install', '-y', '--no-install-recommends', ...packages.split(' '));
}

const LIST = new Intl.ListFormat('en-AU');
