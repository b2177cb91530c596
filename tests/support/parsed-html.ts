/** Rendered HTML, parsed by the parser of `npm run verify`, and asked for elements by CSS selectors. */
import { is, selectAll } from 'css-select';
import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Elements within a line of text. The text of every other one is apart from what surrounds it. */
const WITHIN_A_LINE = new Set(['a', 'b', 'span', 'strong']);

export function parsedHtml(html: string): Document {
  return parseDocument(html);
}

/** The elements below `parent` that match, in the order of the page. */
export function all(parent: ParentNode, selector: string): Element[] {
  return selectAll<ParentNode | ChildNode, Element>(selector, parent);
}

/** The first element below `parent` that matches. There must be one. */
export function first(parent: ParentNode, selector: string): Element {
  const [element] = all(parent, selector);
  if (element === undefined) throw new Error(`No element matches '${selector}'`);
  return element;
}

/** The nearest of `element` and what it is in that matches. */
export function closest(element: Element, selector: string): Element | undefined {
  if (is(element, selector)) return element;
  return element.parent instanceof Element ? closest(element.parent, selector) : undefined;
}

/** The text of `parent` by the lines that its elements make of it. Some are empty. */
export function linesOf(parent: ParentNode): string[] {
  return textOf(parent).split('\n');
}

/** The text of `parent`, each run of white space as one space. */
export function wordsOf(parent: ParentNode): string {
  return textOf(parent).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: ParentNode | ChildNode): string {
  if (isText(node)) return node.data;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return isTag(node) && WITHIN_A_LINE.has(node.name) ? text : `\n${text}\n`;
}
