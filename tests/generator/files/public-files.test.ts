import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertOutOfTheWay, publicFiles } from '../../../src/generator/files/public-files.ts';

let folder: string;
let own: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-files-'));
  own = path.join(folder, 'own');
  mkdirSync(own);
  writeFileSync(path.join(own, 'ads.txt'), 'example.com, 1, DIRECT');
});
afterEach(() => rmSync(folder, { recursive: true }));

function find() {
  return publicFiles(own, path.join(folder, 'dist'));
}

/** Refuses what is in the way of a site with one salary page in `file`. */
function assertFit(file = 'salary/80000.html') {
  const names = find().map((found) => found.file);
  assertOutOfTheWay(own, names, ['index.html', file], ['/', '/salary/80000']);
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
    expect(() => find()).toThrow(`${path.join(own, 'link')} is no file of less than 2 GB`);
  });

  test('are refused where they are larger than Node.js can read at once', () => {
    const large = path.join(own, 'large.bin');
    writeFileSync(large, '');
    truncateSync(large, 2 ** 31);
    expect(() => find()).toThrow(
      `${large} is no file of less than 2 GB, so it cannot be part of the site: take it out of there.`,
    );
  });

  test.each([
    ['a page', 'salary/80000/index.html'],
    ['the folder of a page', 'salary/80000'],
    ['the folder of all of them', 'salary'],
    ['the page as a folder', 'salary/80000/index.html/notes.txt'],
  ])('are refused in the place of %s of the salaries', (_, name) => {
    mkdirSync(path.dirname(path.join(own, name)), { recursive: true });
    writeFileSync(path.join(own, name), '');
    expect(() => assertFit('salary/80000/index.html')).toThrow(
      `${name} would take the place of a file of the site`,
    );
  });

  test('may be beside the salaries, even in their folder', () => {
    mkdirSync(path.join(own, 'salary'));
    writeFileSync(path.join(own, 'salary/80050'), '');
    expect(() => assertFit()).not.toThrow();
  });

  test('are refused at the address of a salary', () => {
    mkdirSync(path.join(own, 'salary'));
    writeFileSync(path.join(own, 'salary/80000.htm'), '');
    expect(() => assertFit()).toThrow('would take the place of the page /salary/80000');
  });
});
