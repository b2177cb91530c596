/** Lists of file names, written short: salary pages differ by a number alone, so a run of them is one entry. */

/** One file, or every file whose name is `before`, a number from `first` to `last` in steps of `step`, and `after`. */
export type FileNamesEntry = string | Run;

type Run = readonly [before: string, first: number, last: number, step: number, after: string];

/** Whether `value`, read from JSON, is a list of entries. */
export function isFileNames(value: unknown): value is FileNamesEntry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' || isRun(entry));
}

function isRun(entry: unknown): entry is Run {
  if (!Array.isArray(entry) || entry.length !== 5) return false;
  const [before, first, last, step, after] = entry;
  const areNumbers = [first, last, step].every((number) => Number.isSafeInteger(number));
  return areNumbers && step > 0 && typeof before === 'string' && typeof after === 'string';
}

/** Every folder that `name` is in, outermost first. */
export function foldersOfName(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

/** Names that differ by a number alone: `before`, one of `numbers`, which are whole and rise, and `after`. */
export interface NumberedNames {
  readonly before: string;
  readonly numbers: readonly number[];
  readonly after: string;
}

/** The `names`, sorted, and the names of `families` as runs of numbers. */
export function compactFileNames(
  names: Iterable<string>,
  families: Iterable<NumberedNames> = [],
): FileNamesEntry[] {
  const entries: FileNamesEntry[] = [...names].sort();
  for (const { before, numbers, after } of families) {
    for (let start = 0; start < numbers.length; ) {
      const first = numbers[start] as number;
      const step = (numbers[start + 1] ?? first + 1) - first;
      let end = start + 1;
      while (numbers[end] === first + (end - start) * step) end++;
      entries.push([before, first, first + (end - 1 - start) * step, step, after]);
      start = end;
    }
  }
  return entries;
}

/** Says of any name whether it is among `entries`. */
export function fileNameMatcher(entries: readonly FileNamesEntry[]): (name: string) => boolean {
  const names = new Set(entries.filter((entry) => typeof entry === 'string'));
  const runs = entries.filter((entry) => typeof entry !== 'string');
  return (name) => runs.some((run) => isOfRun(name, run)) || names.has(name);
}

function isOfRun(name: string, [before, first, last, step, after]: Run): boolean {
  if (!name.startsWith(before) || !name.endsWith(after)) return false;
  const digits = name.slice(before.length, name.length - after.length);
  const number = Number(digits);
  // A number that is written in another way, such as 05000, is another name.
  if (String(number) !== digits) return false;
  return number >= first && number <= last && (number - first) % step === 0;
}
