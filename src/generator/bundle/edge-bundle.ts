/** Bundles the edge handler, `src/edge`, with what a build knows of the site, into one module. */

import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { PROJECT_FOLDER } from '../project.ts';

const EDGE_HANDLER = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  // An import of a module of Node.js is an error.
  platform: 'neutral',
  mainFields: ['main'],
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * What `renderToString` is in: `react-dom/server` for such hosts adds the renderer for streams, which would double the
 * bundle and the time it takes to start.
 */
const RENDER_TO_STRING = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/**
 * The handler as an ES module whose default export has `fetch`. `site` is what `createEdgeHandler` takes: plain values.
 */
export async function bundleEdgeHandler(site: object): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...EDGE_HANDLER,
    absWorkingDir: PROJECT_FOLDER,
    alias: { 'react-dom/server': path.join(PROJECT_FOLDER, RENDER_TO_STRING) },
    stdin: {
      contents: `import { createEdgeHandler } from './src/edge/edge-handler.ts';
        export default createEdgeHandler(${JSON.stringify(site)});`,
      resolveDir: PROJECT_FOLDER,
    },
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild emitted no edge handler');
  return output.contents;
}
