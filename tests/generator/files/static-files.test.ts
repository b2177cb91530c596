import { expect, test } from 'vitest';
import { manifestFile, readStaticFiles } from '../../../src/generator/files/static-files.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';

function manifest(name: string) {
  const { file, contents } = manifestFile({ ...placeholderSiteConfig, name });
  expect(file).toBe('site.webmanifest');
  return JSON.parse(Buffer.from(contents()).toString());
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
  const files = readStaticFiles().map(({ file }) => `/${file}`);
  const icons: { src: string }[] = manifest('Pay').icons;
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect(files).toContain(src);
});
