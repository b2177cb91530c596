/** The output for a person when `gen-site` cannot do what it was asked, or is told to stop. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CommandResult,
  digest,
  filesIn,
  genSite,
  type RunningCommand,
  shell,
  startGenSite,
  startWithNpm,
  startWithoutInput,
} from './gen-site-command.ts';

const SMALL = ['--only', '80000', '--quiet', '--workers', '1'];
/** So many pages that no test sees the build end. */
const LARGE = ['--only', '5000-9000000'];

/** A small site, which tests copy to where they build another. */
let published: string;
beforeAll(async () => {
  published = mkdtempSync(path.join(tmpdir(), 'published-'));
  expect(await genSite('--out', published, ...SMALL)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(published, { recursive: true }));

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gen-site-failures-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isRendering = () => existsSync(path.join(path.dirname(out), '.dist.gen-site/next/salary'));

/** The files beside the site. */
function besideTheSite(): string[] {
  return readdirSync(path.dirname(out)).filter((name) => name !== 'dist');
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { timeout: 120_000, interval: 10 });
}

/** Starts a build in a process that runs `code`, a module, before. */
function startAfter(code: string, ...flags: string[]): RunningCommand {
  const preload = path.join(folder, 'preload.mjs');
  writeFileSync(preload, code);
  vi.stubEnv('NODE_OPTIONS', `--import ${preload}`);
  const build = startGenSite('--out', out, '--quiet', ...flags);
  vi.unstubAllEnvs();
  return build;
}

function oneLine({ stderr }: CommandResult): string {
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

describe('a build that is told to stop', () => {
  test.each<[how: string, signals: NodeJS.Signals[], status: number | 'of npm']>([
    ['by SIGHUP', ['SIGHUP'], 129],
    ['by SIGINT', ['SIGINT'], 130],
    ['by SIGTERM', ['SIGTERM'], 143],
    ['twice within moments, as npm passes Ctrl+C on', ['SIGINT', 'SIGINT', 'SIGTERM'], 130],
    ['by Ctrl+C, which npm and all that it runs receive', ['SIGINT'], 'of npm'],
  ])(
    '%s cleans up, says what is published, and ends with its status',
    async (_, signals, status) => {
      const isWithNpm = status === 'of npm';
      cpSync(published, out, { recursive: true });
      const build = (isWithNpm ? startWithNpm : startGenSite)('--out', out, '--quiet', ...LARGE);
      await until(isRendering);
      for (const signal of signals) build[isWithNpm ? 'killGroup' : 'kill'](signal);
      const result = await build.result;
      expect(oneLine(result)).toBe('error: Interrupted. The published site is as it was.');
      // npm may end first, and in its own way.
      if (!isWithNpm) expect(result.status).toBe(status);
      await until(() => besideTheSite().length === 0);
      expect(digest(out)).toBe(digest(published));
    },
  );

  test('again, while its clean-up hangs, ends at once, and the next build tidies up', async () => {
    const build = startAfter(
      `import timers from 'node:timers/promises';
      import { syncBuiltinESMExports } from 'node:module';
      process.once('SIGTERM', () => {
        timers.setImmediate = () => new Promise((resolve) => setTimeout(resolve, 1e8));
        syncBuiltinESMExports();
      });`,
      ...LARGE,
    );
    // The clean-up waits after each few hundred files.
    await until(() => isRendering() && filesIn(path.dirname(out)).length > 1_000);
    let isEnded = false;
    void build.result.then(() => {
      isEnded = true;
    });
    await until(() => {
      build.kill('SIGTERM');
      return isEnded;
    });
    const result = await build.result;
    expect(oneLine(result)).toBe(
      'error: Interrupted. What is left behind is removed by the next build.',
    );
    expect(result.status).toBe(143);
    expect(besideTheSite()).not.toEqual([]);
    expect(await genSite('--out', out, ...SMALL)).toMatchObject({ status: 0, stderr: '' });
    expect(besideTheSite()).toEqual([]);
  });
});

describe('a build by nohup', () => {
  test.each([
    ['the shell names it', startGenSite, '/usr/bin/nohup'],
    ['its input can only be written to', startWithoutInput, undefined],
  ])('goes on when its terminal is closed: %s', async (_, start, shellsWord) => {
    vi.stubEnv('_', shellsWord);
    const build = start('--out', out, '--quiet', '--only', '5000-200000');
    vi.unstubAllEnvs();
    await until(isRendering);
    build.kill('SIGHUP');
    expect(await build.result).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  });
});

describe('a build whose output nobody takes', () => {
  test('any more goes on without its progress', async () => {
    await shell(`gen-site --out ${out} --only 80000 2>&1 | head -c1`);
    await until(() => besideTheSite().length === 0);
    expect(existsSync(path.join(out, 'index.html'))).toBe(true);
    const { status } = await shell(
      `gen-site --out ${out} --only 80000 --site-name Other 2>/dev/full`,
    );
    expect(status).toBe(0);
  });

  test('says in one line that the summary is lost', async () => {
    const result = await shell(`gen-site --out ${out} --only 80000 --json --quiet >/dev/full`);
    expect(oneLine(result)).toBe(
      'error: The site is published, and the summary is lost: standard output cannot be written (ENOSPC).',
    );
    expect(result.status).toBe(1);
    expect(besideTheSite()).toEqual([]);
  });
});

test('a limit on the size of files is told in one line', async () => {
  cpSync(published, out, { recursive: true });
  const result = await shell(
    `ulimit -f 4; gen-site --out ${out} --site-name Other ${SMALL.join(' ')}`,
  );
  expect(oneLine(result)).toMatch(
    /^error: EFBIG: file too large, write '\/\S+'\. The published site is as it was\.$/,
  );
  expect(digest(out)).toBe(digest(published));
  expect(besideTheSite()).toEqual([]);
});

test('a build by a user who lets nobody read new files makes a site that a web server can read', async () => {
  const { status } = await shell(`umask 077; gen-site --out ${out} ${SMALL.join(' ')}`);
  expect(status).toBe(0);
  const mode = (file: string) => (statSync(path.join(out, file)).mode & 0o777).toString(8);
  expect(['', 'salary'].map(mode)).toEqual(['755', '755']);
  expect(['index.html', 'salary/80000.html'].map(mode)).toEqual(['644', '644']);
});

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
test.each<[what: string, code: string, flags: readonly string[], line: string]>([
  [
    'no second render thread',
    `import threads from 'node:worker_threads';
    import { syncBuiltinESMExports } from 'node:module';
    let started = 0;
    threads.Worker = class extends threads.Worker {
      constructor(...values) {
        if (++started === 2) throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
        super(...values);
      }
    };
    syncBuiltinESMExports();`,
    ['--only', '5000-2000000', '--workers', '2'],
    'No render thread could be started (EAGAIN): use fewer --workers, or raise the limits (ulimit -u, ulimit -n). Nothing is published.',
  ],
  [
    'Node.js 20.18.3',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });`,
    [],
    `This is Node.js 20.18.3, and ${engines.node.replace('>=', '')} or newer is needed.`,
  ],
])(
  'a system that gives %s is told in one line, and nothing is left',
  async (_, code, flags, line) => {
    const result = await startAfter(code, ...flags).result;
    expect(oneLine(result)).toBe(`error: ${line}`);
    expect(result.status).toBe(1);
    expect(readdirSync(path.dirname(out))).toEqual([]);
  },
);

test.each([
  [['--forse'], "unknown option '--forse' (Did you mean --force?)"],
  [['--', '--out', ''], "option '--dir <folder>' argument '' is invalid. It is empty."],
  [['--', '--', '--force'], 'too many arguments'],
  [['--workers', '1\n\u001b[31m'], "'1\\n\\u001b[31m'"],
  [['--layout', 'fl\nat'], "'fl\\nat' is invalid. Allowed choices are file, directory."],
  [['--precompress', 'br,zstd'], 'Allowed choices are br, gzip, br,gzip.'],
  [['--edge', '--layout', 'directory'], '--layout'],
  [['--edge', '--precompress', 'br'], '--precompress'],
  [['--out', '--force'], "--out has no value: '--force' begins with a dash"],
  [['--out=~/x'], `write ${homedir()}/x, or ./~/x to mean that name.`],
  [['--config', '~/x'], "'~/x' is invalid. Only the shell knows ~"],
  [['--only', '80\n00'], "'80\\n00' is none of the salaries from $5,000 to $15,000,000"],
])('%j is refused in one line, with status 2, before anything is touched', async (words, hint) => {
  const result = await genSite(...words, '--out', out);
  expect(oneLine(result)).toContain(hint);
  expect(result).toMatchObject({ status: 2, stdout: '' });
  expect(filesIn(folder)).toEqual([]);
});
