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

const filesBeside = (name: string) => filesIn(path.join(path.dirname(out), name));

async function until(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { timeout: 120_000, interval: 10 });
}

function oneLine({ stderr }: CommandResult): string {
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

describe('a build that is told to stop', () => {
  test.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'by %s cleans up, says what is published, and ends with status %i',
    async (signal, status) => {
      cpSync(published, out, { recursive: true });
      const build = startGenSite('--out', out, '--quiet', ...LARGE);
      await until(isRendering);
      build.kill(signal);
      const result = await build.result;
      expect(oneLine(result)).toBe('error: Interrupted. The published site is as it was.');
      expect(result.status).toBe(status);
      expect(digest(out)).toBe(digest(published));
      expect(besideTheSite()).toEqual([]);
    },
  );

  test('twice within moments, as npm passes Ctrl+C on, cleans up as after one', async () => {
    const build = startGenSite('--out', out, '--quiet', ...LARGE);
    await until(isRendering);
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) build.kill(signal);
    expect(oneLine(await build.result)).toBe('error: Interrupted. Nothing is published.');
    expect(besideTheSite()).toEqual([]);
  });

  test('again, while its clean-up hangs, ends at once, and the next build tidies up', async () => {
    const preload = path.join(folder, 'preload.mjs');
    writeFileSync(
      preload,
      `import timers from 'node:timers/promises';
      import { syncBuiltinESMExports } from 'node:module';
      process.once('SIGTERM', () => {
        timers.setImmediate = () => new Promise((resolve) => setTimeout(resolve, 1e8));
        syncBuiltinESMExports();
      });`,
    );
    vi.stubEnv('NODE_OPTIONS', `--import ${preload}`);
    const build = startGenSite('--out', out, '--quiet', ...LARGE);
    vi.unstubAllEnvs();
    // The clean-up waits after each few hundred files.
    await until(() => isRendering() && besideTheSite().flatMap(filesBeside).length > 1_000);
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

  test('by Ctrl+C, which npm and all that it runs receive, leaves the old site and no lock', async () => {
    cpSync(published, out, { recursive: true });
    const build = startWithNpm('--out', out, '--quiet', ...LARGE);
    await until(isRendering);
    build.killGroup('SIGINT');
    const { stderr } = await build.result;
    expect(stderr).toBe('error: Interrupted. The published site is as it was.\n');
    await until(() => besideTheSite().length === 0);
    expect(digest(out)).toBe(digest(published));
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

describe('a system that gives too little', () => {
  /** Runs a build after `code`, a module, in the same process. */
  function buildAfter(code: string, ...flags: string[]) {
    const preload = path.join(folder, 'preload.mjs');
    writeFileSync(preload, code);
    const words = ['--out', out, '--quiet', ...flags].join(' ');
    return shell(`NODE_OPTIONS='--import ${preload}' gen-site ${words}`);
  }

  test('no second render thread, is told in one line, and the build ends', async () => {
    const result = await buildAfter(
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
      ...['--only', '5000-2000000', '--workers', '2'],
    );
    expect(oneLine(result)).toBe(
      'error: No render thread could be started (EAGAIN): use fewer --workers, or raise the limits (ulimit -u, ulimit -n). Nothing is published.',
    );
    expect(result.status).toBe(1);
    expect(besideTheSite()).toEqual([]);
  });

  test('Node.js 20.18.3, is told in one line', async () => {
    const oldest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
    const result = await buildAfter(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });`,
    );
    expect(oneLine(result)).toBe(
      `error: This is Node.js 20.18.3, and ${oldest} or newer is needed.`,
    );
    expect(result.status).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});

describe('before anything is touched', () => {
  test.each([
    [['--forse'], "unknown option '--forse' (Did you mean --force?)"],
    [['dist'], 'too many arguments'],
    [['--', '--out', ''], "option '--dir <folder>' argument '' is invalid. It is empty."],
    [['--', '--', '--force'], 'too many arguments'],
    [['--dir', ''], "option '--dir <folder>' argument '' is invalid. It is empty."],
    [['--workers', '1\n\u001b[31m'], "'1\\n\\u001b[31m'"],
    [['--layout', 'fl\nat'], "'fl\\nat' is invalid. Allowed choices are file, directory."],
    [['--precompress', 'br,zstd'], 'Allowed choices are br, gzip, br,gzip.'],
    [['--edge', '--layout', 'directory'], '--layout'],
    [['--edge', '--precompress', 'br'], '--precompress'],
    [['--out', '--force'], "--out has no value: '--force' begins with a dash"],
    [['--site-name', '--force'], 'To mean it, write --site-name=--force.'],
    [['--dir', '~/x'], `'~/x' is invalid. Only the shell knows ~`],
    [['--out=~/x'], `write ${homedir()}/x, or ./~/x to mean that name.`],
    [['--config', '~/x'], "'~/x' is invalid. Only the shell knows ~"],
    [['--only', '80\n00'], "'80\\n00' is none of the salaries from $5,000 to $15,000,000"],
  ])('%j is refused in one line, with status 2', async (words, hint) => {
    const result = await genSite(...words, '--out', out);
    expect(oneLine(result)).toContain(hint);
    expect(result).toMatchObject({ status: 2, stdout: '' });
    expect(filesIn(folder)).toEqual([]);
  });
});
