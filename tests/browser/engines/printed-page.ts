/** A page on paper: its PDF, read back by poppler's programs. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'puppeteer-core';
import { inject } from 'vitest';

/** The page as the browser prints it on A4. */
export function printed(page: Page): Promise<Uint8Array> {
  return page.pdf({ format: 'A4', preferCSSPageSize: true });
}

/** Its words; a browser may print two letters as one sign. */
export function textOf(pdf: Uint8Array): string {
  const { pdftotext } = inject('testPrograms');
  return execFileSync(pdftotext, ['-', '-'], { input: pdf, encoding: 'utf8' }).normalize('NFKC');
}

export function sheetCount(pdf: Uint8Array): number {
  // The program ends every sheet with a form feed.
  return textOf(pdf).split('\f').length - 1;
}

/** Top and bottom edge of a card, in points from the top of the paper. */
export interface PrintedCard {
  readonly top: number;
  readonly bottom: number;
}

/** Points from the paper's left edge to a place in the padding of cards, past their round corners. */
const IN_PADDING = 35;

/** Points that the edge of a card is longer than anything else that begins in its padding. */
const LONG = 100;

const DOTS_PER_POINT = 3;

/** The cards along the left margin of the first sheet, from top to bottom. */
export function cardsAlongLeftMargin(pdf: Uint8Array): PrintedCard[] {
  const paper = firstSheet(pdf);
  const isEdge = (y: number) => {
    for (let x = IN_PADDING * DOTS_PER_POINT; x < (IN_PADDING + LONG) * DOTS_PER_POINT; x++) {
      if (paper.isWhite(x, y)) return false;
    }
    return true;
  };
  const edges: number[] = [];
  for (let y = 1; y < paper.height; y++) {
    if (isEdge(y) && !isEdge(y - 1)) edges.push(y / DOTS_PER_POINT);
  }
  const cards: PrintedCard[] = [];
  for (let edge = 0; edge < edges.length; edge += 2) {
    cards.push({ top: edges[edge] as number, bottom: edges[edge + 1] ?? Number.NaN });
  }
  return cards;
}

interface Sheet {
  readonly height: number;
  readonly isWhite: (x: number, y: number) => boolean;
}

function firstSheet(pdf: Uint8Array): Sheet {
  const image = execFileSync(
    inject('testPrograms').pdftoppm,
    ['-r', `${72 * DOTS_PER_POINT}`, '-gray', '-singlefile', '-'],
    { input: pdf, maxBuffer: 2 ** 26 },
  );
  // A portable graymap: `P5`, width, height and the value of white, each before one white space, then a byte a dot.
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 40));
  if (header === null) throw new Error('pdftoppm made no graymap');
  const [{ length }, width, height] = [header[0], Number(header[1]), Number(header[2])];
  return { height, isWhite: (x, y) => (image[length + y * width + x] ?? 0) > 250 };
}
