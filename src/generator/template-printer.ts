/** Writes parts of pages by way of markup that React has rendered once, with gaps where it is filled. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Filling, Template, TemplatePart, TemplatePrinter } from '../components/templated.tsx';
import { type GappedText, gap, gappedText } from '../site/gapped-text.ts';

export function createTemplatePrinter(): TemplatePrinter {
  const markups = new Map<TemplatePart['template'], GappedText>();
  let html = '';

  return (parts) => {
    html = '';
    append(parts);
    return html;
  };

  function append(parts: readonly TemplatePart[]): void {
    for (const { template, fillings } of parts) {
      const { first, gaps } = markupOf(template, fillings.length);
      html += first;
      for (const { index, following } of gaps) {
        const filling = fillings[index] as Filling;
        if (typeof filling === 'object') append(filling);
        else html += typeof filling === 'string' ? escapeText(filling) : filling;
        html += following;
      }
    }
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
