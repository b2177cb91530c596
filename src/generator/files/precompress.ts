/** Compresses files at build time, so that a host need not compress at each request. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { COPY_SUFFIXES, type Encoding, hasAddress } from '../../site/files-without-address.ts';
import type { SiteFile } from './site-file.ts';

/** The compressed copies of `file`: the same bytes each time with one version of Node.js on one architecture. */
export function compressFile(
  { file, contents }: SiteFile,
  encodings: readonly Encoding[],
): SiteFile[] {
  if (encodings.length === 0 || !isCompressible(file)) return [];
  const compress = MADE_IN_NUMBERS.test(file) ? quickly : thoroughly;
  return encodings.map((encoding) => ({
    file: file + COPY_SUFFIXES[encoding],
    contents: () => compress[encoding](contents()),
  }));
}

/** The names of the compressed copies of `file`; none if it is a type of file that is not compressed. */
export function compressedFiles(file: string, encodings: readonly Encoding[]): string[] {
  return compressFile({ file, contents: () => new Uint8Array() }, encodings).map(
    (copy) => copy.file,
  );
}

/** Text files that visitors load. */
function isCompressible(file: string): boolean {
  return /\.(html|css|js|xml|svg|txt|json|webmanifest)$/.test(file) && hasAddress(`/${file}`);
}

/** Files so many or so large that the best compression would take longer than the build. */
const MADE_IN_NUMBERS = /^(salary|sitemaps)\//;

type Compressors = Readonly<Record<Encoding, (contents: Uint8Array) => Buffer>>;

/*
 * Measured over 3,000 salary pages, for all 149,951: Brotli makes 611 MB at level 5 in 82 s, 610 at 9 in 100 s, and 549
 * at 10 in 1,257 s; gzip makes 673 MB at 7 in 42 s, and no less at 9. With a window of 64 KB pages are smaller, and to
 * clear one of 4 MB takes 20 times as long.
 */
const quickly: Compressors = { br: brotli(5), gzip };
const thoroughly: Compressors = { br: brotli(constants.BROTLI_MAX_QUALITY), gzip };

function brotli(quality: number): (contents: Uint8Array) => Buffer {
  return (contents) =>
    brotliCompressSync(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: contents.length < WINDOW ? WINDOW_BITS : FULL_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    });
}

const WINDOW_BITS = 16;
const WINDOW = 1 << WINDOW_BITS;
const FULL_WINDOW_BITS = constants.BROTLI_DEFAULT_WINDOW;

function gzip(contents: Uint8Array): Buffer {
  const compressed = gzipSync(contents, { level: 7 });
  // The header names the operating system, the only byte that differs between machines: 255 is 'unknown'.
  compressed[OPERATING_SYSTEM_BYTE] = 255;
  return compressed;
}

const OPERATING_SYSTEM_BYTE = 9;
