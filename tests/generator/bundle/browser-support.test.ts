/** The oldest browsers that the site is for: `browserslist` in `package.json`. */
import { readFile } from 'node:fs/promises';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { bundleBrowserAssets } from '../../../src/generator/bundle/browser.ts';

const { browserslist } = JSON.parse(await readFile('package.json', 'utf8')) as {
  browserslist: string[];
};

/** What some of these browsers lack, and what their visitors see instead. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  'css-content-visibility': 'a keystroke takes longer, as what is out of view is drawn too',
  'css-media-scripting': 'the links of the menu are in the header, as they are without script',
  'css-paged-media': 'paper has the margins of the browser',
  'css-scrollbar': 'a scrollbar is as wide as others',
  'css-selection': 'selected text has the colours of the browser',
  'css3-cursors': 'a phone has no pointer',
  'text-size-adjust': 'a phone on its side may enlarge text',
};

test('the style needs only what every supported browser has, and otherwise reads in full', async () => {
  const lacking = new Map<string, string>();
  const check = doiuse({
    browsers: browserslist,
    onFeatureUsage: ({ feature, featureData, message }) => {
      if (featureData?.missing) lacking.set(feature, message);
    },
  });
  await postcss([check]).process(await bundledStyle(), { from: undefined });
  for (const feature of Object.keys(ENHANCEMENTS)) {
    expect(lacking.delete(feature), `${feature} is not used, or every browser has it`).toBe(true);
  }
  expect([...lacking.values()]).toEqual([]);
});

test('docs/build.md names these browsers', async () => {
  const [, browsers] = (await readFile('docs/build.md', 'utf8')).split('## Browsers');
  const words = browsers?.split('## ')[0];
  for (const [query, name] of [
    ['chrome', 'Chrome'],
    ['edge', 'Edge'],
    ['firefox', 'Firefox'],
    ['safari', 'Safari'],
  ]) {
    const oldest = browserslist.find((line) => line.startsWith(`${query} >= `));
    expect(words).toContain(`${name} ${oldest?.split(' ').at(-1)}`);
  }
});

async function bundledStyle(): Promise<string> {
  const { assets, files } = await bundleBrowserAssets('simplified');
  const style = files.find(({ file }) => `/${file}` === assets.stylesheet);
  return style?.text ?? '';
}
