import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { calculatorsPage } from '../../src/pages/calculators.tsx';
import { notFoundPage } from '../../src/pages/not-found.tsx';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { linkNamed, renderedMain, sectionUnder } from './opened-page.tsx';

const main = renderedMain(notFoundPage);

test('an unknown path has a heading that says so, and leads to the calculator', () => {
  expect(wordsOf(first(main, 'h1'))).toBe('Oops! Page not found');
  expect(linkNamed(main, 'Return to Home').attribs.href).toBe('/');
  expect(linkNamed(main, 'Open the calculator').attribs.href).toBe('/');
});

test.each(Object.values(RULE_SETS))(
  'by the $name set it lists all calculators by their questions, as /calculators does',
  (rules) => {
    const calculators = calculatorsOf(rules.name).map(({ path, question, name }) => [
      path,
      `${question} ${name}`,
    ]);
    const linksIn = (part: ParentNode) =>
      all(part, 'a').map((link) => [link.attribs.href, wordsOf(link)]);
    const here = sectionUnder(renderedMain(notFoundPage, { rules }), 'All calculators');
    expect(linksIn(here)).toEqual(calculators);
    const listed = linksIn(renderedMain(calculatorsPage, { rules }));
    expect(listed).toEqual(expect.arrayContaining(calculators));
  },
);

describe('an unknown salary', () => {
  const words = (selector: string) => first(main, selector).attribs['data-salary'];

  test('has another heading, text and link', () => {
    expect(words('h1')).toBe('Salary Amount Not Found');
    expect(words('p')).toBe(
      `The salary amount \${0} is not available. Please choose from our available salary ranges.`,
    );
    expect(linkNamed(main, 'Return to Home').attribs['data-salary']).toBe('Back to Calculator');
  });

  test('replaces every text that an unknown path shows, but the list of calculators', () => {
    const shown = all(main, ':is(h1, h2, p, a):not([hidden], [hidden] *, section *)');
    expect(shown.filter((element) => element.attribs['data-salary'] === undefined)).toEqual([]);
    expect(shown.length).toBeGreaterThan(2);
  });

  test('offers what there is: the range and its steps, the nearest pages, the calculator', () => {
    const offer = first(main, '[hidden]');
    expect(wordsOf(first(offer, 'p'))).toBe(
      'There is a page for every salary from $5,000 to $15,000,000 in steps of $100. The nearest are:',
    );
    const templates = [...all(offer, 'a'), linkNamed(main, 'Open the calculator')].map((link) => [
      link.attribs['data-path'],
      link.attribs['data-salary'],
    ]);
    expect(templates).toEqual([
      ['/salary/{1}', `\${1}`],
      ['/salary/{2}', `\${2}`],
      ['/#salary={0}', `Use \${0} in the calculator`],
    ]);
  });
});
