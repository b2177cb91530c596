/** The sentences of salary pages on both sites. `verify` holds their figures. */
import type { ParentNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { RULE_SETS } from '../support/known-law.ts';
import { all, closest, first, wordsOf } from '../support/parsed-html.ts';
import { linkNamed, renderedSalaryPage, sectionUnder } from './opened-page.tsx';

/** Salaries up to 300,000, where nearly all that pages say changes, and a few of the others; many more in a long run. */
const [OF_LOW, OF_OTHERS] = process.env.LONG_TESTS ? [3, 97] : [61, 9_973];
const SALARIES = [...allSalaryAmounts()].filter(
  (amount, index) => index % (amount <= 300_000 ? OF_LOW : OF_OTHERS) === 0,
);

const questionsOf = (page: ParentNode) =>
  all(page, '.faq details').map((details) => [
    wordsOf(first(details, 'summary')),
    wordsOf(first(details, 'p')),
  ]);

/** The sentences of the cards and the article by their headings, and the answers by their questions. */
function textsOf(page: ParentNode): Record<string, string> {
  const article = all(page, 'section:has(> h2)').map((section) => [
    wordsOf(first(section, 'h2')),
    all(section, 'p').map(wordsOf).join(' '),
  ]);
  return Object.fromEntries([...article, ...questionsOf(page)]);
}

const LOAN = 'What if I have a student loan?';
const NO_COVER = 'What if I have no private hospital cover?';
const LEVY = 'How is the Medicare levy worked out?';
const NO_LEVY = 'Why is there no Medicare levy?';
const PHASED_IN =
  'If single, it is 10% of the taxable income above $28,011, until that is 2% of the whole.';
const PAYSLIP = 'Why does my payslip differ?';

// Each sentence of the article and of the answers, once. A figure that the law has otherwise is told beside that of the simplified set.
// biome-ignore format: one line each
test.each<[rules: RuleSetName, amount: number, heading: string, said: string]>([
  ['simplified', 5_000, 'How much tax is paid on $5,000?', 'None.'],
  ['simplified', 18_200, 'Tax components', 'No tax is due on $18,200. The first $18,200 of income, the tax-free threshold, is not taxed.'],
  ['simplified', 18_200, 'PAYG withholding', 'On this salary there is no tax for your employer to send to the ATO.'],
  ['simplified', 18_300, 'PAYG withholding', 'Your employer withholds about $0.31 of tax a week for the ATO (Pay As You Go, PAYG).'],
  // No levy of $0 is named.
  ['simplified', 20_000, 'Tax components', 'Income tax is $288: 16% of income above $18,200.'],
  ['simplified', 27_200, NO_LEVY, 'If single, it starts above $27,222.'],
  ['simplified', 27_300, LEVY, 'If single, it is 2% of the whole salary, once that is above $27,222.'],
  // 16% of 17,800 less an offset of 700, and 2% of levy.
  ['simplified', 36_000, 'Are tax offsets included?', "No. The law's take-home pay is $33,132 a year."],
  ['simplified', 51_500, LOAN, 'Nothing is repaid on $51,500.'],
  ['simplified', 80_000, 'Effective tax rate', 'Tax takes 20.5% of $80,000: the effective tax rate. You keep 79.5%.'],
  ['simplified', 80_000, 'Tax components', 'Income tax is $14,788: $4,288 plus 30% of income above $45,000. The Medicare levy, for public health care, is $1,600 if single.'],
  ['simplified', 80_000, 'Superannuation', 'Your employer pays $9,600 a year into your super fund, on top of $80,000.'],
  ['simplified', 80_000, 'Reminder', 'Estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold. What is left out'],
  ['simplified', 80_000, 'How much is $80,000 after tax?', '$63,612 a year. Pays are $5,301.00 a month, $2,446.62 a fortnight or $1,223.31 a week.'],
  ['simplified', 80_000, 'How much tax is paid on $80,000?', '$16,388 a year, or 20.5% of it.'],
  ['simplified', 80_000, 'How much is $80,000 an hour?', '$40.49 before tax and $32.19 after it, for a 38-hour week.'],
  ['simplified', 80_000, 'What is the marginal tax rate?', '32% if single, including Medicare. You keep $680 of the next $1,000.'],
  ['simplified', 80_000, 'How much super is paid on $80,000?', '12% of the whole salary: $9,600.'],
  ['simplified', 80_000, 'What if $80,000 includes super?', 'Then $8,571 of it is super, and the salary is $71,429.'],
  // 15% of what is above 67,000 in law.
  ['simplified', 80_000, LOAN, "$3,600 a year is repaid out of your pay. The law's figure: $1,950."],
  ['simplified', 80_000, 'How much was $80,000 after tax in 2024-25?', 'It was $63,612.'],
  ['simplified', 80_000, 'How does $80,000 compare with other salaries?', 'Compared with the full-time median of $90,532, it is 12% less.'],
  ['simplified', 80_000, 'How $80,000 compares', '$80,000 is more than about 38 in 100 full-time employees earned in August 2025. Before tax. Sources: ABS and, for a 38-hour week, Fair Work Commission.'],
  ['simplified', 80_000, 'The next $1,000', 'Earn $1,000 more a year and keep $680. Tax takes 32% of the next dollar. Only the $35,000 above $45,000 is taxed at 30%. From $135,000 each extra dollar is taxed at 37%.'],
  ['simplified', 200_000, 'The next $1,000', 'Earn $1,000 more a year and keep $530. Tax takes 47% of the next dollar. Only the $10,000 above $190,000 is taxed at 45%.'],
  ['simplified', 97_000, NO_COVER, 'If single, there is no Medicare levy surcharge on $97,000 (families: higher limits).'],
  ['simplified', 98_000, NO_COVER, "If single, a Medicare levy surcharge of $980 leaves $74,872 a year (families: higher limits). The law's figure: $0."],
  ['simplified', 300_000, 'How much super is paid on $300,000?', "12% of the whole salary: $36,000. The law's figure: $30,000."],
  ['simplified', 300_000, LOAN, '$30,000 a year is repaid out of your pay.'],
  ['legislated', 15_000, PAYSLIP, 'It should not: nothing is withheld, and no tax is due.'],
  // An offset takes off all tax, of which some is withheld all the same.
  ['legislated', 20_000, 'Tax components', 'Income tax is $0: 15% of taxable income above $18,200. Already taken off: the low income tax offset of $120.'],
  ['legislated', 20_000, 'PAYG withholding', 'Your employer withholds $6 of tax a fortnight for the ATO (Pay As You Go, PAYG). Fortnightly tax table'],
  ['legislated', 29_000, NO_LEVY, 'If single, it starts above a taxable income of $28,011.'],
  // 10% of what is above 28,011 is 2% of the whole at 35,013.75, of 1,000 more before the standard deduction.
  ['legislated', 29_100, LEVY, PHASED_IN],
  ['legislated', 36_000, LEVY, PHASED_IN],
  ['legislated', 36_100, LEVY, 'If single, it is 2% of taxable income.'],
  // 692.99 × 0.179 − 60.8377 is withheld each week.
  ['legislated', 36_000, 'How much is $36,000 an hour?', '$18.22 before tax and on average $16.56 after it, for a 38-hour week.'],
  ['legislated', 80_000, PAYSLIP, 'Each pay is taxed by the ATO tax tables. Your tax return settles the year.'],
  ['legislated', 107_000, NO_COVER, 'If single, a Medicare levy surcharge of $1,060 leaves $81,500 a year (families: higher limits).'],
  ['legislated', 270_800, 'How much super is paid on $270,800?', '12% of the whole salary: $32,496.'],
  ['legislated', 270_900, 'How much super is paid on $270,900?', '12% of $270,830, the most that it is compulsory on: $32,500.'],
  ['legislated', 270_900, 'Superannuation', 'Your employer pays $32,500 a year into your super fund, on top of $270,900. Division 293 tax takes 15% of super that, with income, is above $250,000.'],
])('by the %s set, the page of %d says under "%s": %s', (rules, amount, heading, said) => {
  expect(textsOf(renderedSalaryPage(amount, RULE_SETS[rules]))[heading]).toBe(said);
});

test.each([
  ['Reminder', 'What is left out'],
  ['You take home', 'what differs'],
])('under "%s" a link leads to "%s"', (heading, named) => {
  const link = linkNamed(sectionUnder(renderedSalaryPage(80_000), heading), named);
  expect(link.attribs.href).toBe('/disclaimer');
});

test('the page has its cards in the order of the product description, and one main action', () => {
  const page = renderedSalaryPage(80_000);
  const titles = all(page, 'h1, .card h2, figcaption, section > h2').map(wordsOf);
  expect([...new Set(titles)]).toEqual([
    '$80,000 salary after tax, 2025-26 and 2024-25',
    'You take home',
    'Where your pay goes',
    'Tax Breakdown',
    'Take-Home Pay',
    'Comprehensive Breakdown',
    'What if',
    'How $80,000 compares',
    'The next $1,000',
    'Take-home pay by year',
    'Effective tax rate',
    'Tax components',
    'Superannuation',
    'PAYG withholding',
    'Common questions',
    'Reminder',
    'Nearby Salaries',
    'Other Income Brackets',
    'Explore More',
  ]);
  const asked = all(sectionUnder(page, 'What if'), 'h3').map(wordsOf);
  expect(asked).toEqual(['Student loan', 'Super included', 'Per hour']);
  expect(all(page, '.main').map(wordsOf)).toEqual(['Adjust $80,000 in the calculator']);
});

test.each([
  ['simplified', 'You take home $63,612 a year. A simplified model of 2025-26: what differs'],
  [
    'legislated',
    'You take home $64,200 a year after tax in 2026-27, if single Month $5,318.67 Fortnight $2,454.92 Week $1,227.46 Average hour (38 a week) $32.30 At tax time 26 pays of $2,454.92 and about $372 back make $64,200 for the year.',
  ],
] as const)('by the %s set, the answer on 80,000 says: %s', (rules, said) => {
  const answer = first(renderedSalaryPage(80_000, RULE_SETS[rules]), '.answer');
  expect(wordsOf(answer)).toContain(said);
});

test.each(Object.values(RULE_SETS))(
  'by the $name set, eleven questions are asked once, sentences are short and said once, and no figure is missing',
  (rules) => {
    for (const amount of SALARIES) {
      const page = renderedSalaryPage(amount, rules);
      const questions = questionsOf(page);
      expect(new Set(questions.map(([question]) => question)).size, `${amount}`).toBe(11);
      expect(questions).toHaveLength(11);
      expect(
        questions.filter(([asked, said]) => !/\?$/.test(asked ?? '') || !/\.$/.test(said ?? '')),
      ).toEqual([]);
      // The answer's heading is the start of its sentence.
      const paragraphs = all(page, 'p').map((each) =>
        closest(each, '.answer') && all(each, 'strong').length > 0
          ? `You take home ${wordsOf(each)}`
          : wordsOf(each),
      );
      const sentences = paragraphs.flatMap((each) => each.split(/(?<=[.?!]) /));
      expect(sentences.filter((each) => each.split(' ').length > 20)).toEqual([]);
      expect(
        sentences.filter((each, at) => sentences.indexOf(each) !== at),
        `${amount}`,
      ).toEqual([]);
      expect(wordsOf(page)).not.toMatch(/NaN|undefined|null|Infinity|-\$|\$-/);
      // The law's pages depart from no law.
      if (rules.name === 'legislated')
        expect(wordsOf(page)).not.toMatch(/by law|the law|simplified/i);
    }
  },
  600_000,
);

describe.each(Object.values(RULE_SETS))('by the $name set', (rules) => {
  test.each([20_000, 27_200, 28_000, 30_000, 96_000, 200_000])(
    'wherever the page of %d names the levy or the surcharge, it is for single people',
    (amount) => {
      const named = all(renderedSalaryPage(amount, rules), 'p')
        .map((paragraph) => wordsOf(closest(paragraph, 'details') ?? paragraph))
        .filter((text) => /Medicare|surcharge/.test(text));
      expect(named.length).toBeGreaterThan(2);
      expect(named.filter((text) => !/\bsingle\b/.test(text))).toEqual([]);
    },
  );
});

test('few sentences of the article and the questions are the same on every page', () => {
  const sentences = (amount: number) => {
    const page = renderedSalaryPage(amount);
    const texts = [...all(page, '.article p, .faq p'), ...all(sectionUnder(page, 'Reminder'), 'p')];
    return texts.flatMap((paragraph) => wordsOf(paragraph).split(/(?<=\.) /));
  };
  const everywhere = [5_000, 45_000, 80_000, 180_000, 1_000_000, 15_000_000]
    .map(sentences)
    .reduce((common, others) => common.filter((sentence) => others.includes(sentence)));
  expect(everywhere).toEqual([
    'Estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold.',
    'What is left out',
  ]);
});
