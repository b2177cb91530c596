/** The edge handler, and what each host that can run it needs to know, from `templates/hosting/`. */
import { ASSETS_PATH } from '../../site/response-headers.ts';
import type { SiteFile } from '../publish/site-file.ts';
import { fillTemplate, readTemplate } from './templates.ts';

/** The template of each file. */
const TEMPLATES: Readonly<Record<string, string>> = {
  '.assetsignore': 'cloudflare/assetsignore',
  'hosting/cloudflare/wrangler.jsonc': 'cloudflare/wrangler.jsonc',
  'hosting/deno/serve.js': 'deno/serve.js',
  'hosting/netlify/site.js': 'netlify/site.js',
  'netlify.toml': 'netlify/netlify.toml',
};

/**
 * The files that a site with an edge handler has beyond those that are served.
 * @throws UserError if a template is missing or has an unknown slot.
 */
export function edgeFiles(projectFolder: string, handler: Uint8Array): SiteFile[] {
  const adapters = Object.entries(TEMPLATES).map(([file, template]) => {
    const source = readTemplate(projectFolder, `templates/hosting/${template}`);
    return { file, contents: Buffer.from(fillTemplate(source, { assetsPath: ASSETS_PATH })) };
  });
  return [{ file: 'hosting/edge/handler.js', contents: handler }, ...adapters];
}
