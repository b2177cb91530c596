/** docs/carried-entries.md has what the declarations of calculators carry to each other. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carriedFragment } from '../../src/pages/form/carried.ts';
import type { Texts } from '../../src/pages/form/field.ts';
import { entriesIn } from '../../src/pages/form/form.ts';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { calculatorAt } from '../../src/site/calculators.ts';
import { legislated } from '../support/known-law.ts';
import { calculatorPages, changesOf, formOfPage, placesOf } from './opened-page.tsx';

const DOCUMENT = 'docs/carried-entries.md';
const START = '<!-- carried -->\n';
const END = '<!-- /carried -->';

const pages = await calculatorPages(legislated);

/** A link with nothing but what is there at first: a page may have other entries once any link is followed. */
const NOTHING = `#year=${legislated.defaultTaxYear}`;

/** The entries of `page` once a link with a carried fragment is followed. */
function entriesOf(page: CalculatorPage, carried: string): Texts {
  const accepts = page.calculator.accepts?.(legislated);
  const { form } = formOfPage(page);
  return (
    (carried && entriesIn(form, carried, accepts)) || (entriesIn(form, NOTHING, accepts) as Texts)
  );
}

/** What a change of one entry carries before and after it. */
type Carried = readonly [before: string, after: string];

/** The changes that links from a page take along, by what the entry is called. */
function changesFrom(page: CalculatorPage): Map<string, Carried[]> {
  const changes = new Map<string, Carried[]>();
  for (const place of placesOf(page)) {
    for (const { before, after, text } of changesOf(page, place)) {
      const carried: Carried = [
        carriedFragment(before, legislated, page.late.carries),
        carriedFragment(after, legislated, page.late.carries),
      ];
      if (carried[0] === carried[1]) continue;
      const called = place.field.isList ? `${place.name}: ${text}` : place.name;
      changes.set(called, [...(changes.get(called) ?? []), carried]);
    }
  }
  return changes;
}

/** The names of the entries of a page that any of these changes changes. */
function namesChanged(page: CalculatorPage, changes: readonly Carried[]): string {
  const names = changes.flatMap(([before, after]) => {
    const [was, is] = [entriesOf(page, before), entriesOf(page, after)];
    return Object.keys(is).filter((name) => is[name] !== was[name]);
  });
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

const nameOf = ({ path }: CalculatorPage) => calculatorAt(path).name;

/** A table of what a calculator's links take along, with a column for each other calculator. */
function tableFrom(page: CalculatorPage): string {
  const others = pages.filter((other) => other !== page);
  const rows = Array.from(changesFrom(page), ([called, changes]) => [
    `\`${called}\``,
    ...others.map((other) => namesChanged(other, changes)),
  ]);
  const lines = [['entry', ...others.map(nameOf)], ['entry', ...others].map(() => '---'), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return `## From ${nameOf(page)}\n\n${table}`;
}

test(`${DOCUMENT} is what the declarations carry`, async () => {
  const [before = '', rest = ''] = readFileSync(DOCUMENT, 'utf8').split(START);
  const [, after = ''] = rest.split(END);
  await expect(
    `${before}${START}${pages.map(tableFrom).join('\n')}${END}${after}`,
  ).toMatchFileSnapshot(`../../${DOCUMENT}`);
});
