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

/** The page of `content`, rendered whole. */
function plainPage(content: Content): string {
  return inDocument(renderToString(<List {...content} />), content);
}

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

describe('a filled page', () => {
  test('is the page rendered whole, whatever its texts and the pages before it', () => {
    fc.assert(
      fc.property(fc.array(anyContent, { minLength: 1, maxLength: 6 }), (contents) => {
        const filler = listFiller();
        for (const each of contents) {
          expect(textOf(filler.fill(each))).toBe(plainPage(each));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('names the links that its texts are part of', () => {
    const { links, texts } = listFiller().fill(content);
    expect(links.fixed).toEqual([]);
    expect(links.filled.map(({ before, text, after }) => before + texts[text] + after)).toEqual([
      '/salary/5000',
      '/salary/5100',
    ]);
  });
});

describe('a shape', () => {
  test.each([
    { isCompared: false, rendersOfOneShape: 1 },
    // With markers, and to compare.
    { isCompared: true, rendersOfOneShape: 2 },
  ])(
    'is rendered $rendersOfOneShape times for all pages that differ in their texts alone, where isCompared is $isCompared',
    ({ isCompared, rendersOfOneShape }) => {
      let renders = 0;
      const Counted = (props: Content) => {
        renders++;
        return <List {...props} />;
      };
      const filler = pageFiller(Counted, { inDocument, isCompared });
      for (let page = 0; page < 100; page++) {
        const each = { ...content, name: `Page ${page}` };
        expect(textOf(filler.fill(each))).toBe(plainPage(each));
      }
      expect(renders).toBe(rendersOfOneShape);
      filler.fill({ ...content, isMarked: true });
      expect(renders).toBe(2 * rendersOfOneShape);
    },
  );

  test.each([
    ['a boolean', { isMarked: true }],
    ['a number', { level: 2 }],
    ['an undefined value', { note: undefined }],
    ['the length of a list', { items: content.items.slice(1) }],
    ['whether a text is empty', { note: '' }],
  ])('is another where contents differ in %s', (_, change) => {
    const filler = listFiller();
    const { links } = filler.fill(content);
    expect(filler.fill({ ...content, name: 'Other' }).links).toBe(links);
    expect(filler.fill({ ...content, ...change }).links).not.toBe(links);
  });
});

test('a document may look for an address, and put a slash after it', () => {
  const inFolders = (html: string, each: Content) =>
    inDocument(html, each).replaceAll(/(href="\/salary\/[^"]+)"/g, '$1/"');
  const filler = pageFiller(List, { inDocument: inFolders, isCompared: true });
  expect(textOf(filler.fill(content))).toContain(
    '<a href="/salary/5000/" title="$5,000">$5,000</a>',
  );
});

describe('a component that computes on a text fails the build, which names the component and shows the place', () => {
  function fillerOf<Props extends object>(Component: (props: Props) => ReactNode) {
    return pageFiller(Component, { inDocument: (html) => html, isCompared: true });
  }

  test('by comparing it', () => {
    function Highlight({ amount }: { amount: string }) {
      return <p className={amount === '$1' ? 'one' : undefined}>{amount}</p>;
    }
    expect(() => fillerOf(Highlight).fill({ amount: '$1' })).toThrow(
      'Highlight computes on a text: React writes `<p class="one">$1</p>` where the filled page has `<p>$1</p>`. ',
    );
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
      return (
        <p className={isEven ? 'even' : undefined}>
          {props.left} {props.right}
        </p>
      );
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

  test('on a page that is not its first, by the thousandth page at the latest if that is such a page', () => {
    function Rare({ name }: { name: string }) {
      return <p className={name === 'page 1000' ? 'rare' : undefined}>{name}</p>;
    }
    const filler = fillerOf(Rare);
    for (let number = 1; number < 1000; number++) filler.fill({ name: `page ${number}` });
    expect(() => filler.fill({ name: 'page 1000' })).toThrow('Rare computes on a text');
  });
});
