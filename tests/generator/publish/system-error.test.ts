import { expect, test } from 'vitest';
import { describeSystemError } from '../../../src/generator/publish/system-error.ts';

const STALE = 'Unknown system error -116';
const REMOUNT =
  'A network disk has lost that file: mount the disk again, or name a --dir on another one.';
const advised = (code: string) =>
  expect.stringMatching(new RegExp(`^${code}: words, write '/out'\\. [A-Z].+\\.$`));

test.each<[code: string, words: string, line: unknown, errno?: number]>([
  ['ENOENT', ": words, open '/a'", "ENOENT: words, open '/a'."],
  ['ENOENT', ": words, link '/a' -> '/b'", "ENOENT: words, link '/a' -> '/b'."],
  // An error about an open file names no path.
  ['EISDIR', ': words, read', "EISDIR: words, read '/out'."],
  ...['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'EBUSY', 'EXDEV', 'EIO'].map(
    (code): [string, string, unknown] => [code, ': words, write', advised(code)],
  ),
  // Node.js has no name for ESTALE, and tells of it in two ways.
  [STALE, `: ${STALE}, link '/a'`, `${STALE}: ${STALE}, link '/a'. ${REMOUNT}`, -116],
  ['UNKNOWN', ": words, open '/a'", `UNKNOWN: words, open '/a' (number 116). ${REMOUNT}`, -116],
  ['ERR_INVALID_ARG_TYPE', ': words', undefined],
  ['', 'x is not a function', undefined],
])(
  'an error with the code %j is one line with advice, if it is the system’s',
  (code, words, line, errno) => {
    const error = Object.assign(new Error(code + words), { code, errno });
    expect(describeSystemError(error, '/out')).toEqual(line);
  },
);
