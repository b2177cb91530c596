import { inTurns } from '../publish/in-turns.ts';
import { type Counts, createWriter, type WriterFolders } from '../publish/page-writer.ts';
import { type Encoding, withCompressed } from './precompress.ts';
import type { SiteFile } from './site-file.ts';

/**
 * Writes `files` with their compressed copies to `staging` or, where that is null, compares them with the published ones.
 * @returns their counts, and the names of those that are not as they are published.
 */
export async function writeFiles(
  files: readonly SiteFile[],
  encodings: readonly Encoding[],
  folders: WriterFolders,
  signal: AbortSignal,
): Promise<{ counts: Counts; differing: string[] }> {
  const { write, counts } = createWriter(folders);
  const differing: string[] = [];
  const step = ({ file, contents }: SiteFile) => {
    if (write(file, contents()) !== 'unchanged') differing.push(file);
  };
  // One a turn: to compress one may take a while.
  await inTurns(withCompressed(files, encodings), signal, step, 1);
  return { counts, differing };
}
