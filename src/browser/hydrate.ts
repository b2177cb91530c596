import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Makes the element `id` live: it was sent as `page` renders. */
export function hydrate(id: string, page: ReactNode): void {
  const element = document.getElementById(id) as HTMLElement;
  // React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
  if (element.querySelector('font')) createRoot(element).render(page);
  else hydrateRoot(element, page);
}
