/** What each host that can run an edge handler needs beside it, from `templates/hosting/`. */
import { ASSETS_PATH } from '../../site/response-headers.ts';
import type { SiteFile } from './site-file.ts';
import { fillTemplate, readTemplate } from './templates.ts';

/** The template of each file. */
const TEMPLATES: Readonly<Record<string, string>> = {
  '.assetsignore': 'cloudflare/assetsignore',
  'hosting/cloudflare/wrangler.jsonc': 'cloudflare/wrangler.jsonc',
  'hosting/deno/serve.js': 'deno/serve.js',
  'hosting/netlify/site.js': 'netlify/site.js',
  'netlify.toml': 'netlify/netlify.toml',
};

/** Where the handler is, as the files below name it. */
export const EDGE_HANDLER_FILE = 'hosting/edge/handler.js';

/**
 * The files that tell each host of the handler.
 * @throws UserError if a template is missing or has an unknown slot.
 */
export function edgeHostFiles(): SiteFile[] {
  return Object.entries(TEMPLATES).map(([file, template]) => {
    const source = readTemplate(`templates/hosting/${template}`);
    return { file, contents: Buffer.from(fillTemplate(source, { assetsPath: ASSETS_PATH })) };
  });
}

/** Whether `file` has an address: not what is hidden, what a host reads, or compressed copies, as for `nginx.conf`. */
export function isServedAtEdge(file: string): boolean {
  return !/(?!^\.well-known\/)(^|\/)\.|^(_headers|_redirects|vercel\.json)$|^hosting\/|\.(br|gz)$/.test(
    file,
  );
}
