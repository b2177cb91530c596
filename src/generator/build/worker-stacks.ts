/** Names TypeScript files and lines in the stacks of the render worker, which runs as one bundled text. */
import { SourceMap } from 'node:module';
import { bundleRenderWorkerMap } from '../emit/bundle.ts';
import { BuildFailure } from '../render/render-pages.ts';

/** A place in the bundle, as Node writes it in the stack of a worker made from text: line and column from 1. */
const WORKER_PLACE = /\[worker eval\]:(\d+):(\d+)/g;

/** Replaces places in the bundled worker by places in the source, in all stacks that `error` has. */
export async function nameSourceLines(error: unknown, projectFolder: string): Promise<void> {
  if (!(error instanceof Error)) return;
  const toSource = await sourceLines(projectFolder);
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each.stack !== undefined) each.stack = toSource(each.stack);
  }
  if (!(error instanceof BuildFailure)) return;
  for (const failure of error.failures) failure.stack = toSource(failure.stack);
}

/** Gives a function that replaces places in the bundled worker by places in the source. */
export async function sourceLines(projectFolder: string): Promise<(stack: string) => string> {
  const map = new SourceMap(JSON.parse(await bundleRenderWorkerMap(projectFolder)));
  return (stack) =>
    stack.replaceAll(WORKER_PLACE, (place, line: string, column: string) => {
      const origin = map.findOrigin(Number(line), Number(column));
      return 'fileName' in origin
        ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    });
}
