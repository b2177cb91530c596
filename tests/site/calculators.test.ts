/** The registry of calculators, and that nothing else names one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_SET_NAMES } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import {
  CALCULATORS,
  calculatorAt,
  calculatorsOf,
  folderOf,
  GROUPS,
  nearestTo,
  TOPICS,
} from '../../src/site/calculators.ts';
import { routesOf } from '../../src/site/routes.ts';

/** The text of each source, by its path from the project's folder. The engine knows of no page. */
const SOURCES = ['src', 'scripts', 'templates']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  )
  .filter(
    (file) =>
      !file.startsWith('src/pay/') &&
      /\.(tsx?|cjs|css|html|json|sh|conf|txt)$|_redirects$|Caddyfile/.test(file),
  )
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** The files with a text that matches. */
const filesWith = (pattern: RegExp) =>
  SOURCES.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));

test.each(['path', 'name', 'question'] as const)('the %s of a calculator is its own', (key) => {
  const values = CALCULATORS.map((each) => each[key]);
  expect([...new Set(values)]).toEqual(values);
});

test.each(CALCULATORS)('$path has a folder with its page, and a question', ({ path, question }) => {
  expect(path).toMatch(/^\/([a-z]+(-[a-z]+)*)?$/);
  expect(existsSync(`src/pages/${folderOf(path)}/page.tsx`)).toBe(true);
  expect(question).toMatch(/^[A-Z].*\?$/);
});

test('every group has a calculator, and the data that it names as its own is in a year', () => {
  expect(new Set(CALCULATORS.map(({ group }) => group))).toEqual(new Set(GROUPS));
  const known = Object.values(RULE_SETS).flatMap(({ taxYears }) => taxYears.flatMap(Object.keys));
  for (const { data = [] } of CALCULATORS) expect(known).toEqual(expect.arrayContaining([...data]));
});

test('a calculator that is not listed is refused by its path', () => {
  expect(() => calculatorAt('/nowhere')).toThrow('CALCULATORS does not list /nowhere');
});

test.each(TOPICS)('a page has a place for the topic %s', (topic) => {
  const places = filesWith(new RegExp(`['"]${topic}['"]`));
  expect(places.filter((file) => /^src\/(pages|components)\//.test(file))).not.toEqual([]);
});

describe.each(RULE_SET_NAMES)('a %s site', (rules) => {
  const all = calculatorsOf(rules);
  const scripts = new Map(routesOf(rules).map(({ path, script }) => [path, script]));

  test.each(all)(
    'has a script for $path, and a row on it that begins with it, then has its group',
    ({ path, group }) => {
      expect(scripts.get(path)).toBe(folderOf(path));
      const others = all.filter((each) => each.path !== path);
      const sameFirst = [
        ...others.filter((each) => each.group === group),
        ...others.filter((each) => each.group !== group),
      ];
      expect(nearestTo(path, rules)).toEqual([
        all.find((each) => each.path === path),
        ...sameFirst.slice(0, 3),
      ]);
    },
  );

  test('has the first three calculators in the row of a page of none', () => {
    expect(nearestTo(undefined, rules)).toEqual(all.slice(0, 3));
  });
});

test.each(CALCULATORS.map(({ path }) => folderOf(path)).filter((folder) => folder !== 'home'))(
  'nothing but the registry and its own folder names %s in an address or an import',
  (folder) => {
    const own = ['src/site/calculators.ts', `src/pages/${folder}/`];
    const naming = filesWith(new RegExp(`['"\`(]/${folder}(?=['"\`#/)])|(pages|\\.)/${folder}/`));
    expect(naming.filter((file) => !own.some((start) => file.startsWith(start)))).toEqual([]);
    expect(naming).not.toEqual([]);
  },
);
