import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietReporter } from '../../../scripts/lib/reporter.ts';
import { checkSite } from '../../../src/generator/check-site.ts';
import { assertOutOfTheWay, publicFiles } from '../../../src/generator/files/public-files.ts';
import { generateSite } from '../../../src/generator/generate-site.ts';
import { buildSettings } from '../../support/build-settings.ts';
import { filesIn } from '../gen-site-command.ts';

let folder: string;
let own: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-files-'));
  own = path.join(folder, 'own');
  addOwn('ads.txt', 'example.com, 1, DIRECT');
});
afterEach(() => rmSync(folder, { recursive: true }));

function addOwn(name: string, text = ''): void {
  const file = path.join(own, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function find() {
  return publicFiles(own, path.join(folder, 'dist'));
}

/** Refuses what is in the way of a site with a page of the salary of 80,000. */
function assertFit() {
  const files = new Set(['index.html', 'salary/80000.html']);
  assertOutOfTheWay(own, find(), files, new Set(['/', '/salary/80000']));
}

describe('files of one’s own', () => {
  test('may be linked to, one by one', () => {
    symlinkSync('ads.txt', path.join(own, 'app-ads.txt'));
    const [ads, app] = find();
    expect([ads?.file, app?.file]).toEqual(['ads.txt', 'app-ads.txt']);
    expect(app?.contents()).toEqual(ads?.contents());
  });

  test.each(['..', 'nowhere', '/dev/null'])('are refused where a link leads to %s', (target) => {
    symlinkSync(target, path.join(own, 'link'));
    expect(() => find()).toThrow(
      `${path.join(own, 'link')} is no file, so it cannot be part of the site: take it out of there.`,
    );
  });

  test.each([
    ['salary/80000.html', 'a file of the site'],
    ['salary/80000', 'the page /salary/80000'],
    ['salary/80000.htm', 'the page /salary/80000'],
    ['salary/80000/index.html', 'the page /salary/80000'],
  ])('are refused as %s in the place of %s', (name, what) => {
    addOwn(name);
    expect(() => assertFit()).toThrow(`${name} would take the place of ${what}`);
  });

  test('may be beside the salaries, even in their folder', () => {
    addOwn('salary/80050');
    expect(() => assertFit()).not.toThrow();
  });

  test('are refused from a folder that the site is in', () => {
    expect(() => publicFiles(folder, path.join(folder, 'dist'))).toThrow('overlap');
  });
});

describe('a build', () => {
  let out: string;
  beforeEach(() => {
    out = path.join(folder, 'dist');
  });
  const settings = (publicFolder?: string) =>
    buildSettings({ out, amounts: [80_000], publicFolder });
  const build = (publicFolder?: string) => generateSite(settings(publicFolder), quietReporter);

  test('has files of one’s own in the site as they are, and a check counts them among it', async () => {
    addOwn('CNAME', 'pay.example.com\n');
    addOwn('.well-known/security.txt', 'Contact: mailto:security@example.com\n');
    addOwn('salary/about.txt', 'About salaries\n');
    await build(own);
    for (const file of filesIn(own)) {
      expect(readFileSync(path.join(out, file))).toEqual(readFileSync(path.join(own, file)));
    }
    addOwn('CNAME', 'other.example.com\n');
    const { missing, differing, extra } = await checkSite(settings(own), quietReporter);
    expect({ missing, differing, extra }).toEqual({
      missing: [],
      // The marker has a hash of all files.
      differing: expect.arrayContaining(['CNAME']),
      extra: [],
    });

    await build(own);
    expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('other.example.com\n');
    await build();
    expect(filesIn(own).filter((file) => existsSync(path.join(out, file)))).toEqual([]);
  });

  test.each([
    ['.gen-site.json', 'a file of the site'],
    ['contact/index.html', 'the page /contact'],
  ])('is refused where %s of one’s own would take the place of %s', async (file, what) => {
    addOwn(file, 'mine');
    await expect(build(own)).rejects.toThrow(
      `${path.join(own, file)} would take the place of ${what}: rename it or take it out of there.`,
    );
    expect(existsSync(out)).toBe(false);
  });
});
