/** The one way HTML is minified here: validity and hydration survive, only what a browser ignores goes. */
import { minify, type Options } from 'html-minifier-terser';

/**
 * Attribute quotes and optional end tags stay, so that what React writes for a salary page is already
 * minimal and 149,951 pages need no minifier of their own (milliseconds each, over ten times the render).
 */
const options: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  removeComments: true,
  // React marks with them what it hydrates later, such as `<!--$-->`.
  ignoreCustomComments: [/^\/?\$/],
  useShortDoctype: true,
};

/** `html` without the bytes a browser ignores. */
export function minifyHtml(html: string): Promise<string> {
  return minify(html, options);
}
