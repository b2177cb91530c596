/** Files that are copied unchanged from `templates/static`, `robots.txt`, and the web app manifest. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME, PRODUCT_SHORT_NAME, type SiteConfig } from '../../site/site-config.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { filesIn } from '../publish/folder-contents.ts';
import { type SiteFile, textFile } from './site-file.ts';
import { SITEMAP_INDEX_FILE } from './sitemaps.ts';
import { fillTemplate } from './templates.ts';

/** Icons and other static files, each at its path in the output folder. */
export function readStaticFiles(): SiteFile[] {
  const folder = path.join(PROJECT_FOLDER, 'templates/static');
  return filesIn(folder).map((file) => ({
    file,
    contents: () => readFileSync(path.join(folder, file)),
  }));
}

/** `robots.txt`, which names the sitemap index of the site at `siteUrl`. */
export function robotsFile(siteUrl: string): SiteFile {
  const text = fillTemplate('templates/robots.txt', {
    sitemap: `${siteUrl}/${SITEMAP_INDEX_FILE}`,
  });
  return textFile('robots.txt', text);
}

/** The web app manifest, which has the site's name on a home screen. */
export function manifestFile({ name }: SiteConfig): SiteFile {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const text = fillTemplate('templates/site.webmanifest', {
    name: inJson(name),
    shortName: inJson(name === PRODUCT_NAME ? PRODUCT_SHORT_NAME : name),
  });
  return textFile('site.webmanifest', text);
}
