/** The examples of `docs/data.md` print what it says that they print. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openData } from '../../src/generator/files/open-data.ts';
import { PACKAGE } from '../../src/pay/rules/open-figures.ts';
import { isLeftOut } from '../support/programs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-examples-'));
  for (const [file, text] of openData(PACKAGE)) writeFileSync(path.join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of each block of a language, and the lines that it prints, which are the comments at its end. */
function examplesIn(language: string): { code: string; prints: string }[] {
  const blocks = readFileSync('docs/data.md', 'utf8').matchAll(
    new RegExp(`^\`\`\`${language}\\n(.*?)((?:^# [^\\n]*\\n)+)\`\`\`$`, 'gms'),
  );
  return Array.from(blocks, ([, code = '', prints = '']) => ({
    code,
    prints: prints.replaceAll(/^# /gm, ''),
  }));
}

test.skipIf(isLeftOut('jq'))('with jq', () => {
  const examples = examplesIn('sh');
  expect(examples).toHaveLength(2);
  for (const { code, prints } of examples) expect(printed('sh', code)).toBe(prints);
});

test.skipIf(isLeftOut('python3'))('with Python', () => {
  const examples = examplesIn('python');
  expect(examples).toHaveLength(1);
  for (const { code, prints } of examples) expect(printed('python3', code)).toBe(prints);
});

function printed(program: string, input: string): string {
  return execFileSync(program, ['-'], { cwd: folder, encoding: 'utf8', input });
}
