/** The examples in the docstrings of the package's functions. */
import { readFileSync } from 'node:fs';

export interface DocstringExample {
  readonly name: string;
  /** The example's code. A function without an example has none. */
  readonly code: string | undefined;
}

/** Each function that a file of the engine exports, with the example of its docstring. */
export function examplesIn(file: string): DocstringExample[] {
  const text = readFileSync(new URL(`../../src/pay/${file}`, import.meta.url), 'utf8');
  const functions = text.matchAll(
    /(?:^\/\*\*\n((?: \*.*\n)+?) \*\/\n)?^export (?:function (\w+)|const (\w+) = \/\* @__PURE__ \*\/)/gm,
  );
  return Array.from(functions, ([, docstring = '', declared, made]) => ({
    name: declared ?? made ?? '',
    code: docstring.split(' * @example\n')[1]?.split(' * @')[0]?.replaceAll(/^ \* /gm, ''),
  }));
}
