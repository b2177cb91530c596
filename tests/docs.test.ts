/** The files, headings, commands and flags that the documents name exist. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { SITE_SETTINGS } from '../src/generator/site-settings.ts';
import { runScript } from './generator/gen-site-command.ts';

const DOCUMENTS = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs').map((file) => `docs/${file}`),
  '.github/pull_request_template.md',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const text = (document: string) => readFileSync(document, 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(markdown: string): string[] {
  const headings = withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm);
  const seen = new Map<string, number>();
  return Array.from(headings, ([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```.*?^```$/gms, '');
}

/** Links and pictures that lead to another host are left out. */
function internalLinks(markdown: string): string[] {
  const links = withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g);
  return Array.from(links, ([, link, image]) => link ?? image ?? '').filter(
    (link) => !/^https?:/.test(link),
  );
}

/** The faults of the links of `markdown`, were it the document `document`. */
function deadLinks(document: string, markdown: string): string[] {
  return internalLinks(markdown).filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    return !anchors(file === '' ? markdown : text(target)).includes(anchor);
  });
}

/** Everything that is set as code: blocks line by line, and words between backticks. */
function codeOf(markdown: string): string[] {
  const blocks = Array.from(markdown.matchAll(/^```.*?\n(.*?)^```$/gms), ([, block = '']) => block);
  const spans = withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g);
  return [
    ...blocks.flatMap((block) => block.replaceAll('\\\n', ' ').split('\n')),
    ...Array.from(spans, ([, span = '']) => span),
  ];
}

/** The flags in each command's --help, by its name in package.json. Scripts that run a tool take all of the tool's flags. */
const FLAGS: ReadonlyMap<string, readonly string[]> = new Map(
  await Promise.all(
    Object.entries<string>(scripts)
      .filter(([, line]) => /^node scripts\/start\.cjs [\w-]+$/.test(line))
      .map(async ([script, line]): Promise<[string, string[]]> => {
        const [, ...words] = line.split(' ');
        const help = await promisify(execFile)(process.execPath, [...words, '--help']);
        return [script, help.stdout.match(/(?<=^ {2}(-\w, )?)--[a-z-]+/gm) ?? []];
      }),
  ),
);

/** The flags of a command; `npm run dev` hands those of gen-site on. */
function flagsOf(script: string): readonly string[] | undefined {
  const own = FLAGS.get(script);
  return script === 'dev' ? [...(own ?? []), ...(FLAGS.get('gen-site') ?? [])] : own;
}

/** The commands of `markdown` that name no script, or a flag that it does not take. */
function deadCommands(markdown: string): string[] {
  return codeOf(markdown).flatMap((code) =>
    Array.from(
      code.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test)\b)([^|;&#]*)/g),
      ([command, run, test, words = '']) => {
        const script = run ?? test ?? '';
        if (!(script in scripts)) return [command];
        const [, own = ''] = / -- (.*)/.exec(words) ?? [];
        const flags = flagsOf(script);
        const used = own.match(/(?<=^| )--[a-z-]+/g) ?? [];
        return flags === undefined ? [] : used.filter((flag) => !flags.includes(flag));
      },
    ).flat(),
  );
}

const FOLDERS = ['src', 'scripts', 'templates', 'tests', 'docs', '.github', '.ci'];

/** Paths of the project in `markdown` that lead nowhere. Paths with slots, such as `{amount}`, are left out. */
function deadPaths(markdown: string): string[] {
  return codeOf(markdown).flatMap((code) =>
    (code.match(/(?<![\w./{-])(?:\.\/)?[\w.@*-]+(?:\/[\w.@*-]+)+\/?(?![\w{])/g) ?? []).filter(
      (found) =>
        FOLDERS.includes(found.replace(/^\.\//, '').split('/')[0] ?? '') &&
        !found.includes('*') &&
        ![found, found.replace(/\.$/, ''), `${found}.test.ts`].some((file) => existsSync(file)),
    ),
  );
}

/** Flags of vercel, aws, docker and shell scripts that the documents name without their program. */
const OTHER_PROGRAMS_FLAGS = [
  ...['--fewer-pages', '--archive', '--size-only', '--endpoint-url', '--build-arg'],
];

/** Flags between backticks that stand without their command, such as in a table of flags, and that no command takes. */
function strayFlags(markdown: string): string[] {
  const known = [...FLAGS.values(), OTHER_PROGRAMS_FLAGS].flat();
  const flags = codeOf(markdown).flatMap((code) => /^(--[a-z-]+)/.exec(code)?.[1] ?? []);
  return flags.filter((flag) => !known.includes(flag));
}

function faultsOf(document: string, markdown: string): string[] {
  return [
    ...deadLinks(document, markdown),
    ...deadCommands(markdown),
    ...strayFlags(markdown),
    ...deadPaths(markdown),
  ];
}

test.each(DOCUMENTS)(
  '%s has no dead link, and names files, commands and flags that exist',
  (document) => {
    expect(faultsOf(document, text(document))).toEqual([]);
  },
);

test.each([
  ['[a](docs/nothing.md)', 'docs/nothing.md'],
  ['[a](docs/rates.md#nothing)', 'docs/rates.md#nothing'],
  ['<img src="nothing.png">', 'nothing.png'],
  ['```sh\nnpm run nothing\n```', 'npm run nothing'],
  ['`npm run gen-site -- --nothing 5`', '--nothing'],
  ['a flag `--nothing`', '--nothing'],
  ['see `src/nothing.ts`', 'src/nothing.ts'],
  ['`npm test -- tests/nothing`', 'tests/nothing'],
])('a document with %j is wrong', (markdown, fault) => {
  expect(faultsOf('README.md', markdown)).toEqual([fault]);
});

test('docs/rates-tables.md is what npm run rates prints', async () => {
  expect(text('docs/rates-tables.md')).toBe((await runScript('rates')).stdout);
});

test('docs/hosting.md has the three names of every setting', () => {
  const rows = text('docs/hosting.md').matchAll(/^\| `(\w+)` \| `(--[a-z-]+)` \| `([A-Z_]+)` \|/gm);
  expect(Array.from(rows, ([, ...names]) => names)).toEqual(
    SITE_SETTINGS.map(({ key, option }) => [key, option.long, option.envVar]),
  );
});

test('the image and the workflow that deploys take every setting', () => {
  for (const { option } of SITE_SETTINGS) {
    expect(text('Dockerfile')).toMatch(new RegExp(`^ARG ${option.envVar}$`, 'm'));
    expect(text('.github/workflows/site.yml')).toContain(` \${{ vars.${option.envVar} }}`);
  }
});

test('the image is not sent what git ignores, and is sent what the site is made of', () => {
  const lines = (file: string) =>
    text(file)
      .split('\n')
      .filter((line) => /^[^#]/.test(line));
  const left = lines('.dockerignore');
  // Docker looks for a pattern at the top of the folder alone, git at any depth.
  const ignored = lines('.gitignore').map((line) =>
    line.startsWith('/') ? line.replace(/^\/|\/$/g, '') : `**/${line.replace(/\/$/, '')}`,
  );
  expect(left).toEqual(expect.arrayContaining(ignored));
  const needed = ['package.json', 'src', 'scripts', 'templates', 'public', 'site.config.json'];
  expect(left.filter((line) => needed.includes(line))).toEqual([]);
});

describe('of the workflows', () => {
  const WORKFLOWS = readdirSync('.github/workflows');
  const withoutComments = (file: string) =>
    text(`.github/workflows/${file}`).replace(/^ *#.*$/gm, '');

  test.each(WORKFLOWS)('%s uses fixed actions and images, and may only read', (file) => {
    const workflow = withoutComments(file);
    const names = workflow.match(/(?<=uses: |image: ).+?(?= #|$)/gm) ?? [];
    // The images of a matrix are names of their own.
    const used = names.filter((name) => name !== '$'.concat('{{ matrix.image }}'));
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(name).toMatch(/@([0-9a-f]{40}|sha256:[0-9a-f]{64})$/);
    const checkouts = workflow.match(
      /uses: actions\/checkout@.*\n +with:\n +persist-credentials: false/g,
    );
    expect(checkouts).toHaveLength(workflow.split('actions/checkout@').length - 1);
    expect(workflow.match(/^ *permissions:(\n +.*)+/gm)).toEqual([
      'permissions:\n  contents: read',
    ]);
  });

  test('the one that deploys gives secrets to its last steps alone, and builds nothing there', () => {
    const jobs = withoutComments('site.yml').split(/^ {2}(?=[\w-]+:$)/m);
    const withSecrets = jobs.filter((job) => job.includes('secrets.'));
    expect(withSecrets.map((job) => job.split(':', 1)[0])).toEqual(['workers', 'bucket']);
    for (const job of withSecrets) {
      expect(job).toMatch(/^ {4}environment:\n {6}name: production\n/m);
      expect(job).toContain('needs: [prove, verify]');
      const [last = '', ...before] = job.split(/^ {6}- /m).reverse();
      expect(last).toContain('secrets.');
      expect(before.join()).not.toMatch(/secrets\.|npm run|npm ci (?!--prefix .*--ignore-scripts)/);
    }
  });
});

test('README.md begins with the two commands that a fresh machine needs, and a workflow runs them on one', () => {
  const [, first = ''] = /^```sh\n(.*?)^```$/ms.exec(text('README.md')) ?? [];
  const commands = ['npm ci && npm run gen-site', 'npm ci && npm test'];
  expect(first.split('\n').map((line) => line.replace(/ *#.*/, ''))).toEqual([...commands, '']);
  const [, job = ''] = /^ {2}bare-machine:\n(.*?)(?=^ {2}\S)/ms.exec(
    text('.github/workflows/checks.yml'),
  ) ?? [''];
  const steps = job.match(/(?<=- (uses|run): ).*?(?=@|$)/gm);
  expect(steps).toEqual(['actions/checkout', ...commands]);
});

/** Quoted texts of four words or more without a figure or a slot, which are in the source as they are. */
function plainQuotes(markdown: string): string[] {
  const quotes = markdown
    .replace(/\s+/g, ' ')
    .matchAll(/(?<![\p{L}\d])'((?:[^'|`]|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu);
  return Array.from(quotes, ([, quote = '']) => quote).filter(
    (quote) => !/[\d$…{]/.test(quote) && quote.split(' ').length >= 4,
  );
}

/** Put together from several texts of the source. */
const COMPOSED = [
  'Enter Offer B to see which leaves you more.',
  'Enter the amount a year, not a week.',
  'Enter the take-home pay you want.',
  'Enter the amount in all, not a week.',
  'Enter your gross pay to see what you take home.',
  'Enter your pay to see your refund or bill.',
  'How many fortnights were you paid?',
  'Is Offer A for an employee or a contractor?',
];

test('docs/product.md quotes what the site says', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => text(path.join('src', file)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replaceAll("\\'", "'");
  const quotes = plainQuotes(text('docs/product.md')).filter((quote) => !COMPOSED.includes(quote));
  expect(quotes.length).toBeGreaterThan(40);
  expect(quotes.filter((quote) => !source.includes(quote))).toEqual([]);
});
