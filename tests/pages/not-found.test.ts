import { describe, expect, test } from 'vitest';
import { notFoundPage } from '../../src/pages/not-found.tsx';
import { linkNamed, renderedMain, wordsOf } from './rendered-page.tsx';

const main = renderedMain(notFoundPage);

describe('an unknown path', () => {
  test('is answered by a main heading that says so', () => {
    expect(wordsOf(main.querySelector('h1'))).toBe('Oops! Page not found');
  });

  test('offers the way home', () => {
    expect(linkNamed(main, 'Return to Home').getAttribute('href')).toBe('/');
  });

  test('is not to be indexed, and has the footer but no donation block', () => {
    expect(notFoundPage).toMatchObject({
      indexable: false,
      hasDonationBlock: false,
      hasFooter: true,
    });
  });
});

describe('an unknown salary', () => {
  const words = (selector: string) => main.querySelector(selector)?.getAttribute('data-salary');

  test('has its own words for the heading, the text and the link', () => {
    expect(words('h1')).toBe('Salary Amount Not Found');
    expect(words('p')).toBe(
      `The salary amount \${amount} is not available. Please choose from our available salary ranges.`,
    );
    expect(words('a')).toBe('Back to Calculator');
  });

  test('replaces every text of the page, so that none speaks of the other case', () => {
    const texts = main.querySelectorAll('h1, h2, p, a');
    expect(texts.filter((element) => !element.hasAttribute('data-salary'))).toEqual([]);
  });
});
