import path from 'node:path';
import type { Plugin } from 'esbuild';

/** What Radix imports, and the file in `src/browser` that it gets instead. */
const SUBSTITUTES = {
  'react-remove-scroll': 'scroll-lock.tsx',
  'react/jsx-runtime': 'jsx-without-style.ts',
};

/**
 * Keeps Radix within the Content-Security-Policy, which refuses every `<style>` element: replaces, as it is
 * bundled, the two modules by which it makes them.
 */
export function radixSubstitutes(projectFolder: string): Plugin {
  return {
    name: 'radix-substitutes',
    setup({ onResolve }) {
      for (const [module, file] of Object.entries(SUBSTITUTES)) {
        onResolve({ filter: new RegExp(`^${module}$`) }, ({ importer }) =>
          importer.split(path.sep).includes('@radix-ui')
            ? { path: path.join(projectFolder, 'src', 'browser', file) }
            : undefined,
        );
      }
    },
  };
}
