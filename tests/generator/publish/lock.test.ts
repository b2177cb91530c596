/** One build at a time works on a folder: its lock, what else may be in the way, and who takes over after a kill. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimWorkFolder, workPlaces } from '../../../src/generator/publish/work-folder.ts';
import { watchFileSystem } from './faulty-file-system.ts';

let folder: string;
let out: string;
let work: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  out = path.join(folder, 'dist');
  work = path.join(folder, '.dist.gen-site');
});
afterEach(() => rmSync(folder, { recursive: true }));

const claim = () => claimWorkFolder(workPlaces(out), out);

interface Holder {
  readonly pid?: number;
  readonly started?: string;
  readonly namespace?: string;
  readonly host?: string;
}

/** The name of the lock of a build in this process, but for what is given. */
function lockName(changes: Holder): string {
  const release = claim();
  const [lock, since, pid, started, namespace, id] = String(readdirSync(work)).split('-');
  release();
  const holder = { pid, started, namespace, host: hostname(), ...changes };
  return [lock, since, holder.pid, holder.started, holder.namespace, id, holder.host].join('-');
}

/** Leaves the lock of a build that runs, or was killed, or runs elsewhere. */
function leaveLock(changes: Holder): string {
  const lock = path.join(work, lockName(changes));
  mkdirSync(work);
  writeFileSync(lock, '');
  return lock;
}

/** No process has this number: it is above what Linux hands out. */
const ENDED = { pid: 2 ** 30 };

test.each<[string, Holder]>([
  ['that runs', {}],
  ['on another host', { ...ENDED, host: 'elsewhere' }],
  ['in another container, which begins to count at 1', { pid: 1, host: 'elsewhere' }],
  ['in another container of the same name', { ...ENDED, namespace: '1' }],
])(
  'the lock of a build %s stops another, which says whose it is, since when, and what to remove',
  (_, changes) => {
    const { pid, host } = { pid: process.pid, host: hostname(), ...changes };
    const lock = leaveLock(changes);
    expect(claim).toThrow(
      new RegExp(
        `^Another build \\(process ${pid} on ${host}, since \\d{4}-\\d\\d-\\d\\dT.+Z\\) is making ${out}: wait for it, or name another --out\\. If no such build is running, remove ${lock}\\.$`,
      ),
    );
    rmSync(lock);
    claim()();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each<[string, Holder]>([
  ['whose process is gone', ENDED],
  ['whose process number is now another’s', { started: '1' }],
  ['whose container had the same name, and the number 1', { pid: 1, started: '1' }],
])('the lock of a build %s is taken over', (_, changes) => {
  leaveLock(changes);
  claim()();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a killed build for which nobody waits is taken over', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 100']);
  const pid = await new Promise((resolve) => parent.stdout.once('data', resolve));
  const status = () => readFileSync(`/proc/${Number(pid)}/stat`, 'utf8');
  await vi.waitUntil(() => status().includes(') Z '));
  leaveLock({ pid: Number(pid), started: status().split(' ')[21] ?? '' });
  claim()();
  parent.kill();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a build that ends as another looks for it is taken over', () => {
  leaveLock(ENDED);
  const watch = watchFileSystem(`/proc/${ENDED.pid}/`, (_, name) => {
    if (name !== 'readFileSync') return;
    throw Object.assign(new Error('ESRCH: no such process, read'), { code: 'ESRCH' });
  });
  try {
    claim()();
  } finally {
    watch.stop();
  }
  expect(readdirSync(folder)).toEqual([]);
});

const SCRAP = 'scrap-00000000-0000-0000-0000-000000000000';
test.each<[what: string, name: () => string, isFolder?: boolean]>([
  ['a file in the place of the work folder', () => ''],
  ['somebody’s file in it', () => 'thesis.txt'],
  ['somebody’s folder in it', () => 'mine', true],
  ['the lock of an earlier version', () => 'lock', true],
  ['a lock in another format', () => 'lock-1'],
  ['a lock that is a folder', () => lockName(ENDED), true],
  ['a new site that is a file', () => 'next'],
  ['an old site that is a file', () => 'previous'],
  ['a scrap that is a file', () => SCRAP],
])('%s stops a build, which says what to move, and stays', (_, name, isFolder = false) => {
  const place = path.join(work, name()).replace(/\/$/, '');
  mkdirSync(isFolder ? place : path.dirname(place), { recursive: true });
  if (!isFolder) writeFileSync(place, 'mine');
  expect(claim).toThrow(
    `${place} is in the way of a build of ${out}, and this version of gen-site did not make it: if no other build is running, move it away.`,
  );
  expect(isFolder ? readdirSync(place) : readFileSync(place, 'utf8')).toHaveLength(
    isFolder ? 0 : 4,
  );
});

/** Of two builds that interrupt each other: from one call of the inner one to the next that is tried. */
const STEP = process.env.LONG_TESTS ? 1 : 3;

describe.each([
  ['no lock', () => {}],
  ['the lock of a killed build', () => leaveLock(ENDED)],
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
