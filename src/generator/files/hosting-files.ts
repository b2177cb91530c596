/** Files that tell static hosts and web servers how to serve the site, from `templates/hosting/`. */

import type { Layout } from '../../site/page-files.ts';
import {
  ASSET_CACHE_CONTROL,
  ASSETS_PATH,
  PAGE_CACHE_CONTROL,
  securityHeaders,
} from '../../site/response-headers.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import type { Encoding } from './precompress.ts';
import type { SiteFile } from './site-file.ts';
import { fillTemplate, readTemplate, type Template } from './templates.ts';

export interface HostingSettings {
  readonly site: SiteConfig;
  readonly layout: Layout;
  /** The encodings of the compressed copies in the output folder. */
  readonly encodings: readonly Encoding[];
}

/**
 * The files of every host, each at the path where that host looks for it.
 * @throws UserError if a template is missing or has an unknown slot.
 */
export function hostingFiles(settings: HostingSettings): SiteFile[] {
  const { site, layout, encodings } = settings;
  const read = (name: string) => readTemplate(`templates/hosting/${name}`);
  const headers = securityHeaders(site.url);
  const fill = (template: Template, values: Readonly<Record<string, string>> = {}) =>
    fillTemplate(template, { ...CACHING, ...values });
  const texts: Record<string, string> = {
    // Without this file GitHub Pages runs Jekyll over 150,000 files.
    '.nojekyll': '',
    _headers: fill(read('_headers'), {
      securityHeaders: headerLines(headers, (name, value) => `  ${name}: ${value}`),
    }),
    _redirects: fill(read('_redirects')),
    'vercel.json': fill(vercelSettings(read('vercel.json'), layout, headers)),
    'hosting/nginx.conf': fill(read('nginx.conf'), {
      host: new URL(site.url).hostname,
      securityHeaders: headerLines(
        headers,
        (name, value) => `  add_header ${name} "${value}" always;`,
      ),
      precompressed: encodings.map((encoding) => `  ${NGINX_DIRECTIVES[encoding]} on;`).join('\n'),
      pages: fill(read(`nginx-pages-${layout}.conf`)).trimEnd(),
    }),
    'hosting/Caddyfile': fill(read('Caddyfile'), {
      host: new URL(site.url).hostname,
      siteUrl: site.url,
      securityHeaders: headerLines(headers, (name, value) => `\t\t${name} "${value}"`),
      precompressed: encodings.length === 0 ? '' : `\t\t\tprecompressed ${encodings.join(' ')}`,
      pages: fill(read(`Caddyfile-pages-${layout}`)).trimEnd(),
    }),
  };
  return Object.entries(texts).map(([file, text]) => ({ file, contents: Buffer.from(text) }));
}

type Headers = ReturnType<typeof securityHeaders>;

/** Every nginx has `gzip_static`; `brotli_static` is a module (Debian: libnginx-mod-http-brotli-static). */
const NGINX_DIRECTIVES: Readonly<Record<Encoding, string>> = {
  gzip: 'gzip_static',
  br: 'brotli_static',
};

/** The template is JSON. A slot for a whole value is a string in it. */
function vercelSettings({ source, file }: Template, layout: Layout, headers: Headers): Template {
  const values: Readonly<Record<string, unknown>> = {
    '{{trailingSlash}}': layout === 'directory',
    '{{securityHeaders}}': Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
  const settings = JSON.parse(source, (_, value) => values[value] ?? value);
  return { source: `${JSON.stringify(settings, null, 2)}\n`, file };
}

function headerLines(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

const CACHING = {
  assetsPath: ASSETS_PATH,
  assetCacheControl: ASSET_CACHE_CONTROL,
  pageCacheControl: PAGE_CACHE_CONTROL,
};
