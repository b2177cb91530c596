/** Writes the files of a site that are not pages. */
import type { Encoding } from '../../site/files-without-address.ts';
import { inTurns } from '../publish/folder-contents.ts';
import { createWriter, type WriterFolders } from '../publish/page-writer.ts';
import { compressFile } from './precompress.ts';
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
) {
  const { write, counts, differing } = createWriter(folders);
  const whole = files.flatMap((file) => [file, ...compressFile(file, encodings)]);
  // One a turn: to compress one may take a while.
  await inTurns(whole, signal, ({ file, contents }) => write(file, contents()), 1);
  return { counts, differing };
}
