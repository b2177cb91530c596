/** A finished page as it is read back: parsed by a library that had no part in making it. */
import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface HtmlPage {
  /** The address that a static host answers with it, such as `/salary/80000`. */
  readonly address: string;
  readonly root: Document;
  /** In the order of the page. */
  readonly elements: readonly Element[];
}

export function parsePage(address: string, html: string): HtmlPage {
  const root = parseDocument(html);
  const elements: Element[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      elements.push(node);
      collect(node.children);
    }
  };
  collect(root.children);
  return { address, root, elements };
}

export function isElement(node: ChildNode): node is Element {
  return DomUtils.isTag(node);
}

/** The elements of one of `names` in `page`. */
export function elementsNamed({ elements }: HtmlPage, ...names: readonly string[]): Element[] {
  return elements.filter(({ name }) => names.includes(name));
}

/** The elements of one of `names` inside `parent`, at any depth, in order. */
export function descendants(parent: Element, ...names: readonly string[]): Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), parent.children);
}

export function childElements(parent: Element): Element[] {
  return parent.children.filter(isElement);
}

/** All text in `element`, each run of white space one space. */
export function wordsOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** All text in `element` as it stands. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element);
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attribs[name];
}

/** The content of the `<meta>` of this name or property, for each that there is. */
export function metaContents(page: HtmlPage, name: string): string[] {
  return elementsNamed(page, 'meta')
    .filter(({ attribs }) => attribs['name'] === name || attribs['property'] === name)
    .map(({ attribs }) => attribs['content'] ?? '');
}
