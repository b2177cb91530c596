/**
 * `node --import tsx scripts/draw-images.ts` draws the site's bitmap images from their SVG originals into
 * `templates/static`, which is committed. Run it after a change of an original. Needs Chromium.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { chromiumOptions } from './lib/chromium.ts';

const TEMPLATES = path.join(PROJECT_FOLDER, 'templates');
const STATIC = path.join(TEMPLATES, 'static');

const browser = await chromium.launch(chromiumOptions());
try {
  const favicon = path.join(STATIC, 'favicon.svg');
  const appIcon = path.join(TEMPLATES, 'images/app-icon.svg');
  const socialImage = path.join(TEMPLATES, 'images/social-image.svg');
  await writeFile(
    path.join(STATIC, 'favicon.ico'),
    asIco(await draw(browser, favicon, 32, 32), 32),
  );
  for (const [file, original, width, height] of [
    ['apple-touch-icon.png', appIcon, 180, 180],
    ['icon-192.png', favicon, 192, 192],
    ['icon-512.png', appIcon, 512, 512],
    ['social-image.png', socialImage, 1200, 630],
  ] as const) {
    const png = await draw(browser, original, width, height);
    await writeFile(path.join(STATIC, file), png);
    console.log(`${file} ${png.length} bytes`);
  }
} finally {
  await browser.close();
}

/** `original`, an SVG file, as a PNG of `width` by `height` pixels on a transparent background. */
async function draw(
  browser: Browser,
  original: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = Buffer.from(await readFile(original)).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.evaluate('document.images[0].decode()');
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** A `.ico` of one image: six bytes of header, sixteen of directory, then the PNG as it is. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
