/** Runs the commands of `scripts`, `gen-site` above all, and reads the files that it wrote. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningCommand {
  readonly result: Promise<CommandResult>;
  kill(signal: NodeJS.Signals): void;
  /** Signals every process of a command that was started in a group. */
  killGroup(signal: NodeJS.Signals): void;
}

/** Runs `gen-site` with `flags` from the project folder and waits for it to end. */
export function genSite(...flags: string[]): Promise<CommandResult> {
  return startGenSite(...flags).result;
}

export function startGenSite(...flags: string[]): RunningCommand {
  return start(process.execPath, [...GEN_SITE, ...flags]);
}

/** Runs another command, such as `verify`, as {@link genSite} does. */
export function runScript(name: string, ...flags: string[]): Promise<CommandResult> {
  return start(process.execPath, [...TSX, path.resolve(`scripts/${name}.ts`), ...flags]).result;
}

/** Runs a line of shell in which `gen-site` stands for the command. */
export function shell(line: string): Promise<CommandResult> {
  const command = `gen-site() { '${process.execPath}' ${GEN_SITE.join(' ')} "$@"; }`;
  return start('bash', ['-c', `${command}; ${line}`]).result;
}

/** Starts `npm run gen-site`, with `flags` alone, in a group of processes that `killGroup` signals. */
export function startWithNpm(...flags: string[]): RunningCommand {
  return start('npm', ['run', '--silent', 'gen-site', '--', ...flags], { detached: true });
}

const TSX = ['--import', 'tsx'];
const GEN_SITE = [...TSX, path.resolve('scripts/gen-site.ts')];

function start(
  program: string,
  words: readonly string[],
  { detached = false } = {},
): RunningCommand {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], detached });
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {
    kill: (signal) => child.kill(signal),
    killGroup: (signal) => process.kill(-(child.pid ?? 0), signal),
    result: output.then(([stdout, stderr, [status]]) => ({ status, stdout, stderr })),
  };
}

/** Every file below `folder`, relative to it, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** One hash of every name and every byte below `folder`. */
export function digest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** Inode and modification time of every file below `folder`: equal if and only if no file was written. */
export function fileIdentities(folder: string): Map<string, string> {
  return new Map(
    filesIn(folder).map((file) => {
      const { ino, mtimeMs } = statSync(path.join(folder, file));
      return [file, `${ino} ${mtimeMs}`];
    }),
  );
}
