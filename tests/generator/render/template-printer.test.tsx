import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  elementOf,
  kept,
  keptParts,
  part,
  type TemplatePart,
} from '../../../src/components/templated.tsx';
import { createTemplatePrinter } from '../../../src/generator/render/template-printer.ts';

function Entry({ slots: [name, text, level] }: { slots: [string, string, string] }) {
  return (
    <li className={name} data-level={level}>
      <b>{text}</b> of {level}
    </li>
  );
}

function List({ slots: [heading, entries] }: { slots: [heading: string, entries: ReactNode] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{entries}</ul>
    </section>
  );
}

function Aside() {
  return <aside>Always the same</aside>;
}

/** Text with all that HTML needs escaped; longer than one character, so that keys differ more often. */
const text = fc.string({ unit: fc.constantFrom('a', '1', '$', '&', '<', '>', '"', "'", ' ', 'é') });
const entry = fc.tuple(text, text, fc.integer()).map((fillings) => part(Entry, ...fillings));
const anyPart: fc.Arbitrary<TemplatePart> = fc.oneof(
  entry,
  entry.map(kept),
  fc.constant(part(Aside)),
  fc
    .tuple(text, fc.array(fc.oneof(entry, entry.map(kept)), { maxLength: 4 }))
    .map(([heading, entries]) => part(List, heading, entries)),
);

function printedByReact(parts: readonly TemplatePart[]): string {
  return parts.map((whole) => renderToString(elementOf(whole))).join('');
}

describe('a part of a template', () => {
  test('is printed as React renders it, whatever fills it and whatever was printed before', () => {
    const print = createTemplatePrinter();
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 6 }), (parts) => {
        expect(print(parts)).toBe(printedByReact(parts));
        expect(print(parts)).toBe(printedByReact(parts));
      }),
    );
  });

  test('made for a key is made once, until more are kept than may be', () => {
    const made: number[] = [];
    const level = keptParts((key: number) => {
      made.push(key);
      return part(Entry, 'level', 'Level', key);
    }, 2);
    expect(level(1)).toBe(level(1));
    const first = level(1);
    level(2);
    level(3);
    expect(made).toEqual([1, 2, 3]);
    expect(level(1)).not.toBe(first);
    expect(renderToString(elementOf(level(1)))).toBe(renderToString(elementOf(first)));
  });
});
