/**
 * Whole builds of twenty salary pages over an old site, by the real command: a call to the file system fails, or the
 * process is killed there. A few calls spread over the build are tried; `npm run test-every-fault` tries them all.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest, genSite, startFaultyGenSite } from '../build/gen-site-command.ts';
import type { FaultAt } from './fault-preload.ts';

const TRIES_OF_EVERY_FAULT = process.env.EVERY_FAULT === '1' ? Number.POSITIVE_INFINITY : 5;
const PAGES = ['--only', '80000-81900', '--workers', '1', '--quiet', '--force'];
const OLD = [...PAGES, '--feedback-email', 'old@example.com'];
const NEW = [...PAGES, '--feedback-email', 'new@example.com', '--site-name', 'New'];

let folder: string;
let out: string;
let oldDigest: string;
let newDigest: string;
let calls: Pick<FaultAt, 'thread' | 'call'>[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-build-faults-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
  await genSite('--out', out, ...OLD);
  oldDigest = digest(out);
  const log = path.join(folder, 'calls');
  await startFaultyGenSite({ folder: path.dirname(out), log }, '--out', out, ...NEW).result;
  newDigest = digest(out);
  await genSite('--out', out, ...OLD);
  calls = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([thread, call]) => ({ thread: thread as FaultAt['thread'], call: Number(call) }));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['EIO', 'kill'] as const)(
  'a build over an old site, with %s at a call to the file system, leaves the old site or the new one, or the next build puts the old one back',
  { timeout: 24 * 3_600_000 },
  async (fault) => {
    const ends = { old: 0, new: 0, restored: 0 };
    const step = Math.max(1, calls.length / TRIES_OF_EVERY_FAULT);
    for (let at = 0; at < calls.length; at += step) {
      const point = calls[Math.floor(at)];
      if (point === undefined) break;
      const where = `${fault} at ${JSON.stringify(point)}`;
      const faults = { folder: path.dirname(out), faults: [{ ...point, fault }] };
      const { status, stderr } = await startFaultyGenSite(faults, '--out', out, ...NEW).result;
      const isLost = !existsSync(out);
      if (fault === 'EIO') {
        expect(isLost, where).toBe(false);
        expect(stderr.trimEnd().split('\n'), where).toEqual(
          stderr === ''
            ? ['']
            : expect.arrayContaining([expect.stringMatching(/^(error|warning): /)]),
        );
        if (stderr.includes('as it was')) expect(digest(out), where).toBe(oldDigest);
      }
      if (status === 0) expect(digest(out), where).toBe(newDigest);
      if (!isLost) {
        expect([oldDigest, newDigest], where).toContain(digest(out));
        ends[digest(out) === newDigest ? 'new' : 'old']++;
      }
      const next = await genSite('--out', out, ...OLD);
      expect(next.status, `${where} ${next.stderr}`).toBe(0);
      expect(next.stderr.includes('the site from before it is back'), where).toBe(isLost);
      if (isLost) ends.restored++;
      expect(digest(out), where).toBe(oldDigest);
      expect(readdirSync(path.dirname(out)), where).toEqual(['dist']);
    }
    console.log(`${fault}: of ${calls.length} calls, the site was`, ends);
    expect(ends.old).toBeGreaterThan(0);
    expect(ends.new).toBeGreaterThan(0);
  },
);
