/** One build at a time works on a folder: its lock, and who takes over that of a build that was killed. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { thisProcess } from '../../../src/generator/publish/process-identity.ts';
import { claimWorkFolder, type WorkFolder } from '../../../src/generator/publish/work-folder.ts';
import { watchFileSystem } from './faulty-file-system.ts';
import { NEW_SITE, OLD_SITE, publishSmallSite } from './small-site.ts';

/** No process has this number: it is above what Linux hands out. */
const ENDED_PROCESS = 2 ** 30;

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'work-folder-'));
  out = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Entries beside the site, apart from the records of builds. */
function besideTheSite(): string[] {
  return readdirSync(folder).filter((name) => name !== 'dist' && name !== 'records');
}

describe('the lock', () => {
  const lock = () => path.join(folder, '.dist.gen-site/lock');

  /** Leaves the work folder of a build that is running, or was killed, as `holder` says. */
  async function leaveWorkFolder(change: (holder: Record<string, unknown>) => void): Promise<void> {
    const kept = path.join(folder, 'kept');
    await publishSmallSite(out, OLD_SITE, {
      beforePublishing: () => cpSync(path.dirname(lock()), kept, { recursive: true }),
    });
    renameSync(kept, path.dirname(lock()));
    const file = path.join(lock(), 'holder.json');
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    change(holder);
    writeFileSync(file, JSON.stringify(holder));
  }

  test('of a build that runs stops another, which says whose it is, since when, and what to remove', async () => {
    await leaveWorkFolder(() => {});
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(
      new RegExp(
        `^Another build \\(process ${process.pid} on ${hostname()}, since \\d{4}-\\d\\d-\\d\\dT.+Z\\) is making ${out}: wait for it, or name another --out. If no such build is running, remove ${lock()}.$`,
      ),
    );
    rmSync(lock(), { recursive: true });
    await publishSmallSite(out, NEW_SITE);
    expect(besideTheSite()).toEqual([]);
  });

  const ended: Record<string, (holder: Record<string, unknown>) => void> = {
    'whose process is gone': (holder) => Object.assign(holder, { pid: ENDED_PROCESS }),
    'whose process number is now another’s': (holder) => Object.assign(holder, { started: '1' }),
  };
  test.each(Object.entries(ended))('of a build %s is taken over', async (_, change) => {
    await leaveWorkFolder(change);
    await publishSmallSite(out, NEW_SITE);
    expect(existsSync(path.join(out, 'salary/98000.html'))).toBe(true);
    expect(besideTheSite()).toEqual([]);
  });

  const unknown: Record<string, (holder: Record<string, unknown>) => void> = {
    'on another host': (holder) => Object.assign(holder, { host: 'elsewhere', pid: ENDED_PROCESS }),
    'in another container': (holder) =>
      Object.assign(holder, { pidNamespace: 'pid:[1]', pid: ENDED_PROCESS }),
  };
  test.each(Object.entries(unknown))('of a build %s is believed', async (_, change) => {
    await leaveWorkFolder(change);
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow('Another build');
    expect(existsSync(lock())).toBe(true);
  });

  test('that a loss of power left empty is taken over', async () => {
    await leaveWorkFolder(() => {});
    writeFileSync(path.join(lock(), 'holder.json'), '');
    await publishSmallSite(out, NEW_SITE);
    expect(besideTheSite()).toEqual([]);
  });
});

describe.each([
  ['no lock', () => {}],
  ['the lock of a killed build', () => leaveDeadLock()],
  [
    'the lock of a killed build that took over from another',
    () => leaveDeadLock('second', leaveDeadLock('first')),
  ],
] as const)('with %s, whatever other builds do at any call of a build', (_, prepare) => {
  let holders: Set<WorkFolder>;

  /** Takes the lock; undefined if another build has it. */
  function claim(): WorkFolder | undefined {
    try {
      const held = claimWorkFolder(out, out);
      expect(holders.size).toBe(0);
      holders.add(held);
      return held;
    } catch (error) {
      if (!(error as Error).message.startsWith('Another build')) throw error;
      return undefined;
    }
  }

  function release(held: WorkFolder | undefined): void {
    if (held === undefined) return;
    holders.delete(held);
    // All is done before the promise is returned.
    held.release((line) => expect.unreachable(line));
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
      holders = new Set();
      prepare();
      isHit = interrupt(action, point, other);
      for (const held of holders) release(held);
      // The lock that the killed build left is gone too, and so is every draft.
      release(claim());
      expect(besideTheSite(), `call ${point}`).toEqual([]);
      if (!isHit) expect(point).toBeGreaterThan(5);
    }
  }

  test('one of two has the lock', () => {
    atEveryCall(() => {
      claim();
      expect(holders.size).toBe(1);
    }, claim);
  });

  test('a build that comes and goes does not let in two others', () => {
    atEveryCall(
      () => {
        claim();
        expect(holders.size).toBe(1);
      },
      () => {
        release(claim());
        claim();
      },
    );
  });

  test('one of two has the lock as the build before them ends', () => {
    atEveryCall(() => {
      const held = claim();
      release(held);
      claim();
      expect(holders.size).toBe(1);
    }, claim);
  });

  test('a build that was about to take the lock does not get it as another ends and a third begins', () => {
    for (let point = 1, isHit = true; isHit; point++) {
      atEveryCall(claim, () => {
        isHit = interrupt(() => release(claim()), point, claim);
      });
    }
  });
});

/** Leaves a lock of a build that was killed, after that of the build `before`, if there is one. */
function leaveDeadLock(id = 'dead', before?: string): string {
  const lock = path.join(
    folder,
    '.dist.gen-site',
    before === undefined ? 'lock' : `lock-after-${before}`,
  );
  mkdirSync(lock, { recursive: true });
  const holder = { ...thisProcess(), pid: ENDED_PROCESS, id, since: '' };
  writeFileSync(path.join(lock, 'holder.json'), JSON.stringify(holder));
  return id;
}
