/**
 * `node scripts/start.cjs draw-images` draws the site's bitmap images from their SVG originals into
 * `templates/static`, which is committed. Run it after a change of an original or of a colour. Needs Chromium.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '../src/generator/files/colours.ts';
import { fillTemplate } from '../src/generator/files/templates.ts';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { startChromium } from './lib/chromium.ts';

const browser = await startChromium();
for (const [file, original, width, height] of [
  ['favicon.ico', 'favicon.svg', 32, 32],
  ['apple-touch-icon.png', 'app-icon.svg', 180, 180],
  ['icon-192.png', 'favicon.svg', 192, 192],
  ['icon-512.png', 'app-icon.svg', 512, 512],
  ['social-image.png', 'social-image.svg', 1200, 630],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  const drawing = fillTemplate(`templates/images/${original}`, colours());
  const svg = Buffer.from(drawing).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.evaluate('document.images[0].decode()');
  const png = await page.screenshot({ omitBackground: true });
  const image = file.endsWith('.ico') ? asIco(png, width) : png;
  writeFileSync(path.join(PROJECT_FOLDER, 'templates/static', file), image);
  console.log(`${file} ${image.length} bytes`);
}
await browser.close();

/** A `.ico` of one image: six bytes of header, sixteen of directory, then the PNG as it is. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.set([1, 0, 1, 0, size, size], 2);
  header.set([1, 0, 32], 10);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
