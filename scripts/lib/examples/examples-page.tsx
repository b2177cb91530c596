/** A page for developers that is not part of the site. It draws each component in its states, and links to the examples of each calculator. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CalculatorPage } from '../../../src/pages/live/calculator-page.tsx';
import { pageAtPath } from '../../../src/pages/routes.ts';
import { CALCULATORS, calculatorAt } from '../../../src/site/calculators.ts';
import { pageFile } from '../../../src/site/page-files.ts';
import { FIGURE_EXAMPLES } from './figure-examples.tsx';
import { FORM_EXAMPLES } from './form-examples.tsx';

/** A style sheet of a page. */
const STYLE = /<link[^>]*stylesheet[^>]*>/g;

/** The HTML of the page, in the frame of the contact page of the site in `dir`, with the style of the comparison too: it has all kinds of table. */
export function examplesPage(dir: string): string {
  const page = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const offered = pages.filter((each) => existsSync(path.join(dir, pageFile(each.path, 'file'))));
  const examples = EXAMPLES + renderToStaticMarkup(offered.map(linksToExamples));
  return page('contact.html')
    .replace(STYLE, () => (page('compare.html').match(STYLE) ?? []).join(''))
    .replace(/(<title>)[^<]*/, '$1Examples')
    .replace(/(<main\b[^>]*>)[\s\S]*(?=<\/main>)/, (_, opening) => opening + examples);
}

/** The examples of every calculator that there is. */
const pages = await Promise.all(
  CALCULATORS.map(({ path }) => pageAtPath(path) as Promise<CalculatorPage>),
);

function linksToExamples({ path, examples }: CalculatorPage) {
  const { name } = calculatorAt(path);
  return (
    <section key={path}>
      <h2>{name}</h2>
      {examples.map((example, index) => (
        <p key={example}>
          <a href={path + example}>{`${name}, example ${index + 1}`}</a>
        </p>
      ))}
    </section>
  );
}

const EXAMPLES = renderToStaticMarkup(
  <>
    <h1>Examples</h1>
    {Object.entries({ ...FIGURE_EXAMPLES, ...FORM_EXAMPLES }).map(([name, example]) => (
      <section key={name}>
        <h2>{name}</h2>
        {example}
      </section>
    ))}
  </>,
);
