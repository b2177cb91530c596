/** One address of each type of page, for the scripts that open the built site in a browser. */
export const PAGE_TYPES = {
  home: '/',
  salary: '/salary/80000',
  compare: '/compare',
  contact: '/contact',
  privacy: '/privacy-policy',
  disclaimer: '/disclaimer',
  'not-found': '/no-such-page',
} as const;

export type PageType = keyof typeof PAGE_TYPES;
