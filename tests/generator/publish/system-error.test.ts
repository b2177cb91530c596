import { copyFileSync, linkSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeSystemError } from '../../../src/generator/publish/system-error.ts';

function errorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

/** `error` as it is after it crossed threads. */
function crossed(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  return Object.assign(new Error(), { message, code });
}

describe('an error of the operating system is one line that', () => {
  test.each([
    [() => readFileSync('/no/such/file'), 'Cannot open /no/such/file (ENOENT): '],
    [() => readdirSync('/dev/null'), 'Cannot list /dev/null (ENOTDIR): '],
    [() => linkSync('/no/a', '/no/b'), 'Cannot link /no/a to /no/b (ENOENT): '],
    [() => copyFileSync('/no/a', '/no/b'), 'Cannot copy /no/a to /no/b (ENOENT): '],
    [() => readFileSync('/'), 'Cannot read /out (EISDIR): illegal operation on a directory.'],
  ])('says what failed and where, also after it crossed threads: %s', (action, words) => {
    const error = errorOf(action);
    expect(describeSystemError(error, '/out')).toContain(words);
    expect(describeSystemError(crossed(error), '/out')).toContain(words);
  });

  test.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'EAGAIN', 'EBUSY', 'EXDEV'])(
    'says what to do about %s',
    (code) => {
      const error = Object.assign(new Error(`${code}: words, write`), { code, syscall: 'write' });
      expect(describeSystemError(error, '/out')).toMatch(
        new RegExp(`^Cannot write /out \\(${code}\\): [^.]+\\. [A-Z].+\\.$`),
      );
    },
  );

  test('has the words of the system for other codes', () => {
    const error = Object.assign(new Error('EFBIG: file too large, write'), { code: 'EFBIG' });
    expect(describeSystemError(error, '/out/a')).toBe(
      'Cannot write /out/a (EFBIG): file too large.',
    );
  });

  test('has the number of an error for which Node.js has no name, such as ESTALE', () => {
    const code = 'Unknown system error -116';
    const error = Object.assign(new Error(`${code}: ${code}, link '/a' -> '/b'`), { code });
    expect(describeSystemError(error, '/out')).toMatch(
      /^Cannot link \/a to \/b \(.+-116\): [^.]+\.$/,
    );
  });

  test('is not made of other errors', () => {
    expect(describeSystemError(new TypeError('x is not a function'), '/out')).toBeUndefined();
    expect(describeSystemError('ENOENT', '/out')).toBeUndefined();
    const coded = Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(describeSystemError(coded, '/out')).toBeUndefined();
  });
});
