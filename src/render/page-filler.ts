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
import { textPaths, textReader, withTexts } from './page-content.ts';
import { cutAtMarkers, markerOf, type Shape, type ShapeLinks } from './page-shape.ts';

export interface PageFillerSettings<Content> {
  /** Puts a component's HTML, and texts of the content, into the page's document. */
  readonly inDocument: (html: string, content: Content) => string;
  /**
   * Whether filled pages are compared with React's: the first page of a shape, a second whose every text differs, and
   * every thousandth page. Not needed where a build has compared the same pages.
   */
  readonly isCompared: boolean;
}

export interface PageFiller<Content> {
  /** @throws ComputedTextError if a comparison shows that the component or the document computes on a text. */
  fill(content: Content): FilledPage;
  /** The same page, rendered by React for it alone. */
  render(content: Content): string;
  /** How many shapes have been rendered. */
  shapeCount(): number;
}

/** A finished page, which holds until the next one is filled. */
export interface FilledPage {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly links: ShapeLinks;
  /** The texts in the gaps, by their numbers. */
  readonly texts: readonly string[];
}

/** A page whose markup depends on a text in another way than by having it in a place. */
export class ComputedTextError extends Error {
  override readonly name = 'ComputedTextError';
}

/** One page in so many is rendered by React as well and compared. */
const PAGES_PER_COMPARISON = 1000;

export function pageFiller<Content extends object>(
  Component: ComponentType<Content>,
  { inDocument, isCompared }: PageFillerSettings<Content>,
): PageFiller<Content> {
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
    const shape = markedShape(content, () => true);
    if (isCompared) {
      for (const each of [content, withTexts(content, unlikeText)]) {
        compare(filled(shape, each), each);
      }
    }
    shapes.unshift(shape);
    return filled(shape, content);
  }

  /** Rendered with markers for the texts whose numbers `isMarked` picks. */
  function markedShape(content: Content, isMarked: (index: number) => boolean): ShapeFiller {
    const marked = withTexts(content, (text, index) => (isMarked(index) ? markerOf(index) : text));
    return shapeFiller(content, cutAtMarkers(render(marked)));
  }

  function compare(page: FilledPage, content: Content): void {
    if (isSame(page, content)) return;
    throw new ComputedTextError(
      `${Component.displayName || Component.name} computes on ${computedTexts(content)}: a component ` +
        'may place a text, and branch on booleans, numbers, undefined and the length of a list.',
    );
  }

  function isSame({ bytes }: FilledPage, content: Content): boolean {
    return UTF_8.decode(bytes) === render(content);
  }

  /** The names of the texts that, with no other text marked, cannot be filled in. */
  function computedTexts(content: Content): string {
    const computed = textPaths(content).filter((_, index) => {
      const shape = markedShape(content, (at) => at === index);
      const other = withTexts(content, (text, at) => (at === index ? unlikeText(text, at) : text));
      return [content, other].some((each) => !isSame(filled(shape, each), each));
    });
    return computed.length === 0
      ? 'several of its texts together'
      : computed.map((path) => `"${path}"`).join(', ');
  }

  return {
    render,
    fill(content) {
      const page = fillKnown(content) ?? fillNew(content);
      pages++;
      if (isCompared && pages % PAGES_PER_COMPARISON === 0) compare(page, content);
      return page;
    },
    shapeCount: () => shapes.length,
  };
}

/** The page of a content; undefined if it has another shape. */
type ShapeFiller = (content: object) => FilledPage | undefined;

/** Fills `shape`, which was made of `content`. */
function shapeFiller(content: object, shape: Shape): ShapeFiller {
  const textsOf = textReader(content);
  const write = pageBuffer(shape);
  return (other) => {
    const texts = textsOf(other);
    return texts && { bytes: write(texts), links: shape.links, texts };
  };
}

function filled(shape: ShapeFiller, content: object): FilledPage {
  const page = shape(content);
  if (page === undefined) throw new Error('A page was given to the shape of another.');
  return page;
}

const UTF_8 = new TextDecoder();

/**
 * A text unlike those of any page, its length unlike its neighbours', with characters that need escaping. Digits stay
 * digits, since they are part of addresses.
 */
function unlikeText(text: string, index: number): string {
  const length = index % 7;
  if (/^\d+$/.test(text)) return `${index}${'7'.repeat(length)}0123`;
  return `${'~'.repeat(length)}<&"'\u00e9>${index}`;
}
