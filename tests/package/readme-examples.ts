/** The examples of the engine's README, as modules that can be run. */
import { readFileSync } from 'node:fs';

export const README = readFileSync(new URL('../../src/pay/README.md', import.meta.url), 'utf8');

/** The subject of each, and its code as a reader copies it. */
export const EXAMPLES = Array.from(
  README.matchAll(/^([^\n]+):\n\n```js\n(.*?)```/gms),
  ([, subject = '', code = '']) => ({ subject, code }),
);

/** The examples in TypeScript, with the endings of their files. */
export const TYPED_EXAMPLES = Array.from(
  README.matchAll(/^```(c?ts)\n(.*?)```/gms),
  ([, ending = '', code = '']) => ({ ending, code }),
);

/** `example` with `results`, which has each value that the README shows beside what it says: `expression; // value`. */
export function withResults(example: string): string {
  const recorded = example.replaceAll(/^( *)(\w[^;]*); \/\/ (.+)$/gm, '$1results.push([$2, $3]);');
  return `const results = [];\n${recorded}`;
}
