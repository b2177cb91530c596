/** The one way HTML is minified here: validity and hydration survive, only what a browser ignores goes. */
import type { Options } from 'html-minifier-terser';

/**
 * Attribute quotes and optional end tags stay. What React writes for a salary page is then minimal already, and salary
 * pages need not be minified one by one: that takes milliseconds each, over ten times the render.
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
export async function minifyHtml(html: string): Promise<string> {
  // Loading it takes a tenth of a second or more, which the main thread saves where it minifies nothing.
  const { minify } = await import('html-minifier-terser');
  return minify(html, options);
}
