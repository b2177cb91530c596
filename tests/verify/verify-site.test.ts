/** A sound site passes every proof, whatever it was built by and laid out like; and `npm run verify` as a person runs it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { routesOf } from '../../src/site/routes.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { describeFault, noFaults } from '../../src/verify/faults.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import { addFindings, checkPages, noFindings, PAGE_PROOFS } from '../../src/verify/page-check.ts';
import { checkPagesAtOnce } from '../../src/verify/page-processes.ts';
import { plantFaults } from '../../src/verify/planted-faults.ts';
import { sampleSalaries } from '../../src/verify/salary-sample.ts';
import { readSiteFolder } from '../../src/verify/site-folder.ts';
import { PROOFS, type ProofReport, verifySite } from '../../src/verify/verify-site.ts';
import { runScript } from '../generator/gen-site-command.ts';
import { type BuiltSite, buildSite, messages, ORIGIN, verify } from './built-site.ts';

const ALL = [...allSalaryAmounts()];

/** Both ends, both sides of every bracket's edge, and some at random. */
const SALARIES = sampleSalaries(ALL, { rules: simplified, sample: 40, seed: 7 }).amounts;

/** Salaries for the legislated site, also around the incomes where its offsets, levy and super limit begin and end. */
const LEGISLATED = [
  ...sampleSalaries(ALL, { rules: legislated, sample: 10, seed: 3 }).amounts,
  ...[18_800, 22_800, 22_900, 28_000, 28_100, 35_000, 35_100, 37_600, 66_600, 66_700],
  ...[270_800, 270_900],
];

/** The page of each hourly rate, and those that are unlike each other. */
const OTHER_PAGES = 271 + routesOf('simplified').length;

const sites: BuiltSite[] = [];
let site: BuiltSite;
let byLaw: BuiltSite;

async function build(...settings: Parameters<typeof buildSite>): Promise<BuiltSite> {
  const built = await buildSite(...settings);
  sites.push(built);
  return built;
}

beforeAll(async () => {
  site = await build('simplified', SALARIES);
  byLaw = await build('legislated', LEGISLATED);
});

afterEach(() => {
  for (const { restore } of sites) restore();
});

afterAll(() => {
  for (const { remove } of sites) remove();
});

test('a sound site passes every proof, and each says how much it looked at', async () => {
  const reports = await verify(site.dir);
  expect(messages(reports)).toEqual([]);
  expect(reports.map(({ proof }) => proof)).toEqual(PROOFS);
  const [figures, links, html, metadata, sitemaps] = reports.map((report) => report.counts);
  const pages = SALARIES.length + OTHER_PAGES;
  expect(figures).toMatchObject({ pages, salaryPages: SALARIES.length });
  expect(figures?.figures).toBeGreaterThan(SALARIES.length * 200);
  expect(links?.links).toBeGreaterThan(pages * 20);
  expect(html).toMatchObject({ pages });
  // The pages of salaries and of rates are of a few shapes.
  expect(html?.shapes).toBeGreaterThan(6);
  expect(html?.shapes).toBeLessThan(pages / 5);
  expect(metadata).toEqual({ pages, indexable: pages - 1 });
  expect(sitemaps).toMatchObject({ listed: pages - 1 });
});

test('a site laid out in directories passes every proof but that of its elements', async () => {
  const { dir } = await build('simplified', [5_000, 80_000], '--layout', 'directory');
  // An element is the same in either layout.
  const reports = await verify(dir, ['figures', 'links', 'metadata', 'sitemaps']);
  expect(messages(reports)).toEqual([]);
  expect(reports[0]?.counts).toMatchObject({ salaryPages: 2 });
});

test('a legislated site passes every proof, and fails it as a simplified one', async () => {
  const { dir, change, restore } = byLaw;
  const reports = await verify(dir);
  expect(messages(reports)).toEqual([]);
  expect(reports[0]?.summary).toContain('by the legislated rule set');

  const marker = '.gen-site.json';
  change(marker, (text) => text.replace('"legislated"', '"simplified"'));
  const [asSimplified] = await verify(dir, ['figures']);
  expect(asSimplified?.faults.count).toBeGreaterThan(LEGISLATED.length);
  for (const text of ['{"rules":"nonsense"}', '{}', 'not JSON', undefined]) {
    restore();
    change(marker, () => text);
    await expect(verify(dir, ['figures'])).rejects.toThrow('does not say which rule set');
  }
});

/** The elements of running text, whole. The headings of cards tell which card is which. */
const SENTENCES = /<(p|option|dd|h1|title)\b[^>]*>.*?<\/\1>/gs;

/** `text` with its words spelt backwards, but for those that give a figure its direction or unit. */
function otherWords(text: string): string {
  return text.replace(
    /(?<![&\w/])(?!(?:in|times|back|to|pay|more|less)\b)[a-z]{2,}\b(?!;)/gi,
    (word) => [...word].reverse().join(''),
  );
}

test.each<RuleSetName>(['simplified', 'legislated'])(
  'a %s site whose sentences have other words and the same figures passes every proof',
  async (rules) => {
    expect(otherWords('About $372 extra, or 12% less')).toBe('tuobA $372 artxe, ro 12% less');
    const [{ dir, change }, salaries] =
      rules === 'simplified' ? [site, SALARIES] : [byLaw, LEGISLATED];
    const ofSalaries = salaries.map((salary) => `/salary/${salary}`);
    for (const page of [...ofSalaries, ...routesOf(rules).map(({ path }) => path)]) {
      change(`${page === '/' ? '/index' : page}.html`, (html) =>
        html
          .replace(SENTENCES, (sentence) => sentence.replace(/>[^<]+/g, otherWords))
          .replace(/(?<=og:title" content=")[^"]*/, otherWords),
      );
    }
    expect(messages(await verify(dir))).toEqual([]);
  },
);

test('an HTML file of the public folder is no page to prove, and pages may link to it', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'verify-public-'));
  mkdirSync(path.join(own, 'salary'));
  writeFileSync(path.join(own, 'google0123.html'), 'google-site-verification: google0123.html');
  writeFileSync(path.join(own, 'salary/survey.html'), '<p>A survey, <a href="/nowhere">here</a>');
  const { dir } = await build('simplified', [80_000], '--public', own);
  rmSync(own, { recursive: true });
  const { pages, addresses } = readSiteFolder(dir);
  expect([...pages.keys()]).not.toContain('/google0123');
  expect([...addresses]).toEqual(expect.arrayContaining(['/google0123', '/salary/survey']));
  expect(messages(await verify(dir, ['links', 'metadata', 'sitemaps']))).toEqual([]);

  // A page that no build has listed as the operator's own should not be there.
  writeFileSync(path.join(dir, 'salary/other.html'), '<p>Another page');
  expect(messages(await verify(dir, ['figures']))).toContain(
    'figures: /salary/other: page: shows a page, must be nothing',
  );
});

test.each(['.html', '/index.html'])(
  'a whole site must have the page of every salary, such as 80000%s, as its marker says',
  async (after) => {
    const families = [{ before: 'salary/', after, count: 149_951 }];
    site.change('.gen-site.json', (text) => JSON.stringify({ ...JSON.parse(text), families }));
    const settings = { dir: site.dir, proofs: PROOFS.slice(0, 1), processes: 1, isPartial: false };
    const [report] = await verifySite(settings, quietReporter);
    expect(report?.faults.count).toBe(149_951 - SALARIES.length);
    expect(report?.faults.first.map(describeFault)).toContain(
      '/salary/5100: page: shows nothing, must be a page',
    );
  },
);

describe('several processes', () => {
  /** The pages twice: fewer than five hundred are not worth a process. */
  const pages = () => {
    const { dir, addresses, pages } = readSiteFolder(site.dir);
    const tasks = Array.from(pages, ([address, file]) => ({ address, file }));
    const plan = { dir, addresses, proofs: PAGE_PROOFS, origin: ORIGIN, isPartial: true } as const;
    return { plan: { ...plan, rules: 'simplified' } as const, tasks: [...tasks, ...tasks] };
  };

  test('find what one finds', async () => {
    site.change('salary/45000.html', (html) => html.replace('<h1>$45,000', '<h1>$45,001'));
    const { plan, tasks } = pages();
    const together = noFindings();
    await checkPagesAtOnce(plan, tasks, 4, (found) => addFindings(together, found));
    const alone = noFindings();
    addFindings(alone, checkPages(plan, tasks));
    expect(tasks.length).toBeGreaterThan(500);
    expect(together).toEqual(alone);
    expect(together.faults.figures.count).toBeGreaterThanOrEqual(2);
  });

  test('end the run with an error where one cannot read its pages', async () => {
    const { plan, tasks } = pages();
    const absent = { ...plan, dir: path.join(site.dir, 'absent') };
    await expect(checkPagesAtOnce(absent, tasks, 2, () => {})).rejects.toThrow(
      /^ENOENT: no such file or directory, open '.*absent.*'$/,
    );
  });
});

describe('a proof that tests itself', () => {
  const plant = (html: string, address = '/salary/80000') => {
    const planted = { swapped: 0, changed: 0, missed: noFaults() };
    const plan = { rules: 'simplified', origin: ORIGIN, figuresPerPage: 1_000 } as const;
    plantFaults(parsePage(address, html), plan, planted);
    return planted;
  };

  test('plants a fault into every number of a page, and every pair of neighbours', () => {
    const { changed, swapped, missed } = plant(site.read('contact.html'), '/contact');
    expect(missed.first).toEqual([]);
    // The hours of an answer, in the description and the text; the donation; and six links.
    expect(changed).toBe(2 * 2 + 6 + 6);
    expect(swapped).toBe(changed - 1);
  });

  test('names a number that the proof does not read', () => {
    const html = site.read('contact.html').replace('</main>', '<template>5 of 7</template>$&');
    expect(plant(html, '/contact').missed.first.map(describeFault)).toEqual([
      "/contact: '6 of 7': shows no fault, must be 5 found missing",
      "/contact: '7 of 5', '7 of 5': shows no fault, must be 5 and 7 found missing",
      "/contact: '5 of 8': shows no fault, must be 7 found missing",
    ]);
  });

  test('plants none into a page that has a fault', () => {
    const html = site.read('salary/45000.html').replace('<h1>$45,000', '<h1>$45,001');
    const { changed, missed } = plant(html, '/salary/45000');
    expect(changed).toBe(0);
    expect(missed.first.map(describeFault)).toEqual([
      '/salary/45000: page: shows faults before any is planted, must be sound',
    ]);
  });
});

describe('npm run verify, of', () => {
  const command = (...flags: string[]) => runScript('verify', ...flags);

  test('a sound site: a line a proof with its counts, its progress aside, and status 0', async () => {
    const { status, stdout, stderr } = await command('--dir', site.dir, '--partial');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => line.split('.', 1)[0])).toEqual(
      PROOFS.map((proof) => `${proof}: 0 wrong`),
    );
    expect(lines[0]).toContain(` ${SALARIES.length} salary pages and ${OTHER_PAGES} others, `);
    expect(lines[0]).toMatch(/ [\d,]+ figures looked up/);
    expect(stderr).toMatch(/^Listing files: .*\nReading pages: /);
  });

  test('itself: how many faults it planted, and that all were found', async () => {
    const { status, stdout } = await command('--dir', site.dir, '--self-test', '--sample', '1');
    expect(stdout).toMatch(
      /^self-test: 0 wrong\. [\d,]+ pairs of neighbouring figures swapped and [\d,]+ figures changed on \d+ pages, each alone: all were found\n$/,
    );
    expect(status).toBe(0);
  });

  test('a broken site: what is wrong, where, and status 1; the proofs not asked for are not run', async () => {
    const [, net = ''] =
      /Net Annual Salary<\/dt><dd>([^<]+)/.exec(site.read('salary/135000.html')) ?? [];
    site.change('salary/135000.html', (html) => html.replaceAll(net, '$1'));
    const broken = ['--dir', site.dir, '--partial', '--proof'];
    const figures = await command(...broken, 'figures', '--quiet');
    const both = await command(...broken, 'metadata,figures', '--json');
    expect(figures).toMatchObject({ status: 1, stderr: '' });
    const [head, first] = figures.stdout.split('\n');
    expect(head).toMatch(/^figures: \d+ wrong\. /);
    expect(first).toBe(
      `  /salary/135000: Tax Breakdown > Net Annual Salary: shows $1, must be ${net}`,
    );
    expect(both.status).toBe(1);
    const reports: ProofReport[] = JSON.parse(both.stdout);
    expect(reports.map(({ proof }) => proof)).toEqual(['figures', 'metadata']);
    expect(reports[0]?.faults.first).toContainEqual({
      page: '/salary/135000',
      label: 'Title, figure 3',
      shown: '$1',
      expected: net,
    });
    // The head says the same as the page, though both are wrong.
    expect(reports[1]?.faults.count).toBe(0);
  });

  test.each([
    [['--proof', 'figures,colours'], 2, "'colours' is none: there are figures, links"],
    [['--workers', '0'], 2, 'It takes a whole number from 1 to 64.'],
    [
      ['--dir', '/no/such/folder'],
      1,
      'There is no site in /no/such/folder: run `npm run gen-site`',
    ],
    [[], 1, 'is a part of the site, with '],
  ])('what it cannot do, as asked by %j: a line, and status %i', async (flags, status, message) => {
    const result = await command('--dir', site.dir, ...flags, '--quiet');
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  });
});
