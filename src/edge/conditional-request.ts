/** Requests for a page only if it has changed, or for a part of its bytes (RFC 9110). */

/** A page as it is now. */
export interface Representation {
  /** A strong entity tag, in quotation marks. */
  readonly tag: string;
  /** When it last changed, to the second; undefined where nobody knows. */
  readonly lastModified: Date | undefined;
}

/** Whether the visitor has the page already: sections 13.1.2 and 13.1.3. */
export function isNotModified(headers: Headers, { tag, lastModified }: Representation): boolean {
  const tags = headers.get('If-None-Match');
  // Hosts that compress a page make its tag weak, so the comparison is the weak one.
  if (tags !== null) return tags.trim() === '*' || entityTags(tags).includes(tag);
  const since = Date.parse(headers.get('If-Modified-Since') ?? '');
  return lastModified !== undefined && lastModified.getTime() <= since;
}

/** Bytes of a page, the last one included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The bytes that the request asks for, of `size`: undefined for all of them, 'none' if it asks for bytes past the end
 * (sections 13.1.5 and 14.2). Several ranges at once are answered with the whole page.
 */
export function requestedRange(
  headers: Headers,
  size: number,
  { tag, lastModified }: Representation,
): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const unless = headers.get('If-Range');
  if (unless !== null && unless !== tag && unless !== lastModified?.toUTCString()) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'none';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Without the `W/` of weak ones. */
function entityTags(list: string): string[] {
  return Array.from(list.matchAll(/"[^"]*"/g), ([tag]) => tag);
}
