/** Publishes sites of a few files as `gen-site` does, without what it takes to render one. */
import path from 'node:path';
import {
  type OutputFolderSettings,
  openOutputFolder,
} from '../../../src/generator/publish/output-folder.ts';
import { type Counts, createWriter } from '../../../src/generator/publish/page-writer.ts';
import { markerText } from '../../../src/generator/publish/site-marker.ts';

/** Texts by the names of their files. */
export type SmallSite = ReadonlyMap<string, string>;

export const OLD_SITE: SmallSite = new Map([
  ...pages(80_000, 6, 'the same in both'),
  ...pages(90_000, 2, 'old'),
  ...pages(95_000, 2, 'old'),
  ['sitemaps/pages.xml', 'old'],
  ['index.html', 'the same in both'],
]);

export const NEW_SITE: SmallSite = new Map([
  ...pages(80_000, 6, 'the same in both'),
  ...pages(90_000, 2, 'new'),
  ...pages(98_000, 1, 'new'),
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
  readonly beforePublishing?: () => unknown;
}

/** Builds `site` into `out`; 'current' if nothing had changed. An error has the `outcome`. */
export async function publishSmallSite(
  out: string,
  site: SmallSite,
  { beforePublishing, ...settings }: SmallBuild = {},
): Promise<(Omit<Counts, 'bytes'> & { removed: number }) | 'current'> {
  const output = openOutputFolder(out, {
    records: path.join(path.dirname(out), 'records'),
    signal: new AbortController().signal,
    warn: (line) => {
      throw new Error(line);
    },
    ...settings,
  });
  const marker = smallMarker(site);
  try {
    if (await output.isCurrent(marker)) return 'current';
    const writer = createWriter(await output.begin());
    for (const [file, text] of site) writer.write(file, Buffer.from(text));
    await beforePublishing?.();
    const removed = await output.publish(marker, writer.counts);
    const { bytes: _, ...counts } = writer.counts;
    return { ...counts, removed };
  } catch (error) {
    throw Object.assign(error as Error, { outcome: output.outcome() });
  } finally {
    await output.close();
  }
}

function smallMarker(site: SmallSite): string {
  const names = [...site.keys()];
  const files = names.filter((name) => !name.startsWith('salary/'));
  return markerText({
    key: [...site.values()].join(),
    rules: 'simplified',
    families: [{ before: 'salary/', after: '.html', count: names.length - files.length }],
    files,
    public: [],
  });
}
