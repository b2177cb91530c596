/** What the browser stores of remembered entries, with a storage that a test can break. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedFragment } from '../../../src/pages/form/remembered-fragment.ts';
import {
  forgetEntries,
  isRemembering,
  rememberEntries,
} from '../../../src/pages/live/remembered.ts';

/** As in browsers, its texts are its properties and its methods are not. */
class FakeStorage {
  getItem(key: string): string | null {
    return Object.entries(this).find(([each]) => each === key)?.[1] ?? null;
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const openPage = (pathname: string) => vi.stubGlobal('location', { pathname });

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  openPage('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each page has the entries that it remembered last', () => {
  expect([isRemembering(), rememberedFragment()]).toEqual([false, '']);
  expect(rememberEntries('#salary=1')).toBe(true);
  expect(rememberEntries('#salary=2')).toBe(true);
  openPage('/bonus');
  expect([isRemembering(), rememberedFragment()]).toEqual([true, '']);
  rememberEntries('#bonus=3');
  openPage('/');
  expect(rememberedFragment()).toBe('#salary=2');
});

test('all of it can be erased from any page, and nothing else is', () => {
  localStorage.setItem('other', 'stays');
  rememberEntries('#salary=1');
  openPage('/bonus');
  rememberEntries('#bonus=3');
  forgetEntries();
  expect({ ...localStorage }).toEqual({ other: 'stays' });
});

test('an error that is no refusal of the browser is not hidden', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new RangeError('a bug');
  });
  expect(() => rememberEntries('')).toThrow('a bug');
});
