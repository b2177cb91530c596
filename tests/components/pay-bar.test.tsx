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

const drawnBar = (annualSalary: number, options?: Partial<PayOptions>) =>
  parsedHtml(barHtml(annualSalary, options));

/** Each part of the bar: its kind, and where it starts and ends in thousandths. */
function parts(bar: ParentNode): [kind: string, start: number, end: number][] {
  return all(bar, 'path').map((path) => {
    const [, start, end] = /^M(\d+) 1H(\d+)$/.exec(path.attribs.d ?? '') ?? [];
    return [path.attribs.class ?? '', Number(start), Number(end)];
  });
}

test('a pay of 80,000 is divided into net pay, income tax and Medicare levy, to scale', () => {
  const bar = drawnBar(80_000);
  // Net 63,612, tax 14,788, levy 1,600; a gap of 4 follows each part but the last.
  expect(parts(bar)).toEqual([
    ['net', 0, 791],
    ['tax', 795, 976],
    ['medicare', 980, 1000],
  ]);
  expect(all(bar, 'li').map(wordsOf)).toEqual([
    'Net pay 79.5%',
    'Income tax 18.5%',
    'Medicare levy 2.0%',
  ]);
});

test('surcharge and student loan each have a part if they are charged', () => {
  const bar = drawnBar(120_000, { noPrivateHospitalCover: true, studentLoan: true });
  expect(all(bar, 'li').map(wordsOf)).toEqual([
    'Net pay 66.4%',
    'Income tax 22.3%',
    'Medicare levy 2.0%',
    'Medicare levy surcharge 1.3%',
    'Student loan 8.0%',
  ]);
  expect(parts(bar).map(([kind]) => kind)).toEqual(['net', 'tax', 'medicare', 'surcharge', 'loan']);
});

test('a pay without tax is one part', () => {
  expect(parts(drawnBar(18_200))).toEqual([['net', 0, 1000]]);
});

test('without pay the bar asks for a salary', () => {
  const bar = drawnBar(0);
  expect(parts(bar)).toEqual([]);
  expect(wordsOf(bar)).toContain('Enter a salary');
});

test('the parts follow each other without overlap to the end of the bar, for any pay', () => {
  for (const annualSalary of [1, 18_201, 45_000, 51_550, 97_001, 151_201, 190_001, 15_000_000]) {
    for (const noTaxFreeThreshold of [false, true]) {
      const drawn = parts(
        drawnBar(annualSalary, {
          noPrivateHospitalCover: true,
          studentLoan: true,
          noTaxFreeThreshold,
        }),
      );
      expect(drawn[0]?.[1]).toBe(0);
      expect(drawn.at(-1)?.[2]).toBe(1000);
      drawn.forEach(([, start, end], index) => {
        expect(end).toBeGreaterThanOrEqual(start);
        expect(start).toBeGreaterThanOrEqual(drawn[index - 1]?.[2] ?? 0);
      });
    }
  }
});

test('the bar of a salary page is short, and hidden from screen readers, which read its key', () => {
  const bar = barHtml(14_999_900);
  expect(bar.length).toBeLessThanOrEqual(500);
  expect(first(parsedHtml(bar), 'svg').attribs['aria-hidden']).toBe('true');
  expect(bar).not.toContain('style=');
});
