import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IncomeCurve } from '../../src/components/plots/income-curve.tsx';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

function curveHtml(annualSalary: number, chosen: Partial<PayOptions> = {}): string {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const pay = payCalculator(simplified)({ annualSalary, taxYear: '2025-26', options });
  return renderToString(
    <IncomeCurve
      rules={simplified}
      income={pay.grossAnnual}
      query={{ taxYear: '2025-26', options }}
    />,
  );
}

const incomeCurve = (annualSalary: number, chosen?: Partial<PayOptions>) =>
  parsedHtml(curveHtml(annualSalary, chosen));

const key = (curve: ParentNode) => all(curve, 'li').map(wordsOf);

function points(curve: ParentNode, kind: string): { x: number; y: number }[] {
  const path = first(curve, `path.${kind}`).attribs.d ?? '';
  return [...path.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test('the key gives the figures at the income entered', () => {
  expect(key(incomeCurve(80_000))).toEqual([
    'Take-home pay: $63,612 of $80,000',
    'Effective tax rate, of the whole: 20.5%',
    'Marginal tax rate, of the next dollar: 32.0%',
  ]);
});

test('a raise across the surcharge threshold costs more than it brings, and the key says so', () => {
  // 1% of 97,100, and 32 cents of each further dollar.
  expect(key(incomeCurve(97_000, { noPrivateHospitalCover: true }))[2]).toBe(
    'Marginal tax rate: over 100%, as the next $100 adds $1,003 of tax',
  );
});

test('super inside the package moves the marked point to the gross pay, on the same curve', () => {
  const curve = incomeCurve(112_000, { includesSuperannuation: true });
  expect(key(curve)[0]).toBe('Take-home pay: $77,212 of $100,000');
  expect(points(curve, 'net')).toEqual(points(incomeCurve(100_000), 'net'));
  const { cx, cy } = first(curve, 'circle.net').attribs;
  expect(points(curve, 'net')).toContainEqual({ x: Number(cx), y: Number(cy) });
});

test.each([
  [80_000, ['$0', '$25K', '$50K', '$75K', '$100K']],
  [800_000, ['$0', '$250K', '$500K', '$750K', '$1M']],
])('an income of %d has an axis with round ends', (income, labels) => {
  expect(all(incomeCurve(income), 'svg > text').map(wordsOf)).toEqual(labels);
});

test('the slider reads any other income, and begins at the income entered', () => {
  const slider = first(incomeCurve(80_000), 'input[type=range]');
  expect(slider.attribs.value).toBe('80000');
  expect(slider.attribs.max).toBe('100000');
  expect(slider.attribs['aria-valuetext']).toBe('$80,000: take-home pay $63,612');
});

test.each([0, 1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER * 52])(
  'an income of %d draws nothing but finite numbers inside the drawing',
  (income) => {
    const html = curveHtml(income, { studentLoan: true, noTaxFreeThreshold: true });
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=/);
    for (const [, coordinates = ''] of html.matchAll(/ (?:d|cx|cy)="([^"]*)"/g)) {
      for (const number of coordinates.match(/-?[\d.]+/g) ?? []) {
        expect(Number(number)).toBeGreaterThanOrEqual(0);
        expect(Number(number)).toBeLessThanOrEqual(1200);
      }
    }
  },
);
