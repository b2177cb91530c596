import { expect, test } from 'vitest';
import { dataFiles } from '../../../src/generator/files/data-files.ts';
import { openDataFiles } from '../../../src/pay/rules/index.ts';

test('a site by the law has the open figures below /data/, and a simplified site has none', () => {
  const texts = openDataFiles();
  expect(texts.size).toBeGreaterThan(2);
  expect(
    dataFiles('legislated').map(({ file, contents }) => [file, Buffer.from(contents()).toString()]),
  ).toEqual(Array.from(texts, ([name, text]) => [`data/${name}`, text]));
  expect(dataFiles('simplified')).toEqual([]);
});
