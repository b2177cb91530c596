/**
 * The response headers of the site. The hosting files, the preview server and the `<meta>` policy in the HTML
 * template all take them from here.
 */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { calculatorsOf } from './calculators.ts';
import { ASSETS_PATH } from './paths.ts';
import { hasServiceWorker, SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from './service-worker.ts';

/** Folder of the open figures, in sites by the law. */
export const DATA_PATH = '/data/';

/** The sites whose scripts may read files under `DATA_PATH`: all. */
export const DATA_READERS = '*';

/** For files under `ASSETS_PATH`: their name changes with their content, so a cached copy is never stale. */
export const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For all other files: cache, but revalidate before each use (304 if unchanged). */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** The `Cache-Control` of the file at `path`, a root-relative address. */
export function cacheControl(path: string): string {
  return path.startsWith(ASSETS_PATH) ? ASSET_CACHE_CONTROL : PAGE_CACHE_CONTROL;
}

/** Headers of the file at `path` besides `Cache-Control`. They take the place of those of every response. */
export function fileHeaders(path: string, hasWorker: boolean): Readonly<Record<string, string>> {
  if (path.startsWith(DATA_PATH)) return { 'Access-Control-Allow-Origin': DATA_READERS };
  return hasWorker && path === SERVICE_WORKER_PATH
    ? { [POLICY_HEADER]: contentSecurityPolicy('requests') }
    : {};
}

const POLICY_HEADER = 'Content-Security-Policy';

/** Allows only what the pages use: their own scripts, style sheet, images and manifest. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // No script may turn text into markup or code, or create a Trusted Types policy that may.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** The directives in which some policies allow more: a page its `registration` of the service worker, and that worker `requests` to the site. */
const MORE = {
  nothing: {},
  registration: { 'trusted-types': SERVICE_WORKER_POLICY },
  requests: { 'connect-src': "'self'" },
};

/** Browsers ignore these in a `<meta>` and log a warning. */
const HEADER_ONLY: readonly string[] = ['frame-ancestors'];

/** The Content-Security-Policy, as a header or, with `forMeta`, as the content of a `<meta>`. */
export function contentSecurityPolicy(allows: keyof typeof MORE, forMeta = false): string {
  return Object.entries({ ...POLICY, ...MORE[allows] })
    .filter(([directive]) => !(forMeta && HEADER_ONLY.includes(directive)))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The policy in the `<meta>` of the page at `path`. Calculators alone register the service worker. */
export function metaPolicy(path: string, rules: RuleSetName): string {
  const registers =
    hasServiceWorker(rules) && calculatorsOf(rules).some((each) => each.path === path);
  return contentSecurityPolicy(registers ? 'registration' : 'nothing', true);
}

/** Browser features that the site never uses, refused to any script on a page. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every response, whatever its status and the address of the site. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  [POLICY_HEADER]: contentSecurityPolicy('nothing'),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Two years, so that a visitor who comes once a year, at tax time, is never without it. Not for subdomains, which may
 * be another's, nor for the browsers' preload lists, which are hard to leave.
 */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000';

/**
 * The headers of every response of a site. At an https address `url` browsers are told to stay with HTTPS. Where the site has a service
 * worker, the `<meta>` of a page says whether the page may register it: few hosts can send one page another header than the next.
 */
export function securityHeaders(hasWorker: boolean, url = ''): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    ...(hasWorker && { [POLICY_HEADER]: contentSecurityPolicy('registration') }),
    ...(url.startsWith('https://') && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
  };
}
