import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteSettings } from '../../src/generator/site-settings.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../src/site/site-config.ts';
import { UserError } from '../../src/user-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function configFile(content: unknown): Promise<string> {
  const path = join(folder, 'site.config.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}

async function withFlags(flags: Partial<SiteConfig>) {
  return readSiteSettings({ flags, environment: {}, file: await configFile({}) });
}

describe('where a setting comes from', () => {
  it('is the placeholder if it is not set, and the placeholders are named', async () => {
    const settings = await withFlags({});
    expect(settings.site).toEqual(placeholderSiteConfig);
    expect(settings.placeholders).toEqual(['url', 'contactEmail', 'feedbackEmail', 'donationUrl']);
  });

  it('is the flag before the environment, and the environment before the file', async () => {
    const file = await configFile({
      url: 'https://file.example.com',
      contactEmail: 'file@example.com',
      feedbackEmail: 'file@example.com',
    });
    const { site, placeholders } = await readSiteSettings({
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

  it('is not an empty variable', async () => {
    const { site } = await readSiteSettings({
      flags: {},
      environment: { SITE_NAME: '' },
      file: await configFile({}),
    });
    expect(site.name).toBe(placeholderSiteConfig.name);
  });
});

it.each(['é'.repeat(200), '👩‍👩‍👧 Pay', 'أجر', 'Pay\u00A0Calculator', 'क्‍ष'])(
  'the site may be called %j',
  async (name) => {
    expect((await withFlags({ name })).site.name).toBe(name);
  },
);

it('the trailing slash of a site address and the outer spaces of a name are removed', async () => {
  const { site } = await withFlags({ url: 'https://Pay.Example.com/', name: '  My Pay ' });
  expect(site.url).toBe('https://pay.example.com');
  expect(site.name).toBe('My Pay');
});

describe('the rule set', () => {
  const read = async (
    flags: { rules?: string },
    environment: Record<string, string>,
    content: unknown,
  ) => {
    const settings = readSiteSettings({ flags, environment, file: await configFile(content) });
    return (await settings).rules;
  };

  it('is the simplified one if it is not set', async () => {
    expect(await read({}, {}, {})).toBe('simplified');
    expect(await read({}, { RULES: '' }, {})).toBe('simplified');
  });

  it('is the one of the flag, then of the environment, then of the file', async () => {
    expect(await read({}, {}, { rules: 'legislated' })).toBe('legislated');
    expect(await read({}, { RULES: 'simplified' }, { rules: 'legislated' })).toBe('simplified');
    expect(await read({ rules: 'legislated' }, { RULES: 'simplified' }, {})).toBe('legislated');
  });

  it.each(['nonsense', '', 'Simplified', 'toString', '__proto__'])(
    'is refused in one line if it is %j',
    async (rules) => {
      const reading = read({ rules }, {}, {});
      await expect(reading).rejects.toThrow(
        `--rules: '${rules}' is no rule set: there are simplified and legislated.`,
      );
      await expect(reading).rejects.toMatchObject({ exitCode: 2 });
    },
  );

  it('is refused with the name of the variable or of the file that it came from', async () => {
    await expect(read({}, { RULES: 'nonsense' }, {})).rejects.toThrow(/^RULES: 'nonsense' is no/);
    await expect(read({}, {}, { rules: 'nonsense' })).rejects.toThrow(/^"rules" in .*: 'nonsense'/);
  });
});

describe('an invalid setting is refused in one line', () => {
  const cases: [Partial<SiteConfig>, RegExp][] = [
    [
      { url: 'pay.example.com' },
      /^--site-url: 'pay.example.com' .*no scheme, as in https:\/\/pay.example.com\.$/,
    ],
    [{ url: 'ftp://pay.example.com' }, /^--site-url: .* no scheme/],
    [{ url: '' }, /^--site-url: '' is not a web address/],
    [{ url: 'https://' }, /^--site-url: .* host cannot be read/],
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
    ].map((host): [Partial<SiteConfig>, RegExp] => [
      { url: `https://${host}` },
      /^--site-url: .* its host is not a host name or an IP address\.$/,
    ]),
    [{ donationUrl: 'https://$host/me' }, /^--donation-url: .* not a host name or an IP address/],
    [{ donationUrl: 'javascript:alert(1)' }, /^--donation-url: .* no scheme/],
    [{ donationUrl: 'https://me:secret@donate.example' }, /^--donation-url: .* password/],
    [{ contactEmail: 'hello.example.com' }, /^--contact-email: 'hello.example.com' .* no @/],
    [{ feedbackEmail: 'a b@example.com' }, /^--feedback-email: .* not an e-mail address/],
    [{ feedbackEmail: 'me@localhost' }, /^--feedback-email: .* not an e-mail address/],
    [{ name: ' ' }, /^--site-name: ' ' is empty/],
    ...['\u3164', '\u2800 \u2800', '\u034F', '\u200B\u2060', '\uFFA0', '\u{E0061}', '\u00AD'].map(
      (name): [Partial<SiteConfig>, RegExp] => [
        { name },
        /^--site-name: .* has no visible character: /,
      ],
    ),
    ...[...'\u061C\u200E\u200F\u202A\u202E\u2066\u2069'].map(
      (control): [Partial<SiteConfig>, RegExp] => [
        { name: `Pay${control}s` },
        new RegExp(
          `^--site-name: 'Pay\\\\u${hex(control)}s' has a control character for the direction`,
        ),
      ],
    ),
    [{ name: 'x'.repeat(201) }, /^--site-name: 'x{201}' has 201 characters: the most is 200\.$/],
    [
      { name: '😀'.repeat(9_000) },
      /^--site-name: '(😀){60}…' has 9000 characters: the most is 200\.$/u,
    ],
    ...(['name', 'contactEmail', 'donationUrl'] as const).flatMap((key) =>
      ['\uD800', '\uFFFD'].map((broken): [Partial<SiteConfig>, RegExp] => [
        { [key]: `https://a${broken}b@example.com` },
        /^--[a-z-]+: .* has a character that is not Unicode: write it in UTF-8\.$/,
      ]),
    ),
    [
      { url: 'https://[::1]:80' },
      /^--site-url: .* is https at the port of http: leave out the port, as in https:\/\/\[::1\]\.$/,
    ],
    [
      { url: 'http://pay.example.com:443' },
      /^--site-url: .* is http at the port of https: leave out the port, as in http:\/\/pay\.example\.com\.$/,
    ],
    ...['\u0000', '\u0007', '\u0085'].flatMap((control): [Partial<SiteConfig>, RegExp][] => [
      [{ name: `Pay${control}s` }, /^--site-name: .* control character/],
      [{ contactEmail: `me${control}@example.com` }, /^--contact-email: .* control character/],
      [{ feedbackEmail: `me@example${control}.com` }, /^--feedback-email: .* control character/],
      [{ url: `https://pay${control}.example` }, /^--site-url: .* control character/],
      [{ donationUrl: `https://pay.example/${control}` }, /^--donation-url: .* control character/],
    ]),
  ];
  it.each(cases)('%j', async (flags, message) => {
    const error = await withFlags(flags).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toMatch(message);
    expect((error as UserError).exitCode).toBe(2);
  });

  it('even if the value has several lines', async () => {
    await expect(withFlags({ contactEmail: 'me\r\nyou' })).rejects.toThrow(
      /^--contact-email: 'me\\u000d\\nyou' .*$/,
    );
  });

  it('that names the environment variable it came from', async () => {
    const reading = readSiteSettings({
      flags: {},
      environment: { CONTACT_EMAIL: 'nobody' },
      file: await configFile({}),
    });
    await expect(reading).rejects.toThrow(/^CONTACT_EMAIL: 'nobody' .* no @/);
    await expect(reading).rejects.toMatchObject({ exitCode: 1 });
  });
});

it.each(['pay.example.com', 'localhost', 'xn--bcher-kva.example', '127.0.0.1:8443', '[::1]:8443'])(
  'a site may live on %s',
  async (host) => {
    const { site } = await withFlags({ url: `https://${host}` });
    expect(site.url).toBe(`https://${host}`);
  },
);

it('whatever is given as the host of the site, nothing but a host reaches the site address', async () => {
  const file = await configFile({});
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (host) => {
      const flags = { url: `https://${host}` };
      const url = await readSiteSettings({ flags, environment: {}, file }).then(
        ({ site }) => site.url,
        (error: UserError) => {
          expect(error).toBeInstanceOf(UserError);
          expect(error.message).not.toMatch(/\p{Cc}/u);
          return 'https://refused.example';
        },
      );
      expect(url).toMatch(/^https:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/);
    }),
    { numRuns: 2_000 },
  );
});

it('a setting of the file that is not written in UTF-8 is refused', async () => {
  const file = join(folder, 'latin-1.json');
  await writeFile(file, Buffer.from('{ "name": "Caf\xE9 Pay" }', 'latin1'));
  const reading = readSiteSettings({ flags: {}, environment: {}, file });
  await expect(reading).rejects.toThrow(
    /^"name" in .*: 'Caf\uFFFD Pay' has a character that is not Unicode: write it in UTF-8\.$/,
  );
});

describe('an invalid configuration file is refused in one line', () => {
  const cases: [string, unknown, RegExp][] = [
    ['that is not JSON', '{ "url": ', /site\.config\.json is not JSON: /],
    ['that is a list', [], /must hold one JSON object with some of: url, name/],
    [
      'with a misspelt key',
      { siteUrl: 'https://a.example' },
      /unknown setting "siteUrl": known are url, name/,
    ],
    ['with a number', { name: 7 }, /"name" in .* must be text/],
    ['that is not JSON, over several lines', '{\n  "url":\n}', /^[^\n]+ is not JSON: [^\n]+$/],
    ['with an unknown key of several lines', { 'a\nb': '' }, /unknown setting "a\\nb": /],
    ['of more than 1 MB', `{}${' '.repeat(2 ** 20)}`, /site\.config\.json is larger than 1 MB: /],
    [
      'with a bad address',
      { url: 'a.example' },
      /^"url" in .*site\.config\.json: 'a.example' is not/,
    ],
  ];
  it.each(cases)('%s', async (_, content, message) => {
    const file = await configFile(content);
    const reading = readSiteSettings({ flags: {}, environment: {}, file });
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(UserError);
  });

  it('that does not exist', async () => {
    const file = join(folder, 'absent.json');
    const reading = readSiteSettings({ flags: {}, environment: {}, file });
    await expect(reading).rejects.toThrow(/^Cannot read .*absent\.json \(ENOENT\)/);
  });

  it('that has no name', async () => {
    const reading = readSiteSettings({ flags: {}, environment: {}, file: '' });
    await expect(reading).rejects.toThrow(/^--config: '' names no file: .*site\.config\.json\.$/);
    await expect(reading).rejects.toMatchObject({ exitCode: 2 });
  });

  it('that is a pipe, a folder or a device', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const file of [pipe, folder, '/dev/zero']) {
      const reading = readSiteSettings({ flags: {}, environment: {}, file });
      await expect(reading).rejects.toThrow(`${file} is not a file: name a JSON file`);
      await expect(reading).rejects.toBeInstanceOf(UserError);
    }
  });
});

it('a configuration file may begin with a byte-order mark', async () => {
  const file = await configFile('\uFEFF{ "name": "My Pay" }');
  const { site } = await readSiteSettings({ flags: {}, environment: {}, file });
  expect(site.name).toBe('My Pay');
});

describe('what search engines are told', () => {
  const read = async (settings: Record<string, string>) =>
    readSiteSettings({ flags: {}, environment: {}, file: await configFile(settings) });

  it('is every page and no date, unless the settings say otherwise', async () => {
    expect(await read({})).toMatchObject({ indexStep: 100, lastModified: undefined });
    expect(await read({ index: '1000', lastModified: '2026-07-01' })).toMatchObject({
      indexStep: 1_000,
      lastModified: '2026-07-01',
    });
  });

  it('comes from a flag before a variable, and from that before the file', async () => {
    const settings = await readSiteSettings({
      flags: { index: '5000' },
      environment: { INDEX_STEP: '2000', LAST_MODIFIED: '2026-08-01' },
    });
    expect(settings).toMatchObject({ indexStep: 5_000, lastModified: '2026-08-01' });
  });

  it.each(['0', '50', '150', '-1000', '1e3', '1,000', '15000100', 'all'])(
    "a step of '%s' is refused",
    async (index) => {
      await expect(read({ index })).rejects.toThrow(
        `'${index}' is not a multiple of 100, such as 1000.`,
      );
    },
  );

  it.each(['2026-02-29', '2026-13-01', '1 July 2026', '2026-7-1', '2026-07-01T00:00:00Z'])(
    "a date of '%s' is refused",
    async (lastModified) => {
      await expect(read({ lastModified })).rejects.toThrow(
        `'${lastModified}' is not a date: write it as in 2026-07-01.`,
      );
    },
  );
});
