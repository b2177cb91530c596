import { expect, test } from 'vitest';
import { contactPage } from '../../src/pages/contact.tsx';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { all, wordsOf } from '../support/parsed-html.ts';
import { renderedMain, sectionUnder } from './rendered-page.tsx';

const site = {
  ...placeholderSiteConfig,
  contactEmail: 'ask@example.org',
  feedbackEmail: 'tell@example.org',
};
const main = renderedMain(contactPage, { site });

test('the address for general inquiries is shown', () => {
  expect(wordsOf(sectionUnder(main, 'General inquiries'))).toContain('ask@example.org');
});

test('the address for feedback is shown', () => {
  expect(wordsOf(sectionUnder(main, 'Feedback'))).toContain('tell@example.org');
});

test('contact details are text, not links', () => {
  expect(all(main, 'a')).toEqual([]);
});

test('responses take 24-48 hours on business days', () => {
  expect(wordsOf(main)).toContain('Responses take 24-48 hours on business days.');
});

test('the page has the donation block and the footer', () => {
  expect(contactPage).toMatchObject({ hasDonationBlock: true, hasFooter: true, indexable: true });
});
