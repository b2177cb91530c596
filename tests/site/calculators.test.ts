/** The registry of calculators, and that nothing else names one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../src/generator/project.ts';
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

const RULES = ['simplified', 'legislated'] as const;

/** The text of each source, by its path from the project's folder. */
const SOURCES: readonly (readonly [file: string, text: string])[] = ['src', 'scripts', 'templates']
  .flatMap((folder) =>
    readdirSync(path.join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => path.posix.join(folder, ...file.split(path.sep)),
    ),
  )
  // The engine knows of no page.
  .filter(
    (file) =>
      !file.startsWith('src/pay/') &&
      /\.(tsx?|cjs|css|html|json|sh|conf|txt)$|_redirects$|Caddyfile/.test(file),
  )
  .map((file) => [file, readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')]);

describe.each(['path', 'name', 'question'] as const)('the %s', (key) => {
  test('of a calculator is its own', () => {
    const values = CALCULATORS.map((each) => each[key]);
    expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([]);
  });
});

test.each(CALCULATORS)('$path has a folder with its page, and a question', ({ path, question }) => {
  expect(path).toMatch(/^\/([a-z]+(-[a-z]+)*)?$/);
  expect(existsSync(`src/pages/${folderOf(path)}/page.tsx`)).toBe(true);
  expect(question).toMatch(/^[A-Z].*\?$/);
});

test.each(RULES)('a %s site has a route for each of its calculators, with a script', (rules) => {
  const scripts = new Map(routesOf(rules).map(({ path, script }) => [path, script]));
  for (const { path } of calculatorsOf(rules)) expect(scripts.get(path)).toBe(folderOf(path));
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
  const place = new RegExp(`['"]${topic}['"]`);
  const places = SOURCES.filter(
    ([file, text]) => /^src\/(pages|components)\//.test(file) && place.test(text),
  );
  expect(places).not.toEqual([]);
});

describe.each(RULES)('the row of a %s site', (rules) => {
  const all = calculatorsOf(rules);

  test.each(all)('on $path begins with it, then has its group', ({ path, group }) => {
    const row = nearestTo(path, rules);
    expect(row).toHaveLength(Math.min(4, all.length));
    expect(row[0]?.path).toBe(path);
    const others = all.filter((each) => each.path !== path);
    const sameFirst = [
      ...others.filter((each) => each.group === group),
      ...others.filter((each) => each.group !== group),
    ];
    expect(row.slice(1)).toEqual(sameFirst.slice(0, 3));
  });

  test('on a page of no calculator has the first ones', () => {
    expect(nearestTo(undefined, rules)).toEqual(all.slice(0, 4));
  });
});

/** The name of a calculator's path or folder, in an address or an import. */
function namesOf(folder: string): RegExp {
  return new RegExp(`['"\`(]/${folder}(?=['"\`#/)])|(pages|\\.)/${folder}/`);
}

test.each(CALCULATORS.filter(({ path }) => path !== '/'))(
  'nothing but the registry and its own folder names $path',
  ({ path }) => {
    const folder = folderOf(path);
    const naming = SOURCES.flatMap(([file, text]) =>
      namesOf(folder).test(text) &&
      !['src/site/calculators.ts', `src/pages/${folder}/`].some((own) => file.startsWith(own))
        ? [file]
        : [],
    );
    expect(naming).toEqual([]);
  },
);
