/** Names TypeScript files and lines in the stacks of the render worker, which runs as one bundled text. */
import { SourceMap } from 'node:module';
import { bundleRenderWorkerMap } from '../emit/bundle.ts';

/** A place in the bundle, as Node writes it in the stack of a worker made from text: line and column from 1. */
const WORKER_PLACE = /\[worker eval\]:(\d+):(\d+)/g;

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
