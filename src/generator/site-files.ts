/** Where each route's page lies in the output folder, and which addresses its files answer. */

/** `file`: `contact.html`. `directory`: `contact/index.html`, for hosts without clean addresses. */
export type Layout = 'file' | 'directory';

/** The file, relative to the output folder, that a static host serves for `route`. */
export function pageFile(route: string, layout: Layout): string {
  if (route === '/') return 'index.html';
  // Hosts look for this name whatever the layout.
  if (route === '/404') return '404.html';
  return layout === 'file' ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`;
}
