/** Reads the JSON file of settings. */
import { readFile, stat } from 'node:fs/promises';
import { onOneLine, UserError } from '../user-error.ts';

/** Read from the working directory where nobody names another file. */
const SITE_CONFIG_FILE = 'site.config.json';

/** The texts of a settings file, by their keys, and the file's path as messages show it. */
export interface ConfigFile {
  readonly path: string;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The settings of `file`; without it of `site.config.json`, where there is one.
 * @param known The keys that it may have.
 * @throws UserError if `file` cannot be read, or holds something else.
 */
export async function readConfigFile(
  file: string | undefined,
  known: readonly string[],
): Promise<ConfigFile> {
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
  return { path, settings: text === undefined ? {} : parseSettings(text, path, known) };
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

function parseSettings(
  text: string,
  path: string,
  known: readonly string[],
): ConfigFile['settings'] {
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
  return settings as ConfigFile['settings'];
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
