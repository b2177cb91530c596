import {
  appendFileSync,
  cpSync,
  existsSync,
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
import { generateSite } from '../../src/generator/generate-site.ts';
import type { BuildSettings } from '../../src/generator/settings.ts';
import type { BuildFailure } from '../../src/generator/threads/render-pages.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { buildSettings } from '../support/build-settings.ts';
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
  return buildSettings({ out, ...changes });
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
    const project = copyOfProject();
    const { generateSite } = await generatorOf(project);
    const { checkSite } = await checkerOf(project);
    const small = settings({});
    const cached = path.join(project, '.cache/bundles/simplified.json');
    await generateSite(small, quietReporter);
    expect(await checkSite(small, quietReporter)).toMatchObject({ differing: [] });

    const text = readFileSync(cached, 'utf8');
    writeFileSync(cached, text.replace('@layer', '@media all{}@layer'));
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
      'src/pages/salary/salary-page-content.ts',
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
});
