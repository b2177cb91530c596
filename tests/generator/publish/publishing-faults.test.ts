/** Tries every call to the file system that publishing makes: each fails once, and the process dies there once. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOutputFolder } from '../../../src/generator/publish/output-folder.ts';
import type * as processIdentity from '../../../src/generator/publish/process-identity.ts';
import { describeSystemError } from '../../../src/generator/publish/system-error.ts';
import { digest } from '../gen-site-command.ts';
import { diskFault, type Fault, watchFileSystem } from './faulty-file-system.ts';
import { NEW_SITE, OLD_SITE, publishSmallSite, type SmallSite } from './small-site.ts';

/** The process that builds take themselves for. No process has this number: it is above what Linux hands out. */
const ENDED_PROCESS = 2 ** 30;
vi.mock('../../../src/generator/publish/process-identity.ts', async (importOriginal) => {
  const original = await importOriginal<typeof processIdentity>();
  return {
    ...original,
    thisProcess: () => ({ ...original.thisProcess(), pid: ENDED_PROCESS }),
  };
});

let folder: string;
let out: string;
let warnings: string[];
let oldDigest: string;
let newDigest: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publishing-faults-'));
  out = path.join(folder, 'dist');
  warnings = [];
  await build(NEW_SITE);
  newDigest = digest(out);
  await build(OLD_SITE);
  oldDigest = digest(out);
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(site: SmallSite) {
  return publishSmallSite(out, site, { warn: (line) => warnings.push(line) });
}

class Killed extends Error {}

/** Runs `action` with `fault` at call `point`; says how it ended and whether there was such a call. */
async function withFault(
  fault: Fault,
  point: number,
  action: () => Promise<unknown>,
): Promise<{ error: (Error & { outcome?: string }) | undefined; isHit: boolean; call: string }> {
  const isOnce = fault === 'EIO';
  const opened: number[] = [];
  let call = '';
  const watch = watchFileSystem(folder, (number, name, values) => {
    if (number < point || (isOnce && number > point)) return;
    if (typeof values[0] === 'number') opened.push(values[0]);
    if (number === point) {
      call = `${name} ${String(values[0])}`;
      if (fault === 'kill' && name === 'writeSync') {
        const text = Buffer.from(values[1] as string);
        fs.writeSync(values[0] as number, text, 0, text.length >> 1);
      }
    }
    if (fault === 'kill') throw new Killed();
    throw diskFault(name, values);
  });
  try {
    await action();
    return { error: undefined, isHit: call !== '', call };
  } catch (error) {
    return { error: error as Error, isHit: call !== '', call };
  } finally {
    watch.stop();
    // A process that is killed has its files closed for it.
    if (!isOnce) for (const descriptor of new Set(opened)) fs.closeSync(descriptor);
  }
}

function besideTheSite(): string[] {
  return fs.readdirSync(folder).filter((name) => name !== 'dist' && name !== 'records');
}

/** The next build succeeds and leaves nothing beside the site. */
async function expectMended(where: string): Promise<void> {
  await build(OLD_SITE);
  expect(digest(out), where).toBe(oldDigest);
  expect(besideTheSite(), where).toEqual([]);
}

describe('a build over an old site of twenty pages', () => {
  test('publishes the new one', async () => {
    expect(await build(NEW_SITE)).toEqual({
      files: { new: 2, changed: 5, unchanged: 13, removed: 2 },
      copied: 0,
    });
    expect(digest(out)).toBe(newDigest);
    expect(besideTheSite()).toEqual([]);
  });

  test('whose disk fails once at any call leaves the old site or the new one, and says which', {
    timeout: 600_000,
  }, async () => {
    const ends = { old: 0, new: 0 };
    for (let point = 1; ; point++) {
      warnings = [];
      const { error, isHit, call } = await withFault('EIO', point, () => build(NEW_SITE));
      if (!isHit) break;
      const where = `${point}: ${call}`;
      const isNew = digest(out) === newDigest;
      if (!isNew) expect(digest(out), where).toBe(oldDigest);
      ends[isNew ? 'new' : 'old']++;
      expect(error === undefined, where).toBe(isNew);
      if (error !== undefined) {
        expect(describeSystemError(error, out), `${where} ${error.stack}`).toMatch(/^EIO: /);
        if (error.outcome?.includes('as it was')) expect(isNew, where).toBe(false);
      }
      const told = [...warnings, error?.message].join('\n');
      for (const left of besideTheSite()) expect(told, where).toContain(left);
      await expectMended(where);
    }
    expect(ends.old).toBeGreaterThan(100);
    expect(ends.new).toBeGreaterThan(20);
  });

  test.each([
    ['that is killed', 'kill'],
    ['whose disk is gone', 'gone'],
  ] as const)(
    '%s at any call leaves the old site or the new one, or the next build puts the old one back',
    { timeout: 600_000 },
    async (_, fault) => {
      const ends = { old: 0, new: 0, restored: 0 };
      for (let point = 1; ; point++) {
        const { isHit, call } = await withFault(fault, point, () => build(NEW_SITE));
        if (!isHit) break;
        const where = `${point}: ${call}`;
        warnings = [];
        if (fs.existsSync(out)) {
          const isNew = digest(out) === newDigest;
          if (!isNew) expect(digest(out), where).toBe(oldDigest);
          ends[isNew ? 'new' : 'old']++;
        } else {
          const output = openOutputFolder(out, {
            records: path.join(folder, 'records'),
            signal: new AbortController().signal,
            warn: (line) => warnings.push(line),
          });
          await output.begin();
          await output.close();
          expect(digest(out), where).toBe(oldDigest);
          expect(warnings, where).toEqual([expect.stringContaining(`is back at ${out}`)]);
          ends.restored++;
        }
        await expectMended(where);
      }
      expect(ends.old).toBeGreaterThan(100);
      expect(ends.new).toBeGreaterThan(20);
      expect(ends.restored).toBeGreaterThan(0);
    },
  );
});
