/** Files that follow from the settings alone: those of `templates/static`, the icon, `robots.txt`, the web app manifest, open figures. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { calculatorsOf } from '../../site/calculators.ts';
import { type Layout, pageAddress } from '../../site/page-files.ts';
import { DATA_PATH } from '../../site/response-headers.ts';
import { hasServiceWorker } from '../../site/service-worker.ts';
import { PRODUCT_NAME, PRODUCT_SHORT_NAME, type SiteConfig } from '../../site/site-config.ts';
import { PROJECT_FOLDER } from '../project.ts';
import { filesIn } from '../publish/folder-contents.ts';
import { colours } from './colours.ts';
import { openData } from './open-data.ts';
import { type SiteFile, textFile } from './site-file.ts';
import { SITEMAP_INDEX_FILE } from './sitemaps.ts';
import { fillTemplate } from './templates.ts';

/** @throws UserError if a template has an unknown slot. */
export function staticFiles(
  { url, name }: SiteConfig,
  rules: RuleSetName,
  layout: Layout,
): SiteFile[] {
  const folder = path.join(PROJECT_FOLDER, 'templates/static');
  // Sites by the law publish its figures.
  const figures =
    rules === 'legislated' ? [...openData({ publisher: name, address: url + DATA_PATH })] : [];
  return [
    ...filesIn(folder).map((file) => ({
      file,
      contents: () => readFileSync(path.join(folder, file)),
    })),
    textFile('favicon.svg', fillTemplate('templates/images/favicon.svg', colours())),
    filled('robots.txt', { sitemap: `${url}/${SITEMAP_INDEX_FILE}` }),
    textFile('site.webmanifest', manifest(name, rules, layout)),
    ...figures.map(([name, text]) => textFile(DATA_PATH.slice(1) + name, text)),
  ];
}

function manifest(name: string, rules: RuleSetName, layout: Layout): string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const text = fillTemplate('templates/site.webmanifest', {
    ...colours(),
    name: inJson(name),
    // Below the icon on a home screen.
    shortName: inJson(name === PRODUCT_NAME ? PRODUCT_SHORT_NAME : name),
  });
  if (!hasServiceWorker(rules)) return text;
  // The site works as an app without a connection too.
  const more = {
    dir: 'ltr',
    categories: ['finance', 'utilities'],
    shortcuts: calculatorsOf(rules)
      .slice(1, 1 + MOST_SHORTCUTS)
      .map(({ path, name, question }) => ({
        name,
        description: question,
        url: pageAddress(path, layout),
      })),
  };
  return `${JSON.stringify({ ...JSON.parse(text), ...more }, null, 2)}\n`;
}

/** Systems show no more of them. The app itself opens the first calculator. */
const MOST_SHORTCUTS = 4;

function filled(file: string, values: Readonly<Record<string, string>>): SiteFile {
  return textFile(file, fillTemplate(`templates/${file}`, values));
}
