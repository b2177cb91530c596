/** Reads and replaces the texts in a page's content: records and lists of texts and of values that a component may branch on. */

/**
 * The texts of a content that are not empty, in order; undefined if it differs from the reader's model in more than its
 * texts. They hold until the reader is called again.
 */
export type TextReader = (content: object) => readonly string[] | undefined;

/** A reader of contents that differ from `model` in their texts alone. */
export function textReader(model: object): TextReader {
  const texts: string[] = [];
  let count = 0;

  function isLike(value: unknown, own: unknown): boolean {
    // React writes an empty text in another way, so that is no text but a case to branch on.
    if (typeof value === 'string' && value !== '') {
      texts[count++] = value;
      return typeof own === 'string' && own !== '';
    }
    if (typeof value !== 'object' || typeof own !== 'object') return Object.is(value, own);
    if (Array.isArray(value) !== Array.isArray(own)) return false;
    return Array.isArray(value)
      ? areAlike(value, own as unknown[])
      : haveAlike(value as Fields, own as Fields);
  }

  function areAlike(values: readonly unknown[], own: readonly unknown[]): boolean {
    if (values.length !== own.length) return false;
    for (let index = 0; index < values.length; index++) {
      if (!isLike(values[index], own[index])) return false;
    }
    return true;
  }

  function haveAlike(record: Fields, own: Fields): boolean {
    let names = 0;
    for (const name in own) {
      if (!isLike(record[name], own[name])) return false;
      names++;
    }
    for (const _ in record) names--;
    return names === 0;
  }

  return (content) => {
    count = 0;
    return isLike(content, model) ? texts : undefined;
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** A copy of `content` with each text that is not empty replaced; texts are numbered as a {@link TextReader} gives them. */
export function withTexts<Content extends object>(
  content: Content,
  replace: (text: string, index: number) => string,
): Content {
  let index = 0;
  function copy(value: unknown): unknown {
    if (typeof value === 'string') return value === '' ? value : replace(value, index++);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copy);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)]));
  }
  return copy(content) as Content;
}

/**
 * Reads contents with the structure of `content` in a third of the time that `textsOf` takes: it is code made for that
 * structure, in which each name is looked up at a place that V8 knows. Records are taken to have the names that those of
 * `content` have. Runs once a page.
 *
 * Each record and list has a function, and those of one structure share it. As one function, V8 would take half a second and
 * 30 MB to optimise it, in each thread.
 */
export function compiledReader(content: object): TextReader {
  /** By the code after its name. */
  const readers = new Map<string, GeneratedReader>();

  function readerOf(value: readonly unknown[] | Fields) {
    const list = Array.isArray(value);
    const code = [`(value, texts, at) { if (typeof value !== 'object') return false;`];
    code.push(
      list
        ? `if (!Array.isArray(value) || value.length !== ${value.length}) return false;`
        : `if (Array.isArray(value)) return false;`,
    );
    let count = 0;
    for (const [key, item] of Object.entries<any>(value as any)) {
      const expression = `value[${list ? key : JSON.stringify(key)}]`;
      if (typeof item === 'string' && item !== '') {
        code.push(`const text${count} = ${expression};`);
        code.push(`if (typeof text${count} !== 'string' || text${count} === '') return false;`);
        code.push(`texts[at + ${count}] = text${count};`);
        count++;
      } else if (typeof item !== 'object') {
        code.push(`if (${expression} !== ${item === '' ? "''" : item}) return false;`);
      } else {
        const { name, textCount } = readerOf(item);
        code.push(`if (!${name}(${expression}, texts, at + ${count})) return false;`);
        count += textCount;
      }
    }
    code.push('return true; }');
    const body = code.join(' ');
    const reader = readers.get(body) ?? { name: `read${readers.size}`, textCount: count };
    readers.set(body, reader);
    return reader;
  }

  const { name, textCount } = readerOf(content as Fields);
  const functions = Array.from(readers, ([body, reader]) => `function ${reader.name}${body}`);
  const read = new Function(`${functions.join('\n')} return ${name};`)() as (
    content: object,
    texts: string[],
    at: number,
  ) => boolean;
  const texts = Array.from({ length: textCount }, () => '');
  return (other) => (read(other, texts, 0) ? texts : undefined);
}

/** A function in the code of a {@link textReader}: `(value, texts, at) => boolean`. */
interface GeneratedReader {
  readonly name: string;
  /** How many texts it writes to `texts`, from `at` on. */
  readonly textCount: number;
}

