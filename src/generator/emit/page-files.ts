/** Where each route's page lies in the output folder, and which addresses its files answer. */

/** `file`: `contact.html`. `directory`: `contact/index.html`, for hosts without clean addresses. */
export const LAYOUTS = ['file', 'directory'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The file, relative to the output folder, that a static host serves for `route`. */
export function pageFile(route: string, layout: Layout): string {
  if (route === '/') return 'index.html';
  // Hosts look for this name whatever the layout.
  if (route === '/404') return '404.html';
  return layout === 'file' ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`;
}

/** The address, root-relative, at which a static host serves the page of `route` without a redirect. */
export function pageAddress(route: string, layout: Layout): string {
  return layout === 'file' || route === '/' ? route : `${route}/`;
}

/**
 * Makes finished HTML of a site at `siteUrl` refer to the pages of `routes` and of salaries as `layout` has
 * them: in links, canonical addresses and structured data, all of which stand in double quotes.
 */
export function addressesIn(
  layout: Layout,
  siteUrl: string,
  routes: readonly string[],
): (html: string) => string {
  if (layout === 'file') return (html) => html;
  const moved = routes.filter((route) => pageAddress(route, layout) !== route);
  const paths = [...moved.map(escapePattern), '/salary/\\d+'].join('|');
  const references = new RegExp(`"((?:${escapePattern(siteUrl)})?)(${paths})(#[^"]*)?"`, 'g');
  return (html) =>
    html.replace(
      references,
      (_, origin: string, route: string, fragment = '') =>
        `"${origin}${pageAddress(route, layout)}${fragment}"`,
    );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
