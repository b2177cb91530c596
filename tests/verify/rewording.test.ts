/** Sentences may be worded anew: where every word of them differs and no figure does, all proofs still pass. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { routesOf } from '../../src/site/routes.ts';
import { type BuiltSite, buildSite, messages, verify } from './built-site.ts';

const sites: BuiltSite[] = [];

afterAll(() => {
  for (const site of sites) site.remove();
});

beforeAll(() => {
  expect(otherWords('About $372 extra is taken, or 12% less')).toBe(
    'tuobA $372 artxe si nekat, ro 12% less',
  );
});

test.each<RuleSetName>(['simplified', 'legislated'])(
  'sentences of the %s site, on every kind of page',
  async (rules) => {
    const site = await buildSite(rules, [30_000, 80_000]);
    sites.push(site);
    const pages = ['/salary/30000', '/salary/80000', ...routesOf(rules).map(({ path }) => path)];
    for (const page of pages) site.change(`${page === '/' ? '/index' : page}.html`, reworded);
    expect(site.read('salary/80000.html')).not.toContain('take-home pay a year');
    expect(messages(await verify(site.dir))).toEqual([]);
  },
);

/** The elements of running text, whole: paragraphs, options, descriptions, the main heading and the title. The other headings tell which card is which. */
const SENTENCES = /<(p|option|dd|h1|title)\b[^>]*>.*?<\/\1>/gs;

function reworded(html: string): string {
  return html
    .replace(SENTENCES, (element) => element.replace(/>[^<]+/g, (text) => otherWords(text)))
    .replace(/(og:title" content=")([^"]*)/, (_, before, title) => before + otherWords(title));
}

/** `text` with its words spelt backwards, but for those that give a figure its direction or unit. */
function otherWords(text: string): string {
  return text.replace(
    /(?<![&\w/])(?!(?:in|times|back|to|pay|more|less)\b)[a-z]{2,}\b(?!;)/gi,
    (word) => [...word].reverse().join(''),
  );
}
