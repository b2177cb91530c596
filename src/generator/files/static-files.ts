/** Files that are copied unchanged from `templates/static`, `robots.txt`, and the web app manifest. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME, PRODUCT_SHORT_NAME, type SiteConfig } from '../../site/site-config.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { type SiteFile, textFile } from './site-file.ts';
import { SITEMAP_INDEX_FILE } from './sitemaps.ts';
import { fillTemplate, readTemplate } from './templates.ts';

const STATIC_FOLDER = 'templates/static';

/** Icons and other static files, each at its path in the output folder. */
export function readStaticFiles(): SiteFile[] {
  const folder = path.join(PROJECT_FOLDER, STATIC_FOLDER);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: path.relative(folder, file).split(path.sep).join('/'),
      contents: () => readFileSync(file),
    }));
}

/** `robots.txt`, which names the sitemap index of the site at `siteUrl`. */
export function robotsFile(siteUrl: string): SiteFile {
  const text = fillTemplate(readTemplate('templates/robots.txt'), {
    sitemap: `${siteUrl}/${SITEMAP_INDEX_FILE}`,
  });
  return textFile('robots.txt', text);
}

/** The web app manifest: what the site is called once it is on a home screen. */
export function manifestFile({ name }: SiteConfig): SiteFile {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const text = fillTemplate(readTemplate(`templates/${MANIFEST}`), {
    name: inJson(name),
    shortName: inJson(name === PRODUCT_NAME ? PRODUCT_SHORT_NAME : name),
  });
  return textFile(MANIFEST, text);
}

const MANIFEST = 'site.webmanifest';
