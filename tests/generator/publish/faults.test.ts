/**
 * Builds over an old site: at a call to the file system something happens, or the process is killed at any moment. Of some
 * faults and of whole builds a part of the calls is tried, and a few moments; `npm run test-every-fault` tries every call of a build of
 * twenty pages, `npm run test-random-kills` kills a hundred rebuilds of ten thousand.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digest } from '../gen-site-command.ts';
import type { BuildAnswer } from './build-process.ts';
import { type BuildProcesses, startBuildProcesses } from './build-processes.ts';
import type { FaultAt, Faults } from './faulty-file-system.ts';

const ALL = Number.POSITIVE_INFINITY;
const SOME = process.env.LONG_TESTS ? ALL : 20;
const A_FEW = process.env.LONG_TESTS ? ALL : 2;
const [KILLS, PAGES] = process.env.LONG_TESTS ? [100, 10_000] : [3, 500];
/** As a share of the time that the last build took: another may take longer. */
const LATEST_KILL = 1.4;
const GOLDEN_RATIO = 0.618034;
/** After these the old site may be in the work folder, from where the next build puts it back. */
const MAY_LOSE: readonly FaultAt['fault'][] = ['gone', 'kill', 'stranger'];
const FAILS_WITH: Partial<Record<FaultAt['fault'], RegExp>> = {
  stranger: /CNAME was not written by gen-site|is now .+\/previous/,
  stop: /^Interrupted\. The published site is as it was\.$/,
};
/** In a long run all calls take hours. */
const timeout = 24 * 3_600_000;

let folder: string;
let out: string;
let processes: BuildProcesses;
const digests = { old: '', new: '' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
});
afterEach(async () => {
  await processes.close();
  rmSync(folder, { recursive: true });
});

/** The answer is undefined if the process was killed. */
type Build = (
  site: 'old' | 'new',
  faults?: Omit<Faults, 'folder'>,
) => Promise<BuildAnswer | undefined>;

/** Builds of so many `pages`, of which the first two have shown both sites. */
async function buildsOf(pages: number, workers: number, log?: string): Promise<Build> {
  const build: Build = (site, changes) => {
    const faults = changes && { folder: path.dirname(out), ...changes };
    return processes.run({ out, site, pages, workers, faults });
  };
  for (const site of ['old', 'new', 'old'] as const) {
    const answer = await build(site, site === 'new' && log !== undefined ? { log } : undefined);
    expect(answer?.error).toBeUndefined();
    digests[site] = digest(out);
  }
  expect(digests.old).not.toBe(digests.new);
  return build;
}

/** Entries beside the site, apart from the records of builds. */
function besideTheSite(): string[] {
  return readdirSync(path.dirname(out)).filter((name) => !['dist', 'records'].includes(name));
}

/** Takes out what somebody put into the site: the build left it and, once it had published, named it; the next one refuses. */
async function takeOutStranger(build: Build, answer: BuildAnswer | undefined, where: string) {
  const late = path.join(path.dirname(out), '.dist.gen-site/previous/CNAME');
  const [file = '', ...others] = [path.join(out, 'CNAME'), late].filter((at) => existsSync(at));
  expect(others, where).toEqual([]);
  if (file === late) expect(answer?.error?.message, where).toContain(`${late} was not written`);
  const next = await build('old');
  expect(next?.error?.message, where).toMatch(/CNAME was not written|holds files/);
  expect(readFileSync(file, 'utf8'), where).toBe('mine');
  rmSync(file);
}

/**
 * Builds the old site after a build of the new one ended with `answer`, or was killed. Which site that build left, or that the
 * next one had to restore the old one.
 */
async function endOf(
  build: Build,
  answer: BuildAnswer | undefined,
  where: string,
  fault: FaultAt['fault'],
): Promise<'old' | 'new' | 'restored'> {
  if (fault === 'stranger') await takeOutStranger(build, answer, where);
  const mayBeLost = MAY_LOSE.includes(fault);
  const isThere = existsSync(out) && readdirSync(out).length > 0;
  const published = isThere ? digest(out) : 'lost';
  expect([digests.old, digests.new, ...(mayBeLost ? ['lost'] : [])], where).toContain(published);
  if (answer !== undefined) {
    const { error, warnings } = answer;
    const isPublished = error === undefined || error.message.includes('/previous/CNAME');
    expect(isPublished, `${where} ${error?.message}`).toBe(published === digests.new);
    if (error !== undefined) {
      const message = expect.stringMatching(FAILS_WITH[fault] ?? /./);
      expect(error, where).toEqual({ name: 'UserError', message });
      if (error.message.includes('as it was')) expect(published, where).toBe(digests.old);
    }
    const told = [...warnings, error?.message ?? ''];
    for (const line of told) expect(line, where).not.toContain('\n');
    const left = mayBeLost ? [] : besideTheSite();
    for (const name of left) expect(told.join(), where).toContain(name);
    if (published === 'lost') {
      const previous = path.join(path.dirname(out), '.dist.gen-site/previous');
      const outcome = `The site that was published at ${out} is now ${previous}: run gen-site again, which puts it back.`;
      // A disk that is gone can't be asked for the outcome.
      expect(fault === 'gone' ? told.join() : error?.message, where).toContain(outcome);
    }
  }
  // Files that a process left behind are tidied up by others once it has ended.
  if (besideTheSite().length > 0) await processes.end();

  const next = await build('old');
  expect(next?.error, where).toBeUndefined();
  const isRestored = next?.warnings.some((line) => line.includes(`is back at ${out}`)) ?? false;
  expect(isRestored, where).toBe(published === 'lost');
  expect(digest(out), where).toBe(digests.old);
  expect(besideTheSite(), where).toEqual([]);
  if (isRestored) return 'restored';
  return published === digests.new ? 'new' : 'old';
}

test.each([
  ['publishing', 'EIO', 0, ALL],
  ['publishing', 'gone', 0, SOME],
  ['publishing', 'kill', 0, SOME],
  ['publishing', 'stranger', 0, ALL],
  ['publishing', 'stop', 0, ALL],
  ['a whole build', 'EIO', 20, A_FEW],
  ['a whole build', 'kill', 20, A_FEW],
] as const)(
  '%s over an old site, with %s at any call to the file system, leaves the old site or the new one, or the next build puts the old one back',
  { timeout },
  async (what, fault, pages, tries) => {
    // Builds of so few pages end before optimised code is worth its making.
    processes = await startBuildProcesses('--no-opt');
    const log = path.join(folder, 'calls');
    const build = await buildsOf(pages, 1, log);
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
    const ends = { tried: 0, old: 0, new: 0, restored: 0 };
    const sign = path.join(folder, 'sign');
    const step = Math.max(1, Math.floor(calls.length / tries));
    // A rename to one of these places decides which site is published.
    const isMove = (line: string) => /\/(dist|previous)$/.test(line);
    const tried = calls.filter((line, at) => at % step === 0 || isMove(line));
    for (const line of tried) {
      const [thread, call] = line.split(' ') as [FaultAt['thread'], string];
      rmSync(sign, { force: true });
      const answer = await build('new', { faults: [{ thread, call: Number(call), fault, sign }] });
      const isTried = existsSync(sign);
      if (isTried) ends.tried++;
      if (fault === 'kill') expect(answer === undefined, line).toBe(isTried);
      ends[await endOf(build, answer, `${fault} at ${line}`, fault)]++;
    }
    report(`${fault}: of ${calls.length} calls of ${what}, the site was`, ends);
    if (pages === 0) expect(ends.tried).toBe(tried.length);
    expect(ends.tried).toBeGreaterThan(0);
    expect(ends.old).toBeGreaterThan(0);
    expect(ends.new).toBeGreaterThan(0);
    if (MAY_LOSE.includes(fault)) expect(ends.restored).toBeGreaterThan(0);
  },
);

test('a rebuild that is killed at a random moment leaves the old site or the new one, whole, or the next build puts the old one back', {
  timeout,
}, async () => {
  processes = await startBuildProcesses();
  const build = await buildsOf(PAGES, 2);
  /** In milliseconds, of the last build that was not killed; each has a process to itself, so that all take about as long. */
  let length = 0;
  const timed: Build = async (site) => {
    await processes.end();
    const start = performance.now();
    const answer = await build(site);
    if (answer !== undefined) length = performance.now() - start;
    return answer;
  };
  await timed('old');
  const ends = { old: 0, new: 0, restored: 0 };
  for (let attempts = 1, kills = 0; kills < KILLS; attempts++) {
    // Spread evenly over the build, however many there are.
    const milliseconds = ((attempts * GOLDEN_RATIO) % 1) * length * LATEST_KILL;
    const timer = setTimeout(() => processes.kill(), milliseconds);
    const answer = await timed('new');
    clearTimeout(timer);
    if (answer === undefined) kills++;
    // Otherwise it ended before its time.
    else expect(answer.error).toBeUndefined();
    const where = `attempt ${attempts}, to be killed after ${milliseconds.toFixed(1)} ms`;
    ends[await endOf(timed, answer, where, 'kill')]++;
  }
  report(`${KILLS} kills of a rebuild of ${PAGES} pages: the site was`, ends);
});

/** The counts of a long run. Names of faults in a short one would look like faults. */
function report(text: string, ends: object): void {
  if (process.env.LONG_TESTS) console.log(text, ends);
}
