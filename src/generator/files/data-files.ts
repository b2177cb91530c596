/** The open figures of the law, which sites by it publish. */
import { openDataFiles, type RuleSetName } from '../../pay/rules/index.ts';
import { DATA_PATH } from '../../site/response-headers.ts';
import { type SiteFile, textFile } from './site-file.ts';

export function dataFiles(rules: RuleSetName): SiteFile[] {
  if (rules !== 'legislated') return [];
  return Array.from(openDataFiles(), ([name, text]) => textFile(DATA_PATH.slice(1) + name, text));
}
