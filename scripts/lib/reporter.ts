/** Shows the progress of a build on standard error: one redrawn line on a terminal, a line now and then elsewhere, or nothing. */
import type { WriteStream } from 'node:tty';
import type { Reporter } from '../../src/generator/reporter.ts';
import { onOneLine } from '../../src/user-error.ts';
import { count } from './build-report.ts';

/** Shows nothing but warnings. */
export const quietReporter: Reporter = {
  task: async (_, run) => run(),
  progress: (_, _total, run) => run(() => {}),
  warn: (line) => console.error(`warning: ${onOneLine(line)}`),
};

/** Milliseconds between two states of a stage: nobody can read faster changes, and no log needs more. */
const INTERVALS = { terminal: 100, elsewhere: 10_000 };

export function streamReporter(stream: WriteStream | NodeJS.WriteStream): Reporter {
  const interval = stream.isTTY ? INTERVALS.terminal : INTERVALS.elsewhere;
  const [before, after] = stream.isTTY ? ['\r\u001b[2K', ''] : ['', '\n'];
  const show = (text: string, end = after) => stream.write(before + text + end);
  return {
    async task(name, run) {
      const start = performance.now();
      if (stream.isTTY) show(name);
      try {
        const result = await run();
        show(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`, '\n');
        return result;
      } catch (error) {
        // The error message must not follow the progress on the same line.
        show('', '');
        throw error;
      }
    },
    progress(name, total, run) {
      const start = performance.now();
      let [done, shown] = [0, start];
      return this.task(name, () =>
        run((steps) => {
          done += steps;
          const now = performance.now();
          if (now - shown < interval) return;
          shown = now;
          const left = ((now - start) * (total - done)) / done;
          show(`${name}: ${count(done)} of ${count(total)}, ${Math.ceil(left / 1000)} s left`);
        }),
      );
    },
    warn(line) {
      show('', '');
      quietReporter.warn(line);
    },
  };
}
