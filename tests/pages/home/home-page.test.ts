/** What the home page says around the calculator, by both sets. Its structured data is held by verify. */
import type { ParentNode } from 'domhandler';
import { expect, test } from 'vitest';
import { page as homePage } from '../../../src/pages/home/page.tsx';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { offersOf, type Topic } from '../../../src/site/calculators.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { linkNamed, PLAIN_SITE, renderedMain, sectionUnder } from '../rendered-page.tsx';

const rules = RULE_SETS.legislated;
const byLaw = renderedMain(homePage, { rules });

test('the page opens with its year, whose days and changes it names', () => {
  expect(first(byLaw, 'option[selected]').attribs.value).toBe('2026-27');
  expect(wordsOf(first(byLaw, 'hgroup'))).toBe(
    'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
  );
  expect(homePage.title({ ...PLAIN_SITE, rules })).toBe(
    'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
  );
});

test('the answer leads to what the page does not ask for, and to calculators for it or what to do instead', () => {
  const link = linkNamed(byLaw, 'Part-time, overtime, packaging or redundancy?');
  const named = first(byLaw, link.attribs.href as string);
  const treatments = (section: ParentNode) =>
    Object.fromEntries(
      all(section, 'dl > div').map((row) => [
        wordsOf(first(row, 'dt')),
        all(row, 'a.carries-entries')
          .map(({ attribs }) => attribs.href)
          .join() || wordsOf(first(row, 'dd')),
      ]),
    );
  const offered = (topic: Topic, name: RuleSetName = 'legislated') =>
    offersOf(topic, name)
      .map(({ path }) => path)
      .join();
  const packaging =
    'Not covered. Enter the pay that is left. Fringe benefits may still count towards a student loan and the surcharge.';
  const contractors =
    'Not covered: a contractor pays own tax and super. These figures are for employees.';
  expect(treatments(named)).toEqual({
    'Part-time': offered('part-time'),
    'Overtime, penalty rates and weeks that differ': offered('casual hours'),
    'Salary packaging and novated leases': offered('packaging') || packaging,
    Contractors: offered('contracting') || contractors,
    'Redundancy and unused leave': offered('redundancy'),
    'Families, seniors and pensions': offered('tax return'),
    'Other income, or only part of the year': offered('tax return'),
    'The salary for a pay that you want': offered('wanted pay'),
  });
  expect(treatments(first(renderedMain(homePage), '#not-asked'))).toMatchObject({
    'Part-time':
      offered('part-time', 'simplified') ||
      'Enter your share of the full-time salary: for three days of five, 0.6 of it.',
    'Redundancy and unused leave':
      'Not covered: a part may be tax-free, and the rest has its own rates.',
    Contractors: contractors,
  });
  expect(first(byLaw, '.answer').children).toContain(link.parent);
});

test.each([
  [renderedMain(homePage), 'They are simpler than the law and are for a single person.'],
  [
    byLaw,
    'They leave out other income and the rules for seniors. The one deduction is the standard deduction of $1,000 for work expenses, from 2026-27.',
  ],
])('a card says that the figures are estimates, and what they leave out', (page, sentences) => {
  const words = wordsOf(sectionUnder(page, 'Disclaimer'));
  expect(words).toContain('estimates');
  expect(words).toContain(sentences);
});

test('the description fits in search results', () => {
  expect(homePage.description({ ...PLAIN_SITE, rules }).length).toBeLessThanOrEqual(155);
});
