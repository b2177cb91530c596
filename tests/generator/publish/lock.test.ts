/** One build at a time works on a folder: its lock, what else may be in the way, and who takes over after a kill. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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

type Holder = Partial<Record<'pid' | 'started' | 'namespace' | 'host', string | number>>;

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
  ['on another host', { pid: 1, host: 'elsewhere' }],
  ['in another container of the same name', { ...ENDED, namespace: '1' }],
])(
  'the lock of a build %s stops another, which says whose it is, since when, and what to remove',
  (_, changes) => {
    const { pid, host } = { pid: process.pid, host: hostname(), ...changes };
    const lock = leaveLock(changes);
    expect(claim).toThrow(
      new RegExp(
        `^Another build \\(process ${pid} on ${host}, since \\d{4}-\\d\\d-\\d\\dT.+Z\\) is making ${out}: wait for it, or name another --dir\\. If no such build is running, remove ${lock}\\.$`,
      ),
    );
    rmSync(lock);
    claim()();
    expect(readdirSync(folder)).toEqual([]);
  },
);

/** A process that has been killed, and for which nobody waits, keeps its number. */
async function unawaitedProcess(): Promise<Holder> {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 10']);
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  const status = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
  await vi.waitUntil(() => status().includes(') Z '));
  return { pid, started: status().split(' ')[21] ?? '' };
}

function vanishingProcess(): Holder {
  const { stop } = watchFileSystem(`/proc/${ENDED.pid}/`, (_, name) => {
    if (name !== 'readFileSync') return;
    throw Object.assign(new Error('ESRCH: no such process, read'), { code: 'ESRCH' });
  });
  onTestFinished(stop);
  return ENDED;
}

test.each<[string, () => Holder | Promise<Holder>]>([
  ['whose process is gone', () => ENDED],
  ['whose process number is now another’s', () => ({ started: '1' })],
  ['that was killed, and for which nobody waits', unawaitedProcess],
  ['that ends as another looks for it', vanishingProcess],
])('the lock of a build %s is taken over', async (_, holder) => {
  leaveLock(await holder());
  claim()();
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
  expect(isFolder ? readdirSync(place) : readFileSync(place, 'utf8')).toEqual(
    isFolder ? [] : 'mine',
  );
});

/** The step between the calls at which the inner of two builds interrupts the outer one. */
const STEP = process.env.LONG_TESTS ? 1 : 3;

describe.each([
  ['no lock', () => {}],
  ['the lock of a killed build', () => leaveLock(ENDED)],
] as const)('with %s, whatever other builds do at any call of a build', (_, prepare) => {
  /** Functions that release the locks held so far. */
  const holders = new Set<() => void>();

  /** Takes the lock, unless another build has it. */
  function come(): () => void {
    try {
      const release = claim();
      expect(holders.size).toBe(0);
      const go = () => {
        holders.delete(go);
        release();
      };
      holders.add(go);
      return go;
    } catch (error) {
      if (!(error as Error).message.startsWith('Another build')) throw error;
      return () => {};
    }
  }

  const comeAndGo = () => come()();

  /** Runs `other` at call `point` of `action`; false if there is no such call. */
  function interrupt(action: () => void, point: number, other: () => void): boolean {
    let isHit = false;
    const { stop } = watchFileSystem(folder, (number) => {
      if (number !== point) return;
      isHit = true;
      other();
    });
    try {
      action();
    } finally {
      stop();
    }
    return isHit;
  }

  /** Tries `other` at every call of `action`, each time from the start. */
  function atEveryCall(action: () => void, other: () => void): void {
    for (let point = 1, isHit = true; isHit; point++) {
      prepare();
      isHit = interrupt(action, point, other);
      for (const go of holders) go();
      comeAndGo();
      expect(readdirSync(folder), `call ${point}`).toEqual([]);
      if (!isHit) expect(point).toBeGreaterThan(5);
    }
  }

  const comeAlone = () => {
    come();
    expect(holders.size).toBe(1);
  };

  test.each<[name: string, action: () => void, other: () => void]>([
    ['one of two has the lock', comeAlone, come],
    ['a build has the lock after another, which removes the folder', comeAlone, comeAndGo],
    [
      'a build that comes and goes does not let in two others',
      comeAlone,
      () => [comeAndGo(), come()],
    ],
    ['one of two has the lock as the build before ends', () => [comeAndGo(), comeAlone()], come],
  ])('%s', (_, action, other) => atEveryCall(action, other));

  test('a build that was about to take the lock does not get it as another ends and a third begins', () => {
    for (let point = 1, isHit = true; isHit; point += STEP) {
      atEveryCall(come, () => {
        isHit = interrupt(comeAndGo, point, come);
      });
    }
  });
});
