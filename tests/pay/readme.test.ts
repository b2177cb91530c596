import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as pay from '../../src/pay/index.ts';

const readme = readFileSync(new URL('../../src/pay/README.md', import.meta.url), 'utf8');

test('the example of the README comes to what it says', () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const script = example
    .replace(/^import .*$/m, '')
    .replaceAll(' as const', '')
    .replace(/^(.+); \/\/ (\d+)$/gm, 'results.push([$1, $2]);');
  const results: [number, number][] = [];
  new Function('pay', 'results', `with (pay) { ${script} }`)(pay, results);
  expect(results).toHaveLength(5);
  for (const [result, said] of results) expect(result).toBe(said);
});

test('the README names functions that there are', () => {
  const named = [...readme.matchAll(/`(\w+)(?:\([^`]*)?`/g)].map(([, name = '']) => name);
  const functions = named.filter((name) =>
    /^(assess|cash|pay|calculate|gross|compare|bonus|withheld|annual|per|charge|edges)/.test(name),
  );
  expect(functions.length).toBeGreaterThan(15);
  expect(functions.filter((name) => !(name in pay))).toEqual([]);
});
