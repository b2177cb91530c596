import type { BuildSettings } from '../../src/generator/site-settings.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

/** The settings of a build of two salaries by one thread, with `changes`. */
export function buildSettings(
  changes: Partial<BuildSettings> & Pick<BuildSettings, 'out'>,
): BuildSettings {
  return {
    site: placeholderSiteConfig,
    rules: 'simplified',
    indexStep: 100,
    lastModified: undefined,
    publicFolder: undefined,
    amounts: [80_000, 80_100],
    layout: 'file',
    encodings: [],
    workers: 1,
    force: false,
    signal: new AbortController().signal,
    ...changes,
  };
}
