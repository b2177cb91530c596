import { expect, test } from 'vitest';
import { openData } from '../../../src/generator/files/open-data.ts';
import { staticFiles } from '../../../src/generator/files/static-files.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

const filesOf = (name: string) =>
  staticFiles({ ...placeholderSiteConfig, name }, 'simplified').map(({ file }) => `/${file}`);

const textsOf = (...[site, rules]: Parameters<typeof staticFiles>) =>
  new Map(
    staticFiles(site, rules).map(({ file, contents }) => [
      file,
      Buffer.from(contents()).toString(),
    ]),
  );

function manifest(name: string) {
  const texts = textsOf({ ...placeholderSiteConfig, name }, 'simplified');
  return JSON.parse(texts.get('site.webmanifest') ?? '');
}

test('the manifest calls the site by its name, and by a short one below its icon', () => {
  expect(manifest('Australian Pay Calculator')).toMatchObject({
    name: 'Australian Pay Calculator',
    short_name: 'Pay Calculator',
  });
});

test('the manifest has the brand of the settings, whatever its characters', () => {
  const name = 'Pay "Down Under" \\ & Co';
  expect(manifest(name)).toMatchObject({ name, short_name: name });
});

test('every icon of the manifest is a file of the site', () => {
  const icons: { src: string }[] = manifest('Pay').icons;
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect(filesOf('Pay')).toContain(src);
});

test('a site by the law has the open figures below /data/, and a simplified site has none', () => {
  const { name, url } = placeholderSiteConfig;
  const texts = openData({ publisher: name, address: `${url}/data/` });
  expect(texts.size).toBeGreaterThan(2);
  const figures = (rules: 'legislated' | 'simplified') =>
    [...textsOf(placeholderSiteConfig, rules)].filter(([file]) => file.startsWith('data/'));
  expect(figures('legislated')).toEqual(
    Array.from(texts, ([name, text]) => [`data/${name}`, text]),
  );
  expect(figures('simplified')).toEqual([]);
});
