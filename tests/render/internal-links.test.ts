import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkChecker } from '../../src/render/internal-links.ts';

/** A site with a made-up calculator. */
const SITE = {
  routes: ['/', '/raise', '/contact', '/disclaimer'],
  calculators: ['/', '/raise'],
  files: ['/assets/site.css'],
};
const checker = linkChecker({ ...SITE, layout: 'file' });
const inFolders = linkChecker({ ...SITE, layout: 'directory' });

test('links to pages and files of the site are counted and found', () => {
  const html =
    '<link rel="stylesheet" href="/assets/site.css"><a href="/">x</a><a rel="prev" href="/salary/5000">y</a>';
  expect(checker.inHtml(html)).toEqual({ links: 3, broken: [] });
});

test('a link to a page with a form may have a salary for it, and one to the disclaimer a section', () => {
  const html = (end: string) =>
    `<a href="/#salary=80000">x</a><a href="/raise${end}#salary=80000">y</a><a href="/disclaimer${end}#simplified">z</a>`;
  expect(checker.inHtml(html(''))).toEqual({ links: 3, broken: [] });
  expect(inFolders.inHtml(html('/'))).toEqual({ links: 3, broken: [] });
  expect(inFolders.inHtml(html('')).broken).toHaveLength(2);
  for (const before of ['/#salary=', '/raise#salary=']) {
    const links = { fixed: [], filled: [{ before, text: 0, after: '' }] };
    expect(checker.inPage({ links, texts: ['80000'] })).toEqual({ links: 1, broken: [] });
  }
});

test.each([
  '/#salary=',
  '/#salaries=80000',
  '/contact#salary=80000',
  '/disclaimer#nothing',
  '/salary/8e4',
  '/salary/80000/',
  '/salary/80000.html',
  '/salary/',
  '/contcat',
  '/assets/site.js',
])('a link to %s, which nothing answers, is broken', (target) => {
  expect(checker.inHtml(`<a href="${target}">x</a>`).broken).toEqual([target]);
  expect(checker.inHtml(`<script src="${target}"></script>`).broken).toEqual([target]);
});

test.each([
  ['/rise', 'which does not exist'],
  ['/rise#salary=80000', 'which does not exist'],
  ['/raise#salary=8e4', 'and the page there does not take the entries #salary=8e4'],
  ['/raise#percent=3', 'and the page there does not take the entries #percent=3'],
  ['/contact#salary=80000', 'and the page there has no place #salary=80000'],
])('of a broken link to %s it is said: %s', (target, fault) => {
  expect(checker.inHtml(`<a href="${target}">x</a>`).broken).toEqual([target]);
  expect(checker.faultOf(target)).toBe(fault);
  expect(inFolders.faultOf(target.replace(/#|$/, '/$&'))).toBe(fault);
});

test.each([
  ['/#salary=', ['8e4', '']],
  ['/contact#salary=', ['80000']],
])('a link to %s that a page fills with %j, which nothing answers, is broken', (before, texts) => {
  for (const text of texts) {
    const links = { fixed: ['/'], filled: [{ before, text: 1, after: '' }] };
    const broken = [before + text];
    expect(checker.inPage({ links, texts: ['$1', text] })).toEqual({ links: 2, broken });
  }
});

test('a link to the page of a salary is broken unless the salary is written as it is and has a page', () => {
  const near = fc.integer({ min: -1, max: 160_000 }).map((hundreds) => `${hundreds * 100}`);
  const any = fc.string({ unit: fc.constantFrom(...'0123456789/:') });
  fc.assert(
    fc.property(fc.oneof(near, any), (text) => {
      const salary = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
      const isThere = salary >= 5_000 && salary <= 15_000_000 && salary % 100 === 0;
      const target = `/salary/${text}`;
      const findings = { links: 1, broken: isThere ? [] : [target] };
      expect(checker.inHtml(`<a href="${target}">x</a>`)).toEqual(findings);
      for (const before of ['/salary/', '/']) {
        const links = { fixed: [], filled: [{ before, text: 0, after: '' }] };
        expect(checker.inPage({ links, texts: [target.slice(before.length)] })).toEqual(findings);
      }
    }),
  );
});

test('a page of a shape is checked by its own texts', () => {
  const filled = { before: '/', text: 1, after: '' };
  const links = { fixed: ['/contact', '/nowhere'], filled: [filled] };
  const broken = ['/nowhere', '/contacts'];
  expect(checker.inPage({ links, texts: ['80000', 'contacts'] })).toEqual({ links: 3, broken });
});

test('in the directory layout a page has its slash', () => {
  const html =
    '<a href="/">a</a><a href="/contact/">b</a><a href="/contact">c</a><a href="/salary/80000/">d</a><a href="/salary/80000">e</a>';
  expect(inFolders.inHtml(html)).toEqual({ links: 5, broken: ['/contact', '/salary/80000'] });
});

test('links to other sites and to places in the page are not looked up', () => {
  const html = '<a href="#main">x</a><a href="https://example.com/">y</a>';
  expect(checker.inHtml(html)).toEqual({ links: 0, broken: [] });
});
