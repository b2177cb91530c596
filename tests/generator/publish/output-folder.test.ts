/** The fate of the output folder, and of files that others put there. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digest, fileIdentities, filesIn } from '../gen-site-command.ts';
import { diskFault, watchFileSystem } from './faulty-file-system.ts';
import {
  NEW_SITE,
  OLD_SITE,
  publishSmallSite,
  type SmallBuild,
  type SmallSite,
} from './small-site.ts';

const PAGE = 'salary/80000.html';
const UNCHANGED = { new: 0, changed: 0, unchanged: OLD_SITE.size, removed: 0 };

let folder: string;
let out: string;
let warnings: string[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'output-folder-'));
  out = path.join(folder, 'dist');
  warnings = [];
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function build(site: SmallSite, settings: SmallBuild = {}) {
  const records = path.join(folder, 'records');
  const warn = (line: string) => warnings.push(line);
  return publishSmallSite(out, site, { records, warn, ...settings });
}

/** Builds the new site, and fails once every file is linked or written and `action` has run. */
async function fail(action = () => {}): Promise<void> {
  const beforePublishing = () => {
    action();
    throw diskFault('write', []);
  };
  await expect(build(NEW_SITE, { beforePublishing })).rejects.toMatchObject({
    outcome: 'The published site is as it was.',
  });
}

/** Runs `action` while `onCall` is told of each call to the file system, and may throw in its place. */
async function watched<T>(
  onCall: (name: string, places: readonly string[]) => void,
  action: () => Promise<T>,
): Promise<T> {
  const watch = watchFileSystem(folder, (_, name, values) => onCall(name, values.map(String)));
  return action().finally(() => watch.stop());
}

function page(file = PAGE): string {
  return path.join(out, file);
}

/** Entries beside the site, apart from the records of builds. */
function besideTheSite(): string[] {
  return fs.readdirSync(folder).filter((name) => name !== 'dist' && name !== 'records');
}

function put(file: string, text = 'mine'): void {
  fs.mkdirSync(path.dirname(page(file)), { recursive: true });
  fs.writeFileSync(page(file), text);
}

/** Waits until the clock of the file system has moved: a change has another time then than the build's own. */
function nextTick(): void {
  const probe = path.join(folder, 'probe');
  const touch = () => {
    fs.writeFileSync(probe, '');
    return fs.statSync(probe).ctimeMs;
  };
  const start = touch();
  while (touch() === start);
  fs.rmSync(probe);
}

describe('a published site that nobody has changed', () => {
  test('is known to be current, from names and times alone, also where unchanged files were linked', async () => {
    for (const site of [OLD_SITE, NEW_SITE]) {
      await build(site);
      const before = fileIdentities(out);
      expect(await build(site)).toBe('current');
      expect(fileIdentities(out)).toEqual(before);
    }
  });

  test('is still known after builds that failed once they had linked its files', async () => {
    await build(OLD_SITE);
    for (let times = 0; times < 2; times++) {
      nextTick();
      await fail();
      expect(await build(OLD_SITE)).toBe('current');
    }
  });

  test('is compared where no record of it is left, and then known again', async () => {
    await build(OLD_SITE);
    const before = fileIdentities(out);
    fs.rmSync(path.join(folder, 'records'), { recursive: true });
    expect(await build(OLD_SITE)).toEqual(UNCHANGED);
    expect(await build(OLD_SITE)).toBe('current');
    const after = fileIdentities(out);
    for (const identities of [before, after]) identities.delete('.gen-site.json');
    expect(after).toEqual(before);
  });

  test('is known on a disk that is full or can only be read', async () => {
    await build(OLD_SITE);
    const refuse = (name: string, places: readonly string[]) => {
      if (/^(access|ch|link|mkdir|rename|rm|unlink|utimes|write)/.test(name)) {
        throw diskFault(name, places);
      }
    };
    expect(await watched(refuse, () => build(OLD_SITE))).toBe('current');
  });
});

describe('a published site that was changed', () => {
  const site: SmallSite = new Map([...OLD_SITE, ['a/index.html', 'a'], ['b/index.html', 'b']]);

  /** As an editor does that writes into the file and keeps its time; same size, other bytes. */
  function editKeepingTime(file: string): void {
    const { atime, mtime, size } = fs.statSync(file);
    fs.writeFileSync(file, 'x'.repeat(size), { flag: 'r+' });
    fs.utimesSync(file, atime, mtime);
  }

  const shell = (line: string) => execFileSync('sh', ['-c', line], { cwd: path.dirname(out) });
  const changes: Record<string, () => unknown> = {
    'by an edit that keeps size and time': () => editKeepingTime(page()),
    'by cp -p of another file': () => shell(`cp -p dist/salary/80100.html dist/${PAGE}`),
    'by cp -rp of the whole, edited in between': () => {
      shell('cp -rp dist copy');
      editKeepingTime(path.join(path.dirname(out), 'copy', PAGE));
      shell('rm -r dist && mv copy dist');
    },
    'by a file moved to the name of another': () => shell(`mv dist/salary/80100.html dist/${PAGE}`),
    'by two folders that took each other’s place': () =>
      shell('cd dist && mv a c && mv b a && mv c b'),
    'by a page that is gone': () => fs.rmSync(page()),
    'by a file that is gone': () => fs.rmSync(page('index.html')),
    'through a hard link elsewhere': () => {
      fs.linkSync(page(), path.join(folder, 'link'));
      editKeepingTime(path.join(folder, 'link'));
      fs.rmSync(path.join(folder, 'link'));
    },
    'by a marker of another site': () => {
      const marker = JSON.parse(fs.readFileSync(page('.gen-site.json'), 'utf8'));
      fs.writeFileSync(page('.gen-site.json'), JSON.stringify({ ...marker, key: 'other' }));
    },
    'while its parent was away, where another build took its place': async () => {
      editKeepingTime(page());
      shell('mv ../parent ../away');
      await build(site);
      shell('rm -r ../parent; mv ../away ../parent');
    },
    'before a build that failed': async () => {
      editKeepingTime(page());
      nextTick();
      await fail();
    },
    'while a build failed': () => fail(() => put(PAGE)),
    'while a build ended': async () => {
      await build(NEW_SITE);
      let isRemoving = false;
      const edit = () => {
        if (isRemoving || !fs.existsSync(page('a/index.html'))) return;
        isRemoving = true;
        nextTick();
        put(PAGE);
      };
      await watched(edit, () => build(site));
    },
  };
  test.each(Object.entries(changes))('%s is the site again after a build', async (_, change) => {
    out = path.join(folder, 'parent/dist');
    await build(site);
    const whole = digest(out);
    // Twice: from the first build on, the unchanged files are links.
    for (let times = 0; times < 2; times++) {
      nextTick();
      await change();
      expect(digest(out)).not.toBe(whole);
      await build(site);
      expect(digest(out)).toBe(whole);
      expect(await build(site)).toBe('current');
    }
  });
});

describe('what is not the site’s', () => {
  const folderAt = (file: string) => fs.mkdirSync(page(file), { recursive: true });
  const unpublished = (prepare: () => void) => () => {
    fs.rmSync(out, { recursive: true });
    prepare();
  };
  const inPlaceOf = (file: string, command: string) => {
    fs.rmSync(page(file));
    execFileSync('sh', ['-c', `${command} ${page(file)}`]);
  };
  const STRANGE = 'was not written by gen-site, and publishing would remove it: move it away.';
  const EMPTY =
    'is an empty folder, which gen-site never makes, and publishing would remove it: move it away.';
  const UNMARKED =
    'holds files and no list of those that gen-site made, so it is left alone: name another folder, or empty it yourself.';
  const UNREADABLE =
    'was made by another version of gen-site, or its list of files is damaged, so it is left alone: remove it once, or name another folder.';

  type Row = [what: string, put: () => void, message: string];
  const file = (name: string): Row => [name, () => put(name), `/dist/${name} ${STRANGE}`];
  const marker = (text: string): Row => [text, () => put('.gen-site.json', text), UNREADABLE];

  test.each<Row>([
    ...['CNAME', 'inner/.gen-site.json', 'salary/080000.html', 'salary/8e4.html'].map(file),
    ['a pipe', () => inPlaceOf(PAGE, 'mkfifo'), `/dist/${PAGE} was not written by`],
    ['a link', () => inPlaceOf('index.html', 'ln -s 80100.html'), 'index.html was not written by'],
    [
      'a page more than gen-site wrote of its kind',
      () => put('salary/80050.html'),
      'or another page beside it was not written by gen-site, which made one less, and publishing would remove it',
    ],
    ['an empty folder', () => folderAt('mine/inner'), `/dist/mine/inner ${EMPTY}`],
    ['an empty folder among pages', () => folderAt('salary/mine'), `/dist/salary/mine ${EMPTY}`],
    ['a file and no marker', unpublished(() => put('thesis.txt')), UNMARKED],
    ['an empty folder and no marker', unpublished(() => folderAt('mine/inner')), UNMARKED],
    ...['null', '{"format":', '{"format":3,"families":[],"public":[]}'].map(marker),
    marker('{"format":4,"families":[],"files":[],"public":[]}'),
  ])('stops the build and stays: %s', async (_, put, message) => {
    await build(OLD_SITE);
    put();
    const names = () => fs.readdirSync(out, { recursive: true });
    const before = [names(), digest(out)];
    await expect(build(NEW_SITE)).rejects.toThrow(message);
    expect([names(), digest(out)]).toEqual(before);
    expect(besideTheSite()).toEqual([]);
  });

  test('stops the build if it comes while that renders, and nothing is published', async () => {
    await build(OLD_SITE);
    const beforePublishing = () => put('CNAME');
    await expect(build(NEW_SITE, { beforePublishing })).rejects.toMatchObject({
      message: expect.stringContaining(`/dist/CNAME ${STRANGE}`),
      outcome: 'The published site is as it was.',
    });
  });

  test('is left alone beside the site, whatever its name', async () => {
    const names = ['.dist.gen-site-notes', 'dist.gen-site', 'dist.next', 'dist.old', 'dist.tmp'];
    for (const name of names) put(`../${name}/thesis.txt`);
    for (const site of [OLD_SITE, NEW_SITE]) await build(site);
    expect(besideTheSite()).toEqual(names);
    for (const name of names) expect(filesIn(path.join(folder, name))).toEqual(['thesis.txt']);
  });
});

test('a second build of a folder says that another is making it, and the first goes on', async () => {
  const beforePublishing = () => expect(build(OLD_SITE)).rejects.toThrow('Another build');
  expect(await build(NEW_SITE, { beforePublishing })).toMatchObject({ new: NEW_SITE.size });
  expect(besideTheSite()).toEqual([]);
});

test.each([
  ['a file becomes a folder', 'notes', 'notes/today.txt'],
  ['a folder becomes a file', 'notes/today.txt', 'notes'],
])('where %s, the new site is published', async (_, before, after) => {
  await build(new Map([...OLD_SITE, [before, 'mine']]));
  const ends = await build(new Map([...OLD_SITE, [after, 'mine']]));
  expect(ends).toEqual({ ...UNCHANGED, new: 1, removed: 1 });
  expect(filesIn(out)).toContain(after);
  expect(besideTheSite()).toEqual([]);
});

describe('--dir', () => {
  test('that is a symbolic link is written through it, and stays a link', async () => {
    // Folders on the way are made.
    const real = path.join(folder, 'some/elsewhere/site');
    fs.symlinkSync('some/elsewhere/site', out);
    await build(OLD_SITE);
    const first = digest(real);
    await build(NEW_SITE);
    expect(fs.readlinkSync(out)).toBe('some/elsewhere/site');
    expect(digest(real)).not.toBe(first);
    expect(fs.readdirSync(path.dirname(real))).toEqual(['site']);
    const records = path.join(folder, 'records');
    expect(await publishSmallSite(real, NEW_SITE, { records })).toBe('current');
  });

  const MOUNT_POINT =
    'is a mount point, and a site is published by putting a new folder in place of the old one: name a folder in it, such as --dir ';
  const IS_FILE = 'which is a file: name a folder, or a path where one can be made.';
  test.each<[string, () => void, string, string]>([
    ['a link that leads round in a circle', () => fs.symlinkSync('dist', out), '', 'ELOOP'],
    ['a file', () => put('../dist'), '', `dist, ${IS_FILE}`],
    ['below a file', () => put('../dist'), PAGE, `dist, ${IS_FILE}`],
    ['below a device', () => {}, '/dev/null/x', `--dir /dev/null/x leads to /dev/null, ${IS_FILE}`],
    ['the mount point /proc', () => {}, '/proc', `/proc ${MOUNT_POINT}/proc/site.`],
    ['the mount point /', () => {}, '/', `/ ${MOUNT_POINT}/site.`],
  ])('that is %s is refused before any work', async (_, prepare, place, message) => {
    prepare();
    await expect(publishSmallSite(path.resolve(out, place), OLD_SITE)).rejects.toThrow(message);
    expect(besideTheSite()).toEqual([]);
  });

  test('keeps the permissions of the folder that was there', async () => {
    fs.mkdirSync(out);
    fs.chmodSync(out, 0o750);
    for (const site of [OLD_SITE, NEW_SITE]) await build(site);
    expect(fs.statSync(out).mode & 0o777).toBe(0o750);
  });
});

test('a replaced site that cannot be removed is a warning, and each further build publishes and tries again', async () => {
  await build(OLD_SITE);
  const refuse = (name: string, [place = '']: readonly string[]) => {
    if (/scrap-.*\.html$/.test(place)) throw diskFault(name, [place]);
  };
  for (const site of [NEW_SITE, OLD_SITE, NEW_SITE]) await watched(refuse, () => build(site));
  expect(filesIn(out)).toContain('salary/98000.html');
  expect(warnings).toHaveLength(1 + 2 + 3);
  for (const line of warnings) expect(line).toMatch(/is left behind and can be removed\. EIO: /);
  await build(OLD_SITE);
  expect(besideTheSite()).toEqual([]);
});

test.each(['EPERM', 'ENOTSUP'])(
  'on a file system without hard links (%s), unchanged files are copied with their times',
  async (code) => {
    await build(OLD_SITE);
    fs.utimesSync(page(), 1_600_000_000, 1_500_000_000);
    const refuse = (name: string) => {
      if (name === 'linkSync') throw Object.assign(new Error(code), { code });
    };
    const ends = await watched(refuse, () => build(NEW_SITE));
    expect(ends).toEqual({ new: 1, changed: 3, unchanged: 7, removed: 2 });
    expect(fs.statSync(page()).mtimeMs).toBe(1_500_000_000_000);
    expect(fs.readFileSync(page(), 'utf8')).toBe(NEW_SITE.get(PAGE));
    expect(await build(NEW_SITE)).toBe('current');
  },
);
