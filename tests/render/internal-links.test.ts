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

const linksTo = (...targets: string[]) =>
  targets.map((target) => `<a rel="prev" href="${target}">x</a>`).join('');

/** The findings for a page whose links are `before` followed by each of `texts`. */
function inFilled(before: string, ...texts: string[]) {
  const filled = texts.map((_, text) => ({ before, text, after: '' }));
  return checker.inPage({ links: { fixed: ['/'], filled }, texts });
}

test.each([
  [checker, ['/assets/site.css', '/', '/salary/5000', '/#salary=80000', '/raise#salary=80000']],
  [checker, ['/disclaimer#simplified', '/contact']],
  [
    inFolders,
    ['/', '/contact/', '/salary/80000/', '/raise/#salary=80000', '/disclaimer/#simplified'],
  ],
])(
  'links to pages and files, with a salary for a form or a section, are found',
  (links, targets) => {
    const findings = { links: targets.length, broken: [] };
    expect(links.inHtml(linksTo(...targets))).toEqual(findings);
    // Links to other sites and to places in the page aren't looked up.
    const others = linksTo(...targets, '#main', 'https://example.com/');
    expect(links.inHtml(others)).toEqual(findings);
  },
);

const NOWHERE = 'which does not exist';

test.each([
  ['/#salary=', 'and the page there does not take the entries #salary='],
  ['/#salaries=80000', 'and the page there does not take the entries #salaries=80000'],
  ['/raise#salary=8e4', 'and the page there does not take the entries #salary=8e4'],
  ['/raise#percent=3', 'and the page there does not take the entries #percent=3'],
  ['/contact#salary=80000', 'and the page there has no place #salary=80000'],
  ['/disclaimer#nothing', 'and the page there has no place #nothing'],
  ...['/rise', '/rise#salary=80000', '/salary/8e4', '/salary/80000/', '/salary/80000.html'].map(
    (target) => [target, NOWHERE],
  ),
  ...['/salary/', '/contcat', '/assets/site.js'].map((target) => [target, NOWHERE]),
])('a link to %s is broken, %s', (target = '', fault) => {
  expect(checker.inHtml(linksTo(target)).broken).toEqual([target]);
  expect(checker.inHtml(`<script src="${target}"></script>`).broken).toEqual([target]);
  expect(checker.faultOf(target)).toBe(fault);
});

test('in the directory layout a page has its slash', () => {
  const broken = ['/contact', '/salary/80000', '/raise#salary=80000', '/disclaimer#simplified'];
  expect(inFolders.inHtml(linksTo('/contact/', ...broken))).toEqual({ links: 5, broken });
  expect(inFolders.faultOf('/raise/#percent=3')).toContain('does not take the entries');
  expect(inFolders.faultOf('/contact/#salary=3')).toContain('has no place');
});

test.each([
  ['/#salary=', ['80000'], []],
  ['/raise#salary=', ['80000'], []],
  ['/#salary=', ['8e4', ''], ['/#salary=8e4', '/#salary=']],
  ['/contact#salary=', ['80000'], ['/contact#salary=80000']],
  ['/', ['contact', 'contacts'], ['/contacts']],
])('a page that fills links to %s with %j has the broken links %j', (before, texts, broken) => {
  expect(inFilled(before, ...texts)).toEqual({ links: 1 + texts.length, broken });
});

test('the broken links in the fixed text of a shape are broken on each of its pages', () => {
  const links = { fixed: ['/contact', '/nowhere'], filled: [] };
  for (const texts of [['a'], ['b']]) {
    expect(checker.inPage({ links, texts })).toEqual({ links: 2, broken: ['/nowhere'] });
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
      const broken = isThere ? [] : [target];
      expect(checker.inHtml(linksTo(target))).toEqual({ links: 1, broken });
      for (const before of ['/salary/', '/']) {
        expect(inFilled(before, target.slice(before.length))).toEqual({ links: 2, broken });
      }
    }),
  );
});
