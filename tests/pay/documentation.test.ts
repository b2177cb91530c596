/** The examples of the README and of docstrings come to what they say, and the README names what there is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENTRIES } from '../../scripts/lib/engine-package.ts';
import { EXAMPLES, README, withResults } from '../package/readme-examples.ts';
import { ASKED, PACKAGE } from './asked.ts';

/** The names of each entry of the package, by the entry as a program imports it. */
const MODULES: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(
    Array.from(ENTRIES, async ([entry, file]) => [
      entry,
      await import(/* @vite-ignore */ `../../src/pay/${file.replace(/js$/, 'ts')}`),
    ]),
  ),
);

const FILES =
  'index parse-facts withholding/index withholding/entry-on-leaving return/index explain/index rules/index';

/** Each function that these files export, with the example of its docstring, which it may lack. */
const DOCSTRINGS = FILES.split(' ').flatMap((file) => {
  const functions = readFileSync(`src/pay/${file}.ts`, 'utf8').matchAll(
    /(?:^\/\*\*\n((?: \*.*\n)+?) \*\/\n)?^export (?:function (\w+)|const (\w+) = \/\* @__PURE__ \*\/)/gm,
  );
  return Array.from(functions, ([, docstring = '', declared, made]) => ({
    subject: declared ?? made ?? '',
    code: docstring.split(' * @example\n')[1]?.split(' * @')[0]?.replaceAll(/^ \* /gm, ''),
  }));
});

test.each([...EXAMPLES, ...DOCSTRINGS])(
  'the example comes to what it says: $subject',
  (example) => {
    const script = withResults(example.code ?? '').replaceAll(
      /^import (\{.*\}) from '(.+)';$/gm,
      "const $1 = entries['$2'];",
    );
    // What an example imports hides the name of the package that is given here, because it is in a block.
    const run = new Function('entries', ...Object.keys(PACKAGE), `{ ${script} return results; }`);
    const results: [unknown, unknown][] = run(MODULES, ...Object.values(PACKAGE));
    expect(results.length).toBeGreaterThan(0);
    for (const [result, said] of results) expect(result).toEqual(said);
  },
);

test('the README has six examples, and every function a docstring with one', () => {
  expect(EXAMPLES).toHaveLength(6);
  const names = DOCSTRINGS.map(({ subject }) => subject);
  const without = Object.keys(ASKED).filter((name) => !names.includes(name));
  // These are to leave the package.
  expect(without.sort()).toEqual(['perHour', 'perPeriod', 'residencyOf']);
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
