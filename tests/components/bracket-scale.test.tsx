/** The picture of a bracket between its neighbours: where things are is held by the tests of its content. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BracketScale } from '../../src/components/plots/scales.tsx';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { bracketScaleContent } from '../../src/words/bracket-scale.ts';
import { taxBrackets } from '../../src/words/tax-brackets.ts';
import { all, first, parsedHtml, wordsOf } from '../support/parsed-html.ts';

function scaleHtml(taxableIncome: number, taxYear = '2025-26'): string {
  const { resident } = taxYearOf(simplified, taxYear).incomeTax;
  const content = bracketScaleContent(taxBrackets(resident))(taxableIncome);
  return renderToStaticMarkup(<BracketScale {...content} />);
}

test.each([
  [80_000, 'Only the $35,000 above $45,000 is taxed at 30%.', '16% 30% 37% $45,000 $135,000'],
  [5_000, 'All of $5,000 is taxed at 0%.', '0% 16% $18,200'],
  [15_000_000, 'Only the $14,810,000 above $190,000 is taxed at 45%.', '37% 45% $190,000'],
])('%d has the sentence "%s" and the labels %s', (income, sentence, labels) => {
  const html = scaleHtml(income);
  const scale = parsedHtml(html);
  expect(wordsOf(first(scale, 'p'))).toBe(sentence);
  expect(all(scale, 'text').map(wordsOf).join(' ')).toBe(labels);
  // Every salary page has one.
  expect(html.length).toBeLessThanOrEqual(500);
});

test('a rate with half a percent is not rounded', () => {
  expect(scaleHtml(80_000, '2023-24')).toContain('is taxed at 32.5%');
});
