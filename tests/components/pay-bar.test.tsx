/** The bar of a pay, and its key: how long its parts are is held by the tests of its content. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayBar, payBarParts } from '../../src/components/plots/pay-bar.tsx';
import { calculatePay } from '../../src/pay/index.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { payBarContent } from '../../src/words/pay-bar.ts';
import { payShares } from '../../src/words/pay-shares.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

function barHtml(annualSalary: number, options: Partial<PayOptions> = {}): string {
  const pay = calculatePay({ annualSalary, taxYear: '2025-26', options });
  return renderToStaticMarkup(<PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />);
}

test('a bar has a part for each share, and a key that names them', () => {
  const bar = parsedHtml(barHtml(120_000, { noPrivateHospitalCover: true, studentLoan: true }));
  const kinds = ['net', 'tax', 'medicare', 'surcharge', 'loan'];
  expect(all(bar, 'path').map(({ attribs }) => attribs.class)).toEqual(kinds);
  // A gap of 4 thousandths follows each part but the last.
  expect(first(bar, '.loan').attribs.d).toBe('M920 1H1000');
  expect(all(bar, 'li').map(wordsOf)).toEqual([
    'Net pay 66.4%',
    'Income tax 22.3%',
    'Medicare levy 2.0%',
    'Medicare levy surcharge 1.3%',
    'Student loan 8.0%',
  ]);
});

test('without pay the bar asks for a salary', () => {
  const bar = parsedHtml(barHtml(0));
  expect(all(bar, 'path')).toEqual([]);
  expect(wordsOf(bar)).toContain('Enter a salary');
});

test('the bar of a salary page is short, and hidden from screen readers, which read its key', () => {
  const bar = barHtml(14_999_900);
  expect(bar.length).toBeLessThanOrEqual(500);
  expect(first(parsedHtml(bar), 'svg').attribs['aria-hidden']).toBe('true');
});
