import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { headingsOf, renderedSalaryPage, wordsOf } from './rendered-page.tsx';

const articleOf = (amount: number): HTMLElement => {
  const article = renderedSalaryPage(amount).querySelector('.article');
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
      'Total tax of $16,388 is $14,788 income tax and $1,600 Medicare levy, if single. ' +
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

  test('says that up to 18,200 there is no tax and nothing to send to the ATO', () => {
    for (const amount of [5_000, 18_200]) {
      expect(section(amount, 'Tax Components')).toMatch(
        /^No tax is due on \$[\d,]+\. Income up to \$18,200, the tax-free threshold, is not taxed\.$/,
      );
      expect(section(amount, 'PAYG Withholding')).toContain(
        'On this salary there is none to send.',
      );
    }
    expect(section(18_300, 'PAYG Withholding')).toContain('about $0.31 a week or $1.33 a month');
  });

  test('gives super in dollars, on top of the salary', () => {
    expect(section(80_000, 'Superannuation')).toBe(
      'Super is 12% of the whole salary: $9,600 a year, which your employer pays to your fund on top of $80,000.',
    );
  });

  test('names the limit on super only where the salary is above it', () => {
    expect(section(250_000, 'Superannuation')).not.toContain('By law');
    expect(section(250_100, 'Superannuation')).toBe(
      'At 12% of the whole salary, super is $30,012 a year on top of $250,100. By law, employers must pay it on no more than $62,500 a quarter.',
    );
  });

  test('says who the estimates are for, and leads to what they leave out', () => {
    expect(section(80_000, 'Reminder')).toBe(
      'These are estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold. What the estimates leave out',
    );
    const link = articleOf(80_000).querySelectorAll('a').at(-1);
    expect(link?.getAttribute('href')).toBe('/disclaimer');
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
        expect(faq.every((each) => each.answer.endsWith('.'))).toBe(true);
      }),
    );
  });

  test('give the net pay of each period', () => {
    expect(answer(80_000, 'How much is $80,000 after tax?')).toBe(
      '$63,612 a year: $5,301.00 a month, $2,446.62 a fortnight or $1,223.31 a week.',
    );
  });

  test('give the tax, its share and its parts', () => {
    expect(answer(80_000, 'How much tax is paid on $80,000?')).toBe(
      '$16,388 a year, or 20.5%: $14,788 income tax and $1,600 Medicare levy, if single.',
    );
    expect(answer(5_000, 'How much tax is paid on $5,000?')).toBe('None.');
  });

  test('name no levy of $0', () => {
    expect(answer(20_000, 'How much tax is paid on $20,000?')).toBe(
      '$288 a year, or 1.4%: income tax alone.',
    );
    expect(section(20_000, 'Tax Components')).toContain('Total tax of $288 is income tax alone.');
  });

  test('give the pay of an hour', () => {
    expect(answer(80_000, 'How much is $80,000 an hour?')).toBe(
      '$40.49 before tax and $32.19 after it, for 38 hours a week, 52 weeks a year.',
    );
  });

  test.each([
    [5_000, '0%', '$1,000'],
    [18_300, '16%', '$840'],
    [45_000, '32%', '$680'],
    [135_000, '39%', '$610'],
    [190_100, '47%', '$530'],
    [15_000_000, '47%', '$530'],
  ])('give %d the marginal rate %s, and %s of the next $1,000', (amount, rate, kept) => {
    expect(answer(amount, 'What is the marginal tax rate?')).toBe(
      `${rate}, with any Medicare levy if single. You keep ${kept} of a further $1,000 a year.`,
    );
  });

  test('explain the Medicare levy to those who pay it and its absence to those who do not', () => {
    expect(answer(36_000, 'How is the Medicare levy worked out?')).toBe(
      'If single, it is 2% of the whole salary, once that is above $27,222.',
    );
    expect(answer(27_200, 'Why is there no Medicare levy?')).toBe(
      'If single, it starts above $27,222.',
    );
  });

  test('give super in dollars, and the limit of the law only above it', () => {
    expect(answer(80_000, 'How much super is paid on $80,000?')).toBe(
      '$9,600 a year on top of it: 12% of the whole salary.',
    );
    expect(answer(300_000, 'How much super is paid on $300,000?')).toBe(
      '$36,000 a year on top of it: 12% of the whole salary. By law, it is $30,000: 12% of $62,500 a quarter.',
    );
  });

  test('give what a salary is that includes super', () => {
    expect(answer(80_000, 'What if $80,000 includes super?')).toBe(
      'The salary is then $71,429, super $8,571 and net pay $57,783 a year.',
    );
  });

  test('give what a student loan takes, and what the law has where that is another amount', () => {
    const question = 'What if I have a student loan?';
    expect(answer(51_500, question)).toBe('Nothing is repaid on $51,500.');
    // 15% of what is above 67,000 in law.
    expect(answer(80_000, question)).toBe(
      'A repayment of $3,600 is taken off as well, which leaves $60,012 a year. By law, it is $1,950.',
    );
    expect(answer(60_000, question)).toContain('By law, it is $0.');
    expect(answer(1_000_000, question)).toBe(
      'A repayment of $100,000 is taken off as well, which leaves $463,862 a year.',
    );
  });

  test('give what is due without hospital cover, and what the law has where that is another amount', () => {
    const question = 'What if I have no private hospital cover?';
    expect(answer(97_000, question)).toBe(
      'If single, nothing changes: $97,000 has no Medicare levy surcharge.',
    );
    expect(answer(97_100, question)).toContain('By law, it is $0.');
    expect(answer(200_000, question)).toBe(
      'If single, a Medicare levy surcharge of $3,000 is taken off as well, which leaves $136,862 a year.',
    );
  });

  test('give the Medicare levy of the law where it is phased in', () => {
    expect(answer(30_000, 'How is the Medicare levy worked out?')).toBe(
      'If single, it is 2% of the whole salary, once that is above $27,222. By law, it is $199.',
    );
  });

  test('give the tax offsets of the law where there are any, and else the net pay of the year before', () => {
    expect(answer(40_000, 'Are tax offsets included?')).toBe(
      'No. By law, tax offsets take $575 off the income tax.',
    );
    expect(answer(80_000, 'How much was $80,000 after tax in 2024-25?')).toBe('$63,612 a year.');
  });

  test('say how the salary compares with others', () => {
    const compared = (amount: number, salary: string) =>
      answer(amount, `How does ${salary} compare with other salaries?`);
    expect(compared(5_000, '$5,000')).toBe(
      'Fewer than 1 in 100 full-time employees earned less than $5,000 a year in August 2025.',
    );
    expect(compared(80_000, '$80,000')).toBe(
      '$80,000 is more than about 38 in 100 full-time employees earned in August 2025.',
    );
    expect(compared(1_000_000, '$1,000,000')).toBe(
      'The highest-paid 2 to 3 in 100 full-time employees earned $260,000 a year or more in August 2025.',
    );
  });
});

test.each([RULE_SETS.simplified, RULE_SETS.legislated])(
  'wherever a page of the $name set names the levy or the surcharge, it is for single people',
  (rules) => {
    for (const amount of [20_000, 27_200, 28_000, 30_000, 80_000, 96_000, 104_000, 200_000]) {
      const page = renderedSalaryPage(amount, rules);
      const named = page
        .querySelectorAll('p')
        .map((paragraph) => wordsOf(paragraph.closest('details') ?? paragraph))
        .filter((text) => /Medicare|surcharge/.test(text));
      expect(named.length).toBeGreaterThan(2);
      expect(named.filter((text) => !/\bsingle\b/.test(text))).toEqual([]);
    }
  },
);

test('few sentences of the article and the questions are the same on every page', () => {
  const sentences = (amount: number) =>
    renderedSalaryPage(amount)
      .querySelectorAll('.article p, .faq p')
      .flatMap((paragraph) => wordsOf(paragraph).split(/(?<=\.) /));
  const everywhere = [5_000, 45_000, 80_000, 180_000, 1_000_000, 15_000_000]
    .map(sentences)
    .reduce((common, others) => common.filter((sentence) => others.includes(sentence)));
  expect(everywhere).toEqual([
    'These are estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold.',
    'What the estimates leave out',
  ]);
});

test('no figure is missing or negative, on every 997th page', () => {
  const sample = [...allSalaryAmounts()].filter((_, index) => index % 997 === 0);
  const wrong = sample.filter((amount) =>
    /NaN|undefined|null|Infinity|-\$|\$-/.test(wordsOf(renderedSalaryPage(amount))),
  );
  expect(wrong).toEqual([]);
});
