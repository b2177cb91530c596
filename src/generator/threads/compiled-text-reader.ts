import type { TextReader } from '../../render/page-content.ts';

/** Writes the texts of `value` to `texts` from `at` on; false if it is unlike the model. */
type Read = (value: unknown, texts: string[], at: number) => boolean;

interface Reader {
  readonly name: string;
  readonly read: Read;
  readonly textCount: number;
}

/** By their code: the contents of all shapes are made of few kinds of record, and V8 optimises the reader of each once. */
const readers = new Map<string, Reader>();

/**
 * As `textReader` of src/render, but as code made for `model`, in which V8 knows the place of each name: a build takes an
 * eighth less processor time. Hosts of the edge handler refuse to make code from text, so it is for the build alone. Records
 * are taken to have the names of `model`.
 */
export function compiledTextReader(model: object): TextReader {
  const { read, textCount } = readerOf(model);
  const texts = Array.from({ length: textCount }, () => '');
  return (content) => (read(content, texts, 0) ? texts : undefined);
}

/** The reader of a record or list. */
function readerOf(model: object): Reader {
  const isList = Array.isArray(model);
  const parts = new Map<string, Read>();
  const code = [
    `if (typeof value !== 'object' || Array.isArray(value) !== ${isList}) return false;`,
  ];
  if (isList) code.push(`if (value.length !== ${model.length}) return false;`);
  let count = 0;
  for (const [key, item] of Object.entries(model)) {
    const place = `value[${JSON.stringify(key)}]`;
    if (typeof item === 'string' && item !== '') {
      code.push(`const text${count} = ${place};`);
      code.push(`if (typeof text${count} !== 'string' || text${count} === '') return false;`);
      code.push(`texts[at + ${count}] = text${count++};`);
    } else if (typeof item === 'object') {
      const { name, read, textCount } = readerOf(item);
      parts.set(name, read);
      code.push(`if (!${name}(${place}, texts, at + ${count})) return false;`);
      count += textCount;
    } else {
      const literal = item === '' ? "''" : Object.is(item, -0) ? '-0' : item;
      code.push(`if (!Object.is(${place}, ${literal})) return false;`);
    }
  }
  const body = code.join(' ');
  const known = readers.get(body);
  if (known !== undefined) return known;
  const name = `read${readers.size}`;
  const source = `return function ${name}(value, texts, at) { ${body} return true; }`;
  const read = new Function(...parts.keys(), source)(...parts.values());
  const made = { name, read, textCount: count };
  readers.set(body, made);
  return made;
}
