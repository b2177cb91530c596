/** Takes a page's content apart into its texts and its structure. */

/** What a component may be given: texts, what it may branch on, and lists and records of them. */
export type PageContent =
  | string
  | boolean
  | number
  | undefined
  | readonly PageContent[]
  | { readonly [name: string]: PageContent };

/** All of a content but its texts, in the order in which it is read. Contents of one shape have the same. */
export type ContentStructure = readonly unknown[];

/** Replaces each text in a structure, but an empty one: React writes that differently, so it is part of the structure. */
const TEXT = Symbol('text');
const LIST = Symbol('list');
const END = Symbol('end of a record');

export function structureOf(content: object): ContentStructure {
  const structure: unknown[] = [];
  function add(value: PageContent): void {
    if (typeof value === 'string') {
      structure.push(value === '' ? value : TEXT);
    } else if (typeof value !== 'object') {
      structure.push(value);
    } else if (isList(value)) {
      structure.push(LIST, value.length);
      value.forEach(add);
    } else {
      for (const name in value) {
        structure.push(name);
        add(value[name]);
      }
      structure.push(END);
    }
  }
  add(content as PageContent);
  return structure;
}

/** The texts of `content` that are not empty, in order; undefined if it has another structure. */
export function textsOf(content: object, structure: ContentStructure): string[] | undefined {
  const texts: string[] = [];
  let at = 0;
  function hasStructure(value: PageContent): boolean {
    if (typeof value === 'string') {
      if (value === '') return structure[at++] === value;
      texts.push(value);
      return structure[at++] === TEXT;
    }
    if (typeof value !== 'object') return structure[at++] === value;
    if (isList(value)) {
      if (structure[at++] !== LIST || structure[at++] !== value.length) return false;
      for (const item of value) if (!hasStructure(item)) return false;
      return true;
    }
    for (const name in value) {
      if (structure[at++] !== name || !hasStructure(value[name])) return false;
    }
    return structure[at++] === END;
  }
  return hasStructure(content as PageContent) ? texts : undefined;
}

/** What {@link textsOf} gives for one structure. */
export type TextReader = (content: object) => string[] | undefined;

/**
 * Reads contents with the structure of `content` in a third of the time that `textsOf` takes: it is code made for that
 * structure, in which each name is looked up at a place that V8 knows. Records are taken to have the names that those of
 * `content` have. Runs once a page.
 */
export function textReader(content: object): TextReader {
  const code: string[] = [];
  let values = 0;
  function read(value: PageContent, expression: string): void {
    if (typeof value === 'string' && value !== '') {
      code.push(`if (typeof ${expression} !== 'string' || ${expression} === '') return;`);
      code.push(`texts.push(${expression});`);
    } else if (typeof value !== 'object') {
      code.push(`if (${expression} !== ${value === '' ? "''" : value}) return;`);
    } else {
      const name = `value${values++}`;
      code.push(`const ${name} = ${expression};`);
      code.push(
        `if (typeof ${name} !== 'object' || Array.isArray(${name}) !== ${isList(value)}) return;`,
      );
      if (isList(value)) code.push(`if (${name}.length !== ${value.length}) return;`);
      for (const [key, item] of Object.entries(value))
        read(item, `${name}[${JSON.stringify(key)}]`);
    }
  }
  read(content as PageContent, 'content');
  const body = `const texts = []; ${code.join(' ')} return texts;`;
  return new Function('content', body) as TextReader;
}

/** As {@link textReader}, for hosts that refuse to make code from text. */
export function walkingTextReader(content: object): TextReader {
  const structure = structureOf(content);
  return (other) => textsOf(other, structure);
}

/** A copy of `content` with each text that is not empty replaced; texts are numbered in the order of `textsOf`. */
export function withTexts<Content extends object>(
  content: Content,
  replace: (text: string, index: number) => string,
): Content {
  let index = 0;
  function copy(value: PageContent): PageContent {
    if (typeof value === 'string') return value === '' ? value : replace(value, index++);
    if (typeof value !== 'object') return value;
    if (isList(value)) return value.map(copy);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)]));
  }
  return copy(content as PageContent) as Content;
}

/** Where each text is in `content`, such as `takeHome.weekly.net`; texts are numbered in the order of `textsOf`. */
export function textPaths(content: object): string[] {
  const paths: string[] = [];
  function visit(value: PageContent, path: string): void {
    if (typeof value === 'string' && value !== '') paths.push(path);
    if (typeof value !== 'object') return;
    for (const [name, item] of Object.entries(value)) visit(item, path ? `${path}.${name}` : name);
  }
  visit(content as PageContent, '');
  return paths;
}

/** `Array.isArray`, which does not narrow to a read-only list. */
function isList(value: object): value is readonly PageContent[] {
  return Array.isArray(value);
}
