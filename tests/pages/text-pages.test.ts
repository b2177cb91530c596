/** The texts of the pages that say something by hand, and calculate nothing. */
import { expect, test } from 'vitest';
import { page as comparePage } from '../../src/pages/compare/page.tsx';
import { contactPage } from '../../src/pages/contact.tsx';
import { privacyPolicyPage } from '../../src/pages/privacy-policy.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { renderedMain, sectionUnder } from './opened-page.tsx';

const site = {
  ...placeholderSiteConfig,
  contactEmail: 'ask@example.org',
  feedbackEmail: 'tell@example.org',
};

test.each([
  ['General inquiries', 'ask@example.org', contactPage],
  ['Feedback', 'tell@example.org', contactPage],
  ['2. How your figures are used', 'Every calculation runs in your browser', privacyPolicyPage],
  ['3. Cookies and storage', 'sets no cookies', privacyPolicyPage],
  ['6. Contact us', 'ask@example.org', privacyPolicyPage],
])('under %s it says: %s', (heading, words, page) => {
  expect(wordsOf(sectionUnder(renderedMain(page, { site }), heading))).toContain(words);
});

test.each([
  ['Responses take 24-48 hours on business days.', contactPage],
  ['Last updated: January 2025', privacyPolicyPage],
  ['for a single person', comparePage],
])('a page says: %s', (words, page) => {
  expect(wordsOf(renderedMain(page))).toContain(words);
});

test('the privacy policy of a site that works offline says what is kept and how to remove it, with the month of that change', () => {
  const main = renderedMain(privacyPolicyPage, { rules: RULE_SETS.legislated });
  expect(wordsOf(main)).toContain('Last updated: November 2026');
  const storage = wordsOf(sectionUnder(main, '3. Cookies and storage'));
  expect(storage).toContain('keeps a copy of their pages, scripts and icons on this device');
  expect(storage).toContain("clear this website's data in your browser's settings");
  expect(wordsOf(renderedMain(privacyPolicyPage))).not.toContain('offline');
});

test('contact details are text, not links', () => {
  expect(all(renderedMain(contactPage, { site }), 'a')).toEqual([]);
});

test('the privacy policy has exactly six sections, numbered in order', () => {
  const sections = all(renderedMain(privacyPolicyPage), 'section');
  expect(sections.map((section) => wordsOf(first(section, 'h2')).slice(0, 3))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number}. `),
  );
});
