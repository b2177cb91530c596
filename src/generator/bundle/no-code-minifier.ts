/**
 * Takes the place of `clean-css` and `terser` in the render worker. The HTML minifier loads both, more than half of the worker's
 * text, for style and scripts inside a page. No page has any to minify.
 */
export default class CodeMinifier {
  constructor() {
    minify();
  }
}

export function minify(): never {
  throw new Error('The render worker has no minifier of style and scripts inside a page.');
}
