import path from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT_FOLDER } from '../project.ts';

/**
 * Gives all files of the site one JSX runtime. React's is CommonJS, and esbuild unpacks such a module in each file that
 * imports it: 0.2 KB compressed.
 */
export function sharedJsx(): Plugin {
  const source = path.join(PROJECT_FOLDER, 'src');
  const shared = path.join(source, 'browser', 'jsx-runtime.ts');
  return {
    name: 'shared-jsx',
    setup({ onResolve }) {
      onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
        importer.startsWith(source + path.sep) && importer.endsWith('.tsx')
          ? { path: shared }
          : undefined,
      );
    },
  };
}
