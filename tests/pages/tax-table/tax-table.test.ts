/** The markup of tax tables. `verify` holds their figures, and tests/browser what their script does. */
import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { taxTablePages } from '../../../src/pages/tax-table/tax-table-page.tsx';
import { COLUMNS } from '../../../src/pages/tax-table/withheld-table.tsx';
import { withheldPerPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import { legislated } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { renderedMain } from '../opened-page.tsx';

const PERIODS = ['weekly', 'fortnightly', 'monthly'] as const;

const mains = PERIODS.map((period, at) => {
  const page = taxTablePages[at];
  if (page === undefined) throw new Error(`No page for ${period}`);
  return { period, main: renderedMain(page, { rules: legislated }) };
});

const dollarsIn = (text: string) => Number(text.replaceAll(/\D/g, ''));

const paysOf = (main: ParentNode) =>
  all(first(main, 'tbody'), '[scope=row]').map((label) => dollarsIn(wordsOf(label)));

describe.each(mains)('the $period table', ({ period, main }) => {
  test('has two rows of heads, each head with its scope, over as many columns as there are figures', () => {
    for (const table of all(main, 'table')) {
      const [groups, columns] = all(table, 'thead tr').map((row) =>
        all(row, 'th').map(({ attribs: { scope, colspan = '1', rowspan = '1' }, ...head }) => [
          ...[wordsOf(head as ParentNode), scope, colspan, rowspan],
        ]),
      );
      expect(groups).toEqual([
        ['Pay', 'col', '1', '2'],
        ['Threshold claimed', 'colgroup', '2', '1'],
        ['Not claimed', 'colgroup', '2', '1'],
      ]);
      const pair = [
        ['No loan', 'col', '1', '1'],
        ['Study loan', 'col', '1', '1'],
      ];
      expect(columns).toEqual([...pair, ...pair]);
      // Without column groups the scope of a group would mean nothing.
      expect(all(table, 'colgroup').map(({ attribs }) => attribs.span ?? '1')).toEqual([
        '1',
        '2',
        '2',
      ]);
      expect(all(first(table, 'tbody tr'), 'td')).toHaveLength(4);
    }
  });

  test('has a form that is not shown without script, with words for every outcome', () => {
    const form = first(main, 'form');
    expect(form.attribs).toHaveProperty('hidden');
    expect(form.attribs.method).toBe('dialog');
    const [label, field] = [first(form, 'label'), first(form, 'input')];
    const noun = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' }[period];
    expect(wordsOf(label)).toBe(`Your pay a ${noun}, before tax`);
    expect(label.attribs.for).toBe(field.attribs.id);
    const pays = paysOf(main);
    const money = (dollars: number | undefined) => `$${dollars?.toLocaleString('en-AU')}`;
    expect(form.attribs['data-below']).toBe(
      `The first row is ${money(pays[0])}: your pay is below it.`,
    );
    expect(form.attribs['data-above']).toBe(
      `The last row is ${money(pays.at(-1))}: your pay is above it.`,
    );
    for (const outcome of ['row', 'between', 'refused']) {
      expect(form.attribs[`data-${outcome}`]).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('takes an amount with or without a dollar sign, commas and cents, and no other text', () => {
    const pattern = new RegExp(`^(?:${first(main, 'input').attribs.pattern})$`, 'v');
    const taken = ['2960', '2,960', '$2960', '$ 2,960.50', ' 2960.5 ', '12,345,678', '0', '7.'];
    const refused = [
      '',
      ' ',
      '$',
      '2,96',
      '2960,50',
      '29,60',
      '2.960.5',
      '80.000',
      '-5',
      '1e3',
      '3k',
      'ten',
    ];
    expect([...taken, ...refused].filter((text) => pattern.test(text))).toEqual(taken);
  });

  test('withholds from a pay between two rows an amount between theirs, as the page says', () => {
    const pays = paysOf(main);
    const outside: string[] = [];
    for (const taxYear of all(main, 'h2').flatMap(
      (title) => wordsOf(title).match(/\d{4}-\d\d/g) ?? [],
    )) {
      for (const column of COLUMNS) {
        const withheld = (earnings: number) =>
          withheldPerPeriod({ earnings, period, taxYear, ...column }, legislated).total;
        for (const [at, pay] of pays.slice(1).entries()) {
          const below = pays[at] ?? 0;
          const [least, most] = [withheld(below), withheld(pay)];
          const between = [0.01, 0.5, 0.99].map((part) => withheld(below + (pay - below) * part));
          if (between.some((each) => each < least || each > most)) {
            outside.push(`${taxYear}, ${below} to ${pay}: ${least}, ${between}, ${most}`);
          }
        }
      }
    }
    expect(outside).toEqual([]);
  });
});
