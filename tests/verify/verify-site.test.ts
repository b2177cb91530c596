/** A sound site passes every proof; a site with one thing broken fails, with a message that names it. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import type { FileNamesEntry } from '../../src/generator/publish/file-names.ts';
import type { SiteMarker } from '../../src/generator/publish/site-marker.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { describeFault, noFaults } from '../../src/verify/faults.ts';
import { checkHomeFigures, checkSalaryFigures } from '../../src/verify/figures.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import { checkValidity } from '../../src/verify/html-validity.ts';
import { addFindings, checkPages, noFindings, type PagePlan } from '../../src/verify/page-check.ts';
import { checkPagesAtOnce } from '../../src/verify/page-processes.ts';
import { sampleSalaries } from '../../src/verify/salary-sample.ts';
import { readSiteFolder } from '../../src/verify/site-folder.ts';
import { checkStructure } from '../../src/verify/structure.ts';
import { PROOFS, type Proof, type ProofReport, verifySite } from '../../src/verify/verify-site.ts';
import { genSite } from '../generator/gen-site-command.ts';

const ORIGIN = 'https://pay-calculator.example';

/** Both ends, both sides of every bracket's edge, the usual example with its neighbours, and some at random. */
const SALARIES = [
  ...[79_900, 80_000, 80_100],
  ...sampleSalaries([...allSalaryAmounts()], { rules: simplified, size: 40, seed: 7 }).amounts,
];

let folder: string;
let dir: string;
/** What a test has changed, with its contents before. */
const changed = new Map<string, Buffer>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-site-'));
  dir = path.join(folder, 'dist');
  const { status, stderr } = await genSite('--only', SALARIES.join(), '--out', dir, '--quiet');
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 120_000);

afterEach(() => {
  for (const [file, contents] of changed) writeFileSync(path.join(dir, file), contents);
  changed.clear();
});

afterAll(() => rmSync(folder, { recursive: true }));

function change(file: string, edit: (text: string) => string): void {
  const contents = readFileSync(path.join(dir, file));
  const before = contents.toString();
  const after = edit(before);
  if (after === before) throw new Error(`The break changes nothing in ${file}`);
  changed.set(file, changed.get(file) ?? contents);
  writeFileSync(path.join(dir, file), after);
}

/** Swaps one text of a file, which must be there, for another. */
function replace(file: string, text: string, replacement: string): void {
  change(file, (contents) => contents.replace(text, () => replacement));
}

function remove(file: string): void {
  changed.set(file, readFileSync(path.join(dir, file)));
  rmSync(path.join(dir, file));
}

function verify(...proofs: readonly Proof[]): Promise<ProofReport[]> {
  return verifySite(
    { dir, proofs, sample: 0, seed: 1, processes: 1, isPartial: true },
    quietReporter,
  );
}

async function messages(proof: Proof): Promise<string[]> {
  const [report] = await verify(proof);
  return report?.faults.first.map(describeFault) ?? [];
}

test('a sound site passes every proof, and each says how much it looked at', async () => {
  const reports = await verify(...PROOFS);
  expect(reports.flatMap(({ faults }) => faults.first)).toEqual([]);
  expect(reports.map(({ proof }) => proof)).toEqual(PROOFS);
  const [figures, links, html, metadata, sitemaps] = reports.map((report) => report.counts);
  const salaryPages = new Set(SALARIES).size;
  const pages = salaryPages + 6;
  expect(figures).toMatchObject({ salaryPages });
  expect(figures?.figures).toBeGreaterThan(salaryPages * 200);
  expect(links?.links).toBeGreaterThan(pages * 20);
  // The six other pages, both ends and both sides of the four edges between brackets.
  expect(html).toEqual({ pages, validated: 6 + 2 + 8 });
  expect(metadata).toEqual({ pages, indexable: pages - 1 });
  expect(sitemaps).toMatchObject({ listed: pages - 1 });
});

test('a site laid out in directories passes every proof too', async () => {
  const out = path.join(folder, 'directories');
  await genSite('--only', '5000,80000', '--layout', 'directory', '--out', out, '--quiet');
  const reports = await verifySite(
    { dir: out, proofs: PROOFS, sample: 2, seed: 1, processes: 1, isPartial: true },
    quietReporter,
  );
  expect(reports.flatMap(({ faults }) => faults.first)).toEqual([]);
  expect(reports[0]?.counts).toMatchObject({ salaryPages: 2 });
});

test('an HTML file of the public folder is no page to prove, and pages may link to it', async () => {
  const [out, own] = [path.join(folder, 'with-public'), path.join(folder, 'public')];
  mkdirSync(path.join(own, 'salary'), { recursive: true });
  writeFileSync(path.join(own, 'google0123.html'), 'google-site-verification: google0123.html');
  writeFileSync(path.join(own, 'salary/survey.html'), '<p>A survey, <a href="/nowhere">here</a>');
  await genSite('--only', '80000', '--public', own, '--out', out, '--quiet');
  const site = readSiteFolder(out);
  expect([...site.pages.keys()]).not.toContain('/google0123');
  expect([...site.addresses]).toEqual(expect.arrayContaining(['/google0123', '/salary/survey']));
  const reports = await verifySite(
    { dir: out, proofs: PROOFS, sample: 2, seed: 1, processes: 1, isPartial: true },
    quietReporter,
  );
  expect(reports.flatMap(({ faults }) => faults.first)).toEqual([]);

  // What no build has listed as the operator's own is a page that should not be there.
  writeFileSync(path.join(out, 'salary/other.html'), '<p>Another page');
  const [figures] = await verifySite(
    { dir: out, proofs: ['figures'], sample: 0, seed: 1, processes: 1, isPartial: true },
    quietReporter,
  );
  expect(figures?.faults.first.map(describeFault)).toEqual([
    expect.stringContaining('/salary/other'),
  ]);
});

test('a legislated site passes every proof, and fails it as a simplified one', async () => {
  const out = path.join(folder, 'legislated');
  const salaries = sampleSalaries([...allSalaryAmounts()], {
    rules: legislated,
    size: 20,
    seed: 3,
  });
  const low = [18_800, 22_800, 22_900, 28_000, 28_100, 35_000, 35_100, 37_600, 66_600, 66_700];
  const only = [...salaries.amounts, ...low, 270_800, 270_900];
  await genSite('--rules', 'legislated', '--only', only.join(), '--out', out, '--quiet');
  const verifyIt = (proofs: readonly Proof[]) =>
    verifySite(
      { dir: out, proofs, sample: 2, seed: 1, processes: 1, isPartial: true },
      quietReporter,
    );
  const reports = await verifyIt(PROOFS);
  expect(reports.flatMap(({ faults }) => faults.first)).toEqual([]);
  expect(reports[0]?.summary).toContain('by the legislated rule set');

  const marker = path.join(out, '.gen-site.json');
  const said = readFileSync(marker, 'utf8');
  writeFileSync(marker, said.replace('"legislated"', '"simplified"'));
  const [asSimplified] = await verifyIt(['figures']);
  expect(asSimplified?.faults.count).toBeGreaterThan(only.length);

  for (const text of [said.replace('"legislated"', '"nonsense"'), '{}', 'not JSON']) {
    writeFileSync(marker, text);
    await expect(verifyIt(['figures'])).rejects.toThrow('does not say which rule set');
  }
  rmSync(marker);
  await expect(verifyIt(['figures'])).rejects.toThrow('does not say which rule set');
});

describe('the figures proof of a legislated site catches', () => {
  let legislatedDir: string;

  beforeAll(async () => {
    legislatedDir = path.join(folder, 'payslips');
    await genSite(
      '--rules',
      'legislated',
      '--only',
      '15000,80000',
      '--out',
      legislatedDir,
      '--quiet',
    );
  }, 60_000);

  /** What is found on the page of `file` once `text` is swapped for `replacement`. */
  function found(file: string, text: string, replacement: string): string[] {
    const html = readFileSync(path.join(legislatedDir, file), 'utf8');
    expect(html).toContain(text);
    const page = parsePage('/page', html.replace(text, replacement));
    const faults = noFaults();
    if (file === 'index.html') checkHomeFigures(page, 'legislated', faults);
    else checkSalaryFigures(page, Number(/\d+/.exec(file)?.[0]), 'legislated', faults);
    return faults.first.map(describeFault);
  }

  const home = 'index.html';
  const salary = 'salary/80000.html';
  const breaks: [what: string, file: string, text: string, replacement: string, message: string][] =
    [
      [
        'tax withheld that is a dollar off',
        home,
        '<td translate="no">$622</td>',
        '<td translate="no">$623</td>',
        'On your payslip > Tax withheld > Fortnightly: shows $623, must be $622',
      ],
      [
        'a cent too much in the account',
        home,
        '<td translate="no">$5,318.67</td>',
        '<td translate="no">$5,318.68</td>',
        'On your payslip > In the account > Monthly: shows $5,318.68, must be $5,318.67',
      ],
      [
        'super of another period',
        home,
        '<th scope="row">Super</th><td translate="no">$184.62</td>',
        '<th scope="row">Super</th><td translate="no">$369.23</td>',
        'On your payslip > Super > Weekly: shows $369.23, must be $184.62',
      ],
      [
        'tax time after a year of 53 weeks',
        home,
        '<th scope="row">At tax time</th><td translate="no">$372 back</td>',
        '<th scope="row">At tax time</th><td translate="no">$683 back</td>',
        'On your payslip > At tax time > Weekly: shows $683 back, must be $372 back',
      ],
      [
        'a difference the wrong way round',
        home,
        '<td translate="no">$376 back</td>',
        '<td translate="no">$376 to pay</td>',
        'On your payslip > At tax time > Monthly: shows $376 to pay, must be $376 back',
      ],
      [
        'a sentence with another difference than the table',
        home,
        'About $372 extra',
        'About $376 extra',
        'Why this differs from your year: shows $376, must be $372',
      ],
      [
        'an answer with another pay than the payslip',
        home,
        '<p class="also"><span>$2,454.92 lands',
        '<p class="also"><span>$2,469.23 lands',
        'You take home: shows $64,200 $2,469.23 $372, must be $64,200 $2,454.92 $372',
      ],
      [
        'a summary of the even share',
        home,
        '<dt>Weekly</dt><dd translate="no">$1,227.46</dd>',
        '<dt>Weekly</dt><dd translate="no">$1,234.62</dd>',
        'Pay summary > Weekly: shows $1,234.62, must be $1,227.46',
      ],
      [
        'another standard deduction than that of the year',
        home,
        'standard deduction of $1,000',
        'standard deduction of $1,100',
        'Disclaimer: shows $1,100, must be $1,000',
      ],
      [
        'a week in the account that is a cent off',
        salary,
        '<dt>Week</dt><dd>$1,227.46</dd>',
        '<dt>Week</dt><dd>$1,227.45</dd>',
        'Page > Week: shows $1,227.45, must be $1,227.46',
      ],
      [
        'a fortnight that spreads the tax evenly',
        salary,
        '<dt>Fortnight</dt><dd>$2,454.92</dd>',
        '<dt>Fortnight</dt><dd>$2,469.23</dd>',
        'Page > Fortnight: shows $2,469.23, must be $2,454.92',
      ],
      [
        'money to pay that comes back',
        salary,
        '<dd>about $372 back</dd>',
        '<dd>about $372 to pay</dd>',
        'Page > At tax time: shows about $372 to pay, must be about $372 back',
      ],
      [
        'a fortnight with a student loan whose loan is not withheld',
        salary,
        '<dt>Each fortnight</dt><dd>$2,394.92</dd>',
        '<dt>Each fortnight</dt><dd>$2,454.92</dd>',
        'With a student loan > Each fortnight: shows $2,454.92, must be $2,394.92',
      ],
      [
        'tax withheld on a salary page that is a dollar off',
        salary,
        '<dd>$1,348<',
        '<dd>$1,343<',
        'Withheld on your payslip > Monthly: shows $1,343, must be $1,348',
      ],
      [
        'an answer with the wrong difference',
        salary,
        'About $372 extra',
        'About $25 extra',
        'Why does my payslip differ?: shows $25, must be $372',
      ],
      [
        'an answer with figures where nothing is withheld',
        'salary/15000.html',
        'nothing is withheld',
        '$1 is withheld',
        'Why does my payslip differ?: shows $1, must be nothing',
      ],
    ];
  test.each(breaks)('%s', (_, file, text, replacement, message) => {
    expect(found(file, text, text)).toEqual([]);
    expect(found(file, text, replacement)).toContainEqual(`/page: ${message}`);
  });
});

describe('a site that is verified as a whole', () => {
  const verifyWhole = () =>
    verifySite(
      { dir, proofs: ['figures'], sample: 0, seed: 1, processes: 1, isPartial: false },
      quietReporter,
    );
  /** Has the marker name the salary pages that `name` gives, in the place of those that were built. */
  const markAsBuiltWith = (entries: readonly FileNamesEntry[]) =>
    change('.gen-site.json', (text) => {
      const marker: SiteMarker = JSON.parse(text);
      const others = marker.files.filter(
        (entry) => !(typeof entry === 'string' ? entry : entry[0]).startsWith('salary/'),
      );
      return JSON.stringify({ ...marker, files: [...others, ...entries] });
    });

  test.each([
    ['files', '.html'],
    ['folders', '/index.html'],
  ])('must have the page of every salary that it was built with, in %s', async (_, after) => {
    markAsBuiltWith([['salary/', 5_000, 15_000_000, 100, after]]);
    const [report] = await verifyWhole();
    expect(report?.faults.count).toBe(149_951 - new Set(SALARIES).size);
    expect(report?.faults.first.map(describeFault)).toContain(
      '/salary/5100: page: shows nothing, must be a page',
    );
  });

  test('is refused where it was built without a salary', async () => {
    const refusal = `is a part of the site, with ${new Set(SALARIES).size} of 149,951 salary pages: run the same command with --partial.`;
    await expect(verifyWhole()).rejects.toThrow(refusal);
    markAsBuiltWith([['salary/', 5_000, 14_999_900, 100, '.html']]);
    await expect(verifyWhole()).rejects.toThrow(refusal);
  });
});

test('several processes find what one finds', async () => {
  replace('salary/80000.html', '<dd>$14,788</dd>', '<dd>$14,789</dd>');
  const site = readSiteFolder(dir);
  const plan: PagePlan = {
    dir,
    proofs: ['figures', 'links', 'html', 'metadata'],
    origin: ORIGIN,
    rules: 'simplified',
    addresses: site.addresses,
    isPartial: true,
  };
  const once = Array.from(site.pages, ([address, file]) => ({ address, file, isValidated: false }));
  // Fewer than five hundred are not worth a process.
  const tasks = Array.from({ length: 10 }, () => once).flat();
  const together = noFindings();
  await checkPagesAtOnce(plan, tasks, 2, (findings) => addFindings(together, findings));
  const alone = noFindings();
  addFindings(alone, await checkPages(plan, tasks));
  expect(tasks.length).toBeGreaterThan(500);
  expect(together).toEqual(alone);
  expect(together.faults.figures.count).toBe(10);
});

test('a process that cannot read its pages ends the run with an error', async () => {
  const plan: PagePlan = {
    dir: path.join(folder, 'absent'),
    proofs: ['figures'],
    origin: ORIGIN,
    rules: 'simplified',
    addresses: new Set(),
    isPartial: true,
  };
  const tasks = Array.from({ length: 600 }, () => ({
    address: '/',
    file: 'index.html',
    isValidated: false,
  }));
  await expect(checkPagesAtOnce(plan, tasks, 2, () => {})).rejects.toThrow(
    'A process ended before its pages were checked.',
  );
});

describe('the figures proof catches', () => {
  const breaks: [what: string, text: string, replacement: string, message: string][] = [
    [
      'a figure of the breakdown that is a dollar off',
      '<dt>Income Tax</dt><dd>$14,788</dd>',
      '<dt>Income Tax</dt><dd>$14,789</dd>',
      'Tax Breakdown > Income Tax: shows $14,789, must be $14,788',
    ],
    [
      'a cell of the table that is a cent off',
      '<td>$2,446.62</td>',
      '<td>$2,446.61</td>',
      'Comprehensive Breakdown > Take Home Pay > Fortnightly: shows $2,446.61, must be $2,446.62',
    ],
    [
      'the tax of a period that is a cent off',
      'Tax $315.15<',
      'Tax $315.16<',
      'Take-Home Pay > Weekly > note: shows Tax $315.16, must be Tax $315.15',
    ],
    [
      'a figure that is no number',
      '<dd>$9,600</dd>',
      '<dd>$NaN</dd>',
      'Take-Home Pay > Super annual contribution (12%): shows $NaN, must be $9,600',
    ],
    [
      'columns in the wrong order',
      '<th scope="col">Weekly</th><th scope="col">Fortnightly</th>',
      '<th scope="col">Fortnightly</th><th scope="col">Weekly</th>',
      'Comprehensive Breakdown > Gross Income > Weekly: shows $3,076.92, must be $1,538.46',
    ],
    [
      'a row that is missing',
      '<tr><th scope="row">Tax Offsets</th><td>$0.00</td><td>$0.00</td><td>$0.00</td><td>$0.00</td></tr>',
      '',
      'Comprehensive Breakdown > Tax Offsets > Monthly: shows nothing, must be $0.00',
    ],
    [
      'a label that is not the one agreed',
      '<dt>Net Annual Salary</dt>',
      '<dt>Net Salary</dt>',
      'Tax Breakdown > Net Annual Salary: shows nothing, must be $63,612',
    ],
    [
      'a figure where none must be',
      '<h2>Reminder</h2><p>',
      '<h2>Reminder</h2><p>$1 a day. ',
      'Reminder: shows $1, must be nothing',
    ],
    [
      'a rate in the article that is off in the last digit',
      'You keep 79.5%',
      'You keep 79.6%',
      'Effective tax rate: shows 20.5% $80,000 79.6%, must be 20.5% $80,000 79.5%',
    ],
    [
      'an answer with the wrong threshold',
      '<p>If single, it is 2% of the whole salary, once that is above $27,222',
      '<p>If single, it is 2% of the whole salary, once that is above $27,322',
      'How is the Medicare levy worked out?: shows 2% $27,322, must be 2% $27,222',
    ],
    [
      'a wrong place among full-time earnings',
      'more than about 38 in 100 full-time employees earned',
      'more than about 39 in 100 full-time employees earned',
      'How # compares: shows $80,000 $80,000 39 in 100, must be $80,000 $80,000 38 in 100',
    ],
    [
      'a published figure that is off',
      '<dd>$90,532</dd>',
      '<dd>$90,352</dd>',
      'How # compares > Full-time median, August 2025: shows $90,352, must be $90,532',
    ],
    [
      'a salary that is not so far from a published figure',
      '$80,000 is 12% less',
      '$80,000 is 13% less',
      'How # compares > Full-time median, August 2025 > note: shows $80,000 is 13% less, must be $80,000 is 12% less',
    ],
    [
      'a wrong amount kept of the next $1,000',
      'and keep $680.',
      'and keep $860.',
      'The next #: shows $1,000 $1,000 $860 32% $135,000 37%, must be $1,000 $1,000 $680 32% $135,000 37%',
    ],
    [
      'the net pay of another tax year that is off',
      '<dt>2020-21</dt><dd>$60,853',
      '<dt>2020-21</dt><dd>$60,835',
      'Take-home pay by tax year > 2020-21: shows $60,835, must be $60,853',
    ],
    [
      'an hour of the answer that is a cent off',
      '<dt>Hour (38 a week)</dt><dd>$32.19',
      '<dt>Hour (38 a week)</dt><dd>$32.20',
      'Page > Hour (38 a week): shows $32.20, must be $32.19',
    ],
    [
      'super in a package that is off',
      '<dt>Super</dt><dd>$8,571',
      '<dt>Super</dt><dd>$8,517',
      'If super is included > Super: shows $8,517, must be $8,571',
    ],
    [
      'the calculator with the salary of another page',
      '"/#salary=80000"',
      '"/#salary=80100"',
      'link to the calculator: shows #salary=80100, must be #salary=80000',
    ],
    [
      'the comparison with the salary of another page',
      '"/compare#salary=80000"',
      '"/compare#salary=80100"',
      'link to the comparison: shows /compare#salary=80100, must be /compare#salary=80000',
    ],
    [
      'a share of the plot that is off',
      'Income tax 18.5%',
      'Income tax 18.6%',
      'Where your pay goes: shows 79.5% 18.6% 2.0%, must be 79.5% 18.5% 2.0%',
    ],
    [
      'a description for search engines that is off',
      'property="og:description" content="$80,000 a year is $63,612',
      'property="og:description" content="$80,000 a year is $63,613',
      'Description: shows $80,000 $63,613 $1,223.31 38 in 100, must be $80,000 $63,612 $1,223.31 38 in 100',
    ],
    [
      'a neighbour that is missing',
      '<li><a href="/salary/79500">$79,500</a></li>',
      '',
      'Nearby Salaries: shows $79,000 $79,100 $79,200 $79,300 $79,400 $79,600',
    ],
    [
      'a link that names another salary than it leads to',
      '<a rel="next" href="/salary/80100">Next: $80,100</a>',
      '<a rel="next" href="/salary/80200">Next: $80,100</a>',
      'link to /salary/80200: shows Next: $80,100, must be $80,200',
    ],
    [
      'a group of links with one that does not belong there',
      '<h3>Six Figure</h3><ul>',
      '<h3>Six Figure</h3><ul><li><a href="/salary/95000">$95,000</a></li>',
      'Six Figure: shows $95,000 ',
    ],
  ];
  test.each(breaks)('%s', async (_, text, replacement, message) => {
    replace('salary/80000.html', text, replacement);
    expect(await messages('figures')).toContainEqual(
      expect.stringContaining(`/salary/80000: ${message}`),
    );
  });

  test('a figure of the home page that is off', async () => {
    replace('index.html', '>$1,600</dd>', '>$1,500</dd>');
    expect(await messages('figures')).toEqual([
      '/: Tax Breakdown > Medicare Levy (2%): shows $1,500, must be $1,600',
    ]);
  });

  test.each([
    [
      'the answer',
      '$10,200 more a year',
      '$10,300 more a year',
      'Page: shows $80,000 $95,000 $10,300',
    ],
    [
      'a difference',
      '>+$4,500<',
      '>+$5,400<',
      'Side by side > Income tax > Difference: shows +$5,400',
    ],
    ['what to earn', '$101,159', '$101,158', 'What do I need to earn?: shows $ $1,500 $101,158'],
  ])('%s of the comparison that is off', async (_, text, replacement, message) => {
    replace('compare.html', text, replacement);
    expect(await messages('figures')).toEqual([expect.stringContaining(`/compare: ${message}`)]);
  });

  test('a page under the address of another salary', async () => {
    change('salary/80000.html', () => readFileSync(path.join(dir, 'salary/80100.html'), 'utf8'));
    expect(await messages('figures')).toContain(
      '/salary/80000: Page > Month: shows $5,306.67, must be $5,301.00',
    );
  });

  test('a page of a salary that has none', async () => {
    renameSync(path.join(dir, 'salary/80100.html'), path.join(dir, 'salary/80150.html'));
    const found = await messages('figures');
    renameSync(path.join(dir, 'salary/80150.html'), path.join(dir, 'salary/80100.html'));
    expect(found).toContain('/salary/80150: page: shows a page, must be nothing');
  });
});

describe('the links proof catches', () => {
  test('a page that was removed, on every page that links to it', async () => {
    remove('privacy-policy.html');
    const [report] = await verify('links');
    const pages = new Set(SALARIES).size + 5;
    // Twice in the header; and in the footer, but for the disclaimer, which has none.
    expect(report?.faults.count).toBeGreaterThanOrEqual(pages * 3 - 1);
    for (const message of report?.faults.first.map(describeFault) ?? []) {
      expect(message).toMatch(
        /^\/\S*: link 'Privacy Policy': shows \/privacy-policy, must be the address of a page or file$/,
      );
    }
  });

  const breaks: [what: string, text: RegExp, replacement: string, message: string][] = [
    [
      'a style sheet that is missing',
      /\/assets\/site-\w+\.css/,
      '/assets/gone.css',
      '<link>: shows /assets/gone.css, must be the address of a page or file',
    ],
    [
      'a salary that has no page, whatever the site',
      /\/salary\/50000"/,
      '/salary/50050"',
      "link '$50,000': shows /salary/50050, must be the address of a page or file",
    ],
    [
      'an address that needs a redirect',
      /href="\/disclaimer"/,
      'href="/disclaimer/"',
      "link 'Disclaimer': shows /disclaimer/, must be the address of a page or file",
    ],
    [
      'a fragment that is not on the page',
      /<main id="main"/,
      '<main id="content"',
      "link 'Skip to content': shows #main, must be the address of a page or file",
    ],
    [
      'an address on another host that cannot be one',
      /https:\/\/donate\.example\/pay-calculator/,
      'https://donate/',
      "link 'Buy me a coffee': shows https://donate/, must be a web address with a full host name and no user name",
    ],
  ];
  test.each(breaks)('%s', async (_, text, replacement, message) => {
    change('contact.html', (html) => html.replace(text, replacement));
    expect(await messages('links')).toContain(`/contact: ${message}`);
  });
});

describe('the HTML proof catches', () => {
  const breaks: [what: string, text: string, replacement: string, message: string][] = [
    ['an id that is there twice', '<h1', '<h1 id="main"', "id 'main': shows 2 times, must be once"],
    [
      'a second main heading',
      '<h2>Nearby Salaries</h2>',
      '<h1>Nearby Salaries</h1>',
      'main headings: shows 2, must be 1',
    ],
    [
      'a heading level that is skipped',
      '<h2>Nearby Salaries</h2>',
      '<h4>Nearby Salaries</h4>',
      "heading 'Nearby Salaries': shows h4, must be h3 or higher",
    ],
    [
      'a heading without words',
      '<h2>Nearby Salaries</h2>',
      '<h2></h2>',
      'heading h2: shows no words, must be words',
    ],
    [
      'a link without words',
      'rel="next" href="/salary/80100">Next: $80,100<',
      'rel="next" href="/salary/80100"><',
      'link: shows no words (to /salary/80100), must be words',
    ],
    [
      'a link without address',
      'rel="next" href="/salary/80100"',
      'rel="next"',
      "link 'Next: $80,100': shows no address, must be an address",
    ],
    [
      'a button without words',
      '>Menu</button>',
      '></button>',
      'button: shows no words, must be words',
    ],
    [
      'a landmark that is missing',
      '<main id="main" tabindex="-1">',
      '<div id="main" tabindex="-1">',
      '<main> landmarks: shows 0, must be 1',
    ],
    [
      'two navigations of one name',
      '<nav aria-label="Breadcrumb">',
      '<nav aria-label="Main">',
      'name of a navigation: shows Main, must be unlike the others',
    ],
    [
      'a reference to an id that is not there',
      'commandfor="menu"',
      'commandfor="drawer"',
      "commandfor of <button>: shows 'drawer', must be an id of the page",
    ],
    [
      'a handler in the page',
      '<h1',
      '<h1 onclick="go()"',
      '<h1>: shows onclick="go()", must be no such attribute',
    ],
    [
      'a style in the page',
      '<h1',
      '<h1 style="color:red"',
      '<h1>: shows style="color:red", must be no such attribute',
    ],
    [
      'a script in the page',
      '</main>',
      '<script>go()</script></main>',
      '<script>: shows inline, must be a separate file',
    ],
    [
      'an address that is a script',
      'rel="next" href="/salary/80100"',
      'rel="next" href="javascript:go()"',
      '<a>: shows javascript:go(), must be no script address',
    ],
    [
      'what a word gone missing leaves behind',
      'salary after tax</h1>',
      'salary undefined</h1>',
      'words of the page: shows undefined, must be whole',
    ],
    [
      'a question too many',
      '<details>',
      '<details></details><details>',
      'questions: shows 12, must be 11',
    ],
    [
      'a form that sends',
      '</main>',
      '<form action="/x"></form></main>',
      '<form>: shows an action, must be nothing to send',
    ],
    [
      'a button that submits a form',
      '</main>',
      '<form><button>Go</button></form></main>',
      "button 'Go': shows submit, must be a type that sends nothing",
    ],
  ];
  test.each(breaks)('%s', (_, text, replacement, message) => {
    const html = readFileSync(path.join(dir, 'salary/80000.html'), 'utf8');
    expect(html).toContain(text);
    const faults = noFaults();
    checkStructure(
      parsePage(
        '/salary/80000',
        html.replace(text, () => replacement),
      ),
      faults,
    );
    expect(faults.first.map(describeFault)).toContain(`/salary/80000: ${message}`);
  });

  test('on every page by the structure check, and on those of the sample by html-validate too', async () => {
    replace('salary/80000.html', '<h1', '<h1 id="main"');
    replace('salary/5000.html', '<h1', '<h1 id="main"');
    const found = await messages('html');
    expect(found).toContain("/salary/80000: id 'main': shows 2 times, must be once");
    expect(found).toContain("/salary/5000: id 'main': shows 2 times, must be once");
    expect(found).toContainEqual(
      expect.stringMatching(
        /^\/salary\/5000: no-dup-id: shows Duplicate ID "main" \(line 1, column/,
      ),
    );
    expect(found).toHaveLength(3);
  });
});

describe('html-validate catches', () => {
  test.each([
    [
      'an element that is not closed',
      '</table>',
      '',
      "close-order: shows Unclosed element '<table>'",
    ],
    [
      'an element where none is allowed',
      '<dl class="figures">',
      '<dl class="figures"><p></p>',
      'element-permitted-content: shows <p> element is not permitted as content under <dl>',
    ],
    [
      'an attribute that is there twice',
      '<h1',
      '<h1 class="a" class="b"',
      'no-dup-attr: shows Attribute "class" duplicated',
    ],
    [
      'an attribute with a value that it cannot have',
      '<th scope="col">',
      '<th scope="column">',
      'attribute-allowed-values: shows Attribute "scope" has invalid value "column"',
    ],
    [
      'a table cell outside a row',
      '<tbody>',
      '<tbody><td></td>',
      'element-permitted-content: shows <td> element is not permitted as content under <tbody>',
    ],
  ])('%s', async (_, text, replacement, message) => {
    const html = readFileSync(path.join(dir, 'salary/80000.html'), 'utf8');
    expect(html).toContain(text);
    const faults = noFaults();
    await checkValidity('/salary/80000', html.replace(text, replacement), faults);
    expect(faults.first.map(describeFault)).toContainEqual(
      expect.stringContaining(`/salary/80000: ${message}`),
    );
  });
});

describe('the metadata proof catches', () => {
  const title = '$80,000 After Tax 2025-26: $63,612 | Pay Calculator';
  const nextTitle = '$80,100 After Tax 2025-26: $63,680 | Pay Calculator';
  const breaks: [what: string, text: string, replacement: string, message: string][] = [
    [
      'a title that another page has',
      `<title>${title}`,
      `<title>${nextTitle}`,
      `title: shows ${nextTitle}, must be unlike that of /salary/`,
    ],
    [
      'a title too long to be shown whole',
      `<title>${title}`,
      `<title>${title} of Australia`,
      `length of the title: shows ${title.length + 13}: ${title} of Australia, must be 1 to 60`,
    ],
    [
      'a title that is missing',
      `<title>${title}</title>`,
      '',
      'title: shows 0 of them, must be one',
    ],
    [
      'a title that is shared otherwise',
      `<meta property="og:title" content="${title}">`,
      '<meta property="og:title" content="Pay">',
      `og:title: shows Pay, must be ${title}`,
    ],
    [
      'a page that does not say what it is when shared',
      '<meta property="og:type" content="website">',
      '',
      'og:type: shows 0 of them, must be one',
    ],
    [
      'a page that is shared without its picture',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:card" content="summary">',
      'twitter:card: shows summary, must be summary_large_image',
    ],
    [
      'a description too short to be used',
      ', or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn.">',
      '.">',
      'length of the description: shows 47: $80,000 a year is $63,612 after tax in 2025-26., must be 70 to 160',
    ],
    [
      'a wrong canonical address',
      `<link rel="canonical" href="${ORIGIN}/salary/80000">`,
      `<link rel="canonical" href="${ORIGIN}/salary/80100">`,
      `canonical: shows ${ORIGIN}/salary/80100, must be ${ORIGIN}/salary/80000`,
    ],
    [
      'a canonical address on another host',
      `<link rel="canonical" href="${ORIGIN}/salary/80000">`,
      '<link rel="canonical" href="https://elsewhere.example/salary/80000">',
      `canonical: shows https://elsewhere.example/salary/80000, must be ${ORIGIN}/salary/80000`,
    ],
    [
      'a shared address that is not the canonical one',
      `<meta property="og:url" content="${ORIGIN}/salary/80000">`,
      `<meta property="og:url" content="${ORIGIN}/">`,
      `og:url: shows ${ORIGIN}/, must be ${ORIGIN}/salary/80000`,
    ],
    [
      'a picture that is not an address of the site',
      `<meta property="og:image" content="${ORIGIN}/`,
      '<meta property="og:image" content="/',
      `og:image: shows /social-image.png, must be an address below ${ORIGIN}/`,
    ],
    [
      'structured data that is not JSON',
      '{"@context":"https://schema.org"',
      '{"@context":https://schema.org',
      'structured data: shows {"@context":https://schema.org',
    ],
    [
      'structured data of another type',
      '"@type":"BreadcrumbList"',
      '"@type":"FAQPage"',
      '@type: shows FAQPage, must be BreadcrumbList or WebApplication',
    ],
    [
      'structured data with a property that is not agreed',
      '"@type":"BreadcrumbList"',
      '"@type":"BreadcrumbList","headline":"Pay"',
      'BreadcrumbList.headline: shows "Pay", must be nothing',
    ],
    [
      'structured data without a property that is agreed',
      '"name":"$80,000 Salary"',
      '"id":"$80,000 Salary"',
      'ListItem.name: shows nothing, must be words',
    ],
    [
      'a breadcrumb out of order',
      '"position":2',
      '"position":3',
      'ListItem.position: shows 3, must be 2',
    ],
    [
      'a breadcrumb that the page does not show',
      '"name":"$80,000 Salary"',
      '"name":"$80,100 Salary"',
      'BreadcrumbList, item 2: shows $80,100 Salary, must be as on the page: $80,000 Salary',
    ],
    [
      'a breadcrumb whose last item does not name the salary',
      '"name":"$80,000 Salary"',
      '"name":"This salary"',
      'BreadcrumbList, last item: shows This salary, must be $80,000 Salary',
    ],
  ];
  test.each(breaks)('%s', async (_, text, replacement, message) => {
    replace('salary/80000.html', text, replacement);
    expect(await messages('metadata')).toContainEqual(expect.stringContaining(message));
  });

  test('a breadcrumb whose last item does not name the comparison', async () => {
    replace('compare.html', '"name":"Compare two pays"', '"name":"This page"');
    expect(await messages('metadata')).toContain(
      '/compare: BreadcrumbList, last item: shows This page, must be Compare two pays',
    );
  });

  test('a description of the home page that its structured data does not repeat', async () => {
    replace(
      'index.html',
      'property="og:description" content="Free',
      'property="og:description" content="Good',
    );
    expect(await messages('metadata')).toContainEqual(
      expect.stringContaining('/: WebApplication.description: shows "Free Australian'),
    );
  });

  test('a page of unknown addresses that search engines may list', async () => {
    replace('404.html', '<meta name="robots" content="noindex">', '');
    expect(await messages('metadata')).toContain('/404: canonical: shows 0 of them, must be one');
  });

  test('a canonical address on a page that is not to be listed', async () => {
    replace('404.html', '<title>', `<link rel="canonical" href="${ORIGIN}/404"><title>`);
    expect(await messages('metadata')).toEqual([
      `/404: canonical of a page that is not indexed: shows ${ORIGIN}/404, must be nothing`,
    ]);
  });
});

describe('the sitemaps proof catches', () => {
  const entry = (address: string) => `<url><loc>${ORIGIN}${address}</loc></url>`;
  const first = 'sitemaps/salary-01.xml';

  test('an address that is listed twice', async () => {
    replace(first, '</urlset>', `${entry('/salary/80000')}</urlset>`);
    expect(await messages('sitemaps')).toContain(
      `/${first}: ${ORIGIN}/salary/80000: shows listed again, after /${first}, must be listed once`,
    );
  });

  test('an address that two sitemaps list', async () => {
    replace('sitemaps/pages.xml', '</urlset>', `${entry('/salary/80000')}</urlset>`);
    expect(await messages('sitemaps')).toContain(
      `/${first}: ${ORIGIN}/salary/80000: shows listed again, after /sitemaps/pages.xml, must be listed once`,
    );
  });

  test('a page that no sitemap lists', async () => {
    replace(first, entry('/salary/80000'), '');
    expect(await messages('sitemaps')).toEqual([
      `/sitemap.xml: ${ORIGIN}/salary/80000: shows in no sitemap, must be listed once`,
    ]);
  });

  test('a listed page that was removed', async () => {
    remove('salary/80000.html');
    expect(await messages('sitemaps')).toEqual([
      `/${first}: ${ORIGIN}/salary/80000: shows listed, must be the canonical address of an indexable page`,
    ]);
  });

  test('the page of unknown addresses, which must not be listed', async () => {
    replace('sitemaps/pages.xml', '</urlset>', `${entry('/404')}</urlset>`);
    expect(await messages('sitemaps')).toEqual([
      `/sitemaps/pages.xml: ${ORIGIN}/404: shows listed, must be the canonical address of an indexable page`,
    ]);
  });

  test('a sitemap that is missing', async () => {
    remove(first);
    const found = await messages('sitemaps');
    expect(found).toContain(`/${first}: file: shows no such file, must be a sitemap`);
    expect(found).toContain(
      `/sitemap.xml: ${ORIGIN}/salary/80000: shows in no sitemap, must be listed once`,
    );
  });

  test('a sitemap that the index does not name, or names twice', async () => {
    const named = `<sitemap><loc>${ORIGIN}/${first}</loc></sitemap>`;
    replace('sitemap.xml', named, '');
    expect(await messages('sitemaps')).toContain(
      `/sitemap.xml: sitemap /${first}: shows nothing, must be named`,
    );
    change('sitemap.xml', (xml) =>
      xml.replace('</sitemapindex>', `${named}${named}</sitemapindex>`),
    );
    expect(await messages('sitemaps')).toContain(
      `/sitemap.xml: sitemap /${first}: shows twice, must be once`,
    );
  });

  test('a sitemap with more addresses than the protocol allows', async () => {
    const more = Array.from({ length: 50_000 }, (_, page) => entry(`/${page}`)).join('');
    replace('sitemaps/pages.xml', '</urlset>', `${more}</urlset>`);
    expect(await messages('sitemaps')).toContain(
      '/sitemaps/pages.xml: entries: shows 50005, must be 50000 or fewer',
    );
  });

  test('a sitemap with more bytes than the protocol allows', async () => {
    replace('sitemaps/pages.xml', '</urlset>', `${' '.repeat(50 * 1024 * 1024)}</urlset>`);
    expect(await messages('sitemaps')).toContainEqual(
      expect.stringMatching(/^\/sitemaps\/pages\.xml: size: shows 524\d+ bytes, must be 52428800/),
    );
  });

  test('XML that is not by the schema, where there is xmllint to tell', async () => {
    replace(first, '<url>', '<address>');
    const [report] = await verify('sitemaps');
    const found = report?.faults.first.map(describeFault) ?? [];
    const isSchemaChecked = found.some((message) =>
      message.startsWith(`/${first}: schema: shows `),
    );
    expect(report?.counts).toMatchObject({ isSchemaChecked });
    expect(found.length).toBeGreaterThan(0);
  });

  test('robots that do not name the sitemaps, or keep search engines out', async () => {
    change('robots.txt', (text) => text.replace('sitemap.xml', 'sitemaps.xml'));
    expect(await messages('sitemaps')).toEqual([
      `/robots.txt: sitemap: shows Sitemap: ${ORIGIN}/sitemaps.xml, must be Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
    change('robots.txt', (text) =>
      text.replace('sitemaps.xml', 'sitemap.xml').replace('Allow', 'Disallow'),
    );
    expect(await messages('sitemaps')).toEqual([
      '/robots.txt: rule: shows Disallow: /, must be no page forbidden',
    ]);
  });
});
