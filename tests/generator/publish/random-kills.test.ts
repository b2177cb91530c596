/**
 * Rebuilds that are killed (`kill -9`) at moments all over the build. A few small ones here; `npm run test-random-kills` kills a
 * hundred rebuilds of ten thousand pages.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../gen-site-command.ts';
import { buildProcesses, writeBuildProcess } from './build-processes.ts';

const [KILLS, PAGES] = process.env.LONG_TESTS ? [100, 10_000] : [4, 500];
const AMOUNTS = Array.from({ length: PAGES }, (_, index) => 5_000 + index * 100);
const PROGRAM = path.resolve(`node_modules/.cache/build-process-${process.pid}.mjs`);
/** As a share of the time that the last build took: another may take longer. */
const LATEST_KILL = 1.4;
const GOLDEN_RATIO = 0.618034;
const NAMES = ['One Name', 'Other Name'] as const;
const processes = buildProcesses(PROGRAM);

let folder: string;
let out: string;

beforeAll(async () => {
  await writeBuildProcess(PROGRAM);
  folder = mkdtempSync(path.join(tmpdir(), 'random-kills-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
}, 120_000);
afterAll(async () => {
  await processes.close();
  rmSync(PROGRAM);
  rmSync(folder, { recursive: true });
});

/** In milliseconds, of the last build that was not killed. */
let length = 0;

/** Every page of the site has its name. Each build has a process to itself, so that all take about as long. */
async function build(name: string) {
  const start = performance.now();
  const answer = await processes.run({ out, amounts: AMOUNTS, site: { name }, workers: 2 });
  if (answer !== undefined) length = performance.now() - start;
  await processes.close();
  return answer;
}

test('a rebuild that is killed at any moment leaves the old site or the new one, whole, or the next build puts the old one back', {
  timeout: 24 * 3_600_000,
}, async () => {
  const digests = new Map<string, string>();
  for (const name of NAMES) {
    expect((await build(name))?.error).toBeUndefined();
    digests.set(name, digest(out));
  }
  expect(new Set(digests.values()).size).toBe(2);

  const ends = { old: 0, new: 0, restored: 0 };
  let [old, next]: readonly string[] = [NAMES[1], NAMES[0]];
  let kills = 0;
  for (let attempts = 1; kills < KILLS; attempts++) {
    // Spread evenly over the build, however many there are.
    const moment = (attempts * GOLDEN_RATIO) % 1;
    const milliseconds = moment * length * LATEST_KILL;
    const where = `attempt ${attempts}, to be killed after ${milliseconds.toFixed(1)} ms`;
    const timer = setTimeout(() => processes.kill(), milliseconds);
    const answer = await build(next ?? '');
    clearTimeout(timer);
    if (answer !== undefined) {
      // It ended before its time.
      expect(answer.error, where).toBeUndefined();
      expect(digest(out), where).toBe(digests.get(next ?? ''));
      [old, next] = [next, old];
      continue;
    }
    kills++;
    if (existsSync(out)) {
      const found = digest(out);
      expect([...digests.values()], where).toContain(found);
      const isNew = found === digests.get(next ?? '');
      ends[isNew ? 'new' : 'old']++;
      if (isNew) [old, next] = [next, old];
    } else {
      const mended = await build(old ?? '');
      expect(mended?.warnings, where).toEqual([
        expect.stringContaining('site from before it is back'),
      ]);
      expect(digest(out), where).toBe(digests.get(old ?? ''));
      ends.restored++;
    }
  }
  console.log(`${KILLS} kills of a rebuild of ${PAGES} pages: the site was`, ends);
  expect((await build(next ?? ''))?.error).toBeUndefined();
  expect(digest(out)).toBe(digests.get(next ?? ''));
  expect(readdirSync(path.dirname(out))).toEqual(['dist']);
});
