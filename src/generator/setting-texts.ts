/** Checks the texts of settings, and puts each in its one form. A message is the end of a sentence that begins with the text. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { RULE_SET_NAMES } from '../pay/rules/index.ts';
import { HIGHEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';
import { UserError } from '../user-error.ts';

/**
 * HTML allows neither control characters nor noncharacters, and `URL` removes some. Marks of text direction would reverse
 * the text beside them. Node.js puts U+FFFD in the place of bytes that are not UTF-8.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}\uFFFD]/u;

export function readPlainText(text: string): string {
  if (!UNPRINTABLE.test(text)) return text.trim();
  throw new UserError('has a control character, or is not in UTF-8: use plain text.');
}

/** U+2800 is the Braille pattern without dots. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]*$/u;

export function readName(text: string): string {
  if (!INVISIBLE.test(text)) return text;
  throw new UserError('has no visible character: it is the brand that every page shows.');
}

export function readIndexStep(text: string): string {
  const step = /^\d+$/.test(text) ? Number(text) : 0;
  if (step > 0 && step % SALARY_STEP === 0 && step <= HIGHEST_SALARY) return `${step}`;
  throw new UserError(`is not a multiple of ${SALARY_STEP}, such as 1000.`);
}

export function readDate(text: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  // A day that its month does not have would be read as one of the next month.
  if (Number.isFinite(date.valueOf()) && date.toISOString().startsWith(text)) return text;
  throw new UserError('is not a date: write it as in 2026-07-01.');
}

export function readRules(text: string): string {
  if (RULE_SET_NAMES.some((name) => name === text)) return text;
  throw new UserError(`is no rule set: there are ${RULE_SET_NAMES.join(' and ')}.`);
}

/** Addresses in the pages are root-relative, so the site cannot live below a path. */
export function readOrigin(text: string): string {
  const { href, origin } = new URL(readWebAddress(text));
  if (href === `${origin}/`) return origin;
  throw new UserError(`has more than a host: the site needs a host to itself, such as ${origin}.`);
}

export function readWebAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new UserError('is not a web address: write it as in https://pay.example.com.');
  }
  const { href, protocol, hostname, port, username, password } = new URL(text);
  if (username + password !== '') {
    throw new UserError('holds a user name or password, which pages would show: leave it out.');
  }
  // Nothing can be at port 0, and Caddy refuses the port of the other scheme.
  if (port === '0' || port === (protocol === 'https:' ? '80' : '443')) {
    throw new UserError(`has port ${port}, where no ${protocol} address is: leave it out.`);
  }
  if (isHost(hostname)) return href;
  throw new UserError('is not a web address: its host is not a host name or an IP address.');
}

/** The host is written into the settings of web servers, where other characters would be instructions. */
function isHost(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return hostname.length <= 253 && hostname.split('.').every((label) => HOST_LABEL.test(label));
}

/** Source: RFC 1123, section 2.1. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Source: RFC 3696, erratum 1690; in characters. */
const LONGEST_EMAIL = 254;

/** A `?` or `%` is left of a `mailto:` link that was pasted. */
const EMAIL = /^[^@?%]+@[^@?%.]+(\.[^@?%.]+)+$/;
const NEVER_IN_EMAIL = /[\s<>"\u2800\p{Default_Ignorable_Code_Point}]/u;

export function readEmail(text: string): string {
  if (EMAIL.test(text) && !NEVER_IN_EMAIL.test(text) && text.length <= LONGEST_EMAIL) return text;
  throw new UserError('is not an e-mail address: write it as in hello@example.com.');
}

export function readFolder(text: string): string {
  // With a slash at its end, no file answers to the name.
  if (text !== '' && existsSync(`${text}/`)) return text;
  throw new UserError('is not a folder.');
}
