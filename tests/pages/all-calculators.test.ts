/** What `/calculators` says that no calculator of the site answers. */
import { describe, expect, test } from 'vitest';
import { calculatorsPage } from '../../src/pages/calculators.tsx';
import { NEXT } from '../../src/pages/home/next.ts';
import { offersOf } from '../../src/site/calculators.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, first, wordsOf } from '../support/parsed-html.ts';
import { renderedMain, sectionUnder } from './opened-page.tsx';

const lines = (name: keyof typeof RULE_SETS) => {
  const main = renderedMain(calculatorsPage, { rules: RULE_SETS[name] });
  const list = all(sectionUnder(main, 'Not covered yet'), 'dl > div');
  return new Map(list.map((each) => [wordsOf(first(each, 'dt')), first(each, 'dd')]));
};

const ALWAYS = [
  'Salary packaging and novated leases',
  'Contractors',
  'A pay rise',
  'Putting pay into super',
  'Repaying a student loan early',
  'Family Tax Benefit and child care subsidy',
];

test('a site by the law covers all but these', () => {
  expect([...lines('legislated').keys()]).toEqual(ALWAYS);
});

test('a simplified site also lists what only the law has a calculator for', () => {
  expect([...lines('simplified').keys()]).toEqual([
    'Bonuses',
    'Other income, part of the year, families and seniors',
    'Overtime, penalty rates and weeks that differ',
    'Redundancy and unused leave',
    ...ALWAYS,
  ]);
});

describe.each(['legislated', 'simplified'] as const)('on a %s site', (name) => {
  test('a line says what to do instead, where the site has something', () => {
    const listed = lines(name);
    for (const line of listed.values()) expect(wordsOf(line)).toMatch(/^[A-Z].+\.$/);
    const linkOf = (subject: string) =>
      all(listed.get(subject) as never, 'a').map(({ attribs }) => attribs.href);
    const [compare] = offersOf('another offer', name);
    expect(linkOf('A pay rise')).toEqual([compare?.path]);
    expect(linkOf('Putting pay into super')).toEqual([compare?.path]);
    expect(linkOf('Repaying a student loan early')).toEqual(['/']);
    expect(linkOf('Contractors')).toEqual([]);
  });

  test('a subject of the home page is listed while no calculator is about it', () => {
    const listed = [...lines(name).keys()];
    for (const [topic, subject, otherwise] of NEXT) {
      if (!subject || !otherwise) continue;
      expect(listed.includes(subject), subject).toBe(offersOf(topic, name).length === 0);
    }
  });
});
