/**
 * Rebuilds that are killed (`kill -9`) at moments all over the build. A few small ones here; `npm run test-random-kills` kills a
 * hundred rebuilds of ten thousand pages.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../gen-site-command.ts';
import { type BuildProcesses, startBuildProcesses } from './build-processes.ts';

const [KILLS, PAGES] = process.env.LONG_TESTS ? [100, 10_000] : [4, 500];
/** As a share of the time that the last build took: another may take longer. */
const LATEST_KILL = 1.4;
const GOLDEN_RATIO = 0.618034;

let folder: string;
let out: string;
let processes: BuildProcesses;

beforeAll(async () => {
  processes = await startBuildProcesses();
  folder = mkdtempSync(path.join(tmpdir(), 'random-kills-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
}, 120_000);
afterAll(async () => {
  await processes.close();
  rmSync(folder, { recursive: true });
});

/** In milliseconds, of the last build that was not killed. */
let length = 0;

/** Each build has a process to itself, so that all take about as long. */
async function build(site: 'old' | 'new') {
  const start = performance.now();
  const answer = await processes.run({ out, site, pages: PAGES, workers: 2 });
  if (answer !== undefined) length = performance.now() - start;
  await processes.end();
  return answer;
}

test('a rebuild that is killed at any moment leaves the old site or the new one, whole, or the next build puts the old one back', {
  timeout: 24 * 3_600_000,
}, async () => {
  const digests = { old: '', new: '' };
  for (const site of ['new', 'old'] as const) {
    expect((await build(site))?.error).toBeUndefined();
    digests[site] = digest(out);
  }
  expect(digests.old).not.toBe(digests.new);

  const ends = { old: 0, new: 0, restored: 0 };
  let published: 'old' | 'new' = 'old';
  let next: 'old' | 'new' = 'new';
  for (let attempts = 1, kills = 0; kills < KILLS; attempts++) {
    // Spread evenly over the build, however many there are.
    const moment = (attempts * GOLDEN_RATIO) % 1;
    const milliseconds = moment * length * LATEST_KILL;
    const where = `attempt ${attempts}, to be killed after ${milliseconds.toFixed(1)} ms`;
    const timer = setTimeout(() => processes.kill(), milliseconds);
    const answer = await build(next);
    clearTimeout(timer);
    if (answer === undefined) kills++;
    // Otherwise it ended before its time.
    else expect(answer.error, where).toBeUndefined();

    if (!existsSync(out)) {
      const mended = await build(published);
      expect(mended?.warnings, where).toEqual([expect.stringContaining(`is back at ${out}`)]);
      expect(digest(out), where).toBe(digests[published]);
      ends.restored++;
      continue;
    }
    const isNew = digest(out) === digests[next];
    if (!isNew) expect(digest(out), where).toBe(digests[published]);
    if (answer !== undefined) expect(isNew, where).toBe(true);
    else ends[isNew ? 'new' : 'old']++;
    if (isNew) [published, next] = [next, published];
  }
  console.log(`${KILLS} kills of a rebuild of ${PAGES} pages: the site was`, ends);
  expect((await build(next))?.error).toBeUndefined();
  expect(digest(out)).toBe(digests[next]);
  expect(readdirSync(path.dirname(out))).toEqual(['dist']);
});
