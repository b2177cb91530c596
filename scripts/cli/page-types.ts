/** One address of each type of page, for the scripts that look at the built site as a visitor would. */
export const PAGE_TYPES = {
  home: '/',
  salary: '/salary/80000',
  contact: '/contact',
  privacy: '/privacy-policy',
  disclaimer: '/disclaimer',
  'not-found': '/no-such-page',
} as const;

export type PageType = keyof typeof PAGE_TYPES;
