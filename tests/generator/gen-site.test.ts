import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { sourcesHash } from '../../src/generator/bundle/bundle-cache.ts';
import { generateSite } from '../../src/generator/generate-site.ts';
import type { BuildSettings } from '../../src/generator/settings.ts';
import type { BuildFailure } from '../../src/generator/threads/render-pages.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { digest, fileIdentities, filesIn, genSite } from './gen-site-command.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gen-site-'));
  out = path.join(folder, 'dist');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function page(file: string): string {
  return readFileSync(path.join(out, file), 'utf8');
}

function settings(changes: Partial<BuildSettings>): BuildSettings {
  return {
    out,
    site: placeholderSiteConfig,
    rules: 'simplified',
    indexStep: 100,
    lastModified: undefined,
    amounts: [80_000, 80_100],
    shard: { index: 1, count: 1 },
    layout: 'file',
    encodings: [],
    workers: 1,
    force: false,
    signal: new AbortController().signal,
    ...changes,
  };
}

describe('a site of a few salaries', () => {
  test('has every page, asset and sitemap, and a summary that a program can read', async () => {
    const { status, stdout, stderr } = await genSite(
      ...['--out', out, '--only', '80000,5000-5200', '--json', '--quiet'],
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const summary = JSON.parse(stdout);
    expect(summary).toMatchObject({ pages: 10, out, wasCurrent: false });
    const files = filesIn(out);
    expect(summary.files).toEqual({ new: files.length - 1, changed: 0, unchanged: 0, removed: 0 });
    expect(files.filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'compare.html',
      'contact.html',
      'disclaimer.html',
      'index.html',
      'privacy-policy.html',
      'salary/5000.html',
      'salary/5100.html',
      'salary/5200.html',
      'salary/80000.html',
    ]);
    expect(files).toEqual(
      expect.arrayContaining(['robots.txt', 'sitemap.xml', 'sitemaps/pages.xml']),
    );
    expect(page('robots.txt')).toContain(`Sitemap: ${placeholderSiteConfig.url}/sitemap.xml`);
    for (const file of files.filter((name) => name.startsWith('assets/'))) {
      expect(file).toMatch(/-[A-Z0-9]{8}\.(js|css)$/);
    }
  });

  test('is the same to the byte whatever the number of workers, whole or in parts, and a check finds it so', async () => {
    const only = ['--only', '5000-7000,80000,9000000,15000000', '--quiet'];
    const builds = [
      ['--out', `${out}-1`, '--workers', '1'],
      ['--out', `${out}-5`, '--workers', '5'],
      ...[1, 2, 3].map((part) => ['--out', `${out}-part-${part}`, '--shard', `${part}/3`]),
    ];
    for (const flags of builds) {
      expect(await genSite(...only, ...flags)).toEqual({ status: 0, stdout: '', stderr: '' });
    }
    const parts = [1, 2, 3].flatMap((part) => filesIn(`${out}-part-${part}`));
    const isNoMarker = (file: string) => file !== '.gen-site.json';
    expect(parts.filter(isNoMarker).sort()).toEqual(filesIn(`${out}-1`).filter(isNoMarker));
    for (const part of [1, 2, 3]) cpSync(`${out}-part-${part}`, out, { recursive: true });
    expect(digest(`${out}-5`)).toBe(digest(`${out}-1`));
    expect(digest(out)).toBe(digest(`${out}-1`));
    const before = fileIdentities(out);
    const check = await genSite('--out', out, '--check', ...only);
    expect(check).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(fileIdentities(out)).toEqual(before);
  });
});

describe('a site by the legislated rule set', () => {
  test('is for 2026-27, and says by which figures it is in its marker and summary', async () => {
    const { status, stdout, stderr } = await genSite(
      ...['--rules', 'legislated', '--only', '80000', '--out', out],
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Figures: by the legislated rule set\n');
    expect(stderr).not.toContain('error');
    expect(JSON.parse(page('.gen-site.json'))).toMatchObject({ rules: 'legislated' });
    expect(page('salary/80000.html')).toContain('After Tax 2026-27');
    expect(page('index.html')).toContain('Income earned from 1 July 2026 to 30 June 2027');
    for (const file of filesIn(out).filter((name) => name.endsWith('.html'))) {
      if (file !== 'disclaimer.html')
        expect(page(file)).toContain('follows the tax law of 2020-21 to 2026-27');
    }
  });

  test('takes the place of a simplified one, and is taken for another site', async () => {
    await generateSite(settings({}), quietReporter);
    expect(JSON.parse(page('.gen-site.json'))).toMatchObject({ rules: 'simplified' });
    expect(page('contact.html')).toContain('uses a simplified model of tax law');
    const summary = await generateSite(settings({ rules: 'legislated' }), quietReporter);
    expect(summary.wasCurrent).toBe(false);
    expect(page('salary/80000.html')).toContain('After Tax 2026-27');
    expect((await generateSite(settings({}), quietReporter)).wasCurrent).toBe(false);
    expect(page('salary/80000.html')).not.toContain('2026-27');
  });
});

describe('a build over a former one', () => {
  test('writes nothing where nothing has changed', async () => {
    await generateSite(settings({}), quietReporter);
    const before = fileIdentities(out);
    const summary = await generateSite(settings({}), quietReporter);
    expect(summary).toMatchObject({ wasCurrent: true, files: { unchanged: before.size - 1 } });
    expect(fileIdentities(out)).toEqual(before);

    const forced = await generateSite(settings({ force: true }), quietReporter);
    expect(forced.files).toEqual({ new: 0, changed: 0, unchanged: before.size - 1, removed: 0 });
    before.delete('.gen-site.json');
    expect(fileIdentities(out)).toEqual(expect.objectContaining(before));
  });

  test('writes only the pages whose bytes differ, and leaves the others the very same files', async () => {
    await generateSite(settings({}), quietReporter);
    const before = fileIdentities(out);
    const site = { ...placeholderSiteConfig, feedbackEmail: 'pay@example.com' };
    const { files } = await generateSite(settings({ site }), quietReporter);
    expect(page('contact.html')).toContain('pay@example.com');
    const after = fileIdentities(out);
    const differing = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
    expect(differing).toEqual(['.gen-site.json', 'contact.html']);
    expect(files).toEqual({ new: 0, changed: 1, unchanged: after.size - 2, removed: 0 });
  });

  test('adds the pages that are new and removes those that are gone', async () => {
    await generateSite(settings({}), quietReporter);
    const { files } = await generateSite(settings({ amounts: [80_100, 80_200] }), quietReporter);
    expect(filesIn(path.join(out, 'salary'))).toEqual(['80100.html', '80200.html']);
    expect(files).toMatchObject({ new: 1, removed: 1 });
  });

  test('mends a page that was edited or lost', async () => {
    await generateSite(settings({}), quietReporter);
    const whole = digest(out);
    appendFileSync(path.join(out, 'salary/80000.html'), 'x');
    expect((await generateSite(settings({}), quietReporter)).files).toMatchObject({ changed: 1 });
    expect(digest(out)).toBe(whole);
    rmSync(path.join(out, 'salary/80000.html'));
    expect((await generateSite(settings({}), quietReporter)).files).toMatchObject({ new: 1 });
    expect(digest(out)).toBe(whole);
  });
});

describe('a part of a split build', () => {
  const only = ['--only', '80000', '--quiet'];

  test('may have no salary pages', async () => {
    const flags = ['--out', out, '--shard', '2/3', ...only];
    expect(await genSite(...flags)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(await genSite(...flags)).toMatchObject({ status: 0 });
    expect(filesIn(out)).toEqual(['.gen-site.json']);
  });

  test.each(['1/3', '2/3'])(
    'is refused in a folder that holds more of the site, and nothing is lost (%s)',
    async (part) => {
      const two = ['--only', '80000,15000000', '--quiet'];
      await genSite('--out', out, ...two);
      const before = digest(out);
      for (const flags of [[], ['--force', '--site-name', 'Other']]) {
        expect(await genSite('--out', out, '--shard', part, ...two, ...flags)).toEqual({
          status: 1,
          stdout: '',
          stderr: expect.stringMatching(
            /^error: \S+ is a file of the site that part \d\/3 does not have, and publishing would remove it: name another --out for the part\.\n$/,
          ),
        });
      }
      expect(digest(out)).toBe(before);
      expect(readdirSync(folder)).toEqual(['dist']);
    },
  );

  test('takes the place of an earlier build of the same part', async () => {
    const flags = ['--out', out, '--shard', '1/3', ...only];
    await genSite(...flags);
    expect(await genSite(...flags, '--site-name', 'Other')).toMatchObject({ status: 0 });
    expect(page('index.html')).toContain('Other');
  });
});

describe('a check of a folder', () => {
  const only = ['--only', '5000-5500,7500000-7500500,15000000', '--quiet'];

  test('makes the bundles again, whatever was kept of them', async () => {
    const project = path.join(folder, 'project');
    mkdirSync(project);
    for (const name of ['src', 'templates']) {
      cpSync(name, path.join(project, name), { recursive: true });
    }
    for (const name of ['package.json', 'tsconfig.json']) cpSync(name, path.join(project, name));
    symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
    const { generateSite } = await generatorOf(project);
    const { checkSite } = await checkerOf(project);
    const small = settings({});
    const cached = path.join(project, '.cache/bundles/simplified.json');
    await generateSite(small, quietReporter);
    expect(await checkSite(small, quietReporter)).toMatchObject({ differing: [] });

    const [, bundle = ''] = readFileSync(cached, 'utf8').split('\n');
    const text = bundle.replace('@layer', '@media all{}@layer');
    const seal = createHash('sha256')
      .update(`${sourcesHash(project)}\n${text}`)
      .digest('hex');
    writeFileSync(cached, `${seal}\n${text}`);
    await generateSite(small, quietReporter);
    const { differing } = await checkSite(small, quietReporter);
    expect(differing).toContainEqual(expect.stringMatching(/^assets\/.*\.css$/));
  });

  test('names what is missing, what differs and what does not belong', async () => {
    await genSite('--out', out, ...only);
    rmSync(path.join(out, 'salary/5200.html'));
    appendFileSync(path.join(out, 'robots.txt'), 'x');
    writeFileSync(path.join(out, 'salary/5250.html'), 'x');
    const { status, stderr } = await genSite('--out', out, '--check', ...only);
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(1)).toEqual([
      '  missing: salary/5200.html',
      '  differs: robots.txt',
      '  does not belong: salary/5250.html',
      '',
    ]);
    expect(existsSync(path.join(out, 'salary/5200.html'))).toBe(false);
  });

  test('of a folder that does not exist says so', async () => {
    const { status, stderr } = await genSite('--out', out, '--check', ...only);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `error: There is no ${out} to check: name the folder of a site with --out.\n`,
    );
  });
});

function copyOfProject(): string {
  const project = path.join(folder, 'project');
  for (const part of ['src', 'templates', 'tsconfig.json', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  return project;
}

/** The generator of another copy of the project. */
function generatorOf(
  project: string,
): Promise<typeof import('../../src/generator/generate-site.ts')> {
  return import(path.join(project, 'src/generator/generate-site.ts'));
}

function checkerOf(project: string): Promise<typeof import('../../src/generator/check-site.ts')> {
  return import(path.join(project, 'src/generator/check-site.ts'));
}

describe('a build that fails', () => {
  /** A copy of the project whose text in `file` reads differently. */
  function changedProject(file: string, from: string, to: string): string {
    const project = copyOfProject();
    const changed = path.join(project, file);
    const text = readFileSync(changed, 'utf8');
    expect(text).toContain(from);
    writeFileSync(changed, text.replace(from, to));
    return project;
  }

  const amounts = Array.from({ length: 30 }, (_, index) => 80_000 + index * 100);

  test('because a page throws still tries the others, names each failing page, and publishes nothing', async () => {
    await generateSite(settings({}), quietReporter);
    const before = digest(out);
    const projectFolder = changedProject(
      'src/site/salary-page-content.ts',
      'const amount = pay.grossAnnual;',
      "const amount = pay.grossAnnual; if (amount % 1000 === 0) throw new Error('No such pay');",
    );
    const failure = await (await generatorOf(projectFolder))
      .generateSite(settings({ amounts }), quietReporter)
      .catch((error: unknown) => error);
    expect(failure).toHaveProperty('name', 'BuildFailure');
    expect(
      (failure as BuildFailure).failures.map(({ route, message }) => `${route} ${message}`),
    ).toEqual([
      '/salary/80000 No such pay',
      '/salary/81000 No such pay',
      '/salary/82000 No such pay',
    ]);
    expect(digest(out)).toBe(before);
    expect(filesIn(folder).filter((file) => /^\.dist/.test(file))).toEqual([]);
  });

  test('because a link leads nowhere names page and target, and publishes nothing', async () => {
    const projectFolder = changedProject(
      'src/components/layout.tsx',
      '<a href={CONTACT_PATH}>',
      '<a href="/contcat">',
    );
    const failure = await (await generatorOf(projectFolder))
      .generateSite(settings({}), quietReporter)
      .catch((error: unknown) => error);
    expect(failure).toHaveProperty('name', 'BuildFailure');
    expect((failure as BuildFailure).broken).toContainEqual({
      route: '/salary/80000',
      target: '/contcat',
    });
    expect(existsSync(out)).toBe(false);
  });

  test('that has no template says which file is missing', async () => {
    const project = copyOfProject();
    rmSync(path.join(project, 'templates/page.html'));
    const { generateSite } = await generatorOf(project);
    await expect(generateSite(settings({}), quietReporter)).rejects.toThrow(
      /^Cannot open .*templates\/page\.html \(ENOENT\): no such file or directory\./,
    );
    expect(existsSync(out)).toBe(false);
  });
});

describe('the output folder', () => {
  test('of other files is never emptied', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'thesis.txt'), 'three years of work');
    const { status, stderr } = await genSite('--out', out, '--only', '80000');
    expect(status).toBe(1);
    expect(stderr).toBe(
      `error: --out ${out} holds files that gen-site did not make, so it is left alone: name another folder, or empty it yourself.\n`,
    );
    expect(filesIn(folder)).toEqual(['dist/thesis.txt']);
  });

  test('may be empty', async () => {
    mkdirSync(out);
    await generateSite(settings({}), quietReporter);
    expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  });

  test('cannot be a file, nor lie below one', async () => {
    writeFileSync(out, 'x');
    for (const [where, hint] of [
      [out, 'is a file'],
      [path.join(out, 'site'), '(ENOTDIR): not a directory'],
    ] as const) {
      const { status, stderr } = await genSite('--out', where, '--only', '80000');
      expect(status).toBe(1);
      expect(stderr).toContain(hint);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(filesIn(folder)).toEqual(['dist']);
  });
});
