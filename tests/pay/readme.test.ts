import { expect, test } from 'vitest';
import { ENTRIES } from '../../scripts/lib/engine-package.ts';
import { EXAMPLES, README, withResults } from '../package/readme-examples.ts';

/** The names of each entry of the package, by the entry as a program imports it. */
const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  await Promise.all(
    Array.from(ENTRIES, async ([entry, file]) => [
      entry,
      await import(/* @vite-ignore */ `../../src/pay/${file.replace(/js$/, 'ts')}`),
    ]),
  ),
);

test('the README has six examples', () => {
  expect(EXAMPLES).toHaveLength(6);
});

test.each(EXAMPLES)('an example of the README comes to what it says: $subject', ({ code }) => {
  const script = withResults(code).replaceAll(
    /^import (\{.*\}) from '(.+)';$/gm,
    "const $1 = entries['$2'];",
  );
  const results: [unknown, unknown][] = new Function('entries', `${script} return results;`)(
    MODULES,
  );
  expect(results.length).toBeGreaterThan(0);
  for (const [result, said] of results) expect(result).toEqual(said);
});

test('the README names functions that their entries have', () => {
  const named: [entry: string, name: string][] = [];
  let entry = '';
  for (const [, first = '', names = ''] of README.matchAll(/^\| *(\S*) \| (`.*?) \|/gm)) {
    entry = first === '' ? entry : first.replaceAll('`', '');
    for (const [, name = ''] of names.matchAll(/`(\w+)/g)) named.push([entry, name]);
  }
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([entry, name]) => !(name in (MODULES[entry] ?? {})))).toEqual([]);
});
