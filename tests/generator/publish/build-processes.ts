/** Starts processes that run builds, as `build-process.ts` describes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { siteBundles } from '../../../src/generator/bundle/bundles.ts';
import type { BuildAnswer, BuildRequest } from './build-process.ts';

export type BuildProcesses = Awaited<ReturnType<typeof startBuildProcesses>>;

/** One process at a time, with Node's `flags`; a new one is started where a fault has killed the last. */
export async function startBuildProcesses(...flags: string[]) {
  const program = await writeProgram();
  let child: ChildProcess | undefined;
  async function end() {
    const used = child;
    child = undefined;
    if (used?.kill()) await once(used, 'exit');
  }
  return {
    /** Resolves to undefined if the process was killed before it could answer. */
    run(request: BuildRequest): Promise<BuildAnswer | undefined> {
      child ??= fork(program, { execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const used = child;
      used.send(request);
      return new Promise((resolve) => {
        const endsWith = (answer: BuildAnswer | undefined) => {
          for (const event of ['message', 'exit']) used.removeAllListeners(event);
          if (answer === undefined && child === used) child = undefined;
          resolve(answer);
        };
        used.on('message', (answer: BuildAnswer) => endsWith(answer));
        used.on('exit', () => endsWith(undefined));
      });
    },
    kill: () => child?.kill('SIGKILL'),
    /** Ends the process; the next build starts another. */
    end,
    /** Ends the last process. */
    async close() {
      await end();
      rmSync(program);
    },
  };
}

/** Bundles it with all that a build would otherwise bundle or load anew each time, so that hundreds of builds take minutes. */
async function writeProgram(): Promise<string> {
  const bundles = await siteBundles('simplified');
  // The render thread is started with nothing but its code, so the faults go in front of that.
  const faults = await bundle('faulty-file-system.ts', { write: false, format: 'iife' });
  const workerCode = `${faults}\n${bundles.workerCode}`;
  const contents = `export const siteBundles = async () => (${JSON.stringify({ ...bundles, workerCode })});`;
  // Below the project, for its packages.
  const outfile = path.resolve(`node_modules/.cache/build-process-${process.pid}.mjs`);
  await bundle('build-process.ts', {
    outfile,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bundled-once',
        setup: ({ onLoad }) => onLoad({ filter: /bundle\/bundles\.ts$/ }, () => ({ contents })),
      },
    ],
  });
  return outfile;
}

/** The code, unless it is written to a file. */
async function bundle(file: string, options: BuildOptions): Promise<string | undefined> {
  const entryPoints = [path.join(import.meta.dirname, file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, platform: 'node', ...options });
  return outputFiles?.[0]?.text;
}
