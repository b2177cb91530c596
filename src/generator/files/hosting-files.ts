/** Files that tell hosts and web servers how to serve the site, from `templates/hosting/`. */

import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import {
  COPY_SUFFIXES,
  type Encoding,
  HOST_FILES,
  HOST_FOLDER,
  PATTERNS,
} from '../../site/files-without-address.ts';
import type { Layout } from '../../site/page-files.ts';
import { ASSETS_PATH } from '../../site/paths.ts';
import {
  ASSET_CACHE_CONTROL,
  DATA_PATH,
  DATA_READERS,
  fileHeaders,
  PAGE_CACHE_CONTROL,
  securityHeaders,
} from '../../site/response-headers.ts';
import { hasServiceWorker, SERVICE_WORKER_PATH } from '../../site/service-worker.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../site/site-config.ts';
import { MARKER_FILE } from '../publish/site-marker.ts';
import { type SiteFile, textFile } from './site-file.ts';
import { fillTemplate, readTemplate } from './templates.ts';

interface HostedSite {
  readonly site: SiteConfig;
  readonly rules: RuleSetName;
}

interface HostingSettings extends HostedSite {
  readonly layout: Layout;
  readonly encodings: readonly Encoding[];
}

/**
 * The files of every host that serves files alone, each at the path where that host looks for it.
 * @throws UserError if a template is missing or has an unknown slot.
 */
export function hostingFiles(settings: HostingSettings): SiteFile[] {
  return [
    // Without this file GitHub Pages runs Jekyll over 150,000 files.
    textFile('.nojekyll', ''),
    headersFile(settings),
    textFile('_redirects', filled('_redirects')),
    textFile('vercel.json', vercelSettings(settings)),
    textFile('hosting/nginx.conf', nginxSettings(settings)),
    textFile('hosting/Caddyfile', caddySettings(settings)),
    textFile('hosting/bucket/cache-control.txt', filled('bucket/cache-control.txt')),
    textFile('hosting/bucket/exclude.txt', filled('bucket/exclude.txt', { hostFiles: EXCLUDED })),
  ];
}

/** Where the edge handler is, as the files of its hosts name it. */
export const EDGE_HANDLER_FILE = 'hosting/edge/handler.js';

/** The files of the host that runs an edge handler. */
export function edgeHostFiles(hosted: HostedSite): SiteFile[] {
  const copies = Object.values(COPY_SUFFIXES).map((suffix) => `*${suffix}`);
  return [
    headersFile(hosted),
    textFile(
      '.assetsignore',
      filled('cloudflare/assetsignore', { copies: copies.join('\n'), hostFolder: HOST_FOLDER }),
    ),
    textFile('hosting/cloudflare/wrangler.jsonc', workerSettings(hosted.site)),
  ];
}

/**
 * Cloudflare serves a worker under its name on the account's subdomain of workers.dev, or at a host name of a domain that
 * the account has. Only the latter is a route.
 */
function workerSettings({ url }: SiteConfig): string {
  const { hostname } = new URL(url);
  const [, name] = /^([^.]+)\.[^.]+\.workers\.dev$/.exec(hostname) ?? [];
  const settings = filled('cloudflare/wrangler.jsonc', {
    name: name ?? 'pay-calculator',
    host: hostname,
  });
  const hasRoute = name === undefined && url !== placeholderSiteConfig.url;
  return hasRoute ? settings : settings.replace(/^ *"routes".*\n/m, '');
}

/** Files of the site that no visitor of a bucket asks for, as rclone reads them. */
const EXCLUDED = [MARKER_FILE, '.nojekyll', ...HOST_FILES, `${HOST_FOLDER}/**`]
  .map((file) => `/${file}`)
  .join('\n');

function headersFile({ site, rules }: HostedSite): SiteFile {
  const line = (name: string, value: string) => `  ${name}: ${value}`;
  const headers = {
    securityHeaders: linesOf(headersOf({ site, rules }), line),
    serviceWorker: serviceWorkerPart(rules, '_headers-service-worker', {
      workerHeaders: linesOf(fileHeaders(SERVICE_WORKER_PATH, true), line),
    }),
  };
  return textFile('_headers', filled('_headers', headers));
}

function nginxSettings(settings: HostingSettings): string {
  const { site, rules, layout, encodings } = settings;
  const line = (name: string, value: string) => `  add_header ${name} "${value}" always;`;
  return filled('nginx.conf', {
    host: new URL(site.url).hostname,
    securityHeaders: linesOf(headersOf(settings), line),
    serviceWorker: serviceWorkerPart(rules, 'nginx-service-worker.conf', {
      workerHeaders: linesOf(workerHeadersOf(settings), (...header) => `  ${line(...header)}`),
    }),
    precompressed: encodings.map((encoding) => `  ${NGINX_DIRECTIVES[encoding]} on;`).join('\n'),
    pages: filled(`nginx-pages-${layout}.conf`).trimEnd(),
    ...PATTERNS,
  });
}

/** Every nginx has `gzip_static`; `brotli_static` is a module (Debian: libnginx-mod-http-brotli-static). */
const NGINX_DIRECTIVES: Readonly<Record<Encoding, string>> = {
  gzip: 'gzip_static',
  br: 'brotli_static',
};

function caddySettings(settings: HostingSettings): string {
  const { site, rules, layout, encodings } = settings;
  const line = (name: string, value: string) => `\t\t${name} "${value}"`;
  return filled('Caddyfile', {
    host: new URL(site.url).hostname,
    siteUrl: site.url,
    securityHeaders: linesOf(headersOf(settings), line),
    serviceWorker: serviceWorkerPart(rules, 'Caddyfile-service-worker', {
      workerHeaders: linesOf(
        fileHeaders(SERVICE_WORKER_PATH, true),
        (...header) => `\t${line(...header)}`,
      ),
    }),
    precompressed: encodings.length === 0 ? '' : `\t\t\tprecompressed ${encodings.join(' ')}`,
    pages: filled(`Caddyfile-pages-${layout}`).trimEnd(),
    ...PATTERNS,
  });
}

/** The template is JSON. A slot for a whole value is a string in it. */
function vercelSettings(settings: HostingSettings): string {
  const file = 'templates/hosting/vercel.json';
  const values: Readonly<Record<string, unknown>> = {
    '{{trailingSlash}}': settings.layout === 'directory',
    '{{securityHeaders}}': keysAndValues(headersOf(settings)),
  };
  const parsed = JSON.parse(readTemplate(file), (_, value) => values[value] ?? value);
  if (hasServiceWorker(settings.rules)) {
    // Each rule is for paths of its own: Vercel doesn't say which of two rules for a path sets a header.
    parsed.headers[0].source = `/((?!${SERVICE_WORKER_PATH.slice(1).replace('.', '\\.')}$).*)`;
    const headers = { ...workerHeadersOf(settings), 'Cache-Control': PAGE_CACHE_CONTROL };
    parsed.headers.push({ source: SERVICE_WORKER_PATH, headers: keysAndValues(headers) });
  }
  return fillTemplate(file, CACHING, `${JSON.stringify(parsed, null, 2)}\n`);
}

type Headers = Readonly<Record<string, string>>;

function keysAndValues(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function headersOf({ site, rules }: HostedSite): Headers {
  return securityHeaders(hasServiceWorker(rules), site.url);
}

/** All headers of the service worker's file but `Cache-Control`. */
function workerHeadersOf(hosted: HostedSite): Headers {
  return { ...headersOf(hosted), ...fileHeaders(SERVICE_WORKER_PATH, true) };
}

function linesOf(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

/** The part of a file that is about the service worker, after an empty line; empty in a site that has none. */
function serviceWorkerPart(rules: RuleSetName, template: string, values: Headers): string {
  if (!hasServiceWorker(rules)) return '';
  return `\n\n${filled(template, { ...values, serviceWorkerPath: SERVICE_WORKER_PATH }).trimEnd()}`;
}

function filled(template: string, values: Readonly<Record<string, string>> = {}): string {
  return fillTemplate(`templates/hosting/${template}`, { ...CACHING, ...values });
}

const CACHING = {
  assetsPath: ASSETS_PATH,
  dataPath: DATA_PATH,
  dataReaders: DATA_READERS,
  assetCacheControl: ASSET_CACHE_CONTROL,
  pageCacheControl: PAGE_CACHE_CONTROL,
};
