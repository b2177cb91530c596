/** No sentence of a page has more than 20 words. pages-add-up.test.tsx has those of calculators with other entries. */
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadPages } from '../../src/pages/routes.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { parsedHtml } from '../support/parsed-html.ts';
import { longSentences } from './long-sentences.ts';
import { layoutHtml, PLAIN_SITE } from './opened-page.tsx';

const TWENTY = `${'word '.repeat(19)} - end.`;

test.each([
  [`<p>Short. ${TWENTY} Short.`, 0],
  [`<p>Short. One ${TWENTY} Short.`, 1],
  [`<p>Is $1.50 three? <b>Four</b> &amp; ${TWENTY}`, 1],
  [`<ul><li>One <p>Two</ul>${TWENTY}`, 0],
])(
  'a sentence ends with its element or a mark, and is too long from 21 words on: %s',
  (html, count) => {
    expect(longSentences(parsedHtml(html))).toHaveLength(count);
  },
);

describe.each(Object.values(RULE_SETS))(
  'by the $name set, no sentence is too long',
  async (rules) => {
    const context = { ...PLAIN_SITE, rules };

    test.each(await loadPages(rules.name))('of the page $path and its description', (page) => {
      const html = renderToString(<page.Main {...context} />);
      expect(longSentences(parsedHtml(`${html}<p>${page.description(context)}`))).toEqual([]);
    });

    test('around the content of a page', () => {
      expect(longSentences(parsedHtml(layoutHtml(rules)))).toEqual([]);
    });
  },
);
