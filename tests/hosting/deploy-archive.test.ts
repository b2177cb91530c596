import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digest, filesIn, genSite, run } from '../generator/gen-site-command.ts';
import { isLeftOut } from '../support/programs.ts';
import { ask, startNginx } from './web-servers.ts';

const it = test.skipIf(isLeftOut('zstd'));

const SCRIPT = path.resolve('scripts/deploy-archive.sh');
/** Times that both sites are installed while visitors ask. */
const ROUNDS = process.env.LONG_TESTS ? 20 : 2;

let folder: string;
let root: string;
/** Two versions of the site: each has words that the other lacks, and a style sheet by another name. */
const archives = { first: '', second: '' };
const sites = { first: '', second: '' };
let stylesheet: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-archive-'));
  sites.first = path.join(folder, 'first');
  sites.second = path.join(folder, 'second');
  await genSite('--only', '80000-82000', '--out', sites.first, '--quiet');
  cpSync(sites.first, sites.second, { recursive: true });
  for (const file of filesIn(sites.second).filter((file) => file.endsWith('.html'))) {
    appendFileSync(path.join(sites.second, file), '<!-- Another version -->');
  }
  const assets = path.join(sites.second, 'assets');
  stylesheet = `${readdirSync(assets).find((file) => file.endsWith('.css'))}`;
  renameSync(path.join(assets, stylesheet), path.join(assets, 'site-NEW.css'));
  for (const version of ['first', 'second'] as const) {
    archives[version] = path.join(folder, `${version}.tar.zst`);
    expect(await deploy('pack', sites[version], archives[version])).toMatchObject({ status: 0 });
  }
});

beforeEach(() => {
  root = mkdtempSync(path.join(folder, 'www-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const deploy = (...words: string[]) => run(SCRIPT, ...words);

/** Runs `script`, which has `words` as $0, $1 and so on. */
const bash = (script: string, ...words: string[]) => run('bash', '-c', script, ...words);

/** The name of the site that is in place. */
const current = () => readlinkSync(path.join(root, 'current'));

/** The names of the installed sites. */
const installedSites = () =>
  readdirSync(path.join(root, 'sites')).filter((name) => name !== '.lock');

it('what is installed are the files of the site, those that the documents copy among them', async () => {
  await deploy('install', archives.first, root);
  expect(digest(path.join(root, 'current'))).toBe(digest(sites.first));
  const copied = readFileSync('docs/hosting.md', 'utf8').match(/(?<=^cp )\S+(?= )/gm) ?? [];
  expect(copied).toHaveLength(2);
  for (const file of copied) {
    expect(existsSync(file.replace('/var/www/pay.example.com', root)), file).toBe(true);
  }
});

it('of a site that its owner alone may read the archive is the same, and everyone may read what is installed', async () => {
  const closed = path.join(folder, 'closed');
  const archive = path.join(folder, 'closed.tar.zst');
  await bash('cp --archive "$0" "$1" && chmod -R u=rwX,go= "$1"', sites.first, closed);
  chmodSync(path.join(closed, 'contact.html'), 0o700);
  await bash('umask 077; mkdir "$0/sites"', root);
  const script = 'umask 077; "$0" pack "$1" "$2" && "$0" install "$2" "$3"';
  expect(await bash(script, SCRIPT, closed, archive, root)).toMatchObject({ status: 0 });
  expect(readFileSync(archive).equals(readFileSync(archives.first))).toBe(true);
  const site = path.join(root, current());
  const names = ['..', '.', ...readdirSync(site, { recursive: true, encoding: 'utf8' })];
  const modes = names.map((name) => {
    const entry = statSync(path.join(site, name));
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(entry.mode & 0o7777).toString(8)}`;
  });
  expect(new Set(modes)).toEqual(new Set(['folder 755', 'file 644']));
});

it('assets of earlier sites stay, and what else is beside the sites; of the sites, this one and the one before it', async () => {
  const others = ['notes.txt', 'other-project'];
  for (const other of others) mkdirSync(path.join(root, 'sites', other), { recursive: true });
  for (const archive of [archives.first, archives.second, archives.first, archives.second]) {
    expect(await deploy('install', archive, root)).toMatchObject({ status: 0, stderr: '' });
  }
  expect(existsSync(path.join(root, 'current/assets', stylesheet))).toBe(true);
  expect(existsSync(path.join(root, 'current/assets/site-NEW.css'))).toBe(true);
  expect(installedSites()).toEqual(expect.arrayContaining(others));
  expect(installedSites()).toHaveLength(others.length + 2);
});

it('the command that it prints goes back to the site before, whatever the name of the root', async () => {
  root = path.join(root, "Pay & tax's $HOME (new)");
  await deploy('install', archives.first, root);
  const before = current();
  const { stdout } = await deploy('install', archives.second, root);
  const command = /^To go back: (.*)$/m.exec(stdout)?.[1] ?? '';
  expect(await bash(command)).toMatchObject({ status: 0 });
  expect(current()).toBe(before);
});

it('the documented command clears assets of other sites, and none of the one that is served', async () => {
  for (const archive of [archives.first, archives.second, archives.first]) {
    await deploy('install', archive, root);
  }
  const [command = ''] =
    /^cd .*current && .* rm .*$/m.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const clear = () => bash(command.replace('/var/www/pay.example.com', root));
  expect(await clear()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(digest(path.join(root, 'current'))).toBe(digest(sites.first));
});

describe('what is wrong is told in one line, and the site in place stays', () => {
  it.each([
    ['missing', ':'],
    ['cut short', 'head -c 20000 "$0" >"$1"'],
    ['no site', 'mkdir -p "$1.d/a" && tar -cC "$1.d" . | zstd -qo "$1"'],
  ])('an archive that is %s', async (_, make) => {
    await deploy('install', archives.first, root);
    const before = current();
    const archive = path.join(root, 'faulty.tar.zst');
    expect(await bash(make, archives.second, archive)).toMatchObject({ status: 0 });
    const { status, stderr } = await deploy('install', archive, root);
    expect(status).not.toBe(0);
    expect(stderr).not.toBe('');
    expect(current()).toBe(before);
    expect(installedSites()).toEqual([path.basename(before)]);
  });

  it("macOS's own tar, which makes another archive, unless GNU's is there as gtar", async () => {
    const programs = path.join(root, 'programs');
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'tar'), '#!/bin/sh\necho bsdtar 3.5.3\n', { mode: 0o755 });
    const archive = path.join(root, 'site.tar.zst');
    const pack = () =>
      bash('PATH="$0:$PATH" "$1" pack "$2" "$3"', programs, SCRIPT, sites.first, archive);
    expect(await pack()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: GNU tar is needed (macOS: brew install gnu-tar zstd).\n',
    });
    await bash('ln -s "$(command -v tar)" "$0/gtar"', programs);
    expect(await pack()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(archive).equals(readFileSync(archives.first))).toBe(true);
  });

  it('programs that are not installed', async () => {
    await deploy('install', archives.first, root);
    const before = current();
    const programs = path.join(root, 'programs');
    mkdirSync(programs);
    await bash('ln -s "$(command -v bash)" "$0"', programs);
    const missing = async (name: string, ...words: string[]) => {
      const { status, stderr } = await bash('PATH="$0" "$@"', programs, SCRIPT, ...words);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `error: missing here: ${name}. Install first (Debian: apt-get install ${name}; macOS: brew install gnu-tar zstd).\n`,
      });
    };
    await missing('tar zstd', 'install', archives.second, root);
    await bash('ln -s "$(command -v tar)" "$0"', programs);
    await missing('zstd', 'install', archives.second, root);
    await missing('zstd', 'pack', sites.first, path.join(root, 'site.tar.zst'));
    expect(current()).toBe(before);
    expect(existsSync(path.join(root, 'site.tar.zst.part'))).toBe(false);
  });

  it.each<[string, () => string[], number, RegExp]>([
    ['an empty root', () => ['install', archives.first, ''], 1, /: the root is empty, or the root/],
    ['the root of all', () => ['install', archives.first, '/'], 1, /: the root is empty, or the/],
    ['a folder without a site', () => ['pack', root, 'x'], 1, /: there is no site in .*www-/],
    ['a word that it does not know', () => ['unpack'], 2, /^usage: /],
    [
      'a folder in the place of the link',
      () => {
        mkdirSync(path.join(root, 'current'));
        return ['install', archives.second, root];
      },
      1,
      /www-.*\/current is no link: move it away, since/,
    ],
  ])('%s', async (_, words, status, message) => {
    const outcome = await deploy(...words());
    expect(outcome).toEqual({ status, stdout: '', stderr: expect.stringMatching(message) });
    expect(outcome.stderr).toMatch(/^(error|usage): .*\n$/);
  });
});

// On a machine without nginx this is left out; where everything is proved, it fails.
describe.skipIf(isLeftOut('nginx'))('nginx, while sites are installed', () => {
  it('answers every request, with a page of the old site or of the new one', async () => {
    await deploy('install', archives.first, root);
    const server = await startNginx(path.join(root, 'current'), path.join(folder, 'nginx'));
    const salaries = readdirSync(path.join(sites.first, 'salary')).map((file) => `salary/${file}`);
    const expected = new Map(
      ['contact.html', ...salaries].map((file) => [
        `/${file.replace('.html', '')}`,
        Object.values(sites).map((site) => readFileSync(path.join(site, file))),
      ]),
    );
    const style = `assets/${stylesheet}`;
    expected.set(`/${style}`, [readFileSync(path.join(sites.first, style))]);
    const asked = [...expected.keys()];
    let isInstalling = true;
    /** The sites whose files visitors were sent. An answer from neither site is listed by its status and address. */
    const seen = new Set<string>();
    const visit = async (start: number) => {
      for (let index = start; isInstalling; index++) {
        const address = asked[index % asked.length] ?? '/';
        const { status, body } = await ask(server.url, address);
        const version = expected.get(address)?.findIndex((file) => file.equals(body)) ?? -1;
        const name = ['the old site', 'the new site'][version];
        seen.add(status === 200 && name !== undefined ? name : `${status} ${address}`);
      }
    };
    const visitors = Array.from({ length: 8 }, (_, index) => visit(index * 7));
    for (let round = 0; round < ROUNDS; round++) {
      for (const archive of [archives.second, archives.first]) {
        expect(await deploy('install', archive, root)).toMatchObject({ status: 0 });
      }
    }
    isInstalling = false;
    await Promise.all(visitors);
    await server.close();
    expect([...seen].sort()).toEqual(['the new site', 'the old site']);
  });
});
