/** Reads and replaces the texts in a page's content: records and lists of texts and of values that a component may branch on. */

/**
 * The texts of a content that are not empty, in order; undefined if it differs from the reader's model in more than its
 * texts. They hold until the reader is called again.
 */
export type TextReader = (content: object) => readonly string[] | undefined;

/** A reader of contents that differ from `model` in their texts alone. Records are taken to have no further names. */
export function textReader(model: object): TextReader {
  const texts: string[] = [];
  let count = 0;

  function isLike(value: unknown, own: unknown): boolean {
    // React writes an empty text in another way, so that is no text but a case to branch on.
    if (typeof value === 'string' && value !== '') {
      texts[count++] = value;
      return typeof own === 'string' && own !== '';
    }
    if (!isRecord(value) || !isRecord(own)) return Object.is(value, own);
    if (Array.isArray(value) !== Array.isArray(own) || value.length !== own.length) return false;
    return Object.keys(own).every((name) => isLike(value[name], own[name]));
  }

  return (content) => {
    count = 0;
    return isLike(content, model) ? texts : undefined;
  };
}

/** A list is one too, with its places as names. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A copy of `content` with each text that is not empty replaced; texts are numbered as a {@link TextReader} gives them. */
export function withTexts<Content extends object>(
  content: Content,
  replace: (text: string, index: number) => string,
): Content {
  let index = 0;
  function copy(value: unknown): unknown {
    if (typeof value === 'string') return value === '' ? value : replace(value, index++);
    if (!isRecord(value)) return value;
    if (Array.isArray(value)) return value.map(copy);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)]));
  }
  return copy(content) as Content;
}
