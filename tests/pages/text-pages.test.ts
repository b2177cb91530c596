/** The parts that every page of text must have, whatever it says. */

import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { comparePage } from '../../src/pages/compare/compare-page.tsx';
import { contactPage } from '../../src/pages/contact.tsx';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { notFoundPage } from '../../src/pages/not-found.tsx';
import { privacyPolicyPage } from '../../src/pages/privacy-policy.tsx';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { childElements } from '../../src/verify/html-page.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { headingsOf, PLAIN_SITE, renderedMain } from './rendered-page.tsx';

const textPages = [contactPage, privacyPolicyPage, disclaimerPage, notFoundPage];

describe.each(textPages)('the page $path', (page) => {
  const html = renderToString(createElement(page.Main, PLAIN_SITE));

  test('has one main heading, first, and skips no level below it', () => {
    const levels = headingsOf(renderedMain(page)).map(({ level }) => level);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
  });

  test('begins each section with a heading that no other has', () => {
    const main = renderedMain(page);
    const headings = headingsOf(main).map(({ words }) => words);
    expect(new Set(headings).size).toBe(headings.length);
    for (const section of all(main, 'section')) {
      expect(childElements(section)[0]?.name).toBe('h2');
    }
  });

  test('has no inline style or script, which the Content-Security-Policy would refuse', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  test('is plain ASCII without comments or needless escapes', () => {
    expect(html).toMatch(/^[\x20-\x7e]*$/);
    expect(html).not.toMatch(/<!--|&#x27;|&quot;/);
    expect(html).toBe(renderToStaticMarkup(createElement(page.Main, PLAIN_SITE)));
  });

  test('has a title and a description that search engines show without cutting', () => {
    expect(page.title(PLAIN_SITE).length).toBeLessThanOrEqual(60);
    expect(page.description(PLAIN_SITE).length).toBeLessThanOrEqual(155);
  });
});

test('the page that compares two pays says for whom its figures are', () => {
  expect(wordsOf(renderedMain(comparePage))).toContain('for a single person');
});

test.each([
  ['simplified', ['Super', 'Medicare levy', 'Tax-free threshold', 'Tax offsets']],
  [
    'legislated',
    [
      ...['Super', 'Medicare levy', 'Tax-free threshold', 'Tax offsets'],
      ...['Standard deduction', 'Division 293 tax'],
    ],
  ],
] as const)('the comparison by the %s set says what its words mean', (name, words) => {
  const main = renderedMain(comparePage, { rules: RULE_SETS[name] });
  const details = all(main, 'details').map((each) => ({
    summary: wordsOf(first(each, 'summary')),
    words: all(each, 'dt').map(wordsOf),
  }));
  expect(details.at(-1)).toEqual({ summary: 'What the words mean', words });
});

test('each page of text has a different title and description', () => {
  expect(new Set(textPages.map((page) => page.title(PLAIN_SITE))).size).toBe(4);
  expect(new Set(textPages.map((page) => page.description(PLAIN_SITE))).size).toBe(4);
});
