/**
 * Renders each shape of a page once, then fills it for every page.
 *
 * A page's content is data: texts, and what a component may branch on (booleans, numbers, undefined, the length of a
 * list). Contents that differ in their texts alone have one shape. A shape is the page rendered with a numbered marker
 * in the place of each text and cut at the markers: fixed bytes, and gaps that each page fills with its texts.
 */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { textPaths, textReader, walkingTextReader, withTexts } from './page-content.ts';
import { cutAtMarkers, type FilledPage, fillShape, markerOf, type Shape } from './page-shape.ts';

export interface PageFillerSettings<Content> {
  /** Puts a component's HTML, and texts of the content, into the page's document. */
  readonly inDocument: (html: string, content: Content) => string;
  readonly minify: (html: string) => Promise<string>;
}

/** Fills one page at a time: wait for a page before the next is asked for. */
export interface PageFiller<Content> {
  /**
   * The finished page, which holds until the next one.
   * @throws ComputedTextError if the component or the document computes on a text instead of placing it.
   */
  fill(content: Content): Promise<FilledPage>;
  /** How many shapes have been rendered. */
  shapeCount(): number;
}

/** A page whose markup depends on a text in another way than by having it in a place. */
export class ComputedTextError extends Error {
  override readonly name = 'ComputedTextError';
}

/** One page in so many is rendered by itself as well and compared. */
const PAGES_PER_COMPARISON = 1000;

export function pageFiller<Content extends object>(
  Component: ComponentType<Content>,
  { inDocument, minify }: PageFillerSettings<Content>,
): PageFiller<Content> {
  const shapes = knownShapes();
  let pages = 0;

  function render(content: Content): string {
    return inDocument(renderToString(createElement(Component, content)), content);
  }

  /** Compared with two pages before it is used: its first, and one whose every text differs from that. */
  async function newShape(content: Content): Promise<Shape> {
    const shape = await markedShape(content, () => true);
    await compare(shape, content);
    await compare(shape, withTexts(content, unlikeText));
    shapes.add(shape);
    return shape;
  }

  /** Rendered with markers for those texts whose numbers `isMarked` picks. */
  async function markedShape(
    content: Content,
    isMarked: (index: number) => boolean,
  ): Promise<Shape> {
    const html = render(
      withTexts(content, (text, index) => (isMarked(index) ? markerOf(index) : text)),
    );
    const minified = await minify(html);
    return cutAtMarkers(minified, textReader(content), minified === html);
  }

  async function compare(shape: Shape, content: Content): Promise<void> {
    if (await isSame(shape, content)) return;
    throw new ComputedTextError(
      `${Component.displayName || Component.name} computes on ${await computedTexts(content)}: a component ` +
        'may place a text, and branch on booleans, numbers, undefined and the length of a list.',
    );
  }

  async function isSame(shape: Shape, content: Content): Promise<boolean> {
    const filled = UTF_8.decode(fill(shape, content).bytes);
    const html = render(content);
    // What the minifier leaves as it is for markers, it leaves for texts: milliseconds saved a comparison.
    return filled === (shape.isMinimal ? html : await minify(html));
  }

  /** The names of the texts that, with no other text marked, cannot be filled in. */
  async function computedTexts(content: Content): Promise<string> {
    const computed: string[] = [];
    for (const [index, path] of textPaths(content).entries()) {
      const shape = await markedShape(content, (at) => at === index);
      const other = withTexts(content, (text, at) => (at === index ? unlikeText(text, at) : text));
      const isPlaced = (await isSame(shape, content)) && (await isSame(shape, other));
      if (!isPlaced) computed.push(`"${path}"`);
    }
    return computed.length === 0 ? 'several of its texts together' : computed.join(', ');
  }

  return {
    async fill(content) {
      const known = shapes.find(content);
      const shape = known?.shape ?? (await newShape(content));
      pages++;
      if (pages % PAGES_PER_COMPARISON === 0) await compare(shape, content);
      return known === undefined ? fill(shape, content) : fillShape(shape, known.texts);
    },
    shapeCount: shapes.count,
  };
}

/**
 * Fills pages whose shapes a build has compared and found minimal: nothing is compared or minified again, and each page
 * has separate bytes, so that several may be in use at the same time. No code is made from text, which edge hosts refuse.
 */
export function filledAlone<Content extends object>(
  Component: ComponentType<Content>,
  inDocument: PageFillerSettings<Content>['inDocument'],
): (content: Content) => Uint8Array<ArrayBuffer> {
  const shapes = knownShapes();

  function newShape(content: Content): Shape {
    const marked = withTexts(content, (_, index) => markerOf(index));
    const html = inDocument(renderToString(createElement(Component, marked)), marked);
    const shape = cutAtMarkers(html, walkingTextReader(content), true);
    shapes.add(shape);
    return shape;
  }

  return (content) => {
    const known = shapes.find(content);
    const filled =
      known === undefined ? fill(newShape(content), content) : fillShape(known.shape, known.texts);
    return filled.bytes.slice();
  };
}

interface KnownShapes {
  /** The shape of `content`, and its texts. */
  find(content: object): { shape: Shape; texts: readonly string[] } | undefined;
  add(shape: Shape): void;
  count(): number;
}

function knownShapes(): KnownShapes {
  /** The one used last comes first: pages in a row mostly have one shape. */
  const shapes: Shape[] = [];
  return {
    find(content) {
      for (let index = 0; index < shapes.length; index++) {
        const shape = shapes[index] as Shape;
        const texts = shape.textsOf(content);
        if (texts === undefined) continue;
        if (index > 0) shapes.unshift(...shapes.splice(index, 1));
        return { shape, texts };
      }
      return undefined;
    },
    add: (shape) => shapes.unshift(shape),
    count: () => shapes.length,
  };
}

function fill(shape: Shape, content: object): FilledPage {
  const texts = shape.textsOf(content);
  if (texts === undefined) throw new Error('A page was given to the shape of another.');
  return fillShape(shape, texts);
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
