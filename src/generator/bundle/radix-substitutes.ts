import path from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_FOLDER } from '../project.ts';

/** Modules that Radix imports, and the file in `src/browser` that replaces each. */
const SUBSTITUTES = {
  'react-remove-scroll': 'scroll-lock.tsx',
  'react/jsx-runtime': 'jsx-without-style.ts',
};

/**
 * Replaces the two modules by which Radix makes `<style>` elements, which the Content-Security-Policy refuses.
 */
export function radixSubstitutes(): Plugin {
  return {
    name: 'radix-substitutes',
    setup({ onResolve }) {
      for (const [module, file] of Object.entries(SUBSTITUTES)) {
        onResolve({ filter: new RegExp(`^${module}$`) }, ({ importer }) =>
          importer.split(path.sep).includes('@radix-ui')
            ? { path: path.join(PROJECT_FOLDER, 'src', 'browser', file) }
            : undefined,
        );
      }
    },
  };
}
