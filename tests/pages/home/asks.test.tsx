/**
 * The question about a pay that is unlikely for its cycle (ruling 52 of docs/product.md): it counts as entered meanwhile, and each button
 * leaves the entries that it says. Browser tests press them.
 */
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Texts } from '../../../src/pages/form/field.ts';
import { change, fragmentOf } from '../../../src/pages/form/form.ts';
import { Asks } from '../../../src/pages/home/asks.tsx';
import type { Home } from '../../../src/pages/home/calculation.ts';
import { page } from '../../../src/pages/home/page.tsx';
import { Settling } from '../../../src/pages/questions/settling.tsx';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  formOfPage,
  fragmentAfter,
  openedEntries,
  openedMain,
  openedResult,
  rowIn,
} from '../opened-page.tsx';

type Button = ReactElement<Parameters<typeof Settling>[0]>;

/** The buttons that a component has drawn. */
function buttonsIn(drawn: ReactNode): Button[] {
  if (Array.isArray(drawn)) return drawn.flatMap(buttonsIn);
  if (!isValidElement<{ children?: ReactNode }>(drawn)) return [];
  return drawn.type === Settling ? [drawn as Button] : buttonsIn(drawn.props.children);
}

/** The buttons of the question, and the entries that each leaves, as the fragment of a link. */
function asked(fragment: string): [words: string, left: string][] {
  const { form } = formOfPage(page);
  const before = openedEntries(page, fragment);
  let entries: Texts = before;
  const doubted = {
    entries: before,
    change: (name: string, text: string) => {
      entries = change(form, entries, name, text);
    },
  };
  let drawn: ReactNode;
  const Question = () => {
    drawn = Asks({ of: doubted });
    return drawn;
  };
  renderToString(<Question />);
  return buttonsIn(drawn).map(({ props }) => {
    entries = before;
    props.act();
    return [props.words, fragmentOf(form, entries, page.calculator.always)];
  });
}

// biome-ignore format: one line each
test.each<[fragment: string, buttons: [words: string, left: string][]]>([
  // The salary by the fortnight: the pay cycle is annual, and the answer has the period that was asked for.
  ['#salary=80000&cycle=fortnightly', [['Show my $80,000 salary by the fortnight', '#show=fortnightly'], ['Keep $80,000 a fortnight', '#cycle=fortnightly&kept=80000-fortnightly']]],
  ['#salary=95000&cycle=weekly&options=studentLoan', [['Show my $95,000 salary by the week', '#salary=95000&show=weekly&options=studentLoan'], ['Keep $95,000 a week', '#salary=95000&cycle=weekly&kept=95000-weekly&options=studentLoan']]],
  ['#salary=60k&cycle=monthly&show=weekly', [['Show my $60,000 salary by the month', '#salary=60k&show=monthly'], ['Keep $60,000 a month', '#salary=60k&cycle=monthly&kept=60k-monthly&show=weekly']]],
  // An hourly rate is paid by the week.
  ['#salary=45000&cycle=hourly', [['Show my $45,000 salary by the week', '#salary=45000&show=weekly'], ['Keep $45,000 an hour', '#salary=45000&cycle=hourly&kept=45000-hourly']]],
  ['#salary=1500&cycle=hourly', [['Switch to weekly', '#salary=1500&cycle=weekly'], ['Keep $1,500 an hour', '#salary=1500&cycle=hourly&kept=1500-hourly']]],
  // As much as this a year counts for nothing, so there is nothing to keep.
  ['#salary=80000&cycle=hourly', [['Show my $80,000 salary by the week', '#show=weekly']]],
  // Likely pays, and one that was kept.
  ['#salary=3000&cycle=fortnightly', []],
  ['#salary=41.20&cycle=hourly', []],
  ['#salary=80000&cycle=fortnightly&kept=80000-fortnightly', []],
  // What was kept is another pay.
  ['#salary=90000&cycle=fortnightly&kept=80000-fortnightly', [['Show my $90,000 salary by the fortnight', '#salary=90000&show=fortnightly'], ['Keep $90,000 a fortnight', '#salary=90000&cycle=fortnightly&kept=90000-fortnightly']]],
])('%s is asked about with the buttons %j', (fragment, buttons) => {
  expect(asked(fragment)).toEqual(buttons);
});

test('the pay counts as entered meanwhile, and the question is above the figure', () => {
  const main = openedMain(page, '#salary=80000&cycle=fortnightly');
  expect(openedResult<Home>(page, '#salary=80000&cycle=fortnightly').query.annualSalary).toBe(
    80_000 * 26,
  );
  expect(answerOn(main)).toContain('You take home $43,710.00 each fortnight.');
  expect(rowIn(main, 'Gross Income')?.[1]).toBe('$80,000.00');
  const question = first(main, '.answer-top .asked');
  expect(all(question, 'button').map(wordsOf)).toEqual([
    'Show my $80,000 salary by the fortnight',
    'Keep $80,000 a fortnight',
  ]);
  expect(wordsOf(question)).toMatch(/^\$80,000 a fortnight\?/);
});

test.each(Object.values(RULE_SETS))('the first button has its answer by the $name set', (rules) => {
  const [[, left] = ['', '']] = asked('#salary=80000&cycle=fortnightly');
  const main = openedMain(page, left, rules);
  const figure =
    rules.name === 'legislated' ? '$2,454.92 each fortnight.' : '$2,446.62 a fortnight';
  expect(answerOn(main)).toContain(`You take home ${figure}`);
  expect(all(main, '.asked')).toEqual([]);
});

test('a kept pay is forgotten once it is another', () => {
  const { form } = formOfPage(page);
  const [, [, left] = ['', '']] = asked('#salary=80000&cycle=fortnightly');
  expect(fragmentAfter(page, left)).toBe(left);
  expect(all(openedMain(page, left), '.asked')).toEqual([]);
  const kept = openedEntries(page, left);
  const linkOf = (entries: Texts) => fragmentOf(form, entries, page.calculator.always);
  const changed = change(form, kept, 'salary', '90000');
  expect(fragmentAfter(page, linkOf(changed))).toBe('#salary=90000&cycle=fortnightly');
  expect(asked(linkOf(changed))).toHaveLength(2);
});
