import { expect, test } from 'vitest';
import { disclaimerPage } from '../../src/pages/disclaimer.tsx';
import { renderedMain, sectionUnder, wordsOf } from './rendered-page.tsx';

const main = renderedMain(disclaimerPage);

test('it was last updated in January 2025', () => {
  expect(wordsOf(main)).toContain('Last updated: January 2025');
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
  'The law phases it in',
  'families and seniors have higher thresholds',
  'the low income tax offset and all others are left out',
  'Deductions: none are taken off',
  'the bands of 2023-24 are used for every tax year',
  'since July 2025 another method',
  'maximum contribution base',
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
