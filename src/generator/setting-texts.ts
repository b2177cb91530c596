/** Checks the texts of settings, and puts each in its one form. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { RULE_SET_NAMES } from '../pay/rules/rule-set-names.ts';
import { HIGHEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';

/**
 * HTML allows no control characters, and `URL` removes some. Marks of text direction would reverse the text beside them. Node.js
 * puts U+FFFD in the place of bytes that are not UTF-8.
 */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\uFFFD]/u;

export function readPlainText(text: string): string {
  if (!UNPRINTABLE.test(text)) return text.trim();
  return refuse('It has a control character, or is not in UTF-8: use plain text.');
}

export function readName(text: string): string {
  return text || refuse('It is empty: it is the brand that every page shows.');
}

export function readIndexStep(text: string): number {
  const step = /^\d+$/.test(text) ? Number(text) : 0;
  if (step > 0 && step % SALARY_STEP === 0 && step <= HIGHEST_SALARY) return step;
  return refuse(`It takes a multiple of ${SALARY_STEP}, such as 1000.`);
}

export function readDate(text: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  // A day that its month does not have would be read as one of the next month.
  if (Number.isFinite(date.valueOf()) && date.toISOString().startsWith(text)) return text;
  return refuse('It takes a date, such as 2026-07-01.');
}

export function readRules(text: string): string {
  const rules = RULE_SET_NAMES.find((name) => name === text);
  return rules ?? refuse(`The rule sets are ${RULE_SET_NAMES.join(' and ')}.`);
}

/** Addresses in the pages are root-relative, so the site cannot live below a path. */
export function readOrigin(text: string): string {
  const { href, origin } = new URL(readWebAddress(text));
  if (href === `${origin}/`) return origin;
  return refuse(`It has more than a host: the site needs a host to itself, such as ${origin}.`);
}

export function readWebAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    refuse('It takes a web address, such as https://pay.example.com.');
  }
  const { href, hostname, username, password } = new URL(text);
  if (username + password !== '') {
    refuse('It holds a user name or password, which pages would show: leave it out.');
  }
  return isHost(hostname) ? href : refuse('Its host is not a host name or an IP address.');
}

/** The host is written into the settings of web servers, where other characters would be instructions. */
function isHost(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return hostname.split('.').every((label) => HOST_LABEL.test(label));
}

/** Source: RFC 1123, section 2.1. */
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A `?` or `%` is left of a `mailto:` link that was pasted. */
const EMAIL = /^[^\s<>"@?%]+@[^\s<>"@?%.]+(\.[^\s<>"@?%.]+)+$/;

export function readEmail(text: string): string {
  return EMAIL.test(text) ? text : refuse('It takes an e-mail address, such as hello@example.com.');
}

/** Reads a path. A `~` that the shell did not replace would become a folder of that name. */
export function readPath(text: string): string {
  if (text.trim() === '') refuse('It is empty.');
  if (!text.startsWith('~')) return text;
  const whole = /^~[^/\\]/.test(text) ? 'the whole path' : homedir() + text.slice(1);
  return refuse(
    `Only the shell knows ~, without quotes and after a space: write ${whole}, or ./${text} to mean that name.`,
  );
}

export function readFolder(text: string): string {
  // With a slash at its end, no file answers to the name.
  return text !== '' && existsSync(`${readPath(text)}/`) ? text : refuse('It is not a folder.');
}

/** commander puts the name of the flag or variable, and its text, before the hint. */
function refuse(hint: string): never {
  throw new InvalidArgumentError(hint);
}
