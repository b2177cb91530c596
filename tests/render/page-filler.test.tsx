/** A filled page has the bytes that React renders, or there is an error that shows the first difference. */
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageFiller } from '../../src/render/page-filler.ts';
import { jsonLdText } from '../../src/site/json-ld.ts';

interface Content {
  readonly name: string;
  readonly note: string | undefined;
  readonly isMarked: boolean;
  readonly level: number;
  readonly items: readonly { readonly href: string; readonly text: string }[];
}

/** Has each text where texts may be: alone, in a sentence, in attributes, twice, and next to another. */
function List({ name, note, isMarked, level, items }: Content) {
  return (
    <section title={name} className={isMarked ? 'marked' : undefined}>
      <h1>{name}</h1>
      <p>{`All about ${name}, at level ${level}.`}</p>
      <p>
        {name}
        {note}
      </p>
      <ul>
        {items.map(({ href, text }) => (
          <li key={href}>
            <a href={`/salary/${href}`} title={text}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Has two texts in a script, and the rest after it. */
const inDocument = (html: string, { name, items }: Content) =>
  `<!doctype html><title>x</title><script type="application/ld+json">${jsonLdText({ name, about: items.map(({ text }) => text) })}</script>${html}`;

const listFiller = () => pageFiller(List, { inDocument, isCompared: true });

function textOf({ bytes }: { bytes: Uint8Array }): string {
  return new TextDecoder().decode(bytes);
}

const content: Content = {
  name: 'Pay',
  note: 'net',
  isMarked: false,
  level: 1,
  items: [
    { href: '5000', text: '$5,000' },
    { href: '5100', text: '$5,100' },
  ],
};

/** Texts of every kind. */
const text = fc.oneof(
  fc.constantFrom(
    ...['', '&', '<', '"', "'", '\\', '</script>', '\u007F0\u007F', '\u007F', '$&', 'é', '😀'],
  ),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const anyContent: fc.Arbitrary<Content> = fc.record({
  name: text,
  note: fc.option(text, { nil: undefined }),
  isMarked: fc.boolean(),
  level: fc.integer({ min: 1, max: 3 }),
  items: fc.uniqueArray(fc.record({ href: fc.stringMatching(/^\d{4,8}$/), text }), {
    maxLength: 4,
    selector: ({ href }) => href,
  }),
});

test.each([true, false])(
  'a filled page is the page rendered whole, whatever its texts and the pages before it (compared: %s)',
  (isCompared) => {
    fc.assert(
      fc.property(fc.array(anyContent, { minLength: 1, maxLength: 6 }), (contents) => {
        const filler = pageFiller(List, { inDocument, isCompared });
        for (const each of contents) {
          const page = textOf(filler.fill(each));
          expect(page).toBe(inDocument(renderToString(<List {...each} />), each));
          expect(filler.render(each)).toBe(page);
        }
      }),
      { numRuns: 60 },
    );
  },
);

test('a page names the links that its texts are part of', () => {
  const { links, texts } = listFiller().fill(content);
  expect(links.fixed).toEqual([]);
  expect(links.filled.map(({ before, text, after }) => before + texts[text] + after)).toEqual([
    '/salary/5000',
    '/salary/5100',
  ]);
});

// Pages of one shape have the same links, and are looked up once.
test.each([
  ['the same', 'a text', { name: 'Other' }],
  ['another', 'a boolean', { isMarked: true }],
  ['another', 'a number', { level: 2 }],
  ['another', 'an undefined value', { note: undefined }],
  ['another', 'the length of a list', { items: content.items.slice(1) }],
  ['another', 'whether a text is empty', { note: '' }],
])('the shape is %s where contents differ in %s', (which, _, change) => {
  const filler = listFiller();
  const { links } = filler.fill(content);
  expect(filler.fill({ ...content, ...change }).links === links).toBe(which === 'the same');
  expect(filler.fill(content).links).toBe(links);
});

test('a document may look for an address, and put a slash after it', () => {
  const inFolders = (html: string, each: Content) =>
    inDocument(html, each).replaceAll(/(href="\/salary\/[^"]+)"/g, '$1/"');
  const filler = pageFiller(List, { inDocument: inFolders, isCompared: true });
  const link = '<a href="/salary/5000/" title="$5,000">$5,000</a>';
  expect(textOf(filler.fill(content))).toContain(link);
});

describe('a component that computes on a text fails the build, which names the component', () => {
  const fillerOf = <Props extends object>(Component: (props: Props) => ReactNode) =>
    pageFiller(Component, { inDocument: (html) => html, isCompared: true });

  test('and shows the place, by comparing it', () => {
    function Highlight({ amount }: { amount: string }) {
      return <p className={amount === '$1' ? 'one' : undefined}>{amount}</p>;
    }
    expect(() => fillerOf(Highlight).fill({ amount: '$1' })).toThrow(
      'Highlight computes on a text: React writes `<p class="one">$1</p>` where the filled page has `<p>$1</p>`. ',
    );
    // A build that has compared the same pages does not do it again.
    const inDocument = (html: string) => html;
    const alone = pageFiller(Highlight, { inDocument, isCompared: false });
    expect(textOf(alone.fill({ amount: '$1' }))).toBe('<p>$1</p>');
  });

  test.each([
    ['its length', (text: string) => '-'.repeat(text.length)],
    ['a part of it', (text: string) => text.slice(0, 1)],
    ['its case', (text: string) => text.toUpperCase()],
  ])('by %s', (_, compute) => {
    const Computing = ({ text }: { text: string }) => <p title={compute(text)}>{text}</p>;
    for (const text of ['tax', '5000$']) {
      expect(() => fillerOf(Computing).fill({ text })).toThrow('Computing computes on a text');
    }
  });

  test.each([
    ['words', 'tax', 'net'],
    ['digits', '5000', '5100'],
  ])('by comparing the lengths of two texts of one length, which are %s', (_, left, right) => {
    function Even(props: { left: string; right: string }) {
      const isEven = props.left.length === props.right.length;
      return <p className={isEven ? 'even' : undefined}>{`${props.left} ${props.right}`}</p>;
    }
    expect(() => fillerOf(Even).fill({ left, right })).toThrow('Even computes on a text');
  });

  test.each(['tax', 'year 1', '1 year'])('by writing it, such as %j, as markup', (label) => {
    const filler = pageFiller((props: { label: string }) => <p>{props.label}</p>, {
      inDocument: (html, props) => `${html}<p>${props.label}</p>`,
      isCompared: true,
    });
    expect(() => filler.fill({ label })).toThrow('computes on a text');
  });

  test('on a page that is not its first, if it is the thousandth, which is compared like none before it', () => {
    function Rare({ name }: { name: string }) {
      return <p className={name === 'rare' ? 'rare' : undefined}>{name}</p>;
    }
    for (const isCompared of [true, false]) {
      const filler = pageFiller(Rare, { inDocument: (html) => html, isCompared });
      const filled = (name: string) => textOf(filler.fill({ name }));
      expect(filled('usual')).toBe('<p>usual</p>');
      for (let number = 2; number < 1000; number++) expect(filled('rare')).toBe('<p>rare</p>');
      if (isCompared) expect(() => filled('rare')).toThrow('Rare computes on a text');
      else expect(filled('rare')).toBe('<p>rare</p>');
    }
  });
});
