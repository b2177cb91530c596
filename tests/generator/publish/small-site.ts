/** Publishes sites of a few files as `gen-site` does, without what it takes to render one. */
import path from 'node:path';
import { compactFileNames } from '../../../src/generator/publish/file-names.ts';
import {
  type OutputFolderSettings,
  openOutputFolder,
  type PublishedFiles,
} from '../../../src/generator/publish/output-folder.ts';
import { createWriter } from '../../../src/generator/publish/page-writer.ts';
import { markerText } from '../../../src/generator/publish/site-marker.ts';

/** Texts by the names of their files. */
export type SmallSite = ReadonlyMap<string, string>;

export const OLD_SITE: SmallSite = new Map([
  ...pages(80_000, 12, 'the same in both'),
  ...pages(90_000, 4, 'old'),
  ...pages(95_000, 2, 'old'),
  ['sitemaps/pages.xml', 'old'],
  ['index.html', 'the same in both'],
]);

export const NEW_SITE: SmallSite = new Map([
  ...pages(80_000, 12, 'the same in both'),
  ...pages(90_000, 4, 'new'),
  ...pages(98_000, 2, 'new'),
  ['sitemaps/pages.xml', 'new'],
  ['index.html', 'the same in both'],
]);

function pages(first: number, count: number, text: string): [string, string][] {
  return Array.from({ length: count }, (_, index) => [
    `salary/${first + index * 100}.html`,
    `${text} ${index}`.repeat(50),
  ]);
}

/** Changes that a test makes to a build. */
export interface SmallBuild extends Partial<OutputFolderSettings> {
  /** Runs when every file has been written or linked. */
  readonly beforePublishing?: () => void;
}

/** Builds `site` into `out`; 'current' if nothing had changed. */
export async function publishSmallSite(
  out: string,
  site: SmallSite,
  { beforePublishing, ...settings }: SmallBuild = {},
): Promise<{ files: PublishedFiles; copied: number } | 'current'> {
  const output = openOutputFolder(out, {
    records: path.join(path.dirname(out), 'records'),
    signal: new AbortController().signal,
    warn: (line) => {
      throw new Error(line);
    },
    ...settings,
  });
  const publication = {
    marker: markerText({
      key: [...site.values()].join(),
      rules: 'simplified',
      files: compactFileNames([...site.keys()]),
      public: [],
    }),
    files: () => [...site.keys()],
  };
  try {
    if (await output.isCurrent(publication)) return 'current';
    const writer = createWriter(await output.begin());
    for (const [file, text] of site) writer.write(file, Buffer.from(text));
    beforePublishing?.();
    return {
      files: await output.publish(publication, writer.counts),
      copied: writer.counts.copied,
    };
  } catch (error) {
    throw Object.assign(error as Error, { outcome: output.outcome() });
  } finally {
    await output.close();
  }
}
