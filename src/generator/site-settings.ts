/** Reads the settings of a site. A flag wins over an environment variable, and a variable over `site.config.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { DEFAULT_RULES, RULE_SET_NAMES, type RuleSetName } from '../pay/rules/index.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { placeholderSiteConfig, type SiteConfig } from '../site/site-config.ts';
import { onOneLine, UserError } from '../user-error.ts';
import {
  readDate,
  readEmail,
  readFolder,
  readIndexStep,
  readName,
  readOrigin,
  readPlainText,
  readRules,
  readWebAddress,
} from './setting-texts.ts';

const DEFAULTS = {
  ...placeholderSiteConfig,
  rules: DEFAULT_RULES,
  index: `${SALARY_STEP}`,
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
  read,
  option: new Option(`${flag} <text>`, meaning).env(variable).default(DEFAULTS[key]),
}));

/** The folder of the operator's own files has no variable. */
const PUBLIC = {
  key: 'public',
  read: readFolder,
  option: new Option(
    '--public <folder>',
    'files of your own that become part of the site (default: public, where there is one)',
  ),
};

const ALL = [...SITE_SETTINGS, PUBLIC];

export const CONFIG_FILE = 'site.config.json';

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

/** Adds the settings to `command`, before it is parsed. */
export function addSiteOptions(command: Command): void {
  for (const { option } of ALL) {
    command.addOption(option);
    // An empty variable counts as not set, but commander would take it.
    if (option.envVar && process.env[option.envVar] === '') delete process.env[option.envVar];
  }
  command.option('--config <file>', `settings (default: ${CONFIG_FILE}, where there is one)`);
}

/**
 * The settings of `command`, which has been parsed.
 * @throws UserError naming the source, the value and what is wrong with it.
 */
export function readSiteSettings(command: Command): SiteSettings {
  const file = addConfigFile(command);
  const entries = ALL.map((setting) => [setting.key, readSetting(setting, command, file)]);
  const { rules, index, lastModified, public: publicFolder, ...site } = Object.fromEntries(entries);
  const isDefault = (key: keyof SiteConfig) => site[key] === placeholderSiteConfig[key];
  return {
    site,
    rules,
    indexStep: Number(index),
    lastModified,
    publicFolder: publicFolder ?? (existsSync('public/') ? 'public' : undefined),
    placeholders: PLACEHOLDERS.filter(isDefault),
  };
}

const PLACEHOLDERS = ['url', 'contactEmail', 'feedbackEmail', 'donationUrl'] as const;

function readSetting({ key, read, option }: (typeof ALL)[number], command: Command, file: string) {
  const attribute = option.attributeName();
  const text: string | undefined = command.getOptionValue(attribute);
  if (text === undefined) return undefined;
  try {
    return read(readPlainText(text));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const source = command.getOptionValueSource(attribute);
    const names = { cli: option.long, env: option.envVar, config: `"${key}" in ${file}` };
    const name = names[source as keyof typeof names];
    const message = `${name}: '${onOneLine(text)}' ${error.message}`;
    throw new UserError(message, { exitCode: source === 'cli' ? 2 : 1, cause: error });
  }
}

/**
 * Sets by the configuration file what neither a flag nor a variable has set. Returns its name for messages.
 * @throws UserError if the file cannot be read, or holds anything but settings.
 */
function addConfigFile(command: Command): string {
  const named: string | undefined = command.getOptionValue('config');
  const file = named ?? CONFIG_FILE;
  const shown = onOneLine(file);
  if (named === undefined && !existsSync(file)) return shown;
  for (const [key, text] of entriesOf(file)) {
    const attribute = ALL.find((setting) => setting.key === key)?.option.attributeName();
    if (attribute === undefined || typeof text !== 'string') {
      const known = ALL.map((setting) => setting.key).join(', ');
      throw new UserError(
        `"${onOneLine(key)}" in ${shown} is no setting with text: it takes some of ${known}, each with text in double quotes.`,
      );
    }
    if (['cli', 'env'].includes(command.getOptionValueSource(attribute) ?? '')) continue;
    // The folder is relative to the file.
    const value = key === 'public' && text !== '' ? resolve(dirname(file), text) : text;
    command.setOptionValueWithSource(attribute, value, 'config');
  }
  return shown;
}

function entriesOf(file: string): [key: string, value: unknown][] {
  try {
    // Some editors begin a file with a byte-order mark, which JSON does not allow.
    return Object.entries(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    const [name, fault] = [file, (cause as Error).message].map(onOneLine);
    throw new UserError(`${name} cannot be read as JSON: ${fault}`, { cause });
  }
}
