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

/** What is left of an error that crossed threads. */
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

  test.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'ENAMETOOLONG', 'EIO'])(
    'says what to do about %s',
    (code) => {
      const error = Object.assign(new Error(`${code}: words, write`), { code, syscall: 'write' });
      expect(describeSystemError(error, '/out', '/out')).toMatch(
        new RegExp(`^Cannot write /out \\(${code}\\): [^.]+\\. [A-Z].+\\.$`),
      );
    },
  );

  test.each([
    [-116, 'ESTALE'],
    [-117, 'error 117'],
  ])('says what %i is, for which Node.js has no name: %s', (errno, name) => {
    const code = `Unknown system error ${errno}`;
    const error = Object.assign(new Error(`${code}: ${code}, link '/a' -> '/b'`), { code, errno });
    expect(describeSystemError(error, '/out')).toMatch(
      new RegExp(`^Cannot link /a to /b \\(${name}\\): [^.]+\\.( [^.]+\\.)?$`),
    );
  });

  test.each([
    ['/site/dist/index.html', true],
    ['/site/.dist.gen-site/next/index.html', true],
    ['/site', true],
    ['/site/public/CNAME', false],
    ['/site/.cache/bundles/x.json', false],
    ['/site/dist-notes', false],
  ])('advises another --out only for a path that depends on it: %s', (file, isAdvised) => {
    const error = Object.assign(new Error(`EACCES: permission denied, open '${file}'`), {
      code: 'EACCES',
    });
    const line = describeSystemError(error, '/site/dist', '/site/dist');
    expect(line).toContain(`Cannot open ${file} (EACCES): permission denied. Get the right to it`);
    expect(line?.includes('--out')).toBe(isAdvised);
  });

  test('speaks of no other disk where a folder cannot be renamed beside itself, as on OverlayFS', () => {
    const [from, to] = ['/site/dist', '/site/.dist.gen-site/previous'];
    const error = Object.assign(
      new Error(`EXDEV: cross-device link, rename '${from}' -> '${to}'`),
      {
        code: 'EXDEV',
      },
    );
    expect(describeSystemError(error, from, from)).toBe(
      `Cannot rename ${from} to ${to} (EXDEV): the file system cannot move that folder; in a container, none that its image brought. Name an --out that does not exist yet.`,
    );
  });

  test('advises no other --out in a warning', () => {
    const error = Object.assign(new Error('EROFS: read-only'), { code: 'EROFS', syscall: 'open' });
    expect(describeSystemError(error, '/out')).toBe(
      'Cannot open /out (EROFS): the disk is read-only.',
    );
  });

  test('is not made of other errors', () => {
    expect(describeSystemError(new TypeError('x is not a function'), '/out')).toBeUndefined();
    expect(describeSystemError('ENOENT', '/out')).toBeUndefined();
    const coded = Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(describeSystemError(coded, '/out')).toBeUndefined();
  });
});
