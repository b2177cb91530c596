/** A tarball as npm reads it, whose bytes follow from the files alone: no time, no owner, no name of a machine. */
import { gzipSync } from 'node:zlib';

/** `files` by path, with slashes, all in the folder `package` that npm expects; paths of at most 90 letters of ASCII. */
export function tarballOf(files: ReadonlyMap<string, string>): Uint8Array {
  const blocks = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, text]) => {
      const content = Buffer.from(text);
      const padding = Buffer.alloc(-content.length & (BLOCK - 1));
      return [headerOf(`package/${file}`, content.length), content, padding];
    });
  // Two empty blocks end it.
  const bytes = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  // zlib writes the operating system here: 255 is any.
  bytes[9] = 255;
  return bytes;
}

/** A power of 2. */
const BLOCK = 512;

/** The time that npm gives to the files of a package, 26 October 1985: zip programs know nothing before 1980. */
const TIME = 499_162_500;

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  const fields: readonly (readonly [at: number, text: string])[] = [
    [0, name],
    [100, octal(0o644, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(TIME, 11)],
    // The checksum is over the header with spaces in its place.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\0' + '00'],
  ];
  for (const [at, text] of fields) header.write(text, at, 'ascii');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148, 'ascii');
  return header;
}
