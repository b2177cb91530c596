import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteSettings } from '../../src/generator/site-settings.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../src/site/site-config.ts';
import { UserError } from '../../src/user-error.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function configFile(content: unknown): string {
  const path = join(folder, 'site.config.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function withFlags(flags: Partial<SiteConfig>) {
  return readSiteSettings({ flags, environment: {}, file: configFile({}) });
}

describe('where a setting comes from', () => {
  it('is the placeholder if it is not set, and the placeholders are named', () => {
    const settings = withFlags({});
    expect(settings.site).toEqual(placeholderSiteConfig);
    expect(settings.placeholders).toEqual(['url', 'contactEmail', 'feedbackEmail', 'donationUrl']);
  });

  it('is the flag before the environment, and the environment before the file', () => {
    const file = configFile({
      url: 'https://file.example.com',
      contactEmail: 'file@example.com',
      feedbackEmail: 'file@example.com',
    });
    const { site, placeholders } = readSiteSettings({
      flags: { url: 'https://flag.example.com' },
      environment: { SITE_URL: 'https://env.example.com', CONTACT_EMAIL: 'env@example.com' },
      file,
    });
    expect(site).toEqual({
      ...placeholderSiteConfig,
      url: 'https://flag.example.com',
      contactEmail: 'env@example.com',
      feedbackEmail: 'file@example.com',
    });
    expect(placeholders).toEqual(['donationUrl']);
  });

  it('is not an empty variable', () => {
    const { site } = readSiteSettings({
      flags: {},
      environment: { SITE_NAME: '' },
      file: configFile({}),
    });
    expect(site.name).toBe(placeholderSiteConfig.name);
  });
});

it.each(['é'.repeat(200), '👩‍👩‍👧 Pay', 'أجر', 'Pay\u00A0Calculator', 'क्‍ष'])(
  'the site may be called %j',
  (name) => {
    expect(withFlags({ name }).site.name).toBe(name);
  },
);

it('the trailing slash of a site address and the outer spaces of a name are removed', () => {
  const { site } = withFlags({ url: 'https://Pay.Example.com/', name: '  My Pay ' });
  expect(site.url).toBe('https://pay.example.com');
  expect(site.name).toBe('My Pay');
});

describe('the rule set', () => {
  const read = (flags: { rules?: string }, environment: Record<string, string>, content: unknown) =>
    readSiteSettings({ flags, environment, file: configFile(content) }).rules;

  it('is the simplified one if it is not set', () => {
    expect(read({}, {}, {})).toBe('simplified');
    expect(read({}, { RULES: '' }, {})).toBe('simplified');
  });

  it('is the one of the flag, then of the environment, then of the file', () => {
    expect(read({}, {}, { rules: 'legislated' })).toBe('legislated');
    expect(read({}, { RULES: 'simplified' }, { rules: 'legislated' })).toBe('simplified');
    expect(read({ rules: 'legislated' }, { RULES: 'simplified' }, {})).toBe('legislated');
  });

  it.each(['nonsense', '', 'Simplified', 'toString', '__proto__'])(
    'is refused in one line if it is %j',
    (rules) => {
      const reading = () => read({ rules }, {}, {});
      expect(reading).toThrow(
        `--rules: '${rules}' is no rule set: there are simplified and legislated.`,
      );
      expect(reading).toThrow(expect.objectContaining({ exitCode: 2 }));
    },
  );

  it('is refused with the name of the variable or of the file that it came from', () => {
    expect(() => read({}, { RULES: 'nonsense' }, {})).toThrow(/^RULES: 'nonsense' is no/);
    expect(() => read({}, {}, { rules: 'nonsense' })).toThrow(/^"rules" in .*: 'nonsense'/);
  });
});

describe('an invalid setting is refused in one line', () => {
  const noHost = /^--[a-z-]+: .* its host is not a host name or an IP address\.$/;
  const noText = /^--[a-z-]+: .* has a control character, or is not in UTF-8: use plain text\.$/;
  const cases: [Partial<SiteConfig>, RegExp][] = [
    [
      { url: 'pay.example.com' },
      /^--site-url: 'pay.example.com' is not a web address: write it as in https:\/\/pay.example.com\.$/,
    ],
    [{ url: 'ftp://pay.example.com' }, /^--site-url: .* not a web address/],
    [{ url: '' }, /^--site-url: '' is not a web address/],
    [{ url: 'https://' }, /^--site-url: .* not a web address/],
    [
      { url: 'https://me.github.io/pay' },
      /^--site-url: .* needs a host to itself, such as https:\/\/me.github.io\.$/,
    ],
    [{ url: 'https://pay.example.com/?a=b' }, /^--site-url: .* more than a host/],
    ...[
      'x;internal;}server{listen',
      '$host',
      'pay_site.example.com',
      '-pay.example.com',
      'pay..example.com',
      'pay.example.com.',
      '*.example.com',
      `${'a'.repeat(64)}.example.com`,
      `${'a.'.repeat(127)}com`,
    ].map((host): [Partial<SiteConfig>, RegExp] => [{ url: `https://${host}` }, noHost]),
    [{ url: 'https://[::1]:80' }, /^--site-url: .* is https: at the port of the other scheme/],
    [{ url: 'http://a.example:443' }, /^--site-url: .* is http: at the port of the other scheme/],
    [{ donationUrl: 'https://$host/me' }, noHost],
    [{ donationUrl: 'javascript:alert(1)' }, /^--donation-url: .* not a web address/],
    [{ donationUrl: 'https://me:secret@donate.example' }, /^--donation-url: .* password/],
    ...['hello.example.com', 'a b@example.com', 'me@localhost'].map(
      (contactEmail): [Partial<SiteConfig>, RegExp] => [
        { contactEmail },
        /^--contact-email: .* is not an e-mail address: write it as in hello@example\.com\.$/,
      ],
    ),
    ...[' ', '\u3164', '\u2800 \u2800', '\u200B\u2060', '\u{E0061}', '\u00AD'].map(
      (name): [Partial<SiteConfig>, RegExp] => [
        { name },
        /^--site-name: .* has no visible character: /,
      ],
    ),
    [{ name: 'x'.repeat(201) }, /^--site-name: 'x{201}' has 201 characters: the most is 200\.$/],
    [
      { name: 'x'.repeat(9_000) },
      /^--site-name: 'x{300}…' has 9000 characters: the most is 200\.$/,
    ],
    // Of the direction of text, no Unicode, of a terminal.
    ...[...'\u061C\u200E\u202E\u2069', '\uD800', '\uFFFD', '\u0000', '\u0085'].flatMap((bad) =>
      (['name', 'contactEmail', 'url', 'donationUrl'] as const).map(
        (key): [Partial<SiteConfig>, RegExp] => [{ [key]: `https://a${bad}b@example.com` }, noText],
      ),
    ),
  ];
  it.each(cases)('%j', (flags, message) => {
    expect(() => withFlags(flags)).toThrow(UserError);
    expect(() => withFlags(flags)).toThrow(message);
    expect(() => withFlags(flags)).toThrow(expect.objectContaining({ exitCode: 2 }));
  });

  it('even if the value has several lines', () => {
    expect(() => withFlags({ contactEmail: 'me\r\nyou' })).toThrow(
      /^--contact-email: 'me\\u000d\\nyou' .*$/,
    );
  });

  it('that names the environment variable it came from', () => {
    const reading = () =>
      readSiteSettings({
        flags: {},
        environment: { CONTACT_EMAIL: 'nobody' },
        file: configFile({}),
      });
    expect(reading).toThrow(/^CONTACT_EMAIL: 'nobody' is not an e-mail address/);
    expect(reading).toThrow(expect.objectContaining({ exitCode: 1 }));
  });
});

it.each(['pay.example.com', 'localhost', 'xn--bcher-kva.example', '127.0.0.1:8443', '[::1]:8443'])(
  'a site may live on %s',
  (host) => {
    const { site } = withFlags({ url: `https://${host}` });
    expect(site.url).toBe(`https://${host}`);
  },
);

it('whatever is given as the host of the site, nothing but a host reaches the site address', () => {
  const file = configFile({});
  const read = (host: string) => {
    try {
      const flags = { url: `https://${host}` };
      return readSiteSettings({ flags, environment: {}, file }).site.url;
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect((error as UserError).message).not.toMatch(/\p{Cc}/u);
      return 'https://refused.example';
    }
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (host) => {
      expect(read(host)).toMatch(/^https:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/);
    }),
    { numRuns: 2_000 },
  );
});

it('a setting of the file that is not written in UTF-8 is refused', () => {
  const file = join(folder, 'latin-1.json');
  writeFileSync(file, Buffer.from('{ "name": "Caf\xE9 Pay" }', 'latin1'));
  const reading = () => readSiteSettings({ flags: {}, environment: {}, file });
  expect(reading).toThrow(
    /^"name" in .*: 'Caf\uFFFD Pay' has a control character, or is not in UTF-8: use plain text\.$/,
  );
});

describe('an invalid configuration file is refused in one line', () => {
  const cases: [string, unknown, RegExp][] = [
    ['that is not JSON', '{ "url": ', /site\.config\.json is not JSON: /],
    ['that is a list', [], /must hold one JSON object with some of: url, name/],
    [
      'with a misspelt key',
      { siteUrl: 'https://a.example' },
      /an unknown setting, "siteUrl": it takes some of url, name/,
    ],
    ['with a number', { name: 7 }, /has a value that is not text, "name": it takes some of/],
    ['that is not JSON, over several lines', '{\n  "url":\n}', /^[^\n]+ is not JSON: [^\n]+$/],
    ['with an unknown key of several lines', { 'a\nb': '' }, /unknown setting, "a\\nb": /],
    [
      'of more than 1 MB',
      `{}${' '.repeat(2 ** 20)}`,
      /site\.config\.json is no file of settings: /,
    ],
    [
      'with a bad address',
      { url: 'a.example' },
      /^"url" in .*site\.config\.json: 'a.example' is not/,
    ],
  ];
  it.each(cases)('%s', (_, content, message) => {
    const file = configFile(content);
    const reading = () => readSiteSettings({ flags: {}, environment: {}, file });
    expect(reading).toThrow(message);
    expect(reading).toThrow(UserError);
  });

  it('that is absent, a pipe, a folder or a device', () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const file of [join(folder, 'absent.json'), pipe, folder, '/dev/zero']) {
      const reading = () => readSiteSettings({ flags: {}, environment: {}, file });
      expect(reading).toThrow(
        new UserError(`${file} is no file of settings: name a JSON file of 1 MB at most.`),
      );
    }
  });
});

it('a configuration file may begin with a byte-order mark', () => {
  const file = configFile('\uFEFF{ "name": "My Pay" }');
  const { site } = readSiteSettings({ flags: {}, environment: {}, file });
  expect(site.name).toBe('My Pay');
});

describe('what search engines are told', () => {
  const read = (settings: Record<string, string>) =>
    readSiteSettings({ flags: {}, environment: {}, file: configFile(settings) });

  it('is every page and no date, unless the settings say otherwise', () => {
    expect(read({})).toMatchObject({ indexStep: 100, lastModified: undefined });
    expect(read({ index: '1000', lastModified: '2026-07-01' })).toMatchObject({
      indexStep: 1_000,
      lastModified: '2026-07-01',
    });
  });

  it('comes from a flag before a variable, and from that before the file', () => {
    const settings = readSiteSettings({
      flags: { index: '5000' },
      environment: { INDEX_STEP: '2000', LAST_MODIFIED: '2026-08-01' },
    });
    expect(settings).toMatchObject({ indexStep: 5_000, lastModified: '2026-08-01' });
  });

  it.each(['0', '50', '150', '-1000', '1e3', '1,000', '15000100', 'all'])(
    "a step of '%s' is refused",
    (index) => {
      expect(() => read({ index })).toThrow(`'${index}' is not a multiple of 100, such as 1000.`);
    },
  );

  it.each(['2026-02-29', '2026-13-01', '1 July 2026', '2026-7-1', '2026-07-01T00:00:00Z'])(
    "a date of '%s' is refused",
    (lastModified) => {
      expect(() => read({ lastModified })).toThrow(
        `'${lastModified}' is not a date: write it as in 2026-07-01.`,
      );
    },
  );
});
