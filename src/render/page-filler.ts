/**
 * Renders each shape of a page once, then fills it for every page.
 *
 * A page's content is data: texts, and values that a component may branch on (booleans, numbers, undefined, the length of a
 * list). Contents that differ in their texts alone have one shape. A shape is the page rendered with a numbered marker
 * in the place of each text and cut at the markers: fixed bytes, and gaps that each page fills with its texts.
 */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pageBuffer } from './page-buffer.ts';
import { type TextReader, textReader, withTexts } from './page-content.ts';
import {
  computesOnText,
  cutAtMarkers,
  markerOf,
  type Shape,
  type ShapeLinks,
} from './page-shape.ts';

export interface PageFillerSettings<Content> {
  /** Puts a component's HTML, and texts of the content, into the page's document. */
  readonly inDocument: (html: string, content: Content) => string;
  /**
   * If true, some filled pages are compared with React's: the first page of a shape, and every thousandth page. Not needed
   * where a build has compared the same pages.
   */
  readonly isCompared: boolean;
}

export interface PageFiller<Content> {
  /** @throws Error if a comparison shows that the component or the document computes on a text. */
  fill(content: Content): FilledPage;
  /** The same page, rendered by React for it alone. */
  render(content: Content): string;
}

/** A finished page, which holds until the next one is filled. */
export interface FilledPage {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The links of its shape: one object for all its pages. */
  readonly links: ShapeLinks;
  /** The texts in the gaps, by their numbers. */
  readonly texts: readonly string[];
}

/** One page in so many is rendered by React as well and compared. */
const PAGES_PER_COMPARISON = 1000;

/** How much of two pages that differ a message shows, on both sides of the place. */
const SHOWN = 40;

export function pageFiller<Content extends object>(
  Component: ComponentType<Content>,
  { inDocument, isCompared }: PageFillerSettings<Content>,
): PageFiller<Content> {
  const name = Component.displayName || Component.name;
  /** The one used last comes first: pages in a row mostly have one shape. */
  const shapes: ShapeFiller[] = [];
  let pages = 0;

  function render(content: Content): string {
    return inDocument(renderToString(createElement(Component, content)), content);
  }

  function fillKnown(content: Content): FilledPage | undefined {
    for (const [index, shape] of shapes.entries()) {
      const page = shape(content);
      if (page === undefined) continue;
      if (index > 0) shapes.unshift(...shapes.splice(index, 1));
      return page;
    }
    return undefined;
  }

  function fillNew(content: Content): FilledPage {
    const marked = withTexts(content, (_, index) => markerOf(index));
    const shape = shapeFiller(textReader(content), cutAtMarkers(render(marked), name));
    const page = shape(content) as FilledPage;
    if (isCompared) compare(page, content);
    shapes.unshift(shape);
    return page;
  }

  function compare({ bytes }: FilledPage, content: Content): void {
    const [page, plain] = [new TextDecoder().decode(bytes), render(content)];
    if (page === plain) return;
    let same = 0;
    while (page[same] === plain[same]) same++;
    const [filled = '', rendered = ''] = [page, plain].map((html) =>
      html.slice(Math.max(same - SHOWN, 0), same + SHOWN),
    );
    throw computesOnText(name, rendered, filled);
  }

  return {
    render,
    fill(content) {
      const page = fillKnown(content) ?? fillNew(content);
      pages++;
      if (isCompared && pages % PAGES_PER_COMPARISON === 0) compare(page, content);
      return page;
    },
  };
}

/** The page of a content; undefined if it has another shape. */
type ShapeFiller = (content: object) => FilledPage | undefined;

/** Fills `shape` with the texts that `textsOf` reads. */
function shapeFiller(textsOf: TextReader, shape: Shape): ShapeFiller {
  const write = pageBuffer(shape);
  return (other) => {
    const texts = textsOf(other);
    return texts && { bytes: write(texts), links: shape.links, texts };
  };
}
