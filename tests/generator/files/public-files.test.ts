import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietReporter } from '../../../scripts/lib/reporter.ts';
import { checkSite } from '../../../src/generator/check-site.ts';
import { publicFiles } from '../../../src/generator/files/public-files.ts';
import { generateSite } from '../../../src/generator/generate-site.ts';
import type { BuildSettings } from '../../../src/generator/site-settings.ts';
import { buildSettings } from '../../support/build-settings.ts';
import { filesIn } from '../gen-site-command.ts';

let folder: string;
let own: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-files-'));
  own = path.join(folder, 'own');
  out = path.join(folder, 'dist');
  addOwn('ads.txt', 'example.com, 1, DIRECT');
});
afterEach(() => rmSync(folder, { recursive: true }));

function addOwn(name: string, text = ''): void {
  const file = path.join(own, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const settings = (publicFolder?: string) => buildSettings({ out, amounts: [80_000], publicFolder });
const build = (publicFolder?: string, changes: Partial<BuildSettings> = {}) =>
  generateSite({ ...settings(publicFolder), ...changes }, quietReporter);

test('files of one’s own may be linked to, one by one', () => {
  symlinkSync('ads.txt', path.join(own, 'app-ads.txt'));
  const [ads, app] = publicFiles(own, out);
  expect([ads?.file, app?.file]).toEqual(['ads.txt', 'app-ads.txt']);
  expect(app?.contents()).toEqual(ads?.contents());
});

test.each(['..', 'nowhere', '/dev/null'])('a link to %s is refused', (target) => {
  symlinkSync(target, path.join(own, 'link'));
  expect(() => publicFiles(own, out)).toThrow(
    `${path.join(own, 'link')} is no file, so it cannot be part of the site: take it out of there.`,
  );
});

test.each(['a\\b.txt', 'a\nb.txt', 'a\\b/c.txt'])('a file called %j is refused', (name) => {
  addOwn(name);
  expect(() => publicFiles(own, out)).toThrow(
    `${path.join(own, name)} has a backslash or a control character in its name`,
  );
});

test('a folder that the site is in is refused', () => {
  expect(() => publicFiles(folder, out)).toThrow('overlap');
});

test.each<[file: string, what: string, named?: string, changes?: Partial<BuildSettings>]>([
  ['.gen-site.json', 'a file of the site'],
  ['salary/80000.html', 'a file of the site'],
  ['salary/80000', 'the page /salary/80000'],
  ['salary/80000.htm', 'the page /salary/80000'],
  ['contact/index.html', 'the page /contact'],
  ['salary', 'a folder of the site'],
  ['assets', 'a folder of the site'],
  ['hosting', 'a folder of the site'],
  ['index.html/x', 'a file of the site', 'index.html'],
  ['salary/80000.html/x/y', 'a file of the site', 'salary/80000.html'],
  ['contact', 'the page /contact', 'contact', { layout: 'directory' }],
  ['salary', 'a folder of the site', 'salary', { layout: 'directory' }],
  ['salary', 'a folder of the site', 'salary', { writtenSalaries: [] }],
  // The compressed copy of another file of one's own.
  ['ads.txt.br', 'a file of the site', 'ads.txt.br', { encodings: ['br'] }],
])(
  'a build with %s of one’s own in the place of %s is refused',
  async (file, what, named = file, changes = {}) => {
    addOwn(file, 'mine');
    await expect(build(own, changes)).rejects.toThrow(
      `${path.join(own, named)} would take the place of ${what}: rename it or take it out of there.`,
    );
    expect(filesIn(folder)).toEqual(filesIn(own).map((name) => `own/${name}`));
  },
);

test('a build has files of one’s own in the site as they are, and a check counts them among it', async () => {
  addOwn('CNAME', 'pay.example.com\n');
  addOwn('.well-known/security.txt', 'Contact: mailto:security@example.com\n');
  addOwn('what? #1 100%.txt');
  // Beside the salaries, even in their folder.
  addOwn('salary/80050');
  await build(own);
  for (const file of filesIn(own)) {
    expect(readFileSync(path.join(out, file))).toEqual(readFileSync(path.join(own, file)));
  }
  addOwn('CNAME', 'other.example.com\n');
  const { missing, differing, extra } = await checkSite(settings(own), quietReporter);
  // The marker has a hash of all files.
  const changed = expect.arrayContaining(['CNAME']);
  expect({ missing, differing, extra }).toEqual({ missing: [], differing: changed, extra: [] });

  await build(own);
  expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('other.example.com\n');
  await build();
  const left = filesIn(out);
  expect(filesIn(own).filter((file) => left.includes(file))).toEqual([]);
});
