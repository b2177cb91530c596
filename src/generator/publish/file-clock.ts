/**
 * The clock that a file system stamps changes with. It moves in ticks of some milliseconds: two changes in one tick
 * look equally old, but what is changed after a tick is certainly younger than what was changed before it.
 */
import { closeSync, openSync, statSync, unlinkSync, utimesSync } from 'node:fs';

/** In milliseconds. Linux ticks at least a hundred times a second; old Windows file systems each two seconds. */
const LONGEST_TICK = 100;

/**
 * Waits for the next tick and gives its time, in milliseconds since 1970. Null where times of change prove nothing,
 * since they can be set back, or move in steps too long to wait for.
 * @param probe A file to make, and remove, on the file system whose clock it is.
 */
export function nextTick(probe: string): number | null {
  const descriptor = openSync(probe, 'w');
  try {
    closeSync(descriptor);
    const start = touch(probe);
    // Some file systems keep a single time, which anyone can set: then it is the one that `touch` sets.
    if (start < Date.UTC(2000)) return null;
    const giveUp = performance.now() + LONGEST_TICK;
    let now = start;
    while (now <= start && performance.now() < giveUp) now = touch(probe);
    return now > start ? now : null;
  } finally {
    unlinkSync(probe);
  }
}

/** Changes `file` and gives its time of change. */
function touch(file: string): number {
  utimesSync(file, 0, 0);
  return statSync(file).ctimeMs;
}
