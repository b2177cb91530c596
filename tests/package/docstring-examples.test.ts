/** The examples in the docstrings of the package's functions come to what they say. */
import { expect, test } from 'vitest';
import * as explain from '../../src/pay/explain/index.ts';
import * as main from '../../src/pay/index.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import * as withholding from '../../src/pay/withholding/index.ts';
import { ASKED } from '../pay/asked.ts';
import { examplesIn } from './docstring-examples.ts';
import { withResults } from './readme-examples.ts';

const NAMES: Readonly<Record<string, unknown>> = {
  ...rules,
  ...withholding,
  ...taxReturn,
  ...explain,
  ...main,
};
const FILES = [
  'index.ts',
  'parse-facts.ts',
  'withholding/index.ts',
  'withholding/entry-on-leaving.ts',
];
const EXAMPLES = [...FILES, 'return/index.ts', 'explain/index.ts', 'rules/index.ts'].flatMap(
  examplesIn,
);

test.each(EXAMPLES)(
  'the docstring of $name has an example, which comes to what it says',
  ({ code = '' }) => {
    const run = new Function(...Object.keys(NAMES), `${withResults(code)} return results;`);
    const results: [unknown, unknown][] = run(...Object.values(NAMES));
    expect(results.length).toBeGreaterThan(0);
    for (const [result, said] of results) expect(result).toEqual(said);
  },
);

test('every function of the package that does not leave it has a docstring with an example', () => {
  const names = EXAMPLES.map(({ name }) => name);
  const without = Object.keys(ASKED).filter((name) => !names.includes(name));
  expect(without.sort()).toEqual(['perHour', 'perPeriod', 'residencyOf']);
});
