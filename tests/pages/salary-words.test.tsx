import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { all, closest, first, wordsOf } from '../support/parsed-html.ts';
import { headingsOf, renderedSalaryPage } from './rendered-page.tsx';

const ALL_SALARIES = fc.integer({ min: 50, max: 150_000 }).map((hundreds) => hundreds * 100);
/** Where nearly all that pages say changes. */
const LOW_SALARIES = fc.integer({ min: 50, max: 3_000 }).map((hundreds) => hundreds * 100);

const articleOf = (amount: number) => first(renderedSalaryPage(amount), '.article');

const section = (amount: number, heading: string): string => {
  const found = all(articleOf(amount), 'section').find(
    (candidate) => wordsOf(first(candidate, 'h2')) === heading,
  );
  if (found === undefined) throw new Error(`No section is headed '${heading}'`);
  return all(found, 'p').map(wordsOf).join(' ');
};

const questionsOf = (amount: number) =>
  all(renderedSalaryPage(amount), '.faq details').map((details) => ({
    question: wordsOf(first(details, 'summary')),
    answer: wordsOf(first(details, 'p')),
  }));

const answer = (amount: number, question: string): string => {
  const found = questionsOf(amount).find((faq) => faq.question === question);
  if (found === undefined) throw new Error(`Nobody asks '${question}' about ${amount}`);
  return found.answer;
};

describe('the article', () => {
  test('covers effective tax rate, tax components, super, PAYG and a reminder', () => {
    expect(headingsOf(articleOf(80_000)).map(({ words }) => words)).toEqual([
      'Effective tax rate',
      'Tax components',
      'Superannuation',
      'PAYG withholding',
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
    expect(section(amount, 'Effective tax rate')).toBe(
      `Tax takes ${rate} of $${amount.toLocaleString('en-AU')}: the effective tax rate. You keep ${kept}.`,
    );
  });

  test('shows how the tax on 80,000 is made up', () => {
    expect(section(80_000, 'Tax components')).toBe(
      'Income tax is $14,788: $4,288 plus 30% of income above $45,000. ' +
        'The Medicare levy, for public health care, is $1,600 if single.',
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
    expect(section(amount, 'Tax components')).toMatch(/^Income tax is \$[\d,]+: /);
    expect(section(amount, 'Tax components')).toContain(`: ${sum}`);
  });

  test('says that up to 18,200 there is no tax and nothing to send to the ATO', () => {
    for (const amount of [5_000, 18_200]) {
      expect(section(amount, 'Tax components')).toMatch(
        /^No tax is due on \$[\d,]+\. The first \$18,200 of income, the tax-free threshold, is not taxed\.$/,
      );
      expect(section(amount, 'PAYG withholding')).toBe(
        'On this salary there is no tax for your employer to send to the ATO.',
      );
    }
    expect(section(18_300, 'PAYG withholding')).toBe(
      'Your employer withholds about $0.31 of tax a week and sends it to the ATO (Pay As You Go, PAYG).',
    );
  });

  test('gives super in dollars, on top of the salary', () => {
    expect(section(80_000, 'Superannuation')).toBe(
      'Your employer pays $9,600 a year into your super fund, on top of $80,000.',
    );
  });

  test('says who the estimates are for, and leads to what they leave out', () => {
    expect(section(80_000, 'Reminder')).toBe(
      'Estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold. What they leave out',
    );
    const link = all(articleOf(80_000), 'a').at(-1);
    expect(link?.attribs.href).toBe('/disclaimer');
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
      '$63,612 a year. Pays are $5,301.00 a month, $2,446.62 a fortnight or $1,223.31 a week.',
    );
  });

  test('give the tax and its share', () => {
    expect(answer(80_000, 'How much tax is paid on $80,000?')).toBe(
      '$16,388 a year, or 20.5% of it.',
    );
    expect(answer(5_000, 'How much tax is paid on $5,000?')).toBe('None.');
  });

  test('name no levy of $0', () => {
    expect(section(20_000, 'Tax components')).toBe(
      'Income tax is $288: 16% of income above $18,200.',
    );
  });

  test('give the pay of an hour', () => {
    expect(answer(80_000, 'How much is $80,000 an hour?')).toBe(
      '$40.49 before tax and $32.19 after it, for a 38-hour week.',
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
      `${rate} if single, including Medicare. You keep ${kept} of the next $1,000.`,
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
      '12% of the whole salary: $9,600.',
    );
    expect(answer(300_000, 'How much super is paid on $300,000?')).toBe(
      "12% of the whole salary: $36,000. The law's figure: $30,000.",
    );
  });

  test('give what a salary is that includes super', () => {
    expect(answer(80_000, 'What if $80,000 includes super?')).toBe(
      'Then $8,571 of it is super, and the salary is $71,429.',
    );
  });

  test('give what a student loan takes, and what the law has where that is another amount', () => {
    const question = 'What if I have a student loan?';
    expect(answer(51_500, question)).toBe('Nothing is repaid on $51,500.');
    // 15% of what is above 67,000 in law.
    expect(answer(80_000, question)).toBe(
      "$3,600 a year is repaid out of your pay. The law's figure: $1,950.",
    );
    expect(answer(60_000, question)).toContain("The law's figure: $0.");
    expect(answer(1_000_000, question)).toBe('$100,000 a year is repaid out of your pay.');
  });

  test('give what is due without hospital cover, and what the law has where that is another amount', () => {
    const question = 'What if I have no private hospital cover?';
    expect(answer(97_000, question)).toBe(
      'If single, there is no Medicare levy surcharge on $97,000 (families: higher limits).',
    );
    expect(answer(97_100, question)).toContain("The law's figure: $0.");
    expect(answer(200_000, question)).toBe(
      'If single, a Medicare levy surcharge of $3,000 leaves $136,862 a year (families: higher limits).',
    );
  });

  test('give the take-home pay of the law where that has tax offsets, and else the net pay of the year before', () => {
    // The law takes $700 and $101 less Medicare levy off.
    expect(answer(35_000, 'Are tax offsets included?')).toBe(
      "No. The law's take-home pay is $32,313 a year.",
    );
    expect(answer(80_000, 'How much was $80,000 after tax in 2024-25?')).toBe('It was $63,612.');
  });

  test('say how the salary compares with others', () => {
    const compared = (amount: number, salary: string) =>
      answer(amount, `How does ${salary} compare with other salaries?`);
    expect(compared(80_000, '$80,000')).toBe(
      'Compared with the full-time median of $90,532, it is 12% less.',
    );
    expect(compared(90_500, '$90,500')).toContain('it is about the same.');
    expect(compared(1_000_000, '$1,000,000')).toContain('it is 11.0 times as much.');
  });
});

describe.each([RULE_SETS.simplified, RULE_SETS.legislated])(
  'on every page of the $name set',
  (rules) => {
    const sentencesOf = (amount: number) =>
      all(renderedSalaryPage(amount, rules), 'p').flatMap((paragraph) =>
        wordsOf(paragraph).split(/(?<=[.?!]) /),
      );

    test('no sentence is longer than 20 words', () => {
      fc.assert(
        fc.property(fc.oneof(LOW_SALARIES, ALL_SALARIES), (amount) => {
          expect(sentencesOf(amount).filter((each) => each.split(' ').length > 20)).toEqual([]);
        }),
      );
    });

    test('nothing is said twice in the same words', () => {
      fc.assert(
        fc.property(fc.oneof(LOW_SALARIES, ALL_SALARIES), (amount) => {
          const sentences = sentencesOf(amount);
          expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
        }),
      );
    });
  },
);

test.each([RULE_SETS.simplified, RULE_SETS.legislated])(
  'wherever a page of the $name set names the levy or the surcharge, it is for single people',
  (rules) => {
    for (const amount of [20_000, 27_200, 28_000, 30_000, 80_000, 96_000, 104_000, 200_000]) {
      const page = renderedSalaryPage(amount, rules);
      const named = all(page, 'p')
        .map((paragraph) => wordsOf(closest(paragraph, 'details') ?? paragraph))
        .filter((text) => /Medicare|surcharge/.test(text));
      expect(named.length).toBeGreaterThan(2);
      expect(named.filter((text) => !/\bsingle\b/.test(text))).toEqual([]);
    }
  },
);

test('few sentences of the article and the questions are the same on every page', () => {
  const sentences = (amount: number) =>
    all(renderedSalaryPage(amount), '.article p, .faq p').flatMap((paragraph) =>
      wordsOf(paragraph).split(/(?<=\.) /),
    );
  const everywhere = [5_000, 45_000, 80_000, 180_000, 1_000_000, 15_000_000]
    .map(sentences)
    .reduce((common, others) => common.filter((sentence) => others.includes(sentence)));
  expect(everywhere).toEqual([
    'Estimates for 2025-26, for a single Australian resident with one job who claims the tax-free threshold.',
    'What they leave out',
  ]);
});

test('no figure is missing or negative, on every 997th page', () => {
  const sample = [...allSalaryAmounts()].filter((_, index) => index % 997 === 0);
  const wrong = sample.filter((amount) =>
    /NaN|undefined|null|Infinity|-\$|\$-/.test(wordsOf(renderedSalaryPage(amount))),
  );
  expect(wrong).toEqual([]);
});
