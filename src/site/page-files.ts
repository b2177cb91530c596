/** The file of each route's page in the output folder, and the address at which a host serves it. */

import { FAMILIES } from './families.ts';

/** `file`: `contact.html`. `directory`: `contact/index.html`, for hosts without clean addresses. */
export const LAYOUTS = ['file', 'directory'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The file, relative to the output folder, that a static host serves for `route`. */
export function pageFile(route: string, layout: Layout): string {
  if (route === '/') return 'index.html';
  // Hosts look for this name in either layout.
  if (route === '/404') return '404.html';
  return layout === 'file' ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`;
}

/** The address, root-relative, at which a static host serves the page of `route` without a redirect. */
export function pageAddress(route: string, layout: Layout): string {
  return layout === 'file' || route === '/' ? route : `${route}/`;
}

/** `address` as a request has it: names of files may have any character. */
export function encodedAddress(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/');
}

/**
 * Returns a function that changes the addresses of `routes` and of families of pages in finished HTML to those of `layout`:
 * in links, canonical addresses and structured data, where they are in double quotes. `siteUrl` has no trailing slash.
 */
export function addressesIn(
  layout: Layout,
  siteUrl: string,
  routes: readonly string[],
): (html: string) => string {
  if (layout === 'file') return (html) => html;
  const moved = routes.filter((route) => pageAddress(route, layout) !== route);
  const members = Object.values(FAMILIES).map(({ start }) => `${start}[^"/]+?`);
  const paths = [...moved.map(escapePattern), ...members].join('|');
  // The # of an escaped character, such as &#x27;, begins no fragment.
  const references = new RegExp(`"((?:${escapePattern(siteUrl)})?)(${paths})((?<!&)#[^"]*)?"`, 'g');
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
