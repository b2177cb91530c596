/** Who runs the site and where, by which figures, and what search engines are told: read from flags, environment and `site.config.json`, checked, merged. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { DEFAULT_RULES, RULE_SETS, type RuleSetName } from '../pay/rules/rule-sets.ts';
import { HIGHEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';
import { placeholderSiteConfig, type SiteConfig } from '../site/site-config.ts';
import { onOneLine, UserError } from '../user-error.ts';
import { faultOfName, faultOfText, shownText } from './build/text-faults.ts';

type SettingKey = keyof SiteConfig | 'rules' | 'index' | 'lastModified';

/** Everything that can be set, and the three ways to set it; the key is its name in the file. */
export const SITE_SETTINGS = [
  {
    key: 'url',
    flag: '--site-url',
    variable: 'SITE_URL',
    meaning: 'where the site will live, such as https://pay.example.com',
    read: readOrigin,
  },
  {
    key: 'name',
    flag: '--site-name',
    variable: 'SITE_NAME',
    meaning: 'brand in the header and in page titles',
    read: readName,
  },
  {
    key: 'contactEmail',
    flag: '--contact-email',
    variable: 'CONTACT_EMAIL',
    meaning: 'address for general inquiries',
    read: readEmail,
  },
  {
    key: 'feedbackEmail',
    flag: '--feedback-email',
    variable: 'FEEDBACK_EMAIL',
    meaning: 'address for feedback',
    read: readEmail,
  },
  {
    key: 'donationUrl',
    flag: '--donation-url',
    variable: 'DONATION_URL',
    meaning: "page behind 'Buy me a coffee'",
    read: readWebAddress,
  },
  {
    key: 'rules',
    flag: '--rules',
    variable: 'RULES',
    meaning: `figures to calculate by: ${Object.keys(RULE_SETS).join(' or ')}`,
    read: readRules,
  },
  {
    key: 'index',
    flag: '--index',
    variable: 'INDEX_STEP',
    meaning: 'search engines list only salaries that are multiples of this, such as 1000',
    read: readIndexStep,
  },
  {
    key: 'lastModified',
    flag: '--last-modified',
    variable: 'LAST_MODIFIED',
    meaning: 'date of the last change for the sitemaps, such as 2026-07-01',
    read: readDate,
  },
] as const satisfies readonly {
  key: SettingKey;
  flag: string;
  variable: string;
  meaning: string;
  read: (text: string) => Reading;
}[];

/** Read from the working directory where nobody names another file. */
const SITE_CONFIG_FILE = 'site.config.json';

export interface SiteSettingsSources {
  /** What the command line said, by key; it wins over the rest. */
  readonly flags: Partial<Record<SettingKey, string>>;
  /** Such as `process.env`; it wins over the file. An empty variable counts as not set. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Path of a JSON file that must exist; without it `site.config.json`, where there is one. */
  readonly file?: string | undefined;
  /** The public folder that the command line names; it wins over the file. */
  readonly publicFolder?: string | undefined;
}

export interface SiteSettings {
  readonly site: SiteConfig;
  readonly rules: RuleSetName;
  /** Dollars: search engines may list the pages of its multiples. */
  readonly indexStep: number;
  /** Such as `2026-07-01`; undefined if nobody says. */
  readonly lastModified: string | undefined;
  /** Settings that still point to the reserved example domain. */
  readonly placeholders: readonly (keyof SiteConfig)[];
  /** Folder of files that become part of the site as they are; undefined if there is none. */
  readonly publicFolder: string | undefined;
}

/** @throws UserError naming the source, the value and what is wrong with it. */
export async function readSiteSettings(sources: SiteSettingsSources): Promise<SiteSettings> {
  const { path, settings } = await readConfigFile(sources.file);
  const values: Record<SettingKey, string> = {
    ...placeholderSiteConfig,
    rules: DEFAULT_RULES,
    index: `${SALARY_STEP}`,
    lastModified: '',
  };
  for (const { key, flag, variable, read } of SITE_SETTINGS) {
    const set = (text: string, source: string, exitCode: 1 | 2) => {
      const reading = readPlainText(text.trim(), read);
      if ('fault' in reading) {
        throw new UserError(`${source}: '${shownText(text)}' ${reading.fault}`, { exitCode });
      }
      values[key] = reading.value;
    };
    const fromFlag = sources.flags[key];
    const fromVariable = sources.environment[variable];
    const fromFile = settings[key];
    if (fromFlag !== undefined) set(fromFlag, flag, 2);
    else if (fromVariable) set(fromVariable, variable, 1);
    else if (fromFile !== undefined) set(fromFile, `"${key}" in ${path}`, 1);
  }
  const { rules, index, lastModified, ...site } = values;
  const placeholders = SITE_SETTINGS.map(({ key }) => key)
    .filter((key) => key !== 'name' && key in site)
    .filter(
      (key): key is keyof SiteConfig =>
        values[key] === placeholderSiteConfig[key as keyof SiteConfig],
    );
  const publicFolder = findPublicFolder(sources.publicFolder, path, settings[PUBLIC_KEY]);
  return {
    site,
    rules: rules as RuleSetName,
    indexStep: Number(index),
    lastModified: lastModified || undefined,
    placeholders,
    publicFolder,
  };
}

/** Setting of the file that names the public folder, relative to the file. */
const PUBLIC_KEY = 'public';
/** Used where nobody names another. */
const PUBLIC_FOLDER = 'public';

function findPublicFolder(
  fromFlag: string | undefined,
  configFile: string,
  fromFile: string | undefined,
): string | undefined {
  // With the slash at its end, no file answers to the name.
  const isFolder = (folder: string) => existsSync(`${folder}/`);
  if (fromFlag !== undefined) {
    if (isFolder(fromFlag)) return fromFlag;
    throw new UserError(`--public: '${fromFlag}' is not a folder.`, { exitCode: 2 });
  }
  if (fromFile !== undefined) {
    const folder = resolve(dirname(configFile), fromFile);
    if (fromFile !== '' && isFolder(folder)) return folder;
    throw new UserError(`"${PUBLIC_KEY}" in ${configFile}: '${fromFile}' is not a folder.`);
  }
  return isFolder(PUBLIC_FOLDER) ? PUBLIC_FOLDER : undefined;
}

type Reading = { value: string } | { fault: string };

function readPlainText(text: string, read: (text: string) => Reading): Reading {
  const fault = faultOfText(text);
  return fault === undefined ? read(text) : { fault };
}

function readIndexStep(text: string): Reading {
  const step = /^\d+$/.test(text) ? Number(text) : 0;
  if (step > 0 && step % SALARY_STEP === 0 && step <= HIGHEST_SALARY) return { value: `${step}` };
  return { fault: `is not a multiple of ${SALARY_STEP}, such as 1000.` };
}

function readDate(text: string): Reading {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  // A day that its month does not have would be read as one of the next month.
  const isDay =
    date !== undefined && Number.isFinite(date.valueOf()) && date.toISOString().startsWith(text);
  return isDay ? { value: text } : { fault: 'is not a date: write it as in 2026-07-01.' };
}

function readName(text: string): Reading {
  const fault = faultOfName(text);
  return fault === undefined ? { value: text } : { fault };
}

function readRules(text: string): Reading {
  if (Object.hasOwn(RULE_SETS, text)) return { value: text };
  return { fault: `is no rule set: there are ${Object.keys(RULE_SETS).join(' and ')}.` };
}

/** Addresses in the pages are root-relative, so the site cannot live below a path. */
function readOrigin(text: string): Reading {
  const reading = readWebAddress(text);
  if ('fault' in reading) return reading;
  const { origin, protocol, hostname, port, pathname, search, hash } = new URL(reading.value);
  if (pathname !== '/' || search !== '' || hash !== '') {
    return { fault: `has more than a host: the site needs a host to itself, such as ${origin}.` };
  }
  // Caddy refuses such an address, and no browser asks for it by itself.
  const other =
    protocol === 'https:' ? { scheme: 'http', port: '80' } : { scheme: 'https', port: '443' };
  if (port === other.port) {
    const scheme = protocol.slice(0, -1);
    return {
      fault: `is ${scheme} at the port of ${other.scheme}: leave out the port, as in ${scheme}://${hostname}.`,
    };
  }
  return { value: origin };
}

function readWebAddress(text: string): Reading {
  if (!/^https?:\/\//i.test(text)) {
    return { fault: 'is not a web address: it has no scheme, as in https://pay.example.com.' };
  }
  if (!URL.canParse(text)) return { fault: 'is not a web address: its host cannot be read.' };
  const { href, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') {
    return { fault: 'holds a user name or password, which every page would show: leave it out.' };
  }
  if (!isHost(hostname)) {
    return { fault: 'is not a web address: its host is not a host name or an IP address.' };
  }
  return { value: href };
}

/** The host is written into the settings of web servers, where other characters would be instructions. */
function isHost(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  const labels = hostname.split('.');
  return hostname.length <= 253 && labels.every((label) => HOST_LABEL.test(label));
}

/** Source: RFC 1123, section 2.1. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function readEmail(text: string): Reading {
  if (!text.includes('@')) {
    return { fault: 'is not an e-mail address: it has no @, as in hello@example.com.' };
  }
  return /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text)
    ? { value: text }
    : { fault: 'is not an e-mail address: write it as in hello@example.com.' };
}

type FileSettings = Partial<Record<SettingKey, string>> & { readonly [PUBLIC_KEY]?: string };

async function readConfigFile(
  file: string | undefined,
): Promise<{ path: string; settings: FileSettings }> {
  if (file === '') {
    const message = `--config: '' names no file: name a JSON file such as ${SITE_CONFIG_FILE}.`;
    throw new UserError(message, { exitCode: 2 });
  }
  const path = onOneLine(file ?? SITE_CONFIG_FILE);
  const text = await readSmallFile(file ?? SITE_CONFIG_FILE).catch((error: Error) => {
    if (error instanceof UserError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (file === undefined && code === 'ENOENT') return undefined;
    throw new UserError(`Cannot read ${path} (${code}): name a JSON file that exists.`, {
      cause: error,
    });
  });
  return { path, settings: text === undefined ? {} : parseSettings(text, path) };
}

/** Refuses what could block, such as a pipe, or fill the memory. */
async function readSmallFile(file: string): Promise<string> {
  const found = await stat(file);
  if (!found.isFile()) {
    throw new UserError(`${onOneLine(file)} is not a file: name a JSON file of settings.`);
  }
  if (found.size > LARGEST_CONFIG_FILE) {
    throw new UserError(`${onOneLine(file)} is larger than 1 MB: name a JSON file of settings.`);
  }
  return readFile(file, 'utf8');
}

const LARGEST_CONFIG_FILE = 2 ** 20;

function parseSettings(text: string, path: string): FileSettings {
  const known: readonly string[] = [...SITE_SETTINGS.map(({ key }) => key), PUBLIC_KEY];
  const settings = parseJson(text, path);
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new UserError(`${path} must hold one JSON object with some of: ${known.join(', ')}.`);
  }
  for (const [key, value] of Object.entries(settings)) {
    if (!known.includes(key)) {
      throw new UserError(
        `${path} has an unknown setting "${onOneLine(key)}": known are ${known.join(', ')}.`,
      );
    }
    if (typeof value !== 'string') {
      throw new UserError(`"${key}" in ${path} must be text in double quotes.`);
    }
  }
  return settings;
}

function parseJson(text: string, path: string): unknown {
  try {
    // Some editors begin a file with a byte-order mark, which JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError(`${path} is not JSON: ${onOneLine(error.message)}`, { cause: error });
  }
}
