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

  test('has another heading, text and link', () => {
    expect(words('h1')).toBe('Salary Amount Not Found');
    expect(words('p')).toBe(
      `The salary amount \${amount} is not available. Please choose from our available salary ranges.`,
    );
    expect(words('a')).toBe('Back to Calculator');
  });

  test('replaces every text of the page, so that no text of an unknown path is left', () => {
    const texts = main.querySelectorAll('h1, h2, p, a');
    expect(texts.filter((element) => !element.hasAttribute('data-salary'))).toEqual([]);
  });
});
