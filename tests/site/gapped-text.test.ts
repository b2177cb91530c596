import { expect, test } from 'vitest';
import { fillable, gap, gappedText } from '../../src/site/gapped-text.ts';

test('text is cut at its gaps, in the order in which they stand', () => {
  expect(gappedText(`a${gap(1)}b${gap(0)}`)).toEqual({
    first: 'a',
    gaps: [
      { index: 1, following: 'b' },
      { index: 0, following: '' },
    ],
  });
});

test('text without gaps is whole', () => {
  expect(gappedText('all of it')).toEqual({ first: 'all of it', gaps: [] });
});

test('fillings go where their gaps are, each as often as it has one', () => {
  const fill = fillable(`${gap(0)} and ${gap(1)}, ${gap(0)}!`);
  expect(fill(['one', 'two'])).toBe('one and two, one!');
  expect(fill(['a', ''])).toBe('a and , a!');
});
