import { describe, expect, test } from 'vitest';
import { notFoundPage } from '../../src/pages/not-found.tsx';
import { linkNamed, renderedMain, wordsOf } from './rendered-page.tsx';

const main = renderedMain(notFoundPage);

describe('an unknown path', () => {
  test('has a main heading that says so', () => {
    expect(wordsOf(main.querySelector('h1'))).toBe('Oops! Page not found');
  });

  test('links to the home page', () => {
    expect(linkNamed(main, 'Return to Home').getAttribute('href')).toBe('/');
  });

  test('is not to be indexed, and has the footer, and a donation block for salaries alone', () => {
    expect(notFoundPage).toMatchObject({
      indexable: false,
      hasDonationBlock: 'hidden',
      hasFooter: true,
    });
  });
});

describe('an unknown salary', () => {
  const words = (selector: string) => main.querySelector(selector)?.getAttribute('data-salary');

  test('has another heading, text and link', () => {
    expect(words('h1')).toBe('Salary Amount Not Found');
    expect(words('p')).toBe(
      `The salary amount \${0} is not available. Please choose from our available salary ranges.`,
    );
    expect(linkNamed(main, 'Return to Home').getAttribute('data-salary')).toBe(
      'Back to Calculator',
    );
  });

  test('replaces every text that an unknown path shows', () => {
    const texts = main.querySelectorAll('h1, h2, p, a').filter((text) => !text.closest('[hidden]'));
    expect(texts.filter((element) => !element.hasAttribute('data-salary'))).toEqual([]);
  });

  test('offers what there is: the range and its steps, the nearest pages, the calculator', () => {
    const offer = main.querySelector('[hidden]');
    expect(wordsOf(offer?.querySelector('p') ?? null)).toBe(
      'There is a page for every salary from $5,000 to $15,000,000 in steps of $100. The nearest are:',
    );
    const templates = offer
      ?.querySelectorAll('a')
      .map((link) => [link.getAttribute('data-path'), link.getAttribute('data-salary')]);
    expect(templates).toEqual([
      ['/salary/{1}', `\${1}`],
      ['/salary/{2}', `\${2}`],
      ['/#salary={0}', `Use \${0} in the calculator`],
    ]);
  });
});
