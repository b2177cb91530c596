/** Starts processes that run whole builds, as `build-process.ts` describes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { siteBundles } from '../../../src/generator/bundle/bundles.ts';
import type { BuildAnswer, BuildRequest } from './build-process.ts';

const FOLDER = import.meta.dirname;

/** Writes the program of such a process to `file`, which must be below the project. */
export async function writeBuildProcess(file: string): Promise<void> {
  const bundles = await siteBundles('simplified');
  // The render thread is started with nothing but its code, so the faults go in front of that.
  const faults = await build({
    entryPoints: [path.join(FOLDER, 'fault-preload.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
  });
  const workerCode = `${faults.outputFiles[0]?.text}\n${bundles.workerCode}`;
  const kept = JSON.stringify({ ...bundles, workerCode });
  const cached = `export const siteBundles = async () => (${kept});`;
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, 'build-process.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bundled-once',
        setup: ({ onLoad }) =>
          onLoad({ filter: /bundle\/bundles\.ts$/ }, () => ({
            contents: cached,
            loader: 'js',
          })),
      },
    ],
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, outputFiles[0]?.text ?? '');
}

/** One process at a time; a new one is started where a fault has killed the last. `flags` are Node's. */
export function buildProcesses(
  program: string,
  flags: readonly string[] = [],
): {
  /** Undefined if the process was killed. */
  run(request: BuildRequest): Promise<BuildAnswer | undefined>;
  /** Kills the process in which a build runs. */
  kill(): void;
  /** Ends the process; the next build starts another. */
  close(): Promise<void>;
} {
  let child: ChildProcess | undefined;
  return {
    async run(request) {
      child ??= fork(program, {
        execArgv: [...flags],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const used = child;
      const ended = new AbortController();
      const answer = once(used, 'message', { signal: ended.signal }).then(
        ([message]) => message as BuildAnswer,
      );
      const exit = once(used, 'exit', { signal: ended.signal }).then(() => {
        if (child === used) child = undefined;
      });
      answer.catch(() => {});
      exit.catch(() => {});
      used.send(request);
      try {
        return (await Promise.race([answer, exit])) as BuildAnswer | undefined;
      } finally {
        ended.abort();
      }
    },
    kill: () => child?.kill('SIGKILL'),
    async close() {
      const used = child;
      child = undefined;
      if (used?.kill()) await once(used, 'exit');
    },
  };
}
