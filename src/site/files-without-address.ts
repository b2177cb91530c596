/**
 * Files of the output folder that no address leads to. The preview, the edge handler and the settings of web servers and
 * hosts take them from here.
 */

/** Settings of hosts, at the top of the folder. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

/** The folder of all other settings of hosts and servers. */
export const HOST_FOLDER = 'hosting';

/** Endings of the names of compressed copies, by their encodings. */
export const COPY_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** A content encoding of compressed copies. */
export type Encoding = keyof typeof COPY_SUFFIXES;

/** All of them, best first. */
export const ENCODINGS = Object.keys(COPY_SUFFIXES) as Encoding[];

/** Patterns that the regular expressions of JavaScript, of nginx and of Caddy read alike. */
export const PATTERNS = {
  /** Of a path without the slash before it. */
  hostFiles: [...HOST_FILES.map((file) => `${file.replace('.', '\\.')}$`), `${HOST_FOLDER}/`].join(
    '|',
  ),
  /** Of the end of a path. */
  copies: `\\.(${Object.values(COPY_SUFFIXES)
    .map((suffix) => suffix.slice(1))
    .join('|')})$`,
};

const HOST_SETTINGS = new RegExp(`^/(${PATTERNS.hostFiles})`);
const COPY = new RegExp(PATTERNS.copies);
/** In a folder whose name begins with a dot, or with such a name; but for `.well-known` (RFC 8615). */
const HIDDEN = /(?!^\/\.well-known\/)\/\./;

/** Whether an address leads to the file at `path`, which begins with a slash. */
export function hasAddress(path: string): boolean {
  return ![HIDDEN, HOST_SETTINGS, COPY].some((pattern) => pattern.test(path));
}
