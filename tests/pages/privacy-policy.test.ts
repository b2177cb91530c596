import { expect, test } from 'vitest';
import { privacyPolicyPage } from '../../src/pages/privacy-policy.tsx';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { all, wordsOf } from '../support/parsed-html.ts';
import { headingsOf, renderedMain, sectionUnder } from './rendered-page.tsx';

const main = renderedMain(privacyPolicyPage);

test('there are exactly six sections, numbered in order', () => {
  const sections = headingsOf(main).filter(({ level }) => level === 2);
  expect(sections).toHaveLength(6);
  expect(sections.map(({ words }) => words.slice(0, 3))).toEqual([
    '1. ',
    '2. ',
    '3. ',
    '4. ',
    '5. ',
    '6. ',
  ]);
  expect(all(main, 'section')).toHaveLength(6);
});

test('it was last updated in January 2025', () => {
  expect(wordsOf(main)).toContain('Last updated: January 2025');
});

test('it says that calculations stay in the browser and that no cookies are set', () => {
  expect(wordsOf(sectionUnder(main, '2. How your figures are used'))).toContain(
    'Every calculation runs in your browser',
  );
  expect(wordsOf(sectionUnder(main, '3. Cookies and storage'))).toContain('sets no cookies');
});

test('it says where to send questions', () => {
  expect(wordsOf(sectionUnder(main, '6. Contact us'))).toContain(
    placeholderSiteConfig.contactEmail,
  );
});

test('the page has the donation block and the footer', () => {
  expect(privacyPolicyPage).toMatchObject({
    hasDonationBlock: true,
    hasFooter: true,
    indexable: true,
  });
});
