import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASSET_CACHE_CONTROL, PAGE_CACHE_CONTROL } from '../../src/site/response-headers.ts';
import { filesIn, genSite } from '../generator/gen-site-command.ts';
import { isLeftOut } from '../support/programs.ts';

/** Files of the operator's, by names like those of the settings of hosts. */
const PUBLIC_FILES = [
  '.well-known/security.txt',
  '.well-known/acme/token',
  '_verification.txt',
  '_data/_headers',
  'press/vercel.json',
];

/** Settings of hosts, and the mark of gen-site. */
const HOST_FILES = [
  ...['.gen-site.json', '.nojekyll', '_headers', '_redirects', 'hosting/Caddyfile'],
  ...['hosting/bucket/cache-control.txt', 'hosting/bucket/exclude.txt', 'hosting/nginx.conf'],
  'vercel.json',
];

// A folder takes the place of the bucket: rclone treats both alike, but for the headers of objects.
describe.skipIf(isLeftOut('rclone'))('scripts/deploy-bucket.sh', () => {
  let folder: string;
  let site: string;
  let bucket: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'deploy-bucket-'));
    site = path.join(folder, 'dist');
    bucket = path.join(folder, 'bucket');
    const publicFolder = path.join(folder, 'public');
    for (const file of PUBLIC_FILES) {
      mkdirSync(path.dirname(path.join(publicFolder, file)), { recursive: true });
      writeFileSync(path.join(publicFolder, file), `This is ${file}.`);
    }
    await genSite(
      ...['--only', '80000-81000', '--layout', 'directory', '--public', publicFolder],
      ...['--out', site, '--quiet'],
    );
    deploy();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Files that were uploaded or deleted, in this order. */
  function deploy(): string[] {
    const log = path.join(folder, 'log');
    rmSync(log, { force: true });
    const settings = { RCLONE_CONFIG: '/dev/null', RCLONE_LOG_FILE: log, RCLONE_LOG_LEVEL: 'INFO' };
    execFileSync('scripts/deploy-bucket.sh', [site, bucket], {
      env: { ...process.env, ...settings },
    });
    const done = readFileSync(log, 'utf8').matchAll(/INFO {2}: (\S+): (?:Copied|Deleted)\b/g);
    return Array.from(done, ([, file = '']) => file);
  }

  it('uploads what visitors load and what the operator added, and no settings of other hosts', () => {
    const uploaded = filesIn(bucket);
    expect(uploaded).toEqual(expect.arrayContaining(['salary/80000/index.html', ...PUBLIC_FILES]));
    expect(filesIn(site).filter((file) => !uploaded.includes(file))).toEqual(HOST_FILES);
  });

  it('uploads an edit that leaves the size and the time as they were, and nothing where only times are new', () => {
    for (const file of filesIn(site)) utimesSync(path.join(site, file), new Date(), new Date());
    expect(deploy()).toEqual([]);
    const page = path.join(site, 'salary/80500/index.html');
    const { mtime } = statSync(page);
    writeFileSync(page, readFileSync(page, 'utf8').replace('Explore More', 'Explore Mare'));
    utimesSync(page, mtime, mtime);
    expect(deploy()).toEqual(['salary/80500/index.html']);
    expect(readFileSync(path.join(bucket, 'salary/80500/index.html'), 'utf8')).toContain('Mare');
  });

  it('uploads assets first, then pages, and deletes last', () => {
    mkdirSync(path.join(bucket, 'salary/1'));
    writeFileSync(path.join(bucket, 'salary/1/index.html'), 'gone');
    writeFileSync(path.join(bucket, 'assets/old.js'), 'gone');
    writeFileSync(path.join(site, 'assets/new.js'), 'new');
    writeFileSync(path.join(site, 'salary/80600/index.html'), 'new');
    const [asset, page, ...deleted] = deploy();
    expect([asset, page]).toEqual(['new.js', 'salary/80600/index.html']);
    expect(deleted.sort()).toEqual(['assets/old.js', 'salary/1/index.html']);
  });

  it('sends assets with the header of assets, and other files with that of pages', () => {
    const programs = path.join(folder, 'programs');
    mkdirSync(programs);
    const log = path.join(folder, 'calls');
    const script = `#!/bin/sh\nfor word; do echo "$word" >>'${log}'; done\n`;
    writeFileSync(path.join(programs, 'rclone'), script, { mode: 0o755 });
    execFileSync('scripts/deploy-bucket.sh', [site, bucket], {
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
    });
    const headers = readFileSync(log, 'utf8').match(/^(copy|copyto|sync|Cache-Control: .*)$/gm);
    expect(headers).toEqual([
      ...['copy', `Cache-Control: ${ASSET_CACHE_CONTROL}`],
      ...['copyto', `Cache-Control: ${PAGE_CACHE_CONTROL}`],
      ...['sync', `Cache-Control: ${PAGE_CACHE_CONTROL}`],
    ]);
  });

  it('says in one line what is missing', () => {
    const run = (...words: string[]) =>
      spawnSync('scripts/deploy-bucket.sh', words, { encoding: 'utf8' });
    expect(run(bucket.concat('-none'), 'x:y')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no site in .*: run npm run gen-site .*\n$/),
    });
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: .*\n$/) });
  });
});
