import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { headingsOf, renderedSalaryPage, wordsOf } from './rendered-page.tsx';

const articleOf = (amount: number): HTMLElement => {
  const article = renderedSalaryPage(amount).querySelector('article');
  if (article === null) throw new Error(`The page of ${amount} has no article`);
  return article;
};

const section = (amount: number, heading: string): string => {
  const found = articleOf(amount)
    .querySelectorAll('section')
    .find((candidate) => wordsOf(candidate.querySelector('h2')) === heading);
  if (found === undefined) throw new Error(`No section is headed '${heading}'`);
  return found.querySelectorAll('p').map(wordsOf).join(' ');
};

const questionsOf = (amount: number) =>
  renderedSalaryPage(amount)
    .querySelectorAll('.faq details')
    .map((details) => ({
      question: wordsOf(details.querySelector('summary')),
      answer: wordsOf(details.querySelector('p')),
    }));

const answer = (amount: number, question: string): string => {
  const found = questionsOf(amount).find((faq) => faq.question === question);
  if (found === undefined) throw new Error(`Nobody asks '${question}' about ${amount}`);
  return found.answer;
};

describe('the article', () => {
  test('covers effective tax rate, tax components, super, PAYG and a reminder', () => {
    expect(headingsOf(articleOf(80_000)).map(({ words }) => words)).toEqual([
      'Effective Tax Rate',
      'Tax Components',
      'Superannuation',
      'PAYG Withholding',
      'Reminder',
    ]);
  });

  test.each([
    [5_000, '0.0%', '100.0%'],
    [20_000, '1.4%', '98.6%'],
    [27_300, '7.3%', '92.7%'],
    [80_000, '20.5%', '79.5%'],
    [190_000, '29.2%', '70.8%'],
    [15_000_000, '46.8%', '53.2%'],
  ])('gives %d an effective tax rate of %s and a net pay of %s', (amount, rate, kept) => {
    const text = section(amount, 'Effective Tax Rate');
    expect(text).toContain(`an effective tax rate of ${rate}.`);
    expect(text).toContain(`which is ${kept} of gross.`);
  });

  test('shows how the tax on 80,000 is made up', () => {
    expect(section(80_000, 'Tax Components')).toBe(
      'Total tax of $16,388 is income tax of $14,788 plus a Medicare levy of $1,600. ' +
        'At 2025-26 resident rates, the income tax is $4,288 plus 30% of income above $45,000.',
    );
  });

  test.each([
    [18_300, '16% of income above $18,200.'],
    [45_000, '16% of income above $18,200.'],
    [45_100, '$4,288 plus 30% of income above $45,000.'],
    [135_000, '$4,288 plus 30% of income above $45,000.'],
    [135_100, '$31,288 plus 37% of income above $135,000.'],
    [190_000, '$31,288 plus 37% of income above $135,000.'],
    [190_100, '$51,638 plus 45% of income above $190,000.'],
    [15_000_000, '$51,638 plus 45% of income above $190,000.'],
  ])('works the income tax of %d out as %s', (amount, sum) => {
    expect(section(amount, 'Tax Components')).toContain(`the income tax is ${sum}`);
  });

  test('says that up to 18,200 there is no income tax and nothing to withhold', () => {
    for (const amount of [5_000, 18_200]) {
      expect(section(amount, 'Tax Components')).toContain(
        'No income tax is due up to $18,200, the tax-free threshold.',
      );
      expect(section(amount, 'PAYG Withholding')).toContain('nothing needs to be withheld');
    }
    expect(section(18_300, 'PAYG Withholding')).toContain('about $0.31 a week or $1.33 a month');
  });

  test('gives super in dollars, on top of the salary', () => {
    expect(section(80_000, 'Superannuation')).toBe(
      'At 12% of the whole salary, super is $9,600 a year. ' +
        'Your employer pays it into your super fund on top of $80,000.',
    );
  });

  test.each([
    'the Medicare levy phase-in',
    'family thresholds',
    'the Medicare levy surcharge',
    'student loans',
    'the low income tax offset',
    'deductions',
    'limits on super',
  ])('reminds the reader that the sums leave out %s', (omission) => {
    expect(section(80_000, 'Reminder')).toContain(omission);
  });
});

describe('the questions', () => {
  test('are eleven, each asked once, each answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 150_000 }), (hundreds) => {
        const faq = questionsOf(hundreds * 100);
        expect(faq).toHaveLength(11);
        expect(new Set(faq.map(({ question }) => question)).size).toBe(11);
        expect(faq.every(({ question }) => question.endsWith('?'))).toBe(true);
        expect(faq.every(({ answer }) => answer.endsWith('.'))).toBe(true);
      }),
    );
  });

  test('give the net pay of each period', () => {
    expect(answer(80_000, 'How much is $80,000 after tax?')).toBe(
      '$63,612 a year: $5,301.00 a month, $2,446.62 a fortnight or $1,223.31 a week.',
    );
  });

  test('give the tax and its parts', () => {
    expect(answer(80_000, 'How much tax is paid on $80,000?')).toBe(
      '$16,388 a year: $14,788 income tax and $1,600 Medicare levy.',
    );
  });

  test.each([
    [5_000, '0%. Income up to $18,200'],
    [18_200, '0%. Income up to $18,200'],
    [18_300, '16% on each dollar of income from $18,201 to $45,000,'],
    [45_000, '16% on each dollar of income from $18,201 to $45,000,'],
    [45_100, '30% on each dollar of income from $45,001 to $135,000,'],
    [135_000, '30% on each dollar of income from $45,001 to $135,000,'],
    [135_100, '37% on each dollar of income from $135,001 to $190,000,'],
    [190_000, '37% on each dollar of income from $135,001 to $190,000,'],
    [190_100, '45% on each dollar of income above $190,000,'],
    [15_000_000, '45% on each dollar of income above $190,000,'],
  ])('give %d the marginal rate of its bracket: %s', (amount, marginalRate) => {
    expect(answer(amount, 'What is the marginal tax rate?')).toContain(marginalRate);
  });

  test('explain the Medicare levy to those who pay it and its absence to those who do not', () => {
    expect(answer(27_300, 'How is the Medicare levy worked out?')).toContain(
      'As 2% of the whole salary once above $27,222. The ATO phases it in',
    );
    expect(answer(27_200, 'Why is there no Medicare levy?')).toContain(
      'only once that is above $27,222',
    );
  });

  test('give super in dollars and the limits that it leaves out', () => {
    const text = answer(250_000, 'How much super is paid on $250,000?');
    expect(text).toContain('$30,000 a year: 12% of the whole salary');
    expect(text).toContain('maximum contribution base');
  });

  test.each([
    ['Is the Medicare levy surcharge included?', 'assumes private hospital cover'],
    ['Are HELP and other student loans included?', 'by the 2023-24 bands in every year'],
    ['Are tax offsets and deductions included?', 'low income tax offset'],
    ['Who are these figures for?', 'claim the tax-free threshold'],
  ])('%s: the answer says %s', (question, words) => {
    expect(answer(80_000, question)).toContain(words);
  });
});

test('no figure is missing or negative, on every 997th page', () => {
  const sample = [...allSalaryAmounts()].filter((_, index) => index % 997 === 0);
  const wrong = sample.filter((amount) =>
    /NaN|undefined|null|Infinity|-\$|\$-/.test(wordsOf(renderedSalaryPage(amount))),
  );
  expect(wrong).toEqual([]);
});
