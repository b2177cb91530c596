import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Of modules that a chunk has for itself. */
const NAMESPACE = 'copy';

/**
 * Gives `module`, which is loaded after the page has started, copies of the sums and texts that it imports, at any depth. If it
 * shared them with the first load, they would be in a chunk that both wait for, together with code that only `module` needs,
 * as esbuild parts whole files: that would make the first load 1 KB larger (Brotli). Components, and so React, stay shared.
 */
export function separateCopies(module: string): Plugin {
  return {
    name: 'separate-copies',
    setup({ onLoad, onResolve }) {
      onResolve(
        { filter: /^\.\.?\/.*\.ts$/ },
        ({ path: imported, importer, namespace, resolveDir }) => {
          const isCopied = namespace === NAMESPACE || importer === module;
          // The shared chunk is one, whoever imports it.
          if (!isCopied || imported.endsWith('/shared-chunk.ts')) return undefined;
          return { path: path.join(resolveDir, imported), namespace: NAMESPACE };
        },
      );
      onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path: file }) => ({
        contents: await readFile(file),
        loader: 'ts',
        resolveDir: path.dirname(file),
      }));
    },
  };
}
