import { expect, test } from 'vitest';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { bracketScaleContent } from '../../src/words/bracket-scale.ts';
import { taxBrackets } from '../../src/words/tax-brackets.ts';

const { resident } = taxYearOf(simplified, '2025-26').incomeTax;
const contentOf = bracketScaleContent(taxBrackets(resident));

test('an inner bracket is drawn between both neighbours, each of 70 of the 320 units', () => {
  expect(contentOf(80_000)).toEqual({
    ownLine: 'M70 25H250',
    rates: [
      { x: '35', text: '16%' },
      { x: '160', text: '30%' },
      { x: '285', text: '37%' },
    ],
    limits: [
      { x: '70', text: '$45,000' },
      { x: '250', text: '$135,000' },
    ],
    mark: '140',
    part: '$35,000',
    rate: '30%',
    floor: '$45,000',
  });
});

test('the lowest bracket has no floor, and the highest is half drawn for an income of twice its floor', () => {
  expect(contentOf(9_100)).toMatchObject({
    ownLine: 'M0 25H250',
    rates: [{ x: '125' }, { x: '285' }],
    limits: [{ x: '250', text: '$18,200' }],
    mark: '125',
    floor: undefined,
  });
  expect(contentOf(380_000)).toMatchObject({
    ownLine: 'M70 25H320',
    rates: [{ x: '35' }, { x: '195' }],
    limits: [{ x: '70', text: '$190,000' }],
    mark: '195',
    part: '$190,000',
  });
});

test('no bracket holds an income that is no number', () => {
  expect(() => contentOf(Number.NaN)).toThrow('No tax bracket holds an income of NaN');
});
