/** A finished page, parsed by a library that had no part in making it, and ways to ask it for elements and text. */
import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface HtmlPage {
  /** The address that a static host answers with it, such as `/salary/80000`. */
  readonly address: string;
  /** In the order of the page. */
  readonly elements: readonly Element[];
  /** The same by name, since the proofs ask for one kind of element after another. */
  readonly byName: ReadonlyMap<string, readonly Element[]>;
}

export function parsePage(address: string, html: string): HtmlPage {
  const root = parseDocument(html);
  const elements: Element[] = [];
  const byName = new Map<string, Element[]>();
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      elements.push(node);
      const namesakes = byName.get(node.name);
      if (namesakes === undefined) byName.set(node.name, [node]);
      else namesakes.push(node);
      collect(node.children);
    }
  };
  collect(root.children);
  return { address, elements, byName };
}

/** The elements of this name in `page`, in order. */
export function elementsNamed({ byName }: HtmlPage, name: string): readonly Element[] {
  return byName.get(name) ?? [];
}

/** The elements of one of `names` inside `parent`, at any depth, in order. */
export function descendants(parent: Element, ...names: readonly string[]): Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), parent.children);
}

export function childElements(parent: Element): Element[] {
  return parent.children.filter(isTag);
}

/** All text in `element`, each run of white space one space. */
export function wordsOf(element: Element): string {
  return textOf(element).replace(/\s+/g, ' ').trim();
}

/** All text in `element`, its white space unchanged. */
export function textOf({ children }: Element): string {
  let text = '';
  for (const child of children) {
    if (child.type === 'text') text += child.data;
    else if (isTag(child)) text += textOf(child);
  }
  return text;
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attribs[name];
}

/** The content of the `<meta>` of this name or property, for each that there is. */
export function metaContents(page: HtmlPage, name: string): string[] {
  return elementsNamed(page, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => attribute(meta, 'content') ?? '');
}
