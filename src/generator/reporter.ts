/** Receives the progress of a long run; `scripts/lib/reporter.ts` shows it to a person. */
export interface Reporter {
  /** Runs one stage of the build under its name. */
  task<T>(name: string, run: () => T | Promise<T>): Promise<T>;
  /** Runs a stage of `total` steps, which says how many more are done. */
  progress<T>(
    name: string,
    total: number,
    run: (advance: (steps: number) => void) => Promise<T>,
  ): Promise<T>;
  /** Tells, in one line, of what went wrong and does not stop the run. */
  warn(line: string): void;
}
