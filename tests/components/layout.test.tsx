/** The header, footer and donation block of every page. */
import type { ParentNode } from 'domhandler';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DonationBlock, SiteFooter, SiteHeader } from '../../src/components/layout.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { offersOf } from '../../src/site/calculators.ts';
import { FOOTER_SALARIES } from '../../src/site/link-groups.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { layoutHtml, linkNamed, sectionUnder } from '../pages/opened-page.tsx';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const site = { ...placeholderSiteConfig, name: 'Pay & Tax' };
const rendered = (element: ReactElement) => parsedHtml(renderToString(element));
const linksIn = (part: ParentNode, selector = 'a') =>
  all(part, selector).map((link) => [wordsOf(link), link.attribs.href]);

const MAIN_LINKS = [
  ['Calculator', '/'],
  ['Contact', '/contact'],
  ['Privacy Policy', '/privacy-policy'],
  ['Disclaimer', '/disclaimer'],
];

test.each([
  ['/', 'Calculator', 'page'],
  ['salary', 'Calculator', 'true'],
  ['/contact', 'Contact', 'page'],
])(
  'the header of %s has the site’s links twice, %s alone marked as %s, and leads home by its name',
  (current, name, marked) => {
    const header = rendered(<SiteHeader current={current} site={site} />);
    for (const list of ['nav[aria-label="Main"]', 'dialog']) {
      expect(linksIn(header, `${list} a`)).toEqual(MAIN_LINKS);
      const [link, ...more] = all(header, `${list} [aria-current]`);
      expect([wordsOf(link ?? header), link?.attribs['aria-current'], more]).toEqual([
        name,
        marked,
        [],
      ]);
    }
    expect(linkNamed(header, 'Pay & Tax').attribs.href).toBe('/');
  },
);

test('the donation block says what the site costs, what the goal is and what is raised, and leads there in a new tab', () => {
  const block = rendered(<DonationBlock site={site} rules="simplified" />);
  expect(wordsOf(first(block, 'h2'))).toBe('Help Keep This Free');
  expect(all(block, 'dt, dd').map(wordsOf)).toEqual([
    ...['Running costs', '$45/month', 'Monthly goal', '$50/month'],
  ]);
  expect(wordsOf(block)).toContain('$10 raised');
  expect(all(block, 'li').map(wordsOf)).toEqual([
    'Advanced tax calculator',
    'Mortgage repayment calculator',
    'Super calculator',
    'Investment return calculator',
  ]);
  const { value, max, ...bar } = first(block, 'progress').attribs;
  expect(Number(value) / Number(max)).toBe(0.2);
  expect(bar).toMatchObject({ 'aria-label': 'Raised towards the monthly goal' });
  // The new tab cannot control this one.
  expect(linkNamed(block, 'Buy me a coffee').attribs).toMatchObject({
    href: site.donationUrl,
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('a calculator to come that the site has by now is a link', () => {
  const named = (rules: 'simplified' | 'legislated') => {
    const block = rendered(<DonationBlock site={site} rules={rules} />);
    return [...all(block, 'h3').map(wordsOf), ...linksIn(block, 'li a')];
  };
  expect(named('simplified')).toEqual(['Coming soon']);
  const [taxReturn] = offersOf('tax return', 'legislated');
  const link = ['Advanced tax calculator', taxReturn?.path];
  expect(named('legislated')).toEqual(['New and coming soon', link]);
});

test('the footer says what the site is and what its figures are not, and has links to well-known salaries and the other pages', () => {
  const footer = rendered(<SiteFooter site={site} rules={RULE_SETS.simplified} />);
  expect(wordsOf(sectionUnder(footer, 'About Pay & Tax'))).toContain('free pay calculator');
  expect(wordsOf(sectionUnder(footer, 'Disclaimer'))).toContain('estimates');
  const salaries = FOOTER_SALARIES.map((amount) => [
    `$${amount.toLocaleString('en-AU')}`,
    `/salary/${amount}`,
  ]);
  const quick = [['Calculator', '/'], ...salaries];
  expect(linksIn(sectionUnder(footer, 'Quick links'))).toEqual(quick);
  expect(linksIn(sectionUnder(footer, 'Information'))).toEqual(MAIN_LINKS.slice(1));
});

test('header, donation block and footer take no more than 3.5 KB of a page', () => {
  const html = layoutHtml(RULE_SETS.simplified);
  expect(html.length).toBeLessThanOrEqual(3500);
  expect(html).toMatch(/^[\n\x20-\x7e]*$/);
});
