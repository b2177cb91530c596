/**
 * Runs tests with environment variables set, such as `EVERY_FAULT=1`, on Windows as well: words of the form NAME=value are
 * variables, the others are files of tests.
 */
import { startVitest } from 'vitest/node';

const words = process.argv.slice(2);
const isVariable = (word: string) => /^[A-Z_]+=/.test(word);

for (const word of words.filter(isVariable)) {
  const [name = '', value] = word.split('=');
  process.env[name] = value;
}
const files = words.filter((word) => !isVariable(word));
const vitest = await startVitest('test', files, { config: 'tests/vitest.config.ts', watch: false });
await vitest.close();
