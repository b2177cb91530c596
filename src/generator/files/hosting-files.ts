/** Files that tell hosts and web servers how to serve the site, from `templates/hosting/`. */

import {
  COPY_SUFFIXES,
  type Encoding,
  HOST_FILES,
  HOST_FOLDER,
  PATTERNS,
} from '../../site/files-without-address.ts';
import type { Layout } from '../../site/page-files.ts';
import {
  ASSET_CACHE_CONTROL,
  ASSETS_PATH,
  DATA_PATH,
  DATA_READERS,
  PAGE_CACHE_CONTROL,
  securityHeaders,
} from '../../site/response-headers.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../site/site-config.ts';
import { MARKER_FILE } from '../publish/site-marker.ts';
import { type SiteFile, textFile } from './site-file.ts';
import { fillTemplate, readTemplate } from './templates.ts';

interface HostingSettings {
  readonly site: SiteConfig;
  readonly layout: Layout;
  readonly encodings: readonly Encoding[];
}

/**
 * The files of every host that serves files alone, each at the path where that host looks for it.
 * @throws UserError if a template is missing or has an unknown slot.
 */
export function hostingFiles(settings: HostingSettings): SiteFile[] {
  const { site, layout } = settings;
  return [
    // Without this file GitHub Pages runs Jekyll over 150,000 files.
    textFile('.nojekyll', ''),
    headersFile(site),
    textFile('_redirects', filled('_redirects')),
    textFile('vercel.json', vercelSettings(layout, securityHeaders(site.url))),
    textFile('hosting/nginx.conf', nginxSettings(settings)),
    textFile('hosting/Caddyfile', caddySettings(settings)),
    textFile('hosting/bucket/cache-control.txt', filled('bucket/cache-control.txt')),
    textFile('hosting/bucket/exclude.txt', filled('bucket/exclude.txt', { hostFiles: EXCLUDED })),
  ];
}

/** Where the edge handler is, as the files of its hosts name it. */
export const EDGE_HANDLER_FILE = 'hosting/edge/handler.js';

/** The files of the host that runs an edge handler. */
export function edgeHostFiles(site: SiteConfig): SiteFile[] {
  const copies = Object.values(COPY_SUFFIXES).map((suffix) => `*${suffix}`);
  return [
    headersFile(site),
    textFile(
      '.assetsignore',
      filled('cloudflare/assetsignore', { copies: copies.join('\n'), hostFolder: HOST_FOLDER }),
    ),
    textFile('hosting/cloudflare/wrangler.jsonc', workerSettings(site)),
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

function headersFile({ url }: SiteConfig): SiteFile {
  const headers = headerLines(url, (name, value) => `  ${name}: ${value}`);
  return textFile('_headers', filled('_headers', { securityHeaders: headers }));
}

function nginxSettings({ site, layout, encodings }: HostingSettings): string {
  return filled('nginx.conf', {
    host: new URL(site.url).hostname,
    securityHeaders: headerLines(
      site.url,
      (name, value) => `  add_header ${name} "${value}" always;`,
    ),
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

function caddySettings({ site, layout, encodings }: HostingSettings): string {
  return filled('Caddyfile', {
    host: new URL(site.url).hostname,
    siteUrl: site.url,
    securityHeaders: headerLines(site.url, (name, value) => `\t\t${name} "${value}"`),
    precompressed: encodings.length === 0 ? '' : `\t\t\tprecompressed ${encodings.join(' ')}`,
    pages: filled(`Caddyfile-pages-${layout}`).trimEnd(),
    ...PATTERNS,
  });
}

/** The template is JSON. A slot for a whole value is a string in it. */
function vercelSettings(layout: Layout, headers: Readonly<Record<string, string>>): string {
  const file = 'templates/hosting/vercel.json';
  const values: Readonly<Record<string, unknown>> = {
    '{{trailingSlash}}': layout === 'directory',
    '{{securityHeaders}}': Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
  const settings = JSON.parse(readTemplate(file), (_, value) => values[value] ?? value);
  return fillTemplate(file, CACHING, `${JSON.stringify(settings, null, 2)}\n`);
}

function headerLines(siteUrl: string, line: (name: string, value: string) => string): string {
  return Object.entries(securityHeaders(siteUrl))
    .map(([name, value]) => line(name, value))
    .join('\n');
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
