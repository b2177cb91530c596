/** Compares the answers of a site with an edge handler, in Cloudflare's runtime, with the same site as files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from '../../src/generator/reporter.ts';
import { UserError } from '../../src/user-error.ts';
import { readSiteFolder } from '../../src/verify/site-folder.ts';
import { startCloudflare } from './edge-servers.ts';

export interface EdgeComparison {
  /** Pages that were asked for. */
  readonly pages: number;
  /** Pages that the handler rendered; the other pages are files of its site too. */
  readonly rendered: number;
  /** Pages whose answer had another status than 200, or other bytes than the file. */
  readonly differing: number;
  /** Addresses of the first pages that differ. */
  readonly first: readonly string[];
}

/** Requests at the same time: enough to keep the runtime busy. */
const CONNECTIONS = 8;
const KEPT_ADDRESSES = 20;

/**
 * Asks the site in `edge` for every page of the site in `files`.
 * @throws UserError if there is no site in `files`, or if it has no page that the handler renders.
 */
export async function compareEdge(
  edge: string,
  files: string,
  reporter: Reporter,
): Promise<EdgeComparison> {
  const { pages } = await reporter.task('Listing files', async () => readSiteFolder(files));
  const asked = [...pages].filter(([address]) => address !== '/404');
  const rendered = asked.filter(([, file]) => !existsSync(path.join(edge, file))).length;
  if (rendered === 0) {
    throw new UserError(
      `${files} has no page that the handler of ${edge} renders: make the same site there without --edge.`,
    );
  }
  const server = await startCloudflare(edge);
  const differing: string[] = [];
  const compare = async ([address, file]: [string, string]) => {
    const [response, expected] = await Promise.all([
      fetch(server.url + address, { redirect: 'manual' }),
      readFile(path.join(files, file)),
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !bytes.equals(expected)) differing.push(address);
  };
  try {
    await reporter.progress('Comparing pages', asked.length, async (advance) => {
      const left = asked.values();
      const compareRest = async () => {
        for (const page of left) {
          await compare(page);
          advance(1);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, compareRest));
    });
  } finally {
    await server.close();
  }
  const first = differing.slice(0, KEPT_ADDRESSES);
  return { pages: asked.length, rendered, differing: differing.length, first };
}
