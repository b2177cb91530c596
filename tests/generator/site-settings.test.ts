import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
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
  const command = new Command();
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
      { url: 'https://flag.example.com', index: '5000' },
      {
        SITE_URL: 'https://env.example.com',
        CONTACT_EMAIL: 'env@example.com',
        INDEX_STEP: '2000',
        RULES: 'legislated',
      },
      {
        url: 'https://file.example.com',
        contactEmail: 'file@example.com',
        feedbackEmail: 'file@example.com',
        rules: 'simplified',
        lastModified: '2026-08-01',
      },
    );
    expect(settings).toMatchObject({
      site: {
        ...placeholderSiteConfig,
        url: 'https://flag.example.com',
        contactEmail: 'env@example.com',
        feedbackEmail: 'file@example.com',
      },
      rules: 'legislated',
      indexStep: 5_000,
      lastModified: '2026-08-01',
      placeholders: ['donationUrl'],
    });
  });

  it.each([
    ['a flag', () => read({ rules: 'x' }), /^--rules: 'x' is no rule set: there are .+\.$/, 2],
    ['a variable', () => read({}, { RULES: 'x' }), /^RULES: 'x' is no rule set/, 1],
    ['the file', () => read({}, {}, { rules: 'x' }), /^"rules" in .+\.json: 'x' is no/, 1],
  ])('is named if the setting is invalid: %s', (_, reading, message, exitCode) => {
    expect(reading).toThrow(UserError);
    expect(reading).toThrow(message);
    expect(reading).toThrow(expect.objectContaining({ exitCode }));
  });
});

it.each(['é'.repeat(200), '👩‍👩‍👧 Pay', 'أجر', 'Pay\u00A0Calculator', 'क्‍ष'])(
  'the site may be called %j',
  (name) => {
    expect(read({ name }).site.name).toBe(name);
  },
);

it.each(['pay.example.com', 'localhost', 'xn--bcher-kva.example', '127.0.0.1:8443', '[::1]:8443'])(
  'a site may live on %s',
  (host) => {
    expect(read({ url: `https://${host}` }).site.url).toBe(`https://${host}`);
  },
);

it.each(['a+b@example.com', 'o’neil@bücher.example', `${'a'.repeat(242)}@example.com`])(
  'mail may go to %s',
  (contactEmail) => {
    expect(read({ contactEmail }).site.contactEmail).toBe(contactEmail);
  },
);

it('the trailing slash of a site address and the outer spaces of a name are removed', () => {
  const { site } = read({ url: 'https://Pay.Example.com/', name: '  My Pay ' });
  expect(site).toMatchObject({ url: 'https://pay.example.com', name: 'My Pay' });
});

describe('in one line is refused', () => {
  /** Invalid texts of each setting, and the end of the message. */
  const cases: [keyof Flags, string[], string][] = [
    [
      'url',
      ['pay.example.com', 'ftp://pay.example.com', '', 'https://'],
      'is not a web address: write it as in https://pay.example.com.',
    ],
    [
      'url',
      ['https://me.example/pay', 'https://me.example/?a=b'],
      'has more than a host: the site needs a host to itself, such as https://me.example.',
    ],
    [
      'url',
      [
        'x;internal;}server{listen',
        '$host',
        'pay_site.example.com',
        '-pay.example.com',
        'pay..example.com',
        'pay.example.com.',
        '*.example.com',
        `${'a'.repeat(64)}.example.com`,
        `${'a.'.repeat(127)}com`,
      ].map((host) => `https://${host}`),
      'is not a web address: its host is not a host name or an IP address.',
    ],
    ['donationUrl', ['javascript:alert(1)'], 'write it as in https://pay.example.com.'],
    ['donationUrl', ['https://me:secret@donate.example'], 'pages would show: leave it out.'],
    [
      'contactEmail',
      [
        ...[
          'hello.example.com',
          'a b@example.com',
          'me@localhost',
          `${'a'.repeat(243)}@example.com`,
        ],
        ...[...'?%\u200B\u2800\u00AD\u3164'].flatMap((bad) => [
          `a${bad}b@example.com`,
          `a@b${bad}.com`,
        ]),
      ],
      'is not an e-mail address: write it as in hello@example.com.',
    ],
    [
      'url',
      ['https://[::1]:80', 'https://pay.example.com:80'],
      'has port 80, where no https: address is: leave it out.',
    ],
    [
      'url',
      ['http://pay.example.com:443'],
      'has port 443, where no http: address is: leave it out.',
    ],
    ...(['url', 'donationUrl'] as const).map((key): [typeof key, string[], string] => [
      key,
      ['https://pay.example.com:0', 'https://[::1]:00'],
      'has port 0, where no https: address is: leave it out.',
    ]),
    [
      'name',
      [' ', '\u3164', '\u2800 \u2800', '\u200B\u2060', '\u{E0061}', '\u00AD'],
      'has no visible character: it is the brand that every page shows.',
    ],
    // Of the direction of text, no characters, of a terminal.
    ...(['name', 'contactEmail', 'url', 'donationUrl'] as const).map(
      (key): [typeof key, string[], string] => [
        key,
        [
          ...'\u061C\u200E\u202E\u2069',
          '\uD800',
          '\uFFFD',
          '\uFFFF',
          '\uFDD0',
          '\u{1FFFE}',
          '\u0000',
          '\u0085',
          '\r\n',
        ].map((bad) => `https://a${bad}b@example.com`),
        'has a control character, or is not in UTF-8: use plain text.',
      ],
    ),
    [
      'rules',
      ['nonsense', '', 'Simplified', '__proto__'],
      'is no rule set: there are simplified and legislated.',
    ],
    [
      'index',
      ['0', '50', '150', '-1000', '1e3', '1,000', '15000100', 'all'],
      'is not a multiple of 100, such as 1000.',
    ],
    [
      'lastModified',
      ['2026-02-29', '2026-13-01', '1 July 2026', '2026-7-1', '2026-07-01T00:00:00Z'],
      'is not a date: write it as in 2026-07-01.',
    ],
  ];
  const texts = cases.flatMap(([key, all, end]) => all.map((text) => [key, text, end] as const));
  it.each(texts)('%s %j', (key, text, end) => {
    expect(() => read({ [key]: text })).toThrow(UserError);
    expect(() => read({ [key]: text })).toThrow(end);
    expect(() => read({ [key]: text })).toThrow(/^--[a-z-]+: '[^\n]*' [^\n]+\.$/);
  });
});

it('whatever is given as the host of the site, nothing but a host reaches the site address', () => {
  const address = (host: string) => {
    try {
      return readWords(`--site-url=https://${host}`).site.url;
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect((error as UserError).message).not.toMatch(/\p{Cc}/u);
      return 'https://refused.example';
    }
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (host) => {
      expect(address(host)).toMatch(/^https:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/);
    }),
    { numRuns: 2_000 },
  );
});

describe('a configuration file', () => {
  it('may begin with a byte-order mark', () => {
    expect(read({}, {}, '\uFEFF{ "name": "My Pay" }').site.name).toBe('My Pay');
  });

  test.each([
    ['is not JSON', '{ "url": ', /site\.config\.json cannot be read as JSON: /],
    ['is not JSON, over several lines', '{\n  "url":\n}', /^[^\n]+ as JSON: [^\n]+$/],
    ['is a list', ['url'], /^"0" in .+\.json is no setting with text: /],
    ['is nothing', null, /cannot be read as JSON: /],
    [
      'has a misspelt key',
      { siteUrl: '' },
      /^"siteUrl" in .+\.json is no setting with text: it takes .* url/,
    ],
    ['has a key of several lines', { 'a\nb': '' }, /^"a\\nb" in /],
    ['has a number', { name: 7 }, /^"name" in .+ is no setting with text: it takes /],
    ['is not in UTF-8', Buffer.from('{"name":"Caf\xE9"}', 'latin1').toString(), /not in UTF-8/],
  ])('is refused in one line if it %s', (_, content, message) => {
    expect(() => read({}, {}, content)).toThrow(message);
    expect(() => read({}, {}, content)).toThrow(UserError);
  });

  it('is refused in one line if it is absent, or a folder', () => {
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
    ['the file', () => find({ public: 'none' }), /^"public" in .+\.json: '.+none' is not a/, 1],
    ['the file, empty', () => find({ public: '' }), /^"public" in .+: '' is not a folder\.$/, 1],
    ['the flag', () => find({}, '--public', 'none'), /^--public: 'none' is not a folder\.$/, 2],
  ])('is refused in one line where there is none: of %s', (_, finding, message, exitCode) => {
    expect(finding).toThrow(UserError);
    expect(finding).toThrow(message);
    expect(finding).toThrow(expect.objectContaining({ exitCode }));
  });
});
