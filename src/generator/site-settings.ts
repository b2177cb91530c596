/** Reads the settings of a site from flags, the environment and `site.config.json`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DEFAULT_RULES, RULE_SET_NAMES, type RuleSetName } from '../pay/rules/rule-set-names.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { placeholderSiteConfig, type SiteConfig } from '../site/site-config.ts';
import { onOneLine, UserError } from '../user-error.ts';
import {
  readDate,
  readEmail,
  readIndexStep,
  readName,
  readOrigin,
  readPlainText,
  readRules,
  readWebAddress,
} from './setting-texts.ts';

type SettingKey = keyof SiteConfig | 'rules' | 'index' | 'lastModified';

interface Setting {
  /** Its name in the file. */
  readonly key: SettingKey;
  readonly flag: string;
  readonly variable: string;
  /** Puts a text in its one form. @throws UserError that says what is wrong with it. */
  readonly read: (text: string) => string;
  readonly meaning: string;
}

/** Everything that can be set, and the three ways to set it. */
export const SITE_SETTINGS: readonly Setting[] = (
  [
    ['url', '--site-url', 'SITE_URL', readOrigin, 'where it will live: https://pay.example.com'],
    ['name', '--site-name', 'SITE_NAME', readName, 'brand in the header and in page titles'],
    ['contactEmail', '--contact-email', 'CONTACT_EMAIL', readEmail, 'where inquiries go'],
    ['feedbackEmail', '--feedback-email', 'FEEDBACK_EMAIL', readEmail, 'where feedback goes'],
    ['donationUrl', '--donation-url', 'DONATION_URL', readWebAddress, "page of 'Buy me a coffee'"],
    ['rules', '--rules', 'RULES', readRules, `figures: ${RULE_SET_NAMES.join(' or ')}`],
    ['index', '--index', 'INDEX_STEP', readIndexStep, 'search engines list only multiples of this'],
    ['lastModified', '--last-modified', 'LAST_MODIFIED', readDate, 'date of the last change'],
  ] as const
).map(([key, flag, variable, read, meaning]) => ({ key, flag, variable, read, meaning }));

/** Name in the file of the folder of the operator's own files, relative to the file, and of that folder by default. */
const PUBLIC = 'public';
export const CONFIG_FILE = 'site.config.json';

interface SiteSettingsSources {
  /** From the command line, by key; they win over the rest. */
  readonly flags: Partial<Record<SettingKey, string>>;
  /** Such as `process.env`; it wins over the file. An empty variable counts as not set. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Path of a JSON file that must exist; without it `site.config.json`, where there is one. */
  readonly file?: string | undefined;
  /** From the command line; wins over the file. */
  readonly publicFolder?: string | undefined;
}

export interface SiteSettings {
  readonly site: SiteConfig;
  /** The figures that the site is made by. */
  readonly rules: RuleSetName;
  /** Dollars: search engines may list the pages of its multiples. */
  readonly indexStep: number;
  /** The date that sitemaps give for every page, such as `2026-07-01`; undefined: they give none. */
  readonly lastModified: string | undefined;
  /** Settings that still point to the reserved example domain. */
  readonly placeholders: readonly (keyof SiteConfig)[];
  /** Folder of files that become part of the site as they are; undefined if there is none. */
  readonly publicFolder: string | undefined;
}

/** @throws UserError naming the source, the value and what is wrong with it. */
export function readSiteSettings(sources: SiteSettingsSources): SiteSettings {
  const config = readConfigFile(sources.file);
  const { rules, index, lastModified, ...site } = readValues(sources, config);
  const keys = Object.keys(placeholderSiteConfig) as (keyof SiteConfig)[];
  return {
    site,
    rules: rules as RuleSetName,
    indexStep: Number(index),
    lastModified: lastModified || undefined,
    placeholders: keys.filter((key) => key !== 'name' && site[key] === placeholderSiteConfig[key]),
    publicFolder: findPublicFolder(sources.publicFolder, config),
  };
}

function readValues(
  { flags, environment }: SiteSettingsSources,
  { path, texts }: ConfigFile,
): Record<SettingKey, string> {
  const values: Record<SettingKey, string> = {
    ...placeholderSiteConfig,
    rules: DEFAULT_RULES,
    index: `${SALARY_STEP}`,
    lastModified: '',
  };
  for (const { key, flag, variable, read } of SITE_SETTINGS) {
    const source = [
      { text: flags[key], name: flag, exitCode: 2 },
      { text: environment[variable] || undefined, name: variable, exitCode: 1 },
      { text: texts[key], name: `"${key}" in ${path}`, exitCode: 1 },
    ].find(({ text }) => text !== undefined);
    if (source?.text === undefined) continue;
    const { text, name, exitCode } = source;
    try {
      values[key] = read(readPlainText(text));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
      const message = `${name}: '${onOneLine(shown)}' ${error.message}`;
      throw new UserError(message, { exitCode, cause: error });
    }
  }
  return values;
}

/** In characters: longer than any setting. */
const LONGEST_SHOWN = 300;

interface ConfigFile {
  /** As messages show it. */
  readonly path: string;
  /** By key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** @throws UserError if the file cannot be read, or holds anything but settings. */
function readConfigFile(named: string | undefined): ConfigFile {
  const file = named ?? CONFIG_FILE;
  const path = onOneLine(file);
  if (named === undefined && !existsSync(file)) return { path, texts: {} };
  // To read a pipe would block.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`${path} is no file: name a JSON file with settings.`);
  }
  let texts: unknown;
  try {
    // Some editors begin a file with a byte-order mark, which JSON does not allow.
    texts = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const message = `${path} cannot be read as JSON: ${onOneLine((cause as Error).message)}`;
    throw new UserError(message, { cause });
  }
  assertTexts(texts, path);
  return { path, texts };
}

function assertTexts(texts: unknown, path: string): asserts texts is ConfigFile['texts'] {
  const known = [...SITE_SETTINGS.map(({ key }) => key), PUBLIC];
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new UserError(`${path} must hold one JSON object with some of: ${known.join(', ')}.`);
  }
  for (const [key, value] of Object.entries(texts)) {
    if (known.includes(key) && typeof value === 'string') continue;
    const fault = known.includes(key) ? 'a value that is not text' : 'an unknown setting';
    const hint = `some of ${known.join(', ')}, each with text in double quotes`;
    throw new UserError(`${path} has ${fault}, "${onOneLine(key)}": it takes ${hint}.`);
  }
}

function findPublicFolder(flag: string | undefined, { path, texts }: ConfigFile) {
  const { [PUBLIC]: text } = texts;
  // With the slash at its end, no file answers to the name.
  const isFolder = (folder: string) => folder !== '' && existsSync(`${folder}/`);
  if (flag === undefined && text === undefined) return isFolder(PUBLIC) ? PUBLIC : undefined;
  const folder = flag ?? (text && resolve(dirname(path), text)) ?? '';
  if (isFolder(folder)) return folder;
  const name = flag === undefined ? `"${PUBLIC}" in ${path}` : '--public';
  const message = `${name}: '${onOneLine(flag ?? text ?? '')}' is not a folder.`;
  throw new UserError(message, { exitCode: flag === undefined ? 1 : 2 });
}
