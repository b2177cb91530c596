/** Reads and replaces the texts in a page's content. */

/** Texts, the values that a component may branch on, and lists and records of them. */
export type PageContent =
  | string
  | boolean
  | number
  | undefined
  | readonly PageContent[]
  | { readonly [name: string]: PageContent };

/**
 * The texts of a content that are not empty, in order; undefined if it differs from the reader's model in more than its
 * texts. They hold until the reader is called again.
 */
export type TextReader = (content: object) => readonly string[] | undefined;

/** A reader of contents that differ from `model` in their texts alone. */
export function textReader(model: object): TextReader {
  const texts: string[] = [];
  let count = 0;

  function isLike(value: PageContent, own: PageContent): boolean {
    // React writes an empty text in another way, so that is no text but a case to branch on.
    if (typeof value === 'string' && value !== '') {
      texts[count++] = value;
      return typeof own === 'string' && own !== '';
    }
    if (typeof value !== 'object' || typeof own !== 'object') return value === own;
    if (isList(value) || isList(own)) {
      if (!isList(value) || !isList(own) || value.length !== own.length) return false;
      for (let index = 0; index < value.length; index++) {
        if (!isLike(value[index], own[index])) return false;
      }
      return true;
    }
    let names = 0;
    for (const name in own) {
      if (!isLike(value[name], own[name])) return false;
      names++;
    }
    for (const _ in value) names--;
    return names === 0;
  }

  return (content) => {
    count = 0;
    return isLike(content as PageContent, model as PageContent) ? texts : undefined;
  };
}

/** A copy of `content` with each text that is not empty replaced; texts are numbered as a {@link TextReader} gives them. */
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

/** Where each text is in `content`, such as `takeHome.weekly.net`, in the order of a {@link TextReader}. */
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
