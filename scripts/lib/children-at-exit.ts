/**
 * `npm run bench` loads this into a build. At its end it writes the processor time of the children that nobody has waited
 * for, as the shell's `times` writes that of the others: esbuild's, which ends after the build. Only Linux tells it.
 */
import { existsSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const THREADS = '/proc/self/task';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

if (isMainThread && existsSync(THREADS)) {
  process.once('exit', () => {
    const children = readdirSync(THREADS).flatMap(
      (thread) => readFileSync(`${THREADS}/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    let [user, system] = [0, 0];
    for (const child of children) {
      const status = readFileSync(`/proc/${child}/stat`, 'utf8');
      // The second field is the program's name in brackets, which may itself hold spaces and brackets.
      const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
      user += Number(fields[11]) / TICKS;
      system += Number(fields[12]) / TICKS;
    }
    writeSync(process.stderr.fd, `0m${user}s 0m${system}s\n`);
  });
}
