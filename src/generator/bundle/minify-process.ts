/** The program of a process that is sent scripts and answers with them minified, in their order. */
import { minify } from 'terser';

process.once('message', async (scripts: readonly string[]) => {
  const minified: string[] = [];
  for (const script of scripts) {
    // A second pass saves another 0.1%, and takes as long as the first.
    const { code } = await minify(script, { module: true, compress: { sequences: false } });
    minified.push(code ?? '');
  }
  process.send?.(minified);
});
