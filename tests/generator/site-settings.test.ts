/** Settings and flags of a site, and the lines that refuse wrong ones. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseAmounts } from '../../src/generator/amount-selection.ts';
import {
  addSiteOptions,
  readSiteSettings,
  SITE_SETTINGS,
} from '../../src/generator/site-settings.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';
import { UserError } from '../../src/user-error.ts';

/** Texts by the names of settings. */
type Flags = Partial<Record<(typeof SITE_SETTINGS)[number]['key'], string>>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
  for (const name of ['own', 'other', 'public']) mkdirSync(join(folder, name));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

function read(flags: Flags, environment: Record<string, string> = {}, content: unknown = {}) {
  for (const [name, text] of Object.entries(environment)) vi.stubEnv(name, text);
  const words = SITE_SETTINGS.flatMap(({ key, option }) =>
    flags[key] === undefined ? [] : `${option.long}=${flags[key]}`,
  );
  return readFile(content, ...words);
}

function readFile(content: unknown, ...words: string[]) {
  const file = join(folder, 'site.config.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readWords('--config', file, ...words);
}

function readWords(...words: string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addSiteOptions(command);
  return readSiteSettings(command.parse(words, { from: 'user' }));
}

test('a setting is the default if it is not set, and the placeholders are named', () => {
  expect(read({}, { SITE_NAME: '', RULES: '' })).toMatchObject({
    site: placeholderSiteConfig,
    rules: 'simplified',
    indexStep: 100,
    lastModified: undefined,
    placeholders: ['url', 'contactEmail', 'feedbackEmail', 'donationUrl'],
  });
});

test('a setting is that of the flag before the environment, and of the environment before the file', () => {
  const settings = read(
    { url: 'https://flag.example', index: '5000' },
    { SITE_URL: 'https://env.example', CONTACT_EMAIL: 'env@pay.example', INDEX_STEP: '2000' },
    { url: 'https://file.example', contactEmail: 'a@pay.example', lastModified: '2026-08-01' },
  );
  expect(settings).toMatchObject({
    site: { url: 'https://flag.example', contactEmail: 'env@pay.example' },
    indexStep: 5_000,
    lastModified: '2026-08-01',
    placeholders: ['feedbackEmail', 'donationUrl'],
  });
});

test.each<[keyof Flags, readonly string[]]>([
  ['name', ['é'.repeat(200), '👩‍👩‍👧 Pay', 'أجر', 'Pay\u00A0Calculator', 'क्‍ष']],
  ['url', ['https://pay.example.com', 'https://localhost', 'https://xn--bcher-kva.example']],
  ['url', ['https://127.0.0.1:8443', 'https://[::1]:8443']],
  ['contactEmail', ['a+b@example.com', 'o’neil@bücher.example', `${'a'.repeat(242)}@example.com`]],
])('%s takes each of %j', (key, texts) => {
  for (const text of texts) expect(read({ [key]: text }).site).toHaveProperty(key, text);
});

test('the trailing slash of a site address and the outer spaces of a name are removed', () => {
  const { site } = read({ url: 'https://Pay.Example.com/', name: '  My Pay ' });
  expect(site).toMatchObject({ url: 'https://pay.example.com', name: 'My Pay' });
});

const WEB_ADDRESS = 'It takes a web address, such as https://pay.example.com.';
// These characters change the direction of text, stand for bytes that aren't UTF-8, or control a terminal.
const HIDDEN = [...'\u061C\u200E\u202E\u2069', '\uFFFD', '\u0000', '\u0085', '\r\n'].map(
  (bad) => `https://a${bad}b@example.com`,
);
const NO_HOSTS = [
  ...['x;internal;}server{listen', '$host', 'pay_site.example.com', '-pay.example.com'],
  ...['pay..example.com', 'pay.example.com.', '*.example.com', `${'a'.repeat(64)}.example`],
];

test.each<[keyof Flags, readonly string[], string]>([
  ['url', ['pay.example.com', 'ftp://pay.example.com', '', 'https://'], WEB_ADDRESS],
  [
    'url',
    ['https://me.example/pay', 'https://me.example/?a=b'],
    'It has more than a host: the site needs a host to itself, such as https://me.example.',
  ],
  [
    'url',
    NO_HOSTS.map((host) => `https://${host}`),
    'Its host is not a host name or an IP address.',
  ],
  ['donationUrl', ['javascript:alert(1)'], WEB_ADDRESS],
  [
    'donationUrl',
    ['https://me:secret@donate.example'],
    'It holds a user name or password, which pages would show: leave it out.',
  ],
  [
    'contactEmail',
    ['hello.example.com', 'a b@example.com', 'me@localhost', 'a?b@example.com', 'a@b%.com'],
    'It takes an e-mail address, such as hello@example.com.',
  ],
  ['name', ['', ' '], 'It is empty: it is the brand that every page shows.'],
  ...(['name', 'contactEmail', 'url', 'donationUrl'] as const).map(
    (key): [typeof key, string[], string] => [
      key,
      HIDDEN,
      'It has a control character, or is not in UTF-8: use plain text.',
    ],
  ),
  ['rules', ['x', '', 'Simplified', '__proto__'], 'The rule sets are simplified and legislated.'],
  [
    'index',
    ['0', '50', '150', '-1000', '1e3', '1,000', '15000100', 'all'],
    'It takes a multiple of 100, such as 1000.',
  ],
  [
    'lastModified',
    ['2026-02-29', '2026-13-01', '1 July 2026', '2026-7-1', '2026-07-01T00:00:00Z'],
    'It takes a date, such as 2026-07-01.',
  ],
])('%s refuses each of %j: %s', (key, texts, end) => {
  for (const text of texts) {
    const reading = () => read({ [key]: text });
    expect(reading).toThrow(CommanderError);
    expect(reading).toThrow(`'${text}' is invalid. ${end}`);
  }
});

test('whatever is given as the host of the site, nothing but a host reaches the site address', () => {
  const address = (host: string) => {
    try {
      return readWords(`--site-url=https://${host}`).site.url;
    } catch (error) {
      expect(error).toBeInstanceOf(CommanderError);
      return 'https://refused.example';
    }
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (host) => {
      expect(address(host)).toMatch(/^https:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/);
    }),
    { numRuns: process.env.LONG_TESTS ? 5_000 : 300 },
  );
});

test.each<[string, RegExp, Record<string, string>?]>([
  ['--rules=x', /'--rules <text>' argument 'x' is invalid\. The .+\.$/],
  ['--site-name=x', /value 'x' from env 'RULES' is invalid\. The /, { RULES: 'x' }],
  ['--public=none', /argument 'none' is invalid\. It is not a folder\.$/],
  ['--public=~bob/own', /'~bob\/own' is .+ the whole path, or/],
])('the command names what it refuses: %s %s', (flag, message, environment = {}) => {
  for (const [name, text] of Object.entries(environment)) vi.stubEnv(name, text);
  expect(() => readFile({}, flag)).toThrow(message);
  expect(() => readFile({}, flag)).toThrow(CommanderError);
});

const NO_OBJECT =
  /^.+\.json holds no object: it takes one, such as { "name": "My Pay" }, with some of url, .+\.$/;

test.each<[unknown, RegExp]>([
  ['{ "url": ', /site\.config\.json cannot be read as JSON: /],
  ...[['url'], [], null, 5, '"x"'].map((content): [unknown, RegExp] => [content, NO_OBJECT]),
  [{ siteUrl: '' }, /^"siteUrl" in .+\.json is no setting with text: it takes .* url/],
  [{ name: 7 }, /^"name" in .+ is no setting with text: it takes /],
  [Buffer.from('{"name":"Caf\xE9"}', 'latin1').toString(), /not in UTF-8/],
  [{ rules: 'x' }, /^"rules" in .+\.json: 'x' is invalid\. The /],
  [{ public: 'none' }, /^"public" in .+\.json: '.+none' is invalid\. It is not a folder\.$/],
  [{ public: '' }, /^"public" in .+: '' is invalid\. It is not a/],
  [{ public: '~/own' }, /^"public" in .+: '~\/own' is .+ knows ~/],
])('a configuration file with %j is refused: %s', (content, message) => {
  expect(() => readFile(content)).toThrow(message);
  expect(() => readFile(content)).toThrow(UserError);
});

test.each(['absent.json', '.'])('a configuration file at %s is refused', (name) => {
  const file = join(folder, name);
  expect(() => readWords('--config', file)).toThrow(UserError);
  expect(() => readWords('--config', file)).toThrow(`${file} cannot be read as JSON: E`);
});

test('a configuration file may begin with a byte-order mark', () => {
  expect(readFile('\uFEFF{ "name": "My Pay" }').site.name).toBe('My Pay');
});

describe('the folder of files of one’s own', () => {
  test('is that of the flag, before that of the file, which is relative to the file', () => {
    expect(readFile({ public: 'own' }).publicFolder).toBe(join(folder, 'own'));
    const other = join(folder, 'other');
    expect(readFile({ public: 'own' }, '--public', other).publicFolder).toBe(other);
  });

  test('is public where neither names one and there is one', () => {
    const project = process.cwd();
    process.chdir(folder);
    try {
      expect(readFile({}).publicFolder).toBe('public');
      rmSync(join(folder, 'public'), { recursive: true });
      expect(readFile({}).publicFolder).toBeUndefined();
    } finally {
      process.chdir(project);
    }
  });
});

test('--only takes salaries and ranges, in any order, each once', () => {
  const amounts = [80_000, 100_000, 100_100, 100_200];
  expect(parseAmounts('100000-100200, 80000,100100')).toEqual(amounts);
});

const NO_SALARIES = ['abc', '', '-80000', '80000-', '8e4', '90000-80000', '80000-90050'];

test.each([
  ['80050', 'steps of $100'],
  ['4900', 'from $5,000'],
  ['15000100', 'to $15,000,000'],
  ['80000,', "'' is none"],
  ...NO_SALARIES.map((text) => [text, `'${text}' is none`]),
])('--only refuses %j, with a hint: %s', (text = '', hint) => {
  expect(() => parseAmounts(text)).toThrow(hint);
  expect(() => parseAmounts(text)).toThrow(InvalidArgumentError);
});
