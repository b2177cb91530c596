/** The examples in the docstrings of the package's functions come to what they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKED, PACKAGE } from '../pay/asked.ts';
import { withResults } from './readme-examples.ts';

const FILES =
  'index parse-facts withholding/index withholding/entry-on-leaving return/index explain/index rules/index';

/** Each function that these files export, with the example of its docstring, which it may lack. */
const EXAMPLES = FILES.split(' ').flatMap((file) => {
  const functions = readFileSync(`src/pay/${file}.ts`, 'utf8').matchAll(
    /(?:^\/\*\*\n((?: \*.*\n)+?) \*\/\n)?^export (?:function (\w+)|const (\w+) = \/\* @__PURE__ \*\/)/gm,
  );
  return Array.from(functions, ([, docstring = '', declared, made]) => ({
    name: declared ?? made ?? '',
    code: docstring.split(' * @example\n')[1]?.split(' * @')[0]?.replaceAll(/^ \* /gm, ''),
  }));
});

test.each(EXAMPLES)(
  'the docstring of $name has an example, which comes to what it says',
  ({ code = '' }) => {
    const run = new Function(...Object.keys(PACKAGE), `${withResults(code)} return results;`);
    const results: [unknown, unknown][] = run(...Object.values(PACKAGE));
    expect(results.length).toBeGreaterThan(0);
    for (const [result, said] of results) expect(result).toEqual(said);
  },
);

test('every function of the package that does not leave it has a docstring with an example', () => {
  const names = EXAMPLES.map(({ name }) => name);
  const without = Object.keys(ASKED).filter((name) => !names.includes(name));
  expect(without.sort()).toEqual(['perHour', 'perPeriod', 'residencyOf']);
});
