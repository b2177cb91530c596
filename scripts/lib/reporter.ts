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

/** Redraws a line if `stream` is a terminal, else writes a line for each stage and for each tenth of a long one. */
export function streamReporter(stream: WriteStream | NodeJS.WriteStream): Reporter {
  const write = (text: string) => stream.write(stream.isTTY ? `\r\u001b[2K${text}` : text);
  return {
    async task(name, run) {
      const start = performance.now();
      if (stream.isTTY) write(name);
      const result = await run();
      write(`${name}: ${seconds(start)}\n`);
      return result;
    },
    progress(name, total, run) {
      const show = stream.isTTY ? progressBar(name, total, write) : tenths(name, total, write);
      let done = 0;
      return this.task(name, () =>
        run((steps) => {
          done += steps;
          show(done);
        }),
      );
    },
    warn(line) {
      if (stream.isTTY) write('');
      warn(line);
    },
  };
}

/** Least time between two redraws, in milliseconds. Nobody can read faster changes. */
const REDRAW_INTERVAL = 100;
const BAR_WIDTH = 30;

type Write = (text: string) => void;

function progressBar(name: string, total: number, write: Write): (done: number) => void {
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return (done) => {
    if (performance.now() - drawn < REDRAW_INTERVAL) return;
    drawn = performance.now();
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = `[${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
    const left = Math.ceil(((drawn - start) / 1000) * (total / done - 1));
    write(`${name} ${bar} ${count(done)} of ${count(total)}, ${left} s left`);
  };
}

function tenths(name: string, total: number, write: Write): (done: number) => void {
  let shown = 0;
  return (done) => {
    const reached = Math.floor((done / total) * 10);
    if (reached > shown && reached < 10) write(`${name}: ${count(done)} of ${count(total)}\n`);
    shown = reached;
  };
}

function warn(line: string): void {
  console.error(`warning: ${onOneLine(line)}`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function count(value: number): string {
  return value.toLocaleString('en-AU');
}
