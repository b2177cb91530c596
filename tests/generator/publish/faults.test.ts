/**
 * Builds over an old site: a call to the file system fails, or the process is killed there. Each call of publishing is
 * tried, and of whole builds, which render twenty pages in threads, a few; `npm run test-every-fault` tries them all.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { digest } from '../gen-site-command.ts';
import { type BuildProcesses, startBuildProcesses } from './build-processes.ts';
import type { FaultAt, Faults } from './faulty-file-system.ts';

const ALL = Number.POSITIVE_INFINITY;
const A_FEW = process.env.LONG_TESTS ? ALL : 12;

let processes: BuildProcesses;
beforeAll(async () => {
  // Builds of so few pages end before optimised code is worth its making.
  processes = await startBuildProcesses('--no-opt');
}, 120_000);
afterAll(() => processes.close());

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  out = path.join(folder, 'site/dist');
  mkdirSync(path.dirname(out));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Entries beside the site, apart from the records of builds. */
function besideTheSite(): string[] {
  return readdirSync(path.dirname(out)).filter((name) => !['dist', 'records'].includes(name));
}

test.each([
  ['publishing', 'EIO', 0, ALL],
  ['publishing', 'gone', 0, ALL],
  ['publishing', 'kill', 0, ALL],
  ['a whole build', 'EIO', 20, A_FEW],
  ['a whole build', 'kill', 20, A_FEW],
] as const)(
  '%s over an old site, with %s at any call to the file system, leaves the old site or the new one, or the next build puts the old one back',
  { timeout: 24 * 3_600_000 },
  async (what, fault, pages, tries) => {
    const build = (site: 'old' | 'new', faults?: Omit<Faults, 'folder'>) =>
      processes.run({
        out,
        site,
        pages,
        workers: 1,
        faults: faults && { folder: path.dirname(out), ...faults },
      });
    expect((await build('old'))?.error).toBeUndefined();
    const oldDigest = digest(out);
    const log = path.join(folder, 'calls');
    expect((await build('new', { log }))?.error).toBeUndefined();
    const newDigest = digest(out);
    await build('old');
    expect(digest(out)).toBe(oldDigest);
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n');

    const ends = { tried: 0, old: 0, new: 0, restored: 0 };
    const sign = path.join(folder, 'sign');
    for (let at = 0; at < calls.length; at += Math.max(1, calls.length / tries)) {
      const line = calls[Math.floor(at)] ?? '';
      const where = `${fault} at ${line}`;
      const [thread, call] = line.split(' ') as [FaultAt['thread'], string];
      rmSync(sign, { force: true });
      const answer = await build('new', { faults: [{ thread, call: Number(call), fault, sign }] });
      if (existsSync(sign)) ends.tried++;
      const found = existsSync(out) ? digest(out) : 'lost';
      expect([oldDigest, newDigest, ...(fault === 'EIO' ? [] : ['lost'])], where).toContain(found);
      if (fault === 'kill') expect(answer === undefined, where).toBe(existsSync(sign));
      if (answer !== undefined) {
        const { error, warnings } = answer;
        expect(error === undefined, `${where} ${error?.message}`).toBe(found === newDigest);
        if (error !== undefined) {
          expect(error, where).toEqual({ name: 'UserError', message: expect.any(String) });
          if (error.message.includes('as it was')) expect(found, where).toBe(oldDigest);
        }
        const told = [...warnings, error?.message ?? ''];
        for (const line of told) expect(line, where).not.toContain('\n');
        const left = fault === 'EIO' ? besideTheSite() : [];
        for (const name of left) expect(told.join(), where).toContain(name);
      }
      // What a process left behind, others tidy up once it has ended.
      if (besideTheSite().length > 0) await processes.end();

      const next = await build('old');
      expect(next?.error, where).toBeUndefined();
      const isRestored = next?.warnings.some((line) => line.includes(`is back at ${out}`));
      expect(isRestored, where).toBe(found === 'lost');
      ends[isRestored ? 'restored' : found === newDigest ? 'new' : 'old']++;
      expect(digest(out), where).toBe(oldDigest);
      expect(besideTheSite(), where).toEqual([]);
    }
    console.log(`${fault}: of ${calls.length} calls of ${what}, the site was`, ends);
    if (pages === 0) expect(ends.tried).toBe(calls.length);
    expect(ends.tried).toBeGreaterThan(0);
    expect(ends.old).toBeGreaterThan(0);
    expect(ends.new).toBeGreaterThan(0);
    if (tries === ALL && fault !== 'EIO') expect(ends.restored).toBeGreaterThan(0);
  },
);
