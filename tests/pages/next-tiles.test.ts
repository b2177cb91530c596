/** 'What next?' leads from every calculator to others of the same site, by the question that each answers, and never to itself. */
import { describe, expect, test } from 'vitest';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { calculatorPages, openedMain, requestOn, sectionUnder } from './opened-page.tsx';

const TITLE = 'What next?';

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  const known = new Map(calculatorsOf(rules.name).map((each) => [each.path, each]));

  test.each(await calculatorPages(rules))('$path leads to other calculators', (page) => {
    for (const example of page.examples) {
      const tiles = all(sectionUnder(openedMain(page, example, rules), TITLE), 'li');
      expect(tiles.length, example).toBeGreaterThan(0);
      const paths = tiles.map((tile) => first(tile, 'a').attribs.href ?? '');
      expect(new Set(paths).size, example).toBe(paths.length);
      expect(paths, example).not.toContain(page.path);
      for (const [at, tile] of tiles.entries()) {
        const { name, question } = known.get(paths[at] ?? '') ?? {};
        expect(wordsOf(tile), example).toBe(`${question} ${name}`);
        // It takes the entries along.
        expect(first(tile, 'a').attribs.class).toBe('carries-entries');
      }
    }
  });

  test.each(await calculatorPages(rules))('$path has the same tiles without an answer', (page) => {
    const tilesOf = (fragment: string) =>
      wordsOf(sectionUnder(openedMain(page, fragment, rules), TITLE));
    for (const example of page.examples) {
      if (requestOn(openedMain(page, example, rules))) expect(tilesOf(example)).toBe(tilesOf(''));
    }
  });

  test('each calculator is next somewhere', async () => {
    const pages = await calculatorPages(rules);
    const led = pages.flatMap((page) =>
      all(sectionUnder(openedMain(page, '', rules), TITLE), 'a').map(({ attribs }) => attribs.href),
    );
    expect([...new Set(led)].toSorted()).toEqual([...known.keys()].toSorted());
  });
});
