/** Minifies the pages that are rendered whole: only what a browser ignores goes. */
import type { Options } from 'html-minifier-terser';

/** Attribute quotes and optional end tags stay, as React writes them: salary pages, which are not minified, have them too. */
const options: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  removeComments: true,
  // React marks with them the parts that it hydrates later, such as `<!--$-->`.
  ignoreCustomComments: [/^\/?\$/],
  useShortDoctype: true,
};

/** `html` without the bytes a browser ignores. */
export async function minifyHtml(html: string): Promise<string> {
  // Loaded only where it is needed: few threads render such a page.
  const { minify } = await import('html-minifier-terser');
  return minify(html, options);
}
