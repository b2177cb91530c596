/** A page for developers that is not part of the site. It draws each component in its states, and links to the examples of each calculator. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CalculatorPage } from '../../../src/pages/live/calculator-page.tsx';
import { pageAtPath } from '../../../src/pages/routes.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { calculatorAt, calculatorsOf } from '../../../src/site/calculators.ts';
import { pageFile } from '../../../src/site/page-files.ts';
import { CONTACT_PATH } from '../../../src/site/paths.ts';
import { FIGURE_EXAMPLES } from './figure-examples.tsx';
import { FORM_EXAMPLES } from './form-examples.tsx';

export const EXAMPLES_PATH = '/examples';

/** Lists the pages that the examples page copies its frame and styles from. */
export function framePaths(rules: RuleSetName): string[] {
  return [CONTACT_PATH, ...calculatorsOf(rules).map(({ path }) => path)];
}

/** A style sheet of a page. */
const STYLE = /<link[^>]*stylesheet[^>]*>/g;

/** Renders the examples page for the site in `dir`, which was built with the rule set `rules`. */
export async function examplesPage(dir: string, rules: RuleSetName): Promise<string> {
  const page = (route: string) => readFileSync(path.join(dir, pageFile(route, 'file')), 'utf8');
  const styles = framePaths(rules).flatMap((route) => page(route).match(STYLE) ?? []);
  const offered = (await Promise.all(
    calculatorsOf(rules).map(({ path }) => pageAtPath(path)),
  )) as CalculatorPage[];
  const examples = EXAMPLES + renderToStaticMarkup(offered.map(linksToExamples));
  return page(CONTACT_PATH)
    .replace(STYLE, [...new Set(styles)].join(''))
    .replace(/(<title>)[^<]*/, '$1Examples')
    .replace(/(<main\b[^>]*>)[\s\S]*(?=<\/main>)/, (_, opening) => opening + examples);
}

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
