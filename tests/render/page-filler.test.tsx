import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ComputedTextError, pageFiller } from '../../src/render/page-filler.ts';
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
    '',
    '&',
    '<',
    '"',
    "'",
    '\\',
    '</script>',
    '\u007F0\u007F',
    '\u007F',
    '$&',
    'é',
    '😀',
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

  test.each([
    ['needs escaping', '<b>"Tom" & \'Jerry\'</b>'],
    ['ends a script', '</script><script>alert(1)</script>'],
    ['looks like the marker of a gap', '\u007F1\u007F'],
    ['is empty', ''],
    ['is not ASCII', 'Zoë – 年収 😀'],
  ])('is right where a text %s', (_, name) => {
    const filler = listFiller();
    filler.fill(content);
    const page = { ...content, name };
    expect(textOf(filler.fill(page))).toBe(plainPage(page));
  });

  test('can have a character in each text that both a script and a tag escape', () => {
    const filler = listFiller();
    filler.fill(content);
    const items = content.items.map((item) => ({ ...item, text: '<"\'&>' }));
    const page = { ...content, name: '<"\'&>', items };
    expect(textOf(filler.fill(page))).toBe(plainPage(page));
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

test('where nothing is compared, each shape is rendered once', () => {
  let renders = 0;
  const filler = pageFiller(
    (props: Content) => {
      renders++;
      return <List {...props} />;
    },
    { inDocument, isCompared: false },
  );
  for (const name of ['Pay', 'Tax', 'Super']) {
    expect(textOf(filler.fill({ ...content, name }))).toBe(plainPage({ ...content, name }));
  }
  expect(renders).toBe(1);
  filler.fill({ ...content, isMarked: true });
  expect(renders).toBe(2);
});

describe('a shape', () => {
  test('is rendered once for all pages that differ in their texts alone', () => {
    let renders = 0;
    const filler = pageFiller(
      (props: Content) => {
        renders++;
        return <List {...props} />;
      },
      { inDocument, isCompared: true },
    );
    filler.fill(content);
    const rendersOfOneShape = renders;
    for (let page = 0; page < 100; page++) filler.fill({ ...content, name: `Page ${page}` });
    expect(renders).toBe(rendersOfOneShape);
    expect(filler.shapeCount()).toBe(1);
  });

  test.each([
    ['a boolean', { isMarked: true }],
    ['a number', { level: 2 }],
    ['an undefined value', { note: undefined }],
    ['the length of a list', { items: content.items.slice(1) }],
    ['whether a text is empty', { note: '' }],
  ])('is another where contents differ in %s', (_, change) => {
    const filler = listFiller();
    filler.fill(content);
    filler.fill({ ...content, ...change });
    expect(filler.shapeCount()).toBe(2);
  });

  test('is another where a text has another name', () => {
    const Either = (props: { a: string } | { b: string }) => (
      <p>{'a' in props ? `A: ${props.a}` : `B: ${props.b}`}</p>
    );
    const filler = pageFiller<{ a: string } | { b: string }>(Either, {
      inDocument: (html) => html,
      isCompared: true,
    });
    expect(textOf(filler.fill({ a: 'x' }))).toBe('<p>A: x</p>');
    expect(textOf(filler.fill({ b: 'x' }))).toBe('<p>B: x</p>');
  });
});

test('a document may look for the digits of an address, and put a slash after them', () => {
  const inFolders = (html: string, each: Content) =>
    inDocument(html, each).replaceAll(/(href="\/salary\/[\d\u007F]+)"/g, '$1/"');
  const filler = pageFiller(List, { inDocument: inFolders, isCompared: true });
  expect(textOf(filler.fill(content))).toContain(
    '<a href="/salary/5000/" title="$5,000">$5,000</a>',
  );
});

describe('a component that computes on a text fails the build, which names the component and the text', () => {
  interface Figure {
    readonly amount: string;
    readonly label: string;
  }

  const fillerOf = (Component: (props: { figures: readonly Figure[] }) => ReactNode) =>
    pageFiller(Component, { inDocument: (html) => html, isCompared: true });
  const page = (amount: string) => ({
    figures: [
      { amount: '$7', label: 'tax' },
      { amount, label: 'net' },
    ],
  });

  test('by comparing it', () => {
    function Highlight({ figures }: { figures: readonly Figure[] }) {
      return figures.map(({ amount, label }) => (
        <p key={label} className={amount === '$1' ? 'one' : undefined}>
          {amount}
        </p>
      ));
    }
    expect(() => fillerOf(Highlight).fill(page('$1'))).toThrow(
      new ComputedTextError(
        'Highlight computes on "figures.1.amount": a component may place a text, and branch on booleans, numbers, ' +
          'undefined and the length of a list.',
      ),
    );
  });

  test('by its length', () => {
    function Padded({ figures }: { figures: readonly Figure[] }) {
      return figures.map(({ amount, label }) => (
        <p key={label} title={'-'.repeat(label.length)}>
          {amount}
        </p>
      ));
    }
    expect(() => fillerOf(Padded).fill(page('$1'))).toThrow(
      'Padded computes on "figures.0.label", "figures.1.label"',
    );
  });

  test('by a part of it', () => {
    function Initial({ figures }: { figures: readonly Figure[] }) {
      return figures.map(({ amount, label }) => <p key={label}>{amount.slice(0, 1)}</p>);
    }
    expect(() => fillerOf(Initial).fill(page('$1'))).toThrow(
      'Initial computes on "figures.0.amount", "figures.1.amount"',
    );
  });

  test('by comparing one, and looking in another for a character that it does not have', () => {
    function Joined({ left, right }: { left: string; right: string }) {
      return (
        <p
          className={right === '$1' ? 'one' : undefined}
          title={left.includes('&') ? 'two' : 'one'}
        >
          {left}
          {right}
        </p>
      );
    }
    const filler = pageFiller(Joined, { inDocument: (html) => html, isCompared: true });
    expect(() => filler.fill({ left: 'tax', right: '$1' })).toThrow(
      'Joined computes on "left", "right"',
    );
  });

  test.each([
    ['words', 'tax', 'net'],
    ['digits', '5000', '5100'],
  ])('by comparing the lengths of two texts of one length, which are %s', (_, one, other) => {
    function Even({ left, right }: { left: string; right: string }) {
      return (
        <p className={left.length === right.length ? 'even' : undefined}>
          {left} {right}
        </p>
      );
    }
    const filler = pageFiller(Even, { inDocument: (html) => html, isCompared: true });
    expect(() => filler.fill({ left: one, right: other })).toThrow(
      'Even computes on several of its texts together',
    );
  });

  test.each(['tax', 'year 1', '1 year'])('by writing it, such as %j, as markup', (label) => {
    const filler = pageFiller((props: { label: string }) => <p>{props.label}</p>, {
      inDocument: (html, props) => `${html}<p>${props.label}</p>`,
      isCompared: true,
    });
    expect(() => filler.fill({ label })).toThrow('computes on "label"');
  });

  test('by several texts of which each alone decides the same', () => {
    function Either({ left, right }: { left: string; right: string }) {
      return (
        <p className={`${left}${right}`.includes('x') ? 'x' : undefined}>
          {left} {right}
        </p>
      );
    }
    const filler = pageFiller(Either, { inDocument: (html) => html, isCompared: true });
    expect(() => filler.fill({ left: 'x1', right: 'x2' })).toThrow(
      /^Either computes on several of its texts together: /,
    );
  });

  test('in the document around it', () => {
    const filler = pageFiller(({ title }: { title: string }) => <p>{title}</p>, {
      inDocument: (html, { title }) => `<title>${title.toUpperCase()}</title>${html}`,
      isCompared: true,
    });
    expect(() => filler.fill({ title: 'pay' })).toThrow('computes on "title"');
  });

  test('on a page that is not its first, by the thousandth page at the latest if that is such a page', () => {
    function Rare({ name }: { name: string }) {
      return <p className={name === 'page 1000' ? 'rare' : undefined}>{name}</p>;
    }
    const filler = pageFiller(Rare, { inDocument: (html) => html, isCompared: true });
    for (let number = 1; number < 1000; number++) filler.fill({ name: `page ${number}` });
    expect(() => filler.fill({ name: 'page 1000' })).toThrow('Rare computes on "name"');
  });
});

test('a number that is none, which no other page can have, stops the build', () => {
  const filler = pageFiller(({ level }: { level: number }) => <p>{level > 1 ? 'high' : 'low'}</p>, {
    inDocument: (html) => html,
    isCompared: true,
  });
  expect(() => filler.fill({ level: Number.NaN })).toThrow(
    'A page was given to the shape of another.',
  );
});
