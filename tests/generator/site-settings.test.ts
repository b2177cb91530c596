import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
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
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

function configFile(content: unknown): string {
  const path = join(folder, 'site.config.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function read(flags: Flags, environment: Record<string, string> = {}, content: unknown = {}) {
  for (const [name, text] of Object.entries(environment)) vi.stubEnv(name, text);
  const words = SITE_SETTINGS.flatMap(({ key, option }) =>
    flags[key] === undefined ? [] : `${option.long}=${flags[key]}`,
  );
  return readWords('--config', configFile(content), ...words);
}

function readWords(...words: string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addSiteOptions(command);
  return readSiteSettings(command.parse(words, { from: 'user' }));
}

describe('where a setting comes from', () => {
  it('is the default if it is not set, and the placeholders are named', () => {
    expect(read({}, { SITE_NAME: '', RULES: '' })).toMatchObject({
      site: placeholderSiteConfig,
      rules: 'simplified',
      indexStep: 100,
      lastModified: undefined,
      placeholders: ['url', 'contactEmail', 'feedbackEmail', 'donationUrl'],
    });
  });

  it('is the flag before the environment, and the environment before the file', () => {
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

  it.each([
    ['a flag', () => read({ rules: 'x' }), /'--rules <text>' argument 'x' is invalid\. The .+\.$/],
    ['a variable', () => read({}, { RULES: 'x' }), /value 'x' from env 'RULES' is invalid\. The /],
    ['the file', () => read({}, {}, { rules: 'x' }), /^"rules" in .+\.json: 'x' is invalid\. The /],
  ])('is named if the setting is invalid: %s', (_, reading, message) => {
    expect(reading).toThrow(message);
  });
});

it.each<[keyof Flags, readonly string[]]>([
  ['name', ['é'.repeat(200), '👩‍👩‍👧 Pay', 'أجر', 'Pay\u00A0Calculator', 'क्‍ष']],
  [
    'url',
    ['pay.example.com', 'localhost', 'xn--bcher-kva.example', '127.0.0.1:8443', '[::1]:8443'].map(
      (host) => `https://${host}`,
    ),
  ],
  ['contactEmail', ['a+b@example.com', 'o’neil@bücher.example', `${'a'.repeat(242)}@example.com`]],
])('%s takes each of %j', (key, texts) => {
  for (const text of texts) expect(read({ [key]: text }).site).toHaveProperty(key, text);
});

it('the trailing slash of a site address and the outer spaces of a name are removed', () => {
  const { site } = read({ url: 'https://Pay.Example.com/', name: '  My Pay ' });
  expect(site).toMatchObject({ url: 'https://pay.example.com', name: 'My Pay' });
});

describe('is refused, with what it takes,', () => {
  const WEB_ADDRESS = 'It takes a web address, such as https://pay.example.com.';

  /** Invalid texts of each setting, and the end of the message. */
  const cases: [keyof Flags, string[], string][] = [
    ['url', ['pay.example.com', 'ftp://pay.example.com', '', 'https://'], WEB_ADDRESS],
    [
      'url',
      ['https://me.example/pay', 'https://me.example/?a=b'],
      'It has more than a host: the site needs a host to itself, such as https://me.example.',
    ],
    [
      'url',
      [
        ...['x;internal;}server{listen', '$host', 'pay_site.example.com', '-pay.example.com'],
        ...['pay..example.com', 'pay.example.com.', '*.example.com', `${'a'.repeat(64)}.example`],
      ].map((host) => `https://${host}`),
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
    // Of the direction of text, of bytes that are not UTF-8, of a terminal.
    ...(['name', 'contactEmail', 'url', 'donationUrl'] as const).map(
      (key): [typeof key, string[], string] => [
        key,
        [...'\u061C\u200E\u202E\u2069', '\uFFFD', '\u0000', '\u0085', '\r\n'].map(
          (bad) => `https://a${bad}b@example.com`,
        ),
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
  ];
  const texts = cases.flatMap(([key, all, end]) => all.map((text) => [key, text, end] as const));
  it.each(texts)('%s %j', (key, text, end) => {
    expect(() => read({ [key]: text })).toThrow(CommanderError);
    expect(() => read({ [key]: text })).toThrow(`'${text}' is invalid. ${end}`);
  });
});

it('whatever is given as the host of the site, nothing but a host reaches the site address', () => {
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

describe('a configuration file', () => {
  it('may begin with a byte-order mark', () => {
    expect(read({}, {}, '\uFEFF{ "name": "My Pay" }').site.name).toBe('My Pay');
  });

  test.each<[string, unknown, RegExp]>([
    ['is not JSON', '{ "url": ', /site\.config\.json cannot be read as JSON: /],
    ...[['url'], [], null, 5, '"x"'].map((content): [string, unknown, RegExp] => [
      `is ${JSON.stringify(content)}`,
      content,
      /^.+\.json holds no object: it takes one, such as { "name": "My Pay" }, with some of url, .+\.$/,
    ]),
    [
      'has a misspelt key',
      { siteUrl: '' },
      /^"siteUrl" in .+\.json is no setting with text: it takes .* url/,
    ],
    ['has a number', { name: 7 }, /^"name" in .+ is no setting with text: it takes /],
    ['is not in UTF-8', Buffer.from('{"name":"Caf\xE9"}', 'latin1').toString(), /not in UTF-8/],
  ])('is refused if it %s', (_, content, message) => {
    expect(() => read({}, {}, content)).toThrow(message);
    expect(() => read({}, {}, content)).toThrow(UserError);
  });

  it('is refused if it is absent, or a folder', () => {
    for (const file of [join(folder, 'absent.json'), folder]) {
      expect(() => readWords('--config', file)).toThrow(UserError);
      expect(() => readWords('--config', file)).toThrow(`${file} cannot be read as JSON: E`);
    }
  });
});

describe('the folder of files of one’s own', () => {
  beforeAll(() => {
    for (const name of ['own', 'other', 'public']) mkdirSync(join(folder, name));
  });

  const find = (content: unknown, ...words: string[]) =>
    readWords('--config', configFile(content), ...words).publicFolder;

  it('is that of the flag, before that of the file, which is relative to the file', () => {
    expect(find({ public: 'own' })).toBe(join(folder, 'own'));
    expect(find({ public: 'own' }, '--public', join(folder, 'other'))).toBe(join(folder, 'other'));
  });

  it('is public where neither names one and there is one', () => {
    const project = process.cwd();
    process.chdir(folder);
    try {
      expect(find({})).toBe('public');
      rmSync(join(folder, 'public'), { recursive: true });
      expect(find({})).toBeUndefined();
    } finally {
      process.chdir(project);
    }
  });

  it.each([
    [
      'the file',
      () => find({ public: 'none' }),
      /^"public" in .+\.json: '.+none' is invalid\. It is not a folder\.$/,
    ],
    ['the file, empty', () => find({ public: '' }), /^"public" in .+: '' is invalid\. It is not a/],
    [
      'the file, with ~',
      () => find({ public: '~/own' }),
      /^"public" in .+: '~\/own' is .+ knows ~/,
    ],
    [
      'the flag, with ~',
      () => find({}, '--public=~bob/own'),
      /'~bob\/own' is .+ the whole path, or/,
    ],
    [
      'the flag',
      () => find({}, '--public', 'none'),
      /argument 'none' is invalid\. It is not a folder\.$/,
    ],
  ])('is refused where there is none: of %s', (_, finding, message) => {
    expect(finding).toThrow(message);
  });
});
