import { linkSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeSystemError } from '../../../src/generator/publish/system-error.ts';

describe('an error of the operating system is one line that', () => {
  test.each([
    [() => readFileSync('/no/file'), "ENOENT: no such file or directory, open '/no/file'."],
    [
      () => linkSync('/no/a', '/no/b'),
      "ENOENT: no such file or directory, link '/no/a' -> '/no/b'.",
    ],
    [() => readFileSync('/'), "EISDIR: illegal operation on a directory, read '/out'."],
  ])('says what failed and where: %s', (action, line) => {
    expect.assertions(1);
    try {
      action();
    } catch (error) {
      expect(describeSystemError(error, '/out')).toBe(line);
    }
  });

  test.each(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'EBUSY', 'EXDEV', 'EIO'])(
    'says what to do about %s',
    (code) => {
      const error = Object.assign(new Error(`${code}: words, write`), { code });
      expect(describeSystemError(error, '/out')).toMatch(
        new RegExp(`^${code}: words, write '/out'\\. [A-Z].+\\.$`),
      );
    },
  );

  test('says what to do about ESTALE, for which Node.js has no name, in the two ways that it tells of it', () => {
    const advice =
      'A network disk has lost that file: mount the disk again, or name an --out on another one.';
    const code = 'Unknown system error -116';
    const words = [
      `${code}: ${code}, link '/a' -> '/b'`,
      "UNKNOWN: unknown error, unlink '/a'",
    ] as const;
    const link = Object.assign(new Error(words[0]), { code, errno: -116 });
    expect(describeSystemError(link, '/out')).toBe(`${words[0]}. ${advice}`);
    const unlink = Object.assign(new Error(words[1]), { code: 'UNKNOWN', errno: -116 });
    expect(describeSystemError(unlink, '/out')).toBe(`${words[1]} (number 116). ${advice}`);
  });

  test('is not made of other errors', () => {
    expect(describeSystemError(new TypeError('x is not a function'), '/out')).toBeUndefined();
    expect(describeSystemError('ENOENT', '/out')).toBeUndefined();
    const coded = Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(describeSystemError(coded, '/out')).toBeUndefined();
  });
});
