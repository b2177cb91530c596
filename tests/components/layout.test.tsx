import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DonationBlock, SiteFooter, SiteHeader } from '../../src/components/layout.tsx';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { placeholderSiteConfig as site } from '../../src/site/site-config.ts';
import { headingsOf, linkNamed, sectionUnder } from '../pages/rendered-page.tsx';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const rendered = (element: ReactElement) => parsedHtml(renderToString(element));

const MAIN_LINKS = [
  ['Calculator', '/'],
  ['Contact', '/contact'],
  ['Privacy Policy', '/privacy-policy'],
  ['Disclaimer', '/disclaimer'],
];

describe('the header', () => {
  test.each(['nav[aria-label="Main"] a', 'dialog a'])(
    'has the four links of the site in %s',
    (selector) => {
      const header = rendered(<SiteHeader current="/" site={site} />);
      const links = all(header, selector);
      expect(links.map((link) => [wordsOf(link), link.attribs.href])).toEqual(MAIN_LINKS);
    },
  );

  test.each([
    ['/', 'Calculator', 'page'],
    ['salary', 'Calculator', 'true'],
    ['/contact', 'Contact', 'page'],
    ['/privacy-policy', 'Privacy Policy', 'page'],
    ['/disclaimer', 'Disclaimer', 'page'],
  ])('on %s marks %s alone', (current, name, marked) => {
    const header = rendered(<SiteHeader current={current} site={site} />);
    for (const list of all(header, 'ul')) {
      const current = all(list, '[aria-current]');
      expect(current.map(wordsOf)).toEqual([name]);
      expect(current[0]?.attribs['aria-current']).toBe(marked);
    }
  });

  test('on a missing page marks nothing', () => {
    const header = rendered(<SiteHeader current="/404" site={site} />);
    expect(all(header, '[aria-current]')).toEqual([]);
  });

  test('leads home by the name of the site', () => {
    const named = { ...site, name: 'Pay & Tax' };
    const header = rendered(<SiteHeader current="/" site={named} />);
    expect(linkNamed(header, 'Pay & Tax').attribs.href).toBe('/');
  });
});

describe('the donation block', () => {
  const block = rendered(<DonationBlock site={site} />);

  test('says what the site costs, what the goal is and what has been raised', () => {
    expect(headingsOf(block)[0]?.words).toBe('Help Keep This Free');
    const labels = all(block, 'dt').map(wordsOf);
    const sums = all(block, 'dd').map(wordsOf);
    expect(labels).toEqual(['Running costs', 'Monthly goal']);
    expect(sums).toEqual(['$45/month', '$50/month']);
    expect(wordsOf(block)).toContain('$10 raised');
  });

  test('has its bar at 20%', () => {
    const bar = first(block, 'progress');
    expect(Number(bar.attribs.value) / Number(bar.attribs.max)).toBe(0.2);
    expect(bar.attribs['aria-label']).toBe('Raised towards the monthly goal');
  });

  test('lists the calculators to come', () => {
    expect(all(block, 'li').map(wordsOf)).toEqual([
      'Advanced tax calculator',
      'Mortgage repayment calculator',
      'Super calculator',
      'Investment return calculator',
    ]);
  });

  test('links to the donation page in a new tab that cannot control this one', () => {
    const link = linkNamed(block, 'Buy me a coffee');
    expect(link.attribs).toMatchObject({
      href: site.donationUrl,
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });
});

describe('the footer', () => {
  const footer = rendered(<SiteFooter site={site} rules={RULE_SETS.simplified} />);

  test('says what the site is and what its figures are not', () => {
    expect(wordsOf(sectionUnder(footer, `About ${site.name}`))).toContain('free pay calculator');
    expect(wordsOf(sectionUnder(footer, 'Disclaimer'))).toContain('estimates');
  });

  test('links to the calculator and to six salaries', () => {
    const links = all(sectionUnder(footer, 'Quick links'), 'a');
    expect(links.map((link) => [wordsOf(link), link.attribs.href])).toEqual([
      ['Calculator', '/'],
      ['$50,000', '/salary/50000'],
      ['$100,000', '/salary/100000'],
      ['$150,000', '/salary/150000'],
      ['$200,000', '/salary/200000'],
      ['$500,000', '/salary/500000'],
      ['$1,000,000', '/salary/1000000'],
    ]);
  });

  test('links to contact, privacy and disclaimer', () => {
    const links = all(sectionUnder(footer, 'Information'), 'a');
    expect(links.map((link) => [wordsOf(link), link.attribs.href])).toEqual(MAIN_LINKS.slice(1));
  });
});

test('header, donation block and footer take no more than 3.5 KB of a page', () => {
  const html = renderToString(
    <>
      <SiteHeader current="salary" site={site} />
      <DonationBlock site={site} />
      <SiteFooter site={site} rules={RULE_SETS.simplified} />
    </>,
  );
  expect(html.length).toBeLessThanOrEqual(3500);
  expect(html).toMatch(/^[\n\x20-\x7e]*$/);
});
