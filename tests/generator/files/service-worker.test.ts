/** The service worker's file: what it lists, and when it is another one. */
import { beforeAll, expect, test } from 'vitest';
import { prepareSite } from '../../../src/generator/prepare-site.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { calculatorsOf } from '../../../src/site/calculators.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../../src/site/site-config.ts';
import { buildSettings } from '../../support/build-settings.ts';

/** The texts of the files of a site, by name. */
async function filesOf(rules: RuleSetName, changes: Partial<SiteConfig> = {}) {
  const site = { ...placeholderSiteConfig, ...changes };
  const { files } = await prepareSite(buildSettings({ out: 'none', rules, site }));
  return new Map(files.map(({ file, contents }) => [file, Buffer.from(contents()).toString()]));
}

/** What the worker keeps, and its version. */
function keptBy(text = '') {
  const [, version] = /version:"(\w+)"/.exec(text) ?? [];
  const list = (name: string) =>
    JSON.parse(new RegExp(`${name}:(\\[[^\\]]*\\])`).exec(text)?.[1] ?? '[]') as string[];
  return { version, pages: list('pages'), files: list('files') };
}

let site: Map<string, string>;
beforeAll(async () => {
  site = await filesOf('legislated');
});

test('it keeps the page of every calculator and the list of them, and no other', () => {
  const calculators = calculatorsOf('legislated').map(({ path }) => path);
  expect(keptBy(site.get('sw.js')).pages).toEqual([...calculators, '/calculators']);
});

test('it keeps every script and style, the manifest and its icons, all of them files of the site', () => {
  const { files } = keptBy(site.get('sw.js'));
  const assets = [...site.keys()].filter((file) => file.startsWith('assets/'));
  const { icons } = JSON.parse(site.get('site.webmanifest') ?? '');
  const wanted = [
    ...assets.map((file) => `/${file}`),
    ...['/site.webmanifest', ...icons.map(({ src }: { src: string }) => src)],
  ];
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

test('it is the same for the same site, and another one if only the words of a page are others', async () => {
  expect((await filesOf('legislated')).get('sw.js')).toBe(site.get('sw.js'));
  const renamed = keptBy((await filesOf('legislated', { name: 'Payday' })).get('sw.js'));
  const kept = keptBy(site.get('sw.js'));
  expect(renamed.version).not.toBe(kept.version);
  expect(renamed.files).toEqual(kept.files);
});

test('a simplified site has none, and no script of it knows of one', async () => {
  const files = await filesOf('simplified');
  expect(files.has('sw.js')).toBe(false);
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  expect(scripts.filter(([, text]) => /serviceWorker|sw\.js/.test(text))).toEqual([]);
});
