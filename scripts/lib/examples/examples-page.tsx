/** The page of examples: every component in its states, in the style of a built site. It is no part of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIGURE_EXAMPLES } from './figure-examples.tsx';
import { FORM_EXAMPLES } from './form-examples.tsx';

/** A style sheet of a page. */
const STYLE = /<link[^>]*stylesheet[^>]*>/g;

/** The HTML of the page, in the frame of the contact page of the site in `dir`, with the style of the comparison too: it has all kinds of table. */
export function examplesPage(dir: string): string {
  const page = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  return page('contact.html')
    .replace(STYLE, () => (page('compare.html').match(STYLE) ?? []).join(''))
    .replace(/(<title>)[^<]*/, '$1Examples')
    .replace(/(<main\b[^>]*>)[\s\S]*(?=<\/main>)/, (_, opening) => opening + EXAMPLES);
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
