/**
 * `npm run run-doc-commands`: runs every command of the README and the other documents in a fresh copy of the project, and
 * prints the exit status of each. Long ones run small, and what needs a server or an account is listed: `RULES` says which.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { UserError } from '../src/user-error.ts';
import { runCommand } from './cli/command-line.ts';

/** How a command that matches is run: not at all and why, until it says that it serves, or with `as` in the place of the match. */
type Rule = { readonly pattern: RegExp } & (
  | { readonly notRun: string }
  | { readonly serves: true; readonly as?: string }
  | { readonly as: string }
);

const SMALL_SITE = '--only 80000-81000';

/** The first that matches counts; without one a command runs as it is. */
const RULES: readonly Rule[] = [
  {
    pattern:
      /\b(apt-get|certbot|docker|rclone|RCLONE_\w+|scp|ssh|wrangler(@[\d.]+)?|netlify|vercel|firebase|swa|aws|systemctl|deploy-bucket\.sh)\b|https:\/\/pay-calculator|--served/,
    notRun: 'needs a server, an account or a package of the system',
  },
  { pattern: /\/(etc|var)\//, notRun: 'writes to folders of the system' },
  { pattern: /\b(deno|miniflare) /, notRun: 'needs a runtime of a host' },
  { pattern: /^nginx\b/, notRun: 'needs nginx with the settings of a site' },
  { pattern: /^\.ci\/run/, notRun: 'does everything: 10 minutes' },
  { pattern: /^npm run test-(every-fault|random-kills)/, notRun: 'takes hours' },
  { pattern: /\/mnt\//, notRun: 'needs the right to mount' },
  { pattern: /^npm run mutate/, notRun: 'takes hours' },
  {
    pattern: /^npm run (bench|audit)\b/,
    notRun: 'measures this machine: minutes of all its cores',
  },
  { pattern: /^npm run run-doc-commands/, notRun: 'is this one' },
  { pattern: /^npm ci --omit=dev$/, as: 'npm ci --omit=dev && npm ci' },
  {
    pattern: /^npm run edge$/,
    as: `npm run gen-site -- --edge ${SMALL_SITE} && npm run edge`,
    serves: true,
  },
  { pattern: /^npm run preview/, serves: true },
  { pattern: /^npm run dev/, serves: true },
  {
    pattern: /^npm run gen-site( -- --check)$/,
    as: `npm run gen-site -- ${SMALL_SITE} && npm run gen-site$1 ${SMALL_SITE}`,
  },
  // The handler's own pages are compared: other salaries than those of the small site are files.
  { pattern: /^(npm run gen-site -- --edge --out edge)$/, as: '$1 --only 5000' },
  { pattern: /^(npm run gen-site -- (?!.*--only).*)$/, as: `$1 ${SMALL_SITE}` },
  { pattern: /^npm run gen-site$/, as: `npm run gen-site -- ${SMALL_SITE}` },
  {
    pattern: /^(npm run verify -- .*)$/,
    as: `npm run gen-site -- ${SMALL_SITE} && $1 --partial`,
  },
  {
    pattern: /^npm run verify$/,
    as: `npm run gen-site -- ${SMALL_SITE} && npm run verify -- --partial`,
  },
  { pattern: /^npm test$/, as: 'npm test -- tests/docs.test.ts' },
  { pattern: /^npm run test:unit$/, as: 'npm run test:unit -- tests/docs.test.ts' },
  { pattern: /^npm run test:build$/, as: 'npm run test:build -- tests/preview' },
  { pattern: /^npm run test:browser$/, as: 'npm run test:browser -- tests/browser/menu.test.ts' },
  { pattern: /^(npm test -- --project browser)$/, as: '$1 tests/browser/menu.test.ts' },
];

/** What a server prints once it answers. */
const IS_SERVING = /\bhttp:\/\/127\.0\.0\.1:\d+/;

const command = new Command('run-doc-commands')
  .description('Runs the commands of the documents in a fresh copy of the project.')
  .option('--match <pattern>', 'only commands that this regular expression matches, and npm ci', '')
  .option('--list', 'say what would be run, and run nothing', false)
  .action(async ({ match, list }: { match: string; list: boolean }) => {
    const found = commandsOf(['README.md', 'CONTRIBUTING.md', ...documents()]);
    const chosen = found.filter((line) => line === 'npm ci' || new RegExp(match).test(line));
    if (list) {
      for (const line of chosen) console.log(`${line}${remark(line)}`);
      return;
    }
    const copy = freshCopy();
    let failures = 0;
    try {
      for (const line of chosen) {
        const { status, seconds } = await run(line, copy);
        if (status !== 0 && status !== 'not run') failures++;
        console.log(`${String(status).padStart(7)}  ${seconds}  ${line}${remark(line)}`);
      }
    } finally {
      rmSync(copy, { recursive: true });
    }
    if (failures > 0) throw new UserError(`${failures} of ${chosen.length} commands failed.`);
  });

runCommand(command);

function documents(): string[] {
  return readdirSync('docs').map((file) => `docs/${file}`);
}

/** The lines of blocks of shell, and npm's commands between backticks, each once, in order of the documents. */
function commandsOf(files: readonly string[]): string[] {
  const commands = files.flatMap((file) => {
    const markdown = readFileSync(file, 'utf8');
    const parts = markdown.matchAll(/^```sh\n(.*?)^```$|`((?:npm |\.ci\/)[^`\n]+)`/gms);
    return Array.from(parts, ([, block, span]) => (block ?? span ?? '').split('\n')).flat();
  });
  const lines = commands.map((line) => line.replace(/(^|\s+)#.*$/, '').trim());
  // Such as `npm run gen-site --`, to which the text adds flags.
  const isWhole = (line: string) => line !== '' && !/ --$|[<>…]| ME\b/.test(line);
  return [...new Set(lines.filter(isWhole))];
}

function ruleOf(line: string): Rule | undefined {
  return RULES.find(({ pattern }) => pattern.test(line));
}

/** What is run for `line`. */
function runAs(line: string, rule: Rule | undefined): string {
  const as = rule !== undefined && 'as' in rule ? rule.as : undefined;
  return as === undefined ? line : line.replace(rule?.pattern ?? '', as);
}

/** How `line` is not run as it is written, in words. */
function remark(line: string): string {
  const rule = ruleOf(line);
  if (rule === undefined) return '';
  if ('notRun' in rule) return `   (not run: ${rule.notRun})`;
  const as = runAs(line, rule);
  const differs = as === line ? [] : [`run as ${as}`];
  return `   (${[...differs, ...('serves' in rule ? ['ended once it served'] : [])].join(', ')})`;
}

/** A folder with the project's files as they are now, without what git ignores. */
function freshCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'doc-commands-'));
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
    },
  );
  for (const file of list.split('\0').filter(Boolean)) cpSync(file, path.join(copy, file));
  // Some tests and the linter ask git what is ignored.
  execFileSync('git', ['init', '--quiet', copy]);
  return copy;
}

/** Runs `line` in `folder`. A command that serves has status 0 once it does. Its output is shown if it fails. */
function run(line: string, folder: string): Promise<{ status: number | string; seconds: string }> {
  const rule = ruleOf(line);
  if (rule !== undefined && 'notRun' in rule) {
    return Promise.resolve({ status: 'not run', seconds: '      -' });
  }
  const start = performance.now();
  return new Promise((resolve) => {
    // In a new process group: ending the group ends npm and the server that npm started.
    const child = spawn('bash', ['-c', runAs(line, rule)], { cwd: folder, detached: true });
    let output = '';
    let served = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (rule === undefined || !('serves' in rule) || served || !IS_SERVING.test(output)) return;
        served = true;
        process.kill(-(child.pid as number), 'SIGTERM');
      });
    }
    child.once('close', (code, signal) => {
      const status = served ? 0 : (code ?? signal ?? 1);
      if (status !== 0) console.error(output);
      const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
      resolve({ status, seconds });
    });
  });
}
