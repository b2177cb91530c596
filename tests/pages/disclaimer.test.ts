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
  'phase-in for low incomes',
  'Family thresholds',
  'low income tax offset',
  'deductions',
  'one table, the 2023-24 bands, for every tax year',
  'maximum contribution base',
  'Withhold Tax Offsets option does not change any figure',
])('it says what the estimates leave out: %s', (omission) => {
  expect(wordsOf(sectionUnder(main, 'What the Estimates Leave Out'))).toContain(omission);
});

test('the page has neither donation block nor footer', () => {
  expect(disclaimerPage).toMatchObject({
    hasDonationBlock: false,
    hasFooter: false,
    indexable: true,
  });
});
