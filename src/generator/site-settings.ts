/** Who runs the site and where, by which figures, and what search engines are told: read from flags, environment and `site.config.json`. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DEFAULT_RULES, RULE_SETS, type RuleSetName } from '../pay/rules/rule-sets.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { placeholderSiteConfig, type SiteConfig } from '../site/site-config.ts';
import { UserError } from '../user-error.ts';
import { type ConfigFile, readConfigFile } from './config-file.ts';
import {
  readDate,
  readEmail,
  readIndexStep,
  readName,
  readOrigin,
  readRules,
  readSetting,
  readWebAddress,
} from './setting-texts.ts';

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
  read: (text: string) => string;
}[];

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
export async function readSiteSettings(sources: SiteSettingsSources): Promise<SiteSettings> {
  const known = [...SITE_SETTINGS.map(({ key }) => key), PUBLIC_KEY];
  const config = await readConfigFile(sources.file, known);
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
  { path, settings }: ConfigFile,
): Record<SettingKey, string> {
  const values: Record<SettingKey, string> = {
    ...placeholderSiteConfig,
    rules: DEFAULT_RULES,
    index: `${SALARY_STEP}`,
    lastModified: '',
  };
  for (const { key, flag, variable, read } of SITE_SETTINGS) {
    const written = [
      { text: flags[key], name: flag, exitCode: 2 },
      { text: environment[variable] || undefined, name: variable, exitCode: 1 },
      { text: settings[key], name: `"${key}" in ${path}`, exitCode: 1 },
    ] as const;
    const source = written.find(({ text }) => text !== undefined);
    if (source?.text !== undefined) values[key] = readSetting(source.text, read, source);
  }
  return values;
}

/** Setting of the file that names the public folder, relative to the file. */
const PUBLIC_KEY = 'public';
/** Used where nobody names another. */
const PUBLIC_FOLDER = 'public';

function findPublicFolder(
  fromFlag: string | undefined,
  { path: configFile, settings: { [PUBLIC_KEY]: fromFile } }: ConfigFile,
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
