/** Checks the texts of settings, and puts each in its one form. */
import { isIP } from 'node:net';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { HIGHEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';
import { onOneLine, UserError } from '../user-error.ts';

/** Why a text cannot be the value of a setting: the rest of a sentence that begins with the text. */
class Fault extends Error {}

/** Where a setting was written, as messages name it, and the exit status if it is wrong. */
export interface SettingSource {
  readonly name: string;
  readonly exitCode: 1 | 2;
}

/**
 * The value of a setting that is written as `text`.
 * @throws UserError naming the source, the text and what is wrong with it.
 */
export function readSetting(
  text: string,
  read: (text: string) => string,
  { name, exitCode }: SettingSource,
): string {
  try {
    return read(plainText(text.trim()));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new UserError(`${name}: '${shownText(text)}' ${error.message}`, { exitCode });
  }
}

/** In characters. */
const LONGEST_SHOWN = 300;

/** `text` for a message; its start, if it is longer than any setting. */
function shownText(text: string): string {
  const characters = [...text];
  return onOneLine(
    characters.length > LONGEST_SHOWN ? `${characters.slice(0, 60).join('')}…` : text,
  );
}

/** HTML allows no control characters, and `URL` removes some. */
function plainText(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new Fault('has a control character: use plain text.');
  // A lone surrogate, or the character that Node.js puts in the place of bytes that are not UTF-8.
  if (/[\p{Cs}\uFFFD]/u.test(text)) {
    throw new Fault('has a character that is not Unicode: write it in UTF-8.');
  }
  return text;
}

/** In characters: more would fill the screen of a phone. */
const LONGEST_NAME = 200;

export function readName(text: string): string {
  const length = [...text].length;
  if (text === '') throw new Fault('is empty: it is the brand that every page shows.');
  if (length > LONGEST_NAME) {
    throw new Fault(`has ${length} characters: the most is ${LONGEST_NAME}.`);
  }
  if (/\p{Bidi_Control}/u.test(text)) {
    throw new Fault(
      'has a control character for the direction of text, which would turn round what is beside it: leave it out.',
    );
  }
  if (INVISIBLE.test(text)) {
    throw new Fault('has no visible character: it is the brand that every page shows.');
  }
  return text;
}

/** U+2800 is the Braille pattern without dots. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;

export function readIndexStep(text: string): string {
  const step = /^\d+$/.test(text) ? Number(text) : 0;
  if (step > 0 && step % SALARY_STEP === 0 && step <= HIGHEST_SALARY) return `${step}`;
  throw new Fault(`is not a multiple of ${SALARY_STEP}, such as 1000.`);
}

export function readDate(text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : new Date(Number.NaN);
  // A day that its month does not have would be read as one of the next month.
  if (Number.isFinite(date.valueOf()) && date.toISOString().startsWith(text)) return text;
  throw new Fault('is not a date: write it as in 2026-07-01.');
}

export function readRules(text: string): string {
  if (Object.hasOwn(RULE_SETS, text)) return text;
  throw new Fault(`is no rule set: there are ${Object.keys(RULE_SETS).join(' and ')}.`);
}

/** Addresses in the pages are root-relative, so the site cannot live below a path. */
export function readOrigin(text: string): string {
  const { origin, protocol, hostname, port, pathname, search, hash } = new URL(
    readWebAddress(text),
  );
  if (pathname !== '/' || search !== '' || hash !== '') {
    throw new Fault(`has more than a host: the site needs a host to itself, such as ${origin}.`);
  }
  // Caddy refuses such an address, and no browser asks for it by itself.
  const other =
    protocol === 'https:' ? { scheme: 'http', port: '80' } : { scheme: 'https', port: '443' };
  if (port === other.port) {
    const scheme = protocol.slice(0, -1);
    throw new Fault(
      `is ${scheme} at the port of ${other.scheme}: leave out the port, as in ${scheme}://${hostname}.`,
    );
  }
  return origin;
}

export function readWebAddress(text: string): string {
  if (!/^https?:\/\//i.test(text)) {
    throw new Fault('is not a web address: it has no scheme, as in https://pay.example.com.');
  }
  if (!URL.canParse(text)) throw new Fault('is not a web address: its host cannot be read.');
  const { href, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') {
    throw new Fault('holds a user name or password, which every page would show: leave it out.');
  }
  if (!isHost(hostname)) {
    throw new Fault('is not a web address: its host is not a host name or an IP address.');
  }
  return href;
}

/** The host is written into the settings of web servers, where other characters would be instructions. */
function isHost(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  const labels = hostname.split('.');
  return hostname.length <= 253 && labels.every((label) => HOST_LABEL.test(label));
}

/** Source: RFC 1123, section 2.1. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export function readEmail(text: string): string {
  if (!text.includes('@')) {
    throw new Fault('is not an e-mail address: it has no @, as in hello@example.com.');
  }
  if (/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text)) return text;
  throw new Fault('is not an e-mail address: write it as in hello@example.com.');
}
