/**
 * Whole builds of twenty salary pages over an old site: a call to the file system fails, or the process is killed
 * there. A few calls spread over the build are tried; `npm run test-every-fault` tries them all.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../gen-site-command.ts';
import type { BuildRequest } from './build-process.ts';
import { buildProcesses, writeBuildProcess } from './build-processes.ts';
import type { FaultAt, Faults } from './fault-preload.ts';

const TRIES = process.env.LONG_TESTS ? Number.POSITIVE_INFINITY : 12;
const AMOUNTS = Array.from({ length: 20 }, (_, index) => 80_000 + index * 100);
const PROGRAM = path.resolve(`node_modules/.cache/build-process-${process.pid}.mjs`);
// Builds of so few pages end before optimised code is worth its making.
const processes = buildProcesses(PROGRAM, ['--no-opt']);

let folder: string;
let out: string;
let oldDigest: string;
let newDigest: string;
let calls: Pick<FaultAt, 'thread' | 'call'>[];

const site = (changes: BuildRequest['site'], faults?: Faults) =>
  processes.run({ out, amounts: AMOUNTS, site: changes, workers: 1, faults });
const buildOld = () => site({ feedbackEmail: 'old@example.com' });
const buildNew = (faults: Faults) =>
  site({ feedbackEmail: 'new@example.com', name: 'New' }, faults);

beforeAll(async () => {
  await writeBuildProcess(PROGRAM);
  folder = mkdtempSync(path.join(tmpdir(), 'whole-build-faults-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
  await buildOld();
  oldDigest = digest(out);
  const log = path.join(folder, 'calls');
  await buildNew({ folder: path.dirname(out), log });
  newDigest = digest(out);
  await buildOld();
  calls = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([thread, call]) => ({ thread: thread as FaultAt['thread'], call: Number(call) }));
}, 120_000);
afterAll(async () => {
  await processes.close();
  rmSync(PROGRAM);
  rmSync(folder, { recursive: true });
});

test.each(['EIO', 'kill'] as const)(
  'a build over an old site, with %s at a call to the file system, leaves the old site or the new one, or the next build puts the old one back',
  { timeout: 24 * 3_600_000 },
  async (fault) => {
    const ends = { tried: 0, old: 0, new: 0, restored: 0 };
    const step = Math.max(1, calls.length / TRIES);
    for (let at = 0; at < calls.length; at += step) {
      const point = calls[Math.floor(at)];
      if (point === undefined) break;
      const where = `${fault} at ${JSON.stringify(point)}`;
      const sign = path.join(folder, 'sign');
      rmSync(sign, { force: true });
      const faults = [{ ...point, fault, sign }];
      const answer = await buildNew({ folder: path.dirname(out), faults });
      if (existsSync(sign)) ends.tried++;
      if (fault === 'kill') expect(answer === undefined, where).toBe(existsSync(sign));
      const found = existsSync(out) ? digest(out) : 'lost';
      if (answer !== undefined) {
        const { error } = answer;
        if (error === undefined) expect(found, where).toBe(newDigest);
        else expect(error, where).toEqual({ name: 'UserError', message: expect.any(String) });
        if (error?.message.includes('as it was')) expect(found, where).toBe(oldDigest);
        if (error?.message.includes('new site')) expect(found, where).toBe(newDigest);
        for (const line of [error?.message ?? '', ...answer.warnings]) {
          expect(line, where).not.toContain('\n');
        }
        expect([oldDigest, newDigest], where).toContain(found);
      } else {
        expect([oldDigest, newDigest, 'lost'], where).toContain(found);
      }
      // Files that a process left behind are tidied up once it has ended.
      if (answer?.error !== undefined || answer?.warnings.length !== 0) await processes.close();
      const next = await buildOld();
      expect(next?.error, where).toBeUndefined();
      const isRestored = next?.warnings.some((line) =>
        line.includes('site from before it is back'),
      );
      expect(isRestored, where).toBe(found === 'lost');
      ends[isRestored ? 'restored' : found === newDigest ? 'new' : 'old']++;
      expect(digest(out), where).toBe(oldDigest);
      expect(readdirSync(path.dirname(out)), where).toEqual(['dist']);
    }
    console.log(`${fault}: of ${calls.length} calls, the site was`, ends);
    expect(ends.tried).toBeGreaterThan(0);
    expect(ends.old).toBeGreaterThan(0);
    expect(ends.new).toBeGreaterThan(0);
  },
);
