/** One build at a time works on a folder: its lock, and who takes over that of a build that was killed. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimWorkFolder } from '../../../src/generator/publish/lock.ts';
import { workPlaces } from '../../../src/generator/publish/work-folder.ts';
import { watchFileSystem } from './faulty-file-system.ts';

let folder: string;
let out: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  out = path.join(folder, 'dist');
  lock = path.join(folder, '.dist.gen-site/lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const claim = () => claimWorkFolder(workPlaces(out), out);

/** Leaves the lock of a build that runs, or was killed, or runs elsewhere, as `changes` to its name say. */
function leaveLock(changes: Record<string, string>): void {
  const release = claim();
  const [name = ''] = readdirSync(lock);
  release();
  const holder = { ...Object.fromEntries(new URLSearchParams(name)), ...changes };
  mkdirSync(lock, { recursive: true });
  writeFileSync(path.join(lock, String(new URLSearchParams(holder))), '');
}

/** No process has this number: it is above what Linux hands out. */
const ENDED = { pid: String(2 ** 30) };

describe('the lock', () => {
  test.each([
    ['that runs', {}, process.pid, hostname()],
    ['on another host', { ...ENDED, host: 'elsewhere' }, ENDED.pid, 'elsewhere'],
    ['in another container', { ...ENDED, namespace: '1' }, ENDED.pid, hostname()],
  ])(
    'of a build %s stops another, which says whose it is, since when, and what to remove',
    (_, changes, pid, host) => {
      leaveLock(changes);
      expect(claim).toThrow(
        new RegExp(
          `^Another build \\(process ${pid} on ${host}, since \\d{4}-\\d\\d-\\d\\dT.+Z\\) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${lock}.$`,
        ),
      );
      expect(readdirSync(lock)).toHaveLength(1);
      rmSync(lock, { recursive: true });
      claim()();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.each([
    ['whose process is gone', ENDED],
    ['whose process number is now another’s', { started: '1' }],
  ])('of a build %s is taken over', (_, changes) => {
    leaveLock(changes);
    claim()();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a build that ends as another looks for it is taken over', () => {
    leaveLock(ENDED);
    const watch = watchFileSystem(`/proc/${ENDED.pid}/`, () => {
      throw Object.assign(new Error('ESRCH: no such process, read'), { code: 'ESRCH' });
    });
    try {
      claim()();
    } finally {
      watch.stop();
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Of two builds that interrupt each other: from one call of the inner one to the next that is tried. */
const STEP = process.env.LONG_TESTS ? 1 : 3;

describe.each([
  ['no lock', () => {}],
  ['the lock of a killed build', () => leaveLock(ENDED)],
  ['a lock that a build was killed while it removed', () => mkdirSync(lock, { recursive: true })],
] as const)('with %s, whatever other builds do at any call of a build', (_, prepare) => {
  let releases: Set<() => void>;

  /** Takes the lock; undefined if another build has it. */
  function tryToClaim(): (() => void) | undefined {
    try {
      const release = claim();
      expect(releases.size).toBe(0);
      releases.add(release);
      return release;
    } catch (error) {
      if (!(error as Error).message.startsWith('Another build')) throw error;
      return undefined;
    }
  }

  function end(release: (() => void) | undefined): void {
    if (release === undefined) return;
    releases.delete(release);
    release();
  }

  /** Runs `other` at call `point` of `action`; false if there is no such call. */
  function interrupt(action: () => void, point: number, other: () => void): boolean {
    let isHit = false;
    const watch = watchFileSystem(folder, (number) => {
      if (number !== point) return;
      isHit = true;
      other();
    });
    try {
      action();
    } finally {
      watch.stop();
    }
    return isHit;
  }

  /** Tries `other` at every call of `action`, each time from the start. */
  function atEveryCall(action: () => void, other: () => void): void {
    for (let point = 1, isHit = true; isHit; point++) {
      releases = new Set();
      prepare();
      isHit = interrupt(action, point, other);
      for (const release of releases) end(release);
      end(tryToClaim());
      expect(readdirSync(folder), `call ${point}`).toEqual([]);
      if (!isHit) expect(point).toBeGreaterThan(5);
    }
  }

  const claimAlone = () => {
    tryToClaim();
    expect(releases.size).toBe(1);
  };
  const comeAndGo = () => end(tryToClaim());

  test.each<[name: string, action: () => void, other: () => void]>([
    ['one of two has the lock', claimAlone, tryToClaim],
    [
      'a build that comes and goes does not let in two others',
      claimAlone,
      () => {
        comeAndGo();
        tryToClaim();
      },
    ],
    [
      'one of two has the lock as the build before them ends',
      () => {
        comeAndGo();
        claimAlone();
      },
      tryToClaim,
    ],
  ])('%s', (_, action, other) => {
    atEveryCall(action, other);
  });

  test('a build that was about to take the lock does not get it as another ends and a third begins', () => {
    for (let point = 1, isHit = true; isHit; point += STEP) {
      atEveryCall(tryToClaim, () => {
        isHit = interrupt(comeAndGo, point, tryToClaim);
      });
    }
  });
});
