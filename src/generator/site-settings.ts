/** The settings of a site. A flag wins over an environment variable, and a variable over `site.config.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_RULES, RULE_SET_NAMES, type RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { Encoding } from '../site/files-without-address.ts';
import type { Layout } from '../site/page-files.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { placeholderSiteConfig, type SiteConfig } from '../site/site-config.ts';
import { UserError } from '../user-error.ts';
import {
  readDate,
  readEmail,
  readFolder,
  readIndexStep,
  readName,
  readOrigin,
  readPath,
  readPlainText,
  readRules,
  readWebAddress,
} from './setting-texts.ts';

export interface SiteSettings {
  readonly site: SiteConfig;
  /** The figures that the site is made by. */
  readonly rules: RuleSetName;
  /** Dollars: search engines may list the pages of its multiples. */
  readonly indexStep: number;
  /** The date that sitemaps give for every page, such as `2026-07-01`; undefined: they give none. */
  readonly lastModified: string | undefined;
  /** Folder of files that become part of the site as they are; undefined if there is none. */
  readonly publicFolder: string | undefined;
  /** Settings that still point to the reserved example domain. */
  readonly placeholders: readonly (keyof SiteConfig)[];
}

/** The choices of a build. */
export interface BuildSettings extends Omit<SiteSettings, 'placeholders'> {
  /** Folder to publish in. */
  readonly out: string;
  /** Salaries that have a page, in rising order. */
  readonly amounts: readonly number[];
  /** Where there is an edge handler: salaries whose pages are files all the same. The handler renders the others. */
  readonly writtenSalaries?: readonly number[] | undefined;
  readonly layout: Layout;
  /** Encodings of the compressed copies of every text file. */
  readonly encodings: readonly Encoding[];
  /** Render threads at most. */
  readonly workers: number;
  /** Whether to render and compare every page even if nothing that it depends on has changed. */
  readonly force: boolean;
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
}

const DEFAULTS = {
  ...placeholderSiteConfig,
  rules: DEFAULT_RULES,
  index: SALARY_STEP,
  lastModified: undefined,
};

/** Everything that can be set in three ways, by its name in the file. */
export const SITE_SETTINGS = (
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
).map(([key, flag, variable, read, meaning]) => ({
  key,
  option: new Option(`${flag} <text>`, meaning)
    .env(variable)
    .default(DEFAULTS[key])
    .argParser((text) => read(readPlainText(text))),
}));

/** The folder of the operator's own files has no variable. */
const PUBLIC = {
  key: 'public',
  option: new Option(
    '--public <folder>',
    'files of your own that become part of the site (default: public, where there is one)',
  ).argParser(readFolder),
};

const ALL = [...SITE_SETTINGS, PUBLIC];

const ALLOWED_ENTRIES = `some of ${ALL.map(({ key }) => key).join(', ')}, each with text in double quotes`;

export const CONFIG_FILE = 'site.config.json';

/** Adds the settings to `command`, before it is parsed. */
export function addSiteOptions(command: Command): void {
  for (const { option } of ALL) {
    command.addOption(option);
    // An empty variable counts as not set, but commander would take it.
    if (option.envVar && process.env[option.envVar] === '') delete process.env[option.envVar];
  }
  command.option(
    '--config <file>',
    `settings (default: ${CONFIG_FILE}, where there is one)`,
    readPath,
  );
}

/**
 * The settings of `command`, which has been parsed.
 * @throws UserError if the configuration file cannot be read, or holds anything but valid settings.
 */
export function readSiteSettings(command: Command): SiteSettings {
  addConfigFile(command);
  const {
    rules,
    index,
    lastModified,
    public: publicFolder,
    ...site
  } = Object.fromEntries(
    ALL.map(({ key, option }) => [key, command.getOptionValue(option.attributeName())]),
  );
  const isDefault = (key: keyof SiteConfig) => site[key] === placeholderSiteConfig[key];
  return {
    site: site as SiteConfig,
    rules,
    indexStep: index,
    lastModified,
    publicFolder: publicFolder ?? (existsSync('public/') ? 'public' : undefined),
    placeholders: PLACEHOLDERS.filter(isDefault),
  };
}

const PLACEHOLDERS = ['url', 'contactEmail', 'feedbackEmail', 'donationUrl'] as const;

/** Sets by the configuration file what neither a flag nor a variable has set. */
function addConfigFile(command: Command): void {
  const named: string | undefined = command.getOptionValue('config');
  const file = named ?? CONFIG_FILE;
  if (named === undefined && !existsSync(file)) return;
  for (const [key, text] of entriesOf(file)) {
    const option = ALL.find((setting) => setting.key === key)?.option;
    if (option === undefined || typeof text !== 'string') {
      throw new UserError(
        `"${key}" in ${file} is no setting with text: it takes ${ALLOWED_ENTRIES}.`,
      );
    }
    const attribute = option.attributeName();
    if (['cli', 'env'].includes(command.getOptionValueSource(attribute) ?? '')) continue;
    let value = text;
    try {
      // The folder is relative to the file.
      if (key === 'public' && text !== '') value = resolve(dirname(file), readPath(text));
      command.setOptionValueWithSource(attribute, option.parseArg?.(value, undefined), 'config');
    } catch (cause) {
      if (!(cause instanceof InvalidArgumentError)) throw cause;
      throw new UserError(`"${key}" in ${file}: '${value}' is invalid. ${cause.message}`, {
        cause,
      });
    }
  }
}

function entriesOf(file: string): [key: string, value: unknown][] {
  const content = contentOf(file);
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
    return Object.entries(content);
  }
  throw new UserError(
    `${file} holds no object: it takes one, such as { "name": "My Pay" }, with ${ALLOWED_ENTRIES}.`,
  );
}

function contentOf(file: string): unknown {
  try {
    // Some editors begin a file with a byte-order mark, which JSON does not allow.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new UserError(`${file} cannot be read as JSON: ${(cause as Error).message}`, { cause });
  }
}
