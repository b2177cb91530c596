/** Lists of file names, written short: salary pages differ by a number alone, so a run of them is one entry. */

/** One file, or every file whose name is `before`, a number from `first` to `last` in steps of `step`, and `after`. */
export type FileNamesEntry =
  | string
  | readonly [before: string, first: number, last: number, step: number, after: string];

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
  const runs = new Map<string, { first: number; last: number; step: number }[]>();
  for (const entry of entries) {
    if (typeof entry === 'string') {
      plain.add(entry);
      continue;
    }
    const [before, first, last, step, after] = entry;
    const key = groupKey(before, after);
    const known = runs.get(key);
    if (known === undefined) runs.set(key, [{ first, last, step }]);
    else known.push({ first, last, step });
  }
  return (name) => {
    if (plain.has(name)) return true;
    const parts = splitAtNumber(name);
    if (parts === undefined) return false;
    const { before, number, after } = parts;
    const candidates = runs.get(groupKey(before, after)) ?? [];
    return candidates.some(
      ({ first, last, step }) => number >= first && number <= last && (number - first) % step === 0,
    );
  };
}

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
