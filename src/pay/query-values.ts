/** Values that a query may hold: which objects are plain, and how a message shows each value. A message stays one short line. */
import type { QueryPath } from './pay-error.ts';

/**
 * True for an object whose own keys are all that it has, such as a literal or what JSON holds, from another realm too. Others may inherit keys
 * that nobody has checked, or hide what they hold, as a Map and a Promise do.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || isRootPrototype(prototype);
}

/** True for `Object.prototype` of any realm. */
function isRootPrototype(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}

/** `jobs[0].pay` for `['jobs', 0, 'pay']`. A path that does not begin with a key begins with the name of the argument. */
export function named(path: QueryPath, name: string): string {
  return (typeof path[0] === 'string' ? path : [name, ...path])
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${excerpt(key)}`,
    )
    .join('');
}

export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `'${excerpt(value)}'`;
    case 'bigint':
      return `${excerpt(String(value))}n`;
    case 'function':
      return 'a function';
    case 'object':
      return value === null ? 'null' : kindOf(value);
    default:
      return excerpt(String(value));
  }
}

function kindOf(value: object): string {
  if (Array.isArray(value)) return 'a list';
  if (isPlainObject(value)) return 'an object';
  const kind = excerpt(Object.prototype.toString.call(value).slice('[object '.length, -1));
  if (kind !== 'Object') return `${/^[AEIO]/.test(kind) ? 'an' : 'a'} ${kind}`;
  const isOfClass = Object.hasOwn(Object.getPrototypeOf(value), 'constructor');
  return isOfClass ? 'an instance of a class' : 'an object that inherits from another';
}

const LONGEST = 40;

/** The start of a text, with its line breaks and control characters escaped. */
export function excerpt(text: string): string {
  const start = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return start.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
