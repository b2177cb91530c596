/** Lists of file names, written short: salary pages differ by a number alone, so a run of them is one entry. */

/** One file, or every file whose name is `before`, a number from `first` to `last` in steps of `step`, and `after`. */
export type FileNamesEntry =
  | string
  | readonly [before: string, first: number, last: number, step: number, after: string];

/** Whether `value`, read from JSON, is a list of entries. */
export function isFileNames(value: unknown): value is FileNamesEntry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): value is FileNamesEntry {
  if (!Array.isArray(value)) return typeof value === 'string';
  const [before, first, last, step, after, ...more] = value;
  const areNumbers = [first, last, step].every((number) => Number.isSafeInteger(number));
  const areTexts = typeof before === 'string' && typeof after === 'string';
  return areTexts && areNumbers && step > 0 && more.length === 0;
}

/** The folders that the files of `entries` are in, and those above them. */
export function foldersOf(entries: readonly FileNamesEntry[]): FileNamesEntry[] {
  return entries.flatMap((entry): FileNamesEntry[] => {
    if (typeof entry === 'string') return foldersOfName(entry);
    const [before, first, last, step, after] = entry;
    const numbered = foldersOfName(after).map(
      (start) => [before, first, last, step, start] as const,
    );
    return [...foldersOfName(before), ...numbered];
  });
}

/** Every folder that `name` is in, outermost first. */
export function foldersOfName(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

/** Shorter runs are not worth an entry that is harder to read. */
const SHORTEST_RUN = 3;

/** The files whose names are `before`, one of `numbers` and `after`. The numbers are whole, and `after` has no digit. */
export interface NumberedNames {
  readonly before: string;
  readonly numbers: readonly number[];
  readonly after: string;
}

/**
 * The names, and those of `families`, in few entries; equal sets of names give equal entries, whatever their order and whichever
 * of them are given as families.
 */
export function compactFileNames(
  names: Iterable<string>,
  families: Iterable<NumberedNames> = [],
): FileNamesEntry[] {
  const plain: string[] = [];
  const numbered = new Map<string, { before: string; after: string; numbers: number[] }>();
  for (const { before, numbers, after } of families) {
    numbered.set(groupKey(before, after), { before, after, numbers: [...numbers] });
  }
  for (const name of names) {
    const parts = splitAtNumber(name);
    if (parts === undefined) {
      plain.push(name);
      continue;
    }
    const { before, number, after } = parts;
    const key = groupKey(before, after);
    const group = numbered.get(key);
    if (group === undefined) numbered.set(key, { before, after, numbers: [number] });
    else group.numbers.push(number);
  }
  const runs: FileNamesEntry[] = [];
  for (const { before, after, numbers } of [...numbered.values()].sort(byName)) {
    for (const { first, last, step, length } of runsOf(numbers.sort((a, b) => a - b))) {
      if (length >= SHORTEST_RUN) runs.push([before, first, last, step, after]);
      else for (let at = first; at <= last; at += step) plain.push(before + at + after);
    }
  }
  return [...plain.sort(), ...runs];
}

/** Says of any name whether it is among `entries`. */
export function fileNameMatcher(entries: readonly FileNamesEntry[]): (name: string) => boolean {
  const plain = new Set<string>();
  const families = new Map<string, { before: string; after: string; runs: Run[] }>();
  for (const entry of entries) {
    if (typeof entry === 'string') {
      plain.add(entry);
      continue;
    }
    const [before, first, last, step, after] = entry;
    const key = groupKey(before, after);
    const known = families.get(key);
    if (known === undefined) families.set(key, { before, after, runs: [{ first, last, step }] });
    else known.runs.push({ first, last, step });
  }
  const isInFamily = (name: string) => {
    // There are one or two, so that to try each takes less time than to take the name apart.
    for (const { before, after, runs } of families.values()) {
      if (!name.startsWith(before) || !name.endsWith(after)) continue;
      const number = numberAt(name, before.length, name.length - after.length);
      if (number !== undefined && isInRuns(number, runs)) return true;
    }
    return false;
  };
  return (name) => isInFamily(name) || plain.has(name);
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

function isInRuns(number: number, runs: readonly Run[]): boolean {
  return runs.some(
    ({ first, last, step }) => number >= first && number <= last && (number - first) % step === 0,
  );
}

/** The whole number that `name` has from `start` to `end`; undefined if it is another text, or not written the one way. */
function numberAt(name: string, start: number, end: number): number | undefined {
  if (start >= end || (name.charCodeAt(start) === ZERO && end > start + 1)) return undefined;
  let number = 0;
  for (let index = start; index < end; index++) {
    const digit = name.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return Number.isSafeInteger(number) ? number : undefined;
}

const ZERO = 48;

/** Splits at the last number; undefined if there is none, or none that can be written back exactly. */
function splitAtNumber(
  name: string,
): { before: string; number: number; after: string } | undefined {
  const match = /^(.*?)(0|[1-9]\d*)(\D*)$/s.exec(name);
  if (match === null) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const number = Number(digits);
  return Number.isSafeInteger(number) ? { before, number, after } : undefined;
}

/** No file name holds this character. */
function groupKey(before: string, after: string): string {
  return `${before}\0${after}`;
}

function byName(
  one: { before: string; after: string },
  other: { before: string; after: string },
): number {
  return groupKey(one.before, one.after) < groupKey(other.before, other.after) ? -1 : 1;
}

/** Stretches of rising `numbers` whose steps are equal. */
function* runsOf(
  numbers: readonly number[],
): Generator<{ first: number; last: number; step: number; length: number }> {
  for (let start = 0; start < numbers.length; ) {
    const first = numbers[start] as number;
    const step = (numbers[start + 1] ?? first + 1) - first;
    let length = 1;
    while (numbers[start + length] === first + length * step) length++;
    yield { first, last: first + (length - 1) * step, step, length };
    start += length;
  }
}
