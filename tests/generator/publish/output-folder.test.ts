import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeSystemError } from '../../../src/generator/publish/system-error.ts';
import { digest, fileIdentities, filesIn } from '../gen-site-command.ts';
import { diskFault, watchFileSystem } from './faulty-file-system.ts';
import {
  NEW_OVER_OLD,
  NEW_SITE,
  OLD_SITE,
  publishSmallSite,
  type SmallSite,
} from './small-site.ts';

const PAGE = 'salary/80000.html';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-folder-'));
  out = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

function page(file = PAGE): string {
  return path.join(out, file);
}

/** Entries beside the site, apart from the records of builds. */
function besideTheSite(): string[] {
  return readdirSync(folder).filter((name) => name !== 'dist' && name !== 'records');
}

describe('a published site that nobody has changed', () => {
  test('is known to be current, from names and times alone, also where unchanged files were linked', async () => {
    for (const site of [OLD_SITE, NEW_SITE]) {
      await publishSmallSite(out, site);
      const before = fileIdentities(out);
      expect(await publishSmallSite(out, site)).toBe('current');
      expect(fileIdentities(out)).toEqual(before);
    }
  });

  test('is compared where no record of it is left, and then known again', async () => {
    await publishSmallSite(out, OLD_SITE);
    const before = fileIdentities(out);
    rmSync(path.join(folder, 'records'), { recursive: true });
    expect(await publishSmallSite(out, OLD_SITE)).toEqual({
      new: 0,
      changed: 0,
      unchanged: OLD_SITE.size,
      removed: 0,
    });
    expect(await publishSmallSite(out, OLD_SITE)).toBe('current');
    before.delete('.gen-site.json');
    expect(fileIdentities(out)).toEqual(expect.objectContaining(before));
  });
});

describe('a published site that was changed', () => {
  /** As an editor does that writes into the file and keeps its time; same size, other bytes. */
  function editKeepingTime(file: string): void {
    const { atime, mtime, size } = statSync(file);
    writeFileSync(file, 'x'.repeat(size), { flag: 'r+' });
    utimesSync(file, atime, mtime);
  }

  /** Waits until the clock of the file system has moved: a change has another time then than the build's own. */
  function nextTick(): void {
    const probe = path.join(folder, 'probe');
    const touch = () => {
      writeFileSync(probe, '');
      return statSync(probe).ctimeMs;
    };
    const start = touch();
    while (touch() === start);
    rmSync(probe);
  }

  const run = (...command: [string, ...string[]]) => {
    const [program, ...words] = command;
    execFileSync(program, words, { cwd: folder });
  };

  const changes: Record<string, () => void> = {
    'by an edit that keeps size and time': () => editKeepingTime(page()),
    'by cp -p of another file': () => {
      cpSync(page('salary/80100.html'), path.join(folder, 'other'), { preserveTimestamps: true });
      run('cp', '-p', 'other', page());
    },
    'by cp -rp of the whole, edited in between': () => {
      run('cp', '-rp', 'dist', 'copy');
      editKeepingTime(path.join(folder, 'copy', PAGE));
      rmSync(out, { recursive: true });
      run('mv', 'copy', 'dist');
    },
    'by a file moved to the name of another': () => renameSync(page('salary/80100.html'), page()),
    'by a page that is gone': () => rmSync(page()),
    'through a hard link elsewhere': () => {
      linkSync(page(), path.join(folder, 'link'));
      editKeepingTime(path.join(folder, 'link'));
      rmSync(path.join(folder, 'link'));
    },
    'by a marker of another site': () => writeFileSync(page('.gen-site.json'), marker('other')),
  };
  const marker = (key: string) => {
    const written = JSON.parse(readFileSync(page('.gen-site.json'), 'utf8'));
    return JSON.stringify({ ...written, key });
  };

  test.each(Object.entries(changes))('%s is the site again after a build', async (_, change) => {
    await publishSmallSite(out, OLD_SITE);
    const whole = digest(out);
    nextTick();
    change();
    expect(digest(out)).not.toBe(whole);
    await publishSmallSite(out, OLD_SITE);
    expect(digest(out)).toBe(whole);

    // Once more, now that the unchanged files are links to those of the first build.
    expect(await publishSmallSite(out, OLD_SITE)).toBe('current');
    nextTick();
    change();
    expect(digest(out)).not.toBe(whole);
    await publishSmallSite(out, OLD_SITE);
    expect(digest(out)).toBe(whole);
    expect(await publishSmallSite(out, OLD_SITE)).toBe('current');
  });

  test('by two folders in it that took each other’s place is the site again after a build', async () => {
    const guides = ['one', 'two'].map((name): [string, string] => [
      `guides/${name}/index.html`,
      name,
    ]);
    const site = new Map([...OLD_SITE, ...guides]);
    await publishSmallSite(out, site);
    const whole = digest(out);
    nextTick();
    renameSync(page('guides/one'), page('guides/other'));
    renameSync(page('guides/two'), page('guides/one'));
    renameSync(page('guides/other'), page('guides/two'));
    expect(await publishSmallSite(out, site)).toMatchObject({ changed: 2 });
    expect(digest(out)).toBe(whole);
    expect(await publishSmallSite(out, site)).toBe('current');
  });

  test('while its parent was away, where another build took its place, is the site again after a build', async () => {
    const parent = path.join(folder, 'parent');
    out = path.join(parent, 'dist');
    const records = path.join(folder, 'records');
    await publishSmallSite(out, OLD_SITE, { records });
    const whole = digest(out);
    nextTick();
    editKeepingTime(page());
    renameSync(parent, path.join(folder, 'away'));
    await publishSmallSite(out, OLD_SITE, { records });
    rmSync(parent, { recursive: true });
    renameSync(path.join(folder, 'away'), parent);
    expect(digest(out)).not.toBe(whole);
    expect(await publishSmallSite(out, OLD_SITE, { records })).toMatchObject({ changed: 1 });
    expect(digest(out)).toBe(whole);
  });
});

describe('what is not the site’s', () => {
  test.each([
    'CNAME',
    'mine/notes.txt',
    'inner/.gen-site.json',
    'salary/080000.html',
    'salary/8e4.html',
  ])('%s in the output folder stops the build and stays', async (file) => {
    await publishSmallSite(out, OLD_SITE);
    mkdirSync(path.dirname(page(file)), { recursive: true });
    writeFileSync(page(file), 'mine');
    const before = digest(out);
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(
      `${page(file)} was not written by gen-site, and publishing would remove it: move it away.`,
    );
    expect(digest(out)).toBe(before);
    expect(besideTheSite()).toEqual([]);
  });

  test('a page more than gen-site wrote of its kind stops the build and stays', async () => {
    await publishSmallSite(out, OLD_SITE);
    writeFileSync(page('salary/80050.html'), 'mine');
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(
      /dist\/salary\/\d+\.html or another page beside it was not written by gen-site, which made 10, and publishing would remove it/,
    );
    expect(readFileSync(page('salary/80050.html'), 'utf8')).toBe('mine');
    expect(besideTheSite()).toEqual([]);
  });

  test.each(['salary/mine', 'mine/inner'])(
    'the empty folder %s in the output folder stops the build and stays',
    async (empty) => {
      await publishSmallSite(out, OLD_SITE);
      mkdirSync(page(empty), { recursive: true });
      await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(
        `${page(empty)} is an empty folder, which gen-site never makes, and publishing would remove it: move it away.`,
      );
      expect(existsSync(page(empty))).toBe(true);
      expect(besideTheSite()).toEqual([]);
    },
  );

  test.each(['mine/inner/', 'thesis.txt'])(
    'an output folder that holds %s and no marker is left alone',
    async (name) => {
      mkdirSync(path.dirname(page(`${name}x`)), { recursive: true });
      if (!name.endsWith('/')) writeFileSync(page(name), 'three years of work');
      await expect(publishSmallSite(out, OLD_SITE)).rejects.toThrow(
        `--out ${out} holds files and no list of those that gen-site made, so it is left alone: name another folder, or empty it yourself.`,
      );
      expect(existsSync(page(name))).toBe(true);
      expect(besideTheSite()).toEqual([]);
    },
  );

  test('a symbolic link or a pipe in the place of a page stops the build and stays', async () => {
    await publishSmallSite(out, OLD_SITE);
    rmSync(page());
    symlinkSync('80100.html', page());
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(`${page()} was not written by`);
    rmSync(page());
    execFileSync('mkfifo', [page()]);
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(`${page()} was not written by`);
    expect(lstatSync(page()).isFIFO()).toBe(true);
  });

  test('a file that comes during the build stops it', async () => {
    await publishSmallSite(out, OLD_SITE);
    const beforePublishing = () => writeFileSync(page('CNAME'), 'mine');
    await expect(publishSmallSite(out, NEW_SITE, { beforePublishing })).rejects.toThrow('CNAME');
    expect(readFileSync(page('CNAME'), 'utf8')).toBe('mine');
  });

  test('a file that comes at the very last moment is kept with the old site, and named, until it is moved away', async () => {
    await publishSmallSite(out, OLD_SITE);
    const watch = watchFileSystem(folder, (_, name, [from]) => {
      if (name === 'renameSync' && from === out) appendFileSync(page('CNAME'), 'mine');
    });
    const build = async (site: SmallSite) => {
      const warnings: string[] = [];
      await publishSmallSite(out, site, { warn: (line) => warnings.push(line) });
      return warnings;
    };
    const warnings = await build(NEW_SITE).finally(() => watch.stop());
    const kept = /^(\S+\.dist\.gen-site\/\S+\/CNAME) was not written by gen-site: move it/;
    expect(warnings).toEqual([expect.stringMatching(kept)]);
    expect(await build(OLD_SITE)).toEqual(warnings);
    renameSync(warnings[0]?.match(kept)?.[1] ?? '', path.join(folder, 'CNAME'));
    expect(await build(OLD_SITE)).toEqual([]);
    expect(besideTheSite()).toEqual(['CNAME']);
  });

  test('neighbours of any name are left alone', async () => {
    const names = ['next', 'previous', 'tmp', 'lock', 'old', 'gen-site'].map(
      (end) => `dist.${end}`,
    );
    for (const name of [...names, '.dist.gen-site-notes']) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, 'thesis.txt'), 'three years of work');
    }
    const before = besideTheSite();
    await publishSmallSite(out, OLD_SITE);
    await publishSmallSite(out, NEW_SITE);
    expect(besideTheSite()).toEqual(before);
    for (const name of before) expect(filesIn(path.join(folder, name))).toEqual(['thesis.txt']);
  });

  test('a folder or file with the name of the work folder is refused and stays', async () => {
    const work = path.join(folder, '.dist.gen-site');
    mkdirSync(work);
    writeFileSync(path.join(work, 'thesis.txt'), 'three years of work');
    await expect(publishSmallSite(out, OLD_SITE)).rejects.toThrow(
      `${work} was not made by gen-site`,
    );
    expect(filesIn(folder)).toEqual(['.dist.gen-site/thesis.txt']);
    rmSync(work, { recursive: true });
    writeFileSync(work, 'x');
    await expect(publishSmallSite(out, OLD_SITE)).rejects.toThrow('was not made by gen-site');
    expect(besideTheSite()).toEqual(['.dist.gen-site']);
  });

  test.each([
    '',
    'null',
    '{"format":',
    '{"format":2,"files":["index.html",["salary/",5000,6000,100,".html"]]}',
    '{"format":3,"families":[],"public":[]}',
    '{"format":4,"families":[],"files":[],"public":[]}',
  ])('a site whose marker is %j, such as one of another version, is left alone', async (marker) => {
    await publishSmallSite(out, OLD_SITE);
    writeFileSync(page('.gen-site.json'), marker);
    const before = digest(out);
    await expect(publishSmallSite(out, NEW_SITE)).rejects.toThrow(
      `--out ${out} was made by another version of gen-site, or its list of files is damaged, so it is left alone: remove it once, or name another folder.`,
    );
    expect(digest(out)).toBe(before);
  });
});

test.each([
  ['a file becomes a folder', 'notes', 'notes/today.txt'],
  ['a folder becomes a file', 'notes/today.txt', 'notes'],
])('where %s, the new site is published', async (_, before, after) => {
  await publishSmallSite(out, new Map([...OLD_SITE, [before, 'mine']]));
  expect(await publishSmallSite(out, new Map([...OLD_SITE, [after, 'mine']]))).toEqual({
    new: 1,
    changed: 0,
    unchanged: OLD_SITE.size,
    removed: 1,
  });
  expect(filesIn(out)).toContain(after);
  expect(besideTheSite()).toEqual([]);
});

describe('--out', () => {
  test('that is a symbolic link is written through it, and stays a link', async () => {
    // Folders on the way are made.
    const real = path.join(folder, 'some/elsewhere/site');
    symlinkSync('some/elsewhere/site', out);
    await publishSmallSite(out, OLD_SITE);
    expect(readlinkSync(out)).toBe('some/elsewhere/site');
    const first = digest(real);
    await publishSmallSite(out, NEW_SITE);
    expect(readlinkSync(out)).toBe('some/elsewhere/site');
    expect(digest(real)).not.toBe(first);
    expect(readdirSync(path.join(folder, 'some/elsewhere'))).toEqual(['site']);
    expect(await publishSmallSite(real, NEW_SITE, { records: path.join(folder, 'records') })).toBe(
      'current',
    );
  });

  test('that is a link which leads round in a circle is refused', async () => {
    symlinkSync('dist', out);
    await expect(publishSmallSite(out, OLD_SITE)).rejects.toThrow('ELOOP');
  });

  test('that is a file, or lies below one, is refused', async () => {
    writeFileSync(out, 'x');
    await expect(publishSmallSite(out, OLD_SITE)).rejects.toThrow(`--out ${out} is a file`);
    await expect(publishSmallSite(page(), OLD_SITE)).rejects.toThrow('ENOTDIR');
    expect(filesIn(folder)).toEqual(['dist']);
  });

  test('that is a mount point is refused before any work', async () => {
    await expect(publishSmallSite('/proc', OLD_SITE)).rejects.toThrow(
      '/proc is a mount point, and a site is published by putting a new folder in place of the old one: name a folder in it, such as --out /proc/site.',
    );
    await expect(publishSmallSite('/', OLD_SITE)).rejects.toThrow('is a mount point');
  });

  test('keeps the permissions of the folder that was there', async () => {
    mkdirSync(out);
    chmodSync(out, 0o750);
    await publishSmallSite(out, OLD_SITE);
    await publishSmallSite(out, NEW_SITE);
    expect(statSync(out).mode & 0o777).toBe(0o750);
  });
});

describe('a build that is told to stop', () => {
  test.each(['opendirSync', 'writeFileSync'])(
    'while it publishes, at %s, leaves the old site',
    async (call) => {
      await publishSmallSite(out, OLD_SITE);
      const before = digest(out);
      const controller = new AbortController();
      let watch = { stop: () => {} };
      const beforePublishing = () => {
        watch = watchFileSystem(folder, (_, name) => {
          if (name === call) controller.abort(new Error('Interrupted.'));
        });
      };
      const stopped = publishSmallSite(out, NEW_SITE, {
        beforePublishing,
        signal: controller.signal,
      });
      await expect(stopped.finally(() => watch.stop())).rejects.toThrow('Interrupted.');
      expect(digest(out)).toBe(before);
      expect(besideTheSite()).toEqual([]);
    },
  );

  test('once the new site is in place leaves that', async () => {
    await publishSmallSite(out, OLD_SITE);
    const controller = new AbortController();
    const watch = watchFileSystem(folder, (_, name, [from]) => {
      if (name === 'renameSync' && from === out) controller.abort(new Error('Interrupted.'));
    });
    await publishSmallSite(out, NEW_SITE, { signal: controller.signal }).finally(() =>
      watch.stop(),
    );
    expect(filesIn(path.join(out, 'salary'))).toContain('98000.html');
    expect(besideTheSite()).toEqual([]);
  });
});

test('a disk that fails between the two renames, and when the first is undone, is told with the place of the old site', async () => {
  await publishSmallSite(out, OLD_SITE);
  const before = digest(out);
  const watch = watchFileSystem(folder, (_, name, [place, to]) => {
    if (name === 'renameSync' && to === out) throw diskFault(name, [place]);
  });
  const previous = path.join(folder, '.dist.gen-site/previous');
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  await expect(
    publishSmallSite(out, NEW_SITE, { warn }).finally(() => watch.stop()),
  ).rejects.toThrow('EIO');
  await publishSmallSite(out, OLD_SITE, { warn });
  expect(warnings).toEqual([
    expect.stringContaining(
      `The site that was published at ${out} is now ${previous}: run gen-site again`,
    ),
    expect.stringContaining(`the site from before it is back at ${out}`),
  ]);
  expect(digest(out)).toBe(before);
  expect(besideTheSite()).toEqual([]);
});

describe('a disk that takes no file', () => {
  const noSpace = 'ENOSPC: no space left on device, write';

  /** Every call that would write, as the system refuses it, while `action` runs. */
  async function withoutSpace<T>(action: () => Promise<T>): Promise<T> {
    const watch = watchFileSystem(folder, (_, name) => {
      if (/^(write|mkdir|link|rename)/.test(name)) {
        throw Object.assign(new Error(noSpace), { code: 'ENOSPC', syscall: 'write' });
      }
    });
    return action().finally(() => watch.stop());
  }

  test('is enough to find that a site is up to date', async () => {
    await publishSmallSite(out, OLD_SITE);
    expect(await withoutSpace(() => publishSmallSite(out, OLD_SITE))).toBe('current');
  });

  test('is told with the path, the old site stays, and nothing is left', async () => {
    await publishSmallSite(out, OLD_SITE);
    const before = digest(out);
    const error = await withoutSpace(() => publishSmallSite(out, NEW_SITE)).catch((cause) => cause);
    expect(describeSystemError(error, out)).toMatch(/^ENOSPC: .+'\/\S+'\. Free some space/);
    expect(digest(out)).toBe(before);
    expect(besideTheSite()).toEqual([]);
  });
});

test('a replaced site that cannot be removed is a warning, and each further build publishes and tries again', async () => {
  const warnings: string[] = [];
  const build = (site: SmallSite) =>
    publishSmallSite(out, site, { warn: (line) => warnings.push(line) });
  await build(OLD_SITE);
  const watch = watchFileSystem(folder, (_, name, [place]) => {
    if (name === 'unlinkSync' && String(place).endsWith('.html')) throw diskFault(name, [place]);
  });
  try {
    await build(NEW_SITE);
    await build(OLD_SITE);
    await build(NEW_SITE);
  } finally {
    watch.stop();
  }
  expect(filesIn(path.join(out, 'salary'))).toContain('98000.html');
  expect(warnings).toHaveLength(1 + 2 + 3);
  for (const line of warnings) expect(line).toMatch(/is left behind and can be removed\. EIO: /);
  await build(OLD_SITE);
  expect(besideTheSite()).toEqual([]);
});

describe('on a file system without hard links', () => {
  test.each(['EPERM', 'ENOTSUP'])(
    'unchanged files are copied with their times (%s)',
    async (code) => {
      await publishSmallSite(out, OLD_SITE);
      utimesSync(page(), 1_600_000_000, 1_500_000_000);
      const watch = watchFileSystem(folder, (_, name) => {
        if (name === 'linkSync') throw Object.assign(new Error(code), { code });
      });
      try {
        expect(await publishSmallSite(out, NEW_SITE)).toEqual(NEW_OVER_OLD);
      } finally {
        watch.stop();
      }
      expect(statSync(page()).mtimeMs).toBe(1_500_000_000_000);
      expect(readFileSync(page(), 'utf8')).toBe(NEW_SITE.get(PAGE));
      expect(await publishSmallSite(out, NEW_SITE)).toBe('current');
    },
  );
});
