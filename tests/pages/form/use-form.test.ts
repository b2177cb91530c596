/** The test by which a part of a page is passed over on a key. */
import { expect, test } from 'vitest';
import { isSame } from '../../../src/pages/form/use-form.tsx';

const change = () => {};

test('props made anew with the same in them are the same', () => {
  const props = () => ({ job: { pays: 26, rate: undefined }, fields: [{ value: '1', change }] });
  expect(isSame(props(), props())).toBe(true);
});

test.each([
  [{ value: '1' }, { value: '2' }],
  [{ fields: [{ value: '1' }] }, { fields: [{ value: '1' }, { value: '2' }] }],
  [{ rate: undefined }, { other: undefined }],
  [{ rate: 0.12 }, { rate: undefined }],
  [{ spouse: undefined }, { spouse: { income: 0 } }],
  [{ spouse: null }, { spouse: {} }],
  [{ remove: () => {} }, { remove: () => {} }],
])('%o is not %o', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
