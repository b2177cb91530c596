/** Shows the progress of a build: one redrawn line on a terminal, separate lines elsewhere, or nothing. */
import type { WriteStream } from 'node:tty';
import type { Reporter } from '../../src/generator/reporter.ts';
import { onOneLine } from '../../src/user-error.ts';

/** Shows nothing but warnings. */
export const quietReporter: Reporter = {
  task: async (_, run) => run(),
  progress: (_, _total, run) => run(() => {}),
  warn,
};

/** Least time between two redraws, in milliseconds. Nobody can read faster changes. */
const REDRAW_INTERVAL = 100;
const BAR_WIDTH = 30;

/** Redraws a line if `stream` is a terminal, else writes separate lines. */
export function streamReporter(stream: WriteStream | NodeJS.WriteStream): Reporter {
  return stream.isTTY ? terminalReporter(stream) : lineReporter(stream);
}

function terminalReporter(stream: NodeJS.WritableStream): Reporter {
  const redraw = (text: string) => stream.write(`\r\u001b[2K${text}`);
  return {
    async task(name, run) {
      const start = performance.now();
      redraw(name);
      const result = await run();
      redraw(`${name}: ${seconds(start)}\n`);
      return result;
    },
    async progress(name, total, run) {
      const start = performance.now();
      let done = 0;
      let drawn = Number.NEGATIVE_INFINITY;
      const result = await run((steps) => {
        done += steps;
        if (performance.now() - drawn < REDRAW_INTERVAL) return;
        drawn = performance.now();
        redraw(
          `${name} ${bar(done / total)} ${count(done)} of ${count(total)}, ${left(start, done / total)} left`,
        );
      });
      redraw(`${name}: ${seconds(start)}\n`);
      return result;
    },
    warn(line) {
      redraw('');
      warn(line);
    },
  };
}

/** A line for each stage, and for each tenth of a long one, so that a log shows progress. */
function lineReporter(stream: NodeJS.WritableStream): Reporter {
  return {
    async task(name, run) {
      const start = performance.now();
      const result = await run();
      stream.write(`${name}: ${seconds(start)}\n`);
      return result;
    },
    async progress(name, total, run) {
      const start = performance.now();
      let done = 0;
      let tenths = 0;
      const result = await run((steps) => {
        done += steps;
        const reached = Math.floor((done / total) * 10);
        if (reached > tenths && reached < 10) {
          stream.write(`${name}: ${count(done)} of ${count(total)}\n`);
        }
        tenths = reached;
      });
      stream.write(`${name}: ${seconds(start)}\n`);
      return result;
    },
    warn,
  };
}

function warn(line: string): void {
  console.error(`warning: ${onOneLine(line)}`);
}

function bar(fraction: number): string {
  const filled = Math.round(fraction * BAR_WIDTH);
  return `[${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
}

function left(start: number, fraction: number): string {
  return `${Math.ceil(((performance.now() - start) / 1000) * (1 / fraction - 1))} s`;
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function count(value: number): string {
  return value.toLocaleString('en-AU');
}
