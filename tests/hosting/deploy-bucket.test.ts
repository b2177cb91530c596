import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDGE_HANDLER_FILE } from '../../src/generator/files/hosting-files.ts';
import { ASSET_CACHE_CONTROL, PAGE_CACHE_CONTROL } from '../../src/site/response-headers.ts';
import { digest, filesIn, genSite } from '../generator/gen-site-command.ts';
import { isLeftOut } from '../support/programs.ts';
import { writeNamedFiles } from './request-table.ts';

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
    writeNamedFiles(publicFolder, PUBLIC_FILES);
    await genSite(
      ...['--only', '80000-81000', '--layout', 'directory', '--public', publicFolder],
      ...['--out', site, '--quiet'],
    );
    mkdirSync(bucket);
    succeed();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Runs the script. `done` is what was uploaded or deleted, in this order; `calls` are the words of each call of rclone,
   * of which the one that begins with `failing` fails.
   */
  function deploy(words: readonly string[] = [site, bucket], failing = 'none') {
    const files = { log: path.join(folder, 'log'), calls: path.join(folder, 'calls') };
    for (const file of Object.values(files)) writeFileSync(file, '');
    const programs = path.join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    const script = `#!/bin/sh
echo "$*" >>'${files.calls}'
[ "$1" != ${failing} ] || exit 1
PATH='${process.env.PATH}' exec rclone "$@"
`;
    writeFileSync(path.join(programs, 'rclone'), script, { mode: 0o755 });
    const { status, stderr } = spawnSync('scripts/deploy-bucket.sh', words, {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${programs}:${process.env.PATH}`,
        RCLONE_CONFIG: '/dev/null',
        RCLONE_LOG_FILE: files.log,
        RCLONE_LOG_LEVEL: 'INFO',
      },
    });
    const lines = readFileSync(files.log, 'utf8').matchAll(
      /INFO {2}: (\S+): (?:Copied|Deleted)\b/g,
    );
    const calls = readFileSync(files.calls, 'utf8').split('\n').slice(0, -1);
    return { status, stderr, done: Array.from(lines, ([, file = '']) => file), calls };
  }

  /** Deploys, and returns what was uploaded or deleted. */
  function succeed(): string[] {
    const { status, stderr, done } = deploy();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return done;
  }

  it('uploads what visitors load and what the operator added, and no settings of other hosts', () => {
    const uploaded = filesIn(bucket);
    expect(uploaded).toEqual(expect.arrayContaining(['salary/80000/index.html', ...PUBLIC_FILES]));
    expect(filesIn(site).filter((file) => !uploaded.includes(file))).toEqual(HOST_FILES);
  });

  it('uploads an edit that leaves the size and the time as they were, and nothing where only times are new', () => {
    for (const file of filesIn(site)) utimesSync(path.join(site, file), new Date(), new Date());
    expect(succeed()).toEqual([]);
    const page = path.join(site, 'salary/80500/index.html');
    const { mtime } = statSync(page);
    writeFileSync(page, readFileSync(page, 'utf8').replace('Explore More', 'Explore Mare'));
    utimesSync(page, mtime, mtime);
    expect(succeed()).toEqual(['salary/80500/index.html']);
    expect(readFileSync(path.join(bucket, 'salary/80500/index.html'), 'utf8')).toContain('Mare');
  });

  it('uploads assets first, then pages, and deletes pages last; assets of earlier sites stay', () => {
    writeNamedFiles(bucket, ['salary/1/index.html', 'assets/old.js']);
    writeNamedFiles(site, ['assets/new.js', 'salary/80600/index.html']);
    expect(succeed()).toEqual(['new.js', 'salary/80600/index.html', 'salary/1/index.html']);
    expect(filesIn(bucket)).toContain('assets/old.js');
  });

  it('sends assets with the header of assets, and other files with that of pages', () => {
    const headers = deploy().calls.map((call) => [
      call.split(' ', 1)[0],
      /Cache-Control: (.*?)(?= --|$)/.exec(call)?.[1],
    ]);
    expect(headers).toEqual([
      ['lsf', undefined],
      ['lsf', undefined],
      ['copy', ASSET_CACHE_CONTROL],
      ['copyto', PAGE_CACHE_CONTROL],
      ['sync', PAGE_CACHE_CONTROL],
    ]);
  });

  describe('a transfer that fails', () => {
    it('deletes nothing if a page cannot be uploaded', () => {
      const page = path.join(bucket, 'contact/index.html');
      rmSync(page);
      // A folder is in the way.
      writeNamedFiles(bucket, ['salary/1/index.html', 'contact/index.html/a/b']);
      const { status, done } = deploy();
      expect(status).not.toBe(0);
      expect(done).toEqual([]);
      expect(filesIn(bucket)).toContain('salary/1/index.html');
      rmSync(page, { recursive: true });
      expect(succeed()).toEqual(['contact/index.html', 'salary/1/index.html']);
    });

    it.each(['copy', 'copyto'])('ends at rclone %s, before any page', (failing) => {
      const { status, calls } = deploy([site, bucket], failing);
      expect(status).not.toBe(0);
      expect(calls.at(-1)).toMatch(new RegExp(`^${failing} `));
    });
  });

  describe('what would harm the site in the bucket is refused in one line, and nothing is written', () => {
    /** Edits the marker of a site. */
    const marked = (from: string, to: string) => (site: string) => {
      const marker = path.join(site, '.gen-site.json');
      writeFileSync(marker, readFileSync(marker, 'utf8').replace(from, to));
    };

    it.each<[string, (site: string) => void, RegExp, bucket?: string]>([
      [
        'a site whose pages are files',
        marked('"after":"/index.html"', '"after":".html"'),
        /^error: a bucket does not find .*: run npm run gen-site .*directory\.\n$/,
      ],
      [
        'a site with an edge handler',
        marked('"files":[', `"files":["${EDGE_HANDLER_FILE}",`),
        /^error: the site in .* runs its handler, .* without --edge\.\n$/,
      ],
      [
        'a site with compressed copies',
        marked('"families":[', '"families":[{"before":"salary/","after":"/index.html.br"},'),
        /^error: a bucket does not choose .* without --precompress\.\n$/,
      ],
      [
        'a folder that gen-site did not make',
        (site) => rmSync(path.join(site, '.gen-site.json')),
        /^error: there is no site of gen-site in .*: run npm run gen-site .*\n$/,
      ],
      [
        'far fewer pages than there are',
        (site) => rmSync(path.join(site, 'hour'), { recursive: true }),
        /^error: \S+bucket has \d+ pages and \S+ has \d+: build .*, or add --fewer-pages .*\n$/,
      ],
      [
        'a bucket that cannot be listed',
        () => {},
        /^error: rclone cannot list .*none: make the bucket, .*\n$/,
        'none',
      ],
    ])('%s', (_, change, message, name = 'bucket') => {
      const copy = copyOf(site);
      change(copy);
      const before = digest(bucket);
      expectRefusal(deploy([copy, path.join(folder, name)]), message);
      expect(digest(bucket)).toBe(before);
    });

    it('a bucket of other files, whatever the flags, and not one to which an upload was cut short', () => {
      const other = path.join(folder, 'other-bucket');
      writeNamedFiles(other, ['index.html', 'site.webmanifest', 'assets/menu.js']);
      expectRefusal(
        deploy([site, other, '--fewer-pages']),
        /^error: \S+ has files of something else, which would be deleted: name another .*\n$/,
      );
      for (const file of ['index.html', 'site.webmanifest']) rmSync(path.join(other, file));
      expect(deploy([site, other])).toMatchObject({ status: 0 });
    });

    it('a call without a folder and a bucket', () => {
      const { status, stderr } = deploy([]);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^usage: .*\n$/)]);
    });
  });

  it.each([
    ['far fewer pages, if a flag says so', 271, ['--fewer-pages', '--retries', '1']],
    ['nine tenths of the pages', 28, ['--retries', '1']],
  ])('takes %s', (_, left, flags) => {
    const [part, few] = [copyOf(site), copyOf(bucket)];
    for (const rate of readdirSync(path.join(part, 'hour')).slice(0, left)) {
      rmSync(path.join(part, 'hour', rate), { recursive: true });
    }
    const { status, done, calls } = deploy([part, few, ...flags]);
    expect(status).toBe(0);
    expect(done).toHaveLength(left);
    // The flags of rclone are passed on, and the script's own is not.
    for (const call of calls) expect(call).toMatch(/^(?!.*--fewer-pages).* --retries 1$/);
  });

  function expectRefusal({ status, stderr, calls }: ReturnType<typeof deploy>, message: RegExp) {
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(message) });
    expect(calls.filter((call) => !call.startsWith('lsf '))).toEqual([]);
  }

  function copyOf(original: string): string {
    const copy = mkdtempSync(path.join(folder, 'copy-'));
    cpSync(original, copy, { recursive: true });
    return copy;
  }
});
