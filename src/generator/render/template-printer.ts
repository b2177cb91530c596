/** Writes parts of pages by way of markup that React has rendered once, with gaps where it is filled. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type {
  Filling,
  Template,
  TemplatePart,
  TemplatePrinter,
} from '../../components/templated.tsx';
import { type GappedText, gap, gappedText } from '../../site/gapped-text.ts';

export function createTemplatePrinter(): TemplatePrinter {
  const markups = new Map<TemplatePart['template'], GappedText>();

  return function print(parts) {
    let html = '';
    for (const part of parts) html = append(html, part);
    return html;
  };

  /** Adds to `html` piece by piece, which leaves a string that is quick to put together at the end. */
  function append(html: string, part: TemplatePart): string {
    if (part.html === null) return appendFilled(html, part);
    // By way of bytes, so that it is one piece rather than the many it was put together from.
    part.html ??= Buffer.from(appendFilled('', part)).toString();
    return html + part.html;
  }

  function appendFilled(html: string, { template, fillings }: TemplatePart): string {
    const { first, gaps } = markupOf(template, fillings.length);
    let longer = html + first;
    for (const { index, following } of gaps) {
      const filling = fillings[index] as Filling;
      if (typeof filling === 'object') {
        for (const part of filling) longer = append(longer, part);
      } else {
        longer += typeof filling === 'string' ? escapeText(filling) : filling;
      }
      longer += following;
    }
    return longer;
  }

  function markupOf(template: TemplatePart['template'], count: number): GappedText {
    let markup = markups.get(template);
    if (markup === undefined) {
      markup = gappedText(renderWithGaps(template, count));
      markups.set(template, markup);
    }
    return markup;
  }
}

function renderWithGaps(template: TemplatePart['template'], count: number): string {
  const slots = Array.from({ length: count }, (_, index) => gap(index));
  return renderToString(createElement(template as Template<readonly string[]>, { slots }));
}

/** Few texts have anything to escape, and React knows how. */
function escapeText(text: string): string {
  return /["'&<>]/.test(text) ? renderToString(text) : text;
}
