import { expect, test } from 'vitest';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { renderedMain, sectionUnder, wordsOf } from './rendered-page.tsx';

const main = renderedMain(disclaimerPage);

test('its text was last updated in January 2025', () => {
  expect(wordsOf(main.querySelector('h1 + p'))).toBe('Last updated: January 2025');
});

test.each([
  ['simplified', '2020-21 to 2025-26'],
  ['legislated', '2020-21 to 2026-27'],
] as const)('beside that, it says of which date the figures of the %s set are', (name, years) => {
  const page = renderedMain(disclaimerPage, { rules: RULE_SETS[name] });
  expect(wordsOf(page.querySelector('h1 + p + p'))).toBe(
    `The figures are those of the tax years ${years}, compared with the law on 21 November 2026.`,
  );
  expect(wordsOf(sectionUnder(page, 'Where the Figures Come From'))).toContain(
    'those that the ATO had published by 21 November 2026',
  );
});

test('it says that it is no advice, and does not exclude consumer rights', () => {
  expect(wordsOf(sectionUnder(main, 'Not Tax, Financial or Legal Advice'))).toContain(
    'Nothing here is tax, financial or legal advice',
  );
  expect(wordsOf(sectionUnder(main, 'Limitation of Liability'))).toContain(
    'Australian Consumer Law',
  );
});

test.each([
  'it is that of a single person, in full above the threshold. The law phases it in',
  'families and seniors have higher thresholds',
  'the low income tax offset and all others are left out',
  'Deductions: none are taken off',
  'the bands of 2023-24 are used for every tax year',
  'since July 2025 another method',
  'maximum contribution base',
  'the extra tax on super where income and contributions together are above $250,000 (Division 293) are left out',
  'The Withhold Tax Offsets switch changes nothing.',
])('it says what the estimates leave out: %s', (omission) => {
  expect(wordsOf(sectionUnder(main, 'What the Estimates Leave Out'))).toContain(omission);
});

test('it says so in ten lines, each with its subject first', () => {
  const lines = sectionUnder(main, 'What the Estimates Leave Out').querySelectorAll('li');
  expect(lines).toHaveLength(10);
  for (const line of lines) expect(wordsOf(line.querySelector('b'))).toMatch(/:$/);
});

test('it names the sources of the figures', () => {
  const sources = wordsOf(sectionUnder(main, 'Where the Figures Come From'));
  for (const source of ['ATO', 'Australian Bureau of Statistics (ABS)', 'Fair Work Commission']) {
    expect(sources).toContain(source);
  }
});

test('the page has neither donation block nor footer', () => {
  expect(disclaimerPage).toMatchObject({
    hasDonationBlock: false,
    hasFooter: false,
    indexable: true,
  });
});
