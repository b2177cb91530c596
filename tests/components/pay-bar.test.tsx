/** The bar of a pay, and its key: how long its parts are is held by the tests of its content. */
import type { ParentNode } from 'domhandler';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayBar, payBarParts } from '../../src/components/plots/pay-bar.tsx';
import { calculatePay, type PayOptions } from '../../src/pay/index.ts';
import { payBarContent } from '../../src/words/pay-bar.ts';
import { payShares } from '../../src/words/pay-shares.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

function barHtml(annualSalary: number, options: Partial<PayOptions> = {}): string {
  const pay = calculatePay({ annualSalary, taxYear: '2025-26', options });
  return renderToStaticMarkup(<PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />);
}

/** Each part of the bar: its kind, and where it starts and ends in thousandths. */
function partsOf(bar: ParentNode): [kind: string, start: number, end: number][] {
  return all(bar, 'path').map((path) => {
    const [, start, end] = /^M(\d+) 1H(\d+)$/.exec(path.attribs.d ?? '') ?? [];
    return [path.attribs.class ?? '', Number(start), Number(end)];
  });
}

test.each<[number, Partial<PayOptions>, ReturnType<typeof partsOf>, string[]]>([
  [
    80_000,
    {},
    // Net 63,612, tax 14,788, levy 1,600; a gap of 4 follows each part but the last.
    [
      ['net', 0, 791],
      ['tax', 795, 976],
      ['medicare', 980, 1000],
    ],
    ['Net pay 79.5%', 'Income tax 18.5%', 'Medicare levy 2.0%'],
  ],
  [
    120_000,
    { noPrivateHospitalCover: true, studentLoan: true },
    [
      ['net', 0, 660],
      ['tax', 664, 883],
      ['medicare', 887, 903],
      ['surcharge', 907, 916],
      ['loan', 920, 1000],
    ],
    [
      'Net pay 66.4%',
      'Income tax 22.3%',
      'Medicare levy 2.0%',
      'Medicare levy surcharge 1.3%',
      'Student loan 8.0%',
    ],
  ],
  [18_200, {}, [['net', 0, 1000]], ['Net pay 100.0%']],
])('a pay of %d with %j has its parts to scale, and a key', (salary, options, parts, key) => {
  const bar = parsedHtml(barHtml(salary, options));
  expect(partsOf(bar)).toEqual(parts);
  expect(all(bar, 'li').map(wordsOf)).toEqual(key);
});

test('without pay the bar asks for a salary', () => {
  const bar = parsedHtml(barHtml(0));
  expect(partsOf(bar)).toEqual([]);
  expect(wordsOf(bar)).toContain('Enter a salary');
});

test('the bar of a salary page is short, and hidden from screen readers, which read its key', () => {
  const bar = barHtml(14_999_900);
  expect(bar.length).toBeLessThanOrEqual(500);
  expect(first(parsedHtml(bar), 'svg').attribs['aria-hidden']).toBe('true');
});
