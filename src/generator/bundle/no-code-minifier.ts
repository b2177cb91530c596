/**
 * Replaces `clean-css` and `terser` in the render worker. The HTML minifier loads both, for style and scripts inside a page, and
 * no page has any.
 */
export default class CodeMinifier {
  constructor() {
    minify();
  }
}

export function minify(): never {
  throw new Error('The render worker has no minifier of style and scripts inside a page.');
}
