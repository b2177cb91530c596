/** Times builds of a checkout, beside `cp -r` of their output: the least work of any generator, and as noisy. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../../src/generator/project.ts';
import { UserError } from '../../src/user-error.ts';

const run = promisify(execFile);

/** One round of builds. Times are in seconds; `peakMemory`, of all threads, is in bytes. */
export interface Round {
  readonly wall: number;
  readonly user: number;
  readonly peakMemory: number;
  /** Building again with nothing changed. */
  readonly rebuildWall: number;
  readonly copyWall: number;
  /** A build of one page: what starting costs. */
  readonly onePageWall: number;
  readonly onePageUser: number;
}

/** Builds the site of `project` with `flags`, builds it again, copies it, and builds one page. `folder` is emptied. */
export async function measureRound(
  project: string,
  folder: string,
  flags: readonly string[],
): Promise<Round> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const out = path.join(folder, 'site');
  const genSite = (...words: string[]) =>
    timed(process.execPath, [...genSiteOf(project), '--json', '--quiet', ...words], project);
  const build = await genSite('--out', out, ...flags);
  const rebuild = await genSite('--out', out, ...flags);
  const copy = await timed('cp', ['-r', out, `${out}-copy`], project);
  const onePage = await genSite('--out', path.join(folder, 'one'), '--only', '80000');
  rmSync(folder, { recursive: true });
  return {
    wall: build.wall,
    user: build.user,
    peakMemory: JSON.parse(build.output).peakMemoryBytes,
    rebuildWall: rebuild.wall,
    copyWall: copy.wall,
    onePageWall: onePage.wall,
    onePageUser: onePage.user,
  };
}

/** The words after `node` that `npm run gen-site` has in `project`; earlier versions had a start script. */
function genSiteOf(project: string): string[] {
  return existsSync(path.join(project, 'scripts/start.mjs'))
    ? ['scripts/start.mjs', 'gen-site']
    : ['--import', 'tsx', 'scripts/gen-site.ts'];
}

/**
 * Puts the project as `commit` has it into `folder`, with the packages that a build needs.
 * @throws UserError if there is no such commit.
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  await run('git', ['archive', '--output', archive, commit], { cwd: PROJECT_FOLDER }).catch(
    (cause: unknown) => {
      throw new UserError(`git has no commit ${commit} here.`, { cause });
    },
  );
  await run('tar', ['-xf', archive, '-C', folder]);
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Runs a program to its end. The shell's `times` gives the processor time of the program and its children, in seconds. */
async function timed(program: string, words: readonly string[], folder: string) {
  const start = performance.now();
  const shell = ['-c', '"$@" || exit; times >&2', 'sh', program, ...words];
  const { stdout, stderr } = await run('sh', shell, { cwd: folder }).catch((cause) => {
    throw new UserError(`${program} ${words.join(' ')}: ${cause.stderr?.trim() || cause}`, {
      cause,
    });
  });
  const wall = (performance.now() - start) / 1000;
  const [, minutes, seconds] = /(\d+)m([\d.]+)s \S+\s*$/.exec(stderr) ?? [];
  return { wall, user: Number(minutes) * 60 + Number(seconds), output: stdout };
}
