/** The service worker, by which calculators work offline. */

/** At the top of the site, so that it is asked about every page. */
export const SERVICE_WORKER_PATH = '/sw.js';

/** The Trusted Types policy that gives this address alone. */
export const SERVICE_WORKER_POLICY = 'service-worker';

/** The attribute of the root element that the kept copy of a page has: the moment at which the copy was made. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** What calculators of one deployment need, by root-relative addresses. */
export interface KeptSet {
  /** Another one if the contents are others. */
  readonly version: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/** Whether sites by the set `rules` have a service worker. Their live pages register it. */
export function hasServiceWorker(rules: string): boolean {
  return rules === 'legislated';
}
