import { expect, test } from 'vitest';
import { salaryPageContent } from '../../../src/pages/salary/texts.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../../src/pay/rules/index.ts';
import { SAMPLED_SALARIES } from '../../support/sampled-salaries.ts';

const { simplified } = RULE_SETS;
const metadataOf = (rules: DescribedRuleSet) => {
  const contentOf = salaryPageContent(rules);
  return (amount: number) => {
    const { title, description } = contentOf(amount);
    return { title, description };
  };
};
const metadata = metadataOf(simplified);

test('the title names the salary, and the net pay of the tax year and the one before', () => {
  expect(metadata(80_000).title).toBe('$80,000 After Tax 2025-26 $63,612, 2024-25 $63,612');
  expect(metadataOf(RULE_SETS.legislated)(80_000).title).toBe(
    '$80,000 After Tax 2026-27 $64,200, 2025-26 $63,612',
  );
});

test.each([
  [
    5_000,
    '$5,000 a year is $5,000 after tax in 2025-26, $5,000 in 2024-25, or $96.15 a week. Fewer than 1 in 100 full-time employees earn less.',
  ],
  [
    80_000,
    '$80,000 a year is $63,612 after tax in 2025-26, $63,612 in 2024-25, or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn.',
  ],
  [
    300_000,
    '$300,000 a year is $192,862 after tax in 2025-26, $192,862 in 2024-25, or $3,708.88 a week. The top 2 to 3 in 100 earn $260,000 or more.',
  ],
])(
  'the description of %d gives gross, net and where it is among full-time earnings',
  (amount, description) => {
    expect(metadata(amount).description).toBe(description);
  },
);

test.each(Object.values(RULE_SETS))(
  'by the figures of $name a title and a description begin with their salary, so that no two are alike, and are short enough for search results',
  (rules) => {
    const metadata = metadataOf(rules);
    const all = SAMPLED_SALARIES.map((amount) => ({ amount, ...metadata(amount) }));
    const isOwn = ({ amount, title, description }: (typeof all)[number]) => {
      const salary = `$${amount.toLocaleString('en-AU')}`;
      return (
        title.startsWith(`${salary} After Tax `) && description.startsWith(`${salary} a year is `)
      );
    };
    expect(all.filter((each) => !isOwn(each))).toEqual([]);
    expect(all.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(all.filter(({ description: { length } }) => length < 70 || length > 160)).toEqual([]);
  },
);
