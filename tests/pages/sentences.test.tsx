/** No sentence of a page has more than 20 words. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadPages } from '../../src/pages/routes.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { linesOf, parsedHtml } from '../support/parsed-html.ts';
import { longSentences, sentencesIn } from './long-sentences.ts';
import { calculatorPages, openedMain } from './opened-page.tsx';
import { layoutHtml, PLAIN_SITE } from './rendered-page.tsx';

/** The beginnings of the sentences that may be longer. */
const EXCEPTIONS = [
  'Free Australian pay calculator: work out income tax,',
  'They are simpler than the law, are for a single person,',
  'They follow the law for a single person with one job,',
  'From each pay, employers withhold whole dollars',
  'Paid fortnightly, about $372 more is withheld',
  'You can ask your employer in writing to withhold more',
];

test('a sentence ends with its element, or with a mark before a space', () => {
  const html = '<ul><li>One <p>Two. Is $1.50 three? <b>Four</b> &amp; five</p></li></ul>Six';
  const sentences = linesOf(parsedHtml(html)).flatMap(sentencesIn);
  expect(sentences).toEqual(['One', 'Two.', 'Is $1.50 three?', 'Four & five', 'Six']);
});

test('a sentence is too long from 21 words on, signs left out', () => {
  const twenty = `${'word '.repeat(19)} - end.`;
  expect(longSentences(`Short. ${twenty} Short.`)).toEqual([]);
  expect(longSentences(`Short. One ${twenty} Short.`)).toHaveLength(1);
});

describe.each(Object.values(RULE_SETS))(
  'by the $name set, no sentence is too long',
  async (rules) => {
    const context = { ...PLAIN_SITE, rules };
    const pages = await loadPages(rules.name);

    test.each(pages)('of the page $path', (page) => {
      expect(longIn(parsedHtml(renderToString(<page.Main {...context} />)))).toEqual([]);
    });

    test.each(pages)('in the description of the page $path', (page) => {
      expect(longIn(parsedHtml(page.description(context)))).toEqual([]);
    });

    test('around the content of a page', () => {
      expect(longIn(parsedHtml(layoutHtml(rules)))).toEqual([]);
    });

    test.each(await calculatorPages(rules))('in an example of the page $path', (page) => {
      for (const example of page.examples) {
        expect(longIn(openedMain(page, example, rules)), example).toEqual([]);
      }
    });
  },
);

/** An element ends a sentence, although no mark may do so in its text; a link, or a word in bold, does not. */
function longIn(content: ParentNode): string[] {
  return linesOf(content)
    .flatMap(longSentences)
    .filter((sentence) => !EXCEPTIONS.some((beginning) => sentence.startsWith(beginning)))
    .map((sentence) => `more than 20 words: ${sentence}`);
}
