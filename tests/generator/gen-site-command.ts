/** Runs the commands of `scripts`, `gen-site` above all, and reads the files that it wrote. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
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
  return start(process.execPath, [START, 'gen-site', ...flags]);
}

/** Runs another command, such as `verify`, as {@link genSite} does. */
export function runScript(name: string, ...flags: string[]): Promise<CommandResult> {
  return run(process.execPath, START, name, ...flags);
}

export function run(program: string, ...words: string[]): Promise<CommandResult> {
  return start(program, words).result;
}

/** Runs a line of shell in which `start` stands for the start of a command by its name, and `gen-site` for that command. */
export function shell(line: string): Promise<CommandResult> {
  const commands = `start() { '${process.execPath}' '${START}' "$@"; }; gen-site() { start gen-site "$@"; }`;
  return run('bash', '-c', `${commands}; ${line}`);
}

/** Starts `gen-site` with the standard input that GNU's nohup gives a program in the place of a terminal. */
export function startWithoutInput(...flags: string[]): RunningCommand {
  const stdin = openSync('/dev/null', 'w');
  return start(process.execPath, [START, 'gen-site', ...flags], { stdin });
}

/** Starts `npm run gen-site`, with `flags` alone, in a group of processes that `killGroup` signals. */
export function startWithNpm(...flags: string[]): RunningCommand {
  return start('npm', ['run', '--silent', 'gen-site', '--', ...flags], { detached: true });
}

const START = path.resolve('scripts/start.cjs');

function start(
  program: string,
  words: readonly string[],
  { detached = false, stdin = 'ignore' }: { detached?: boolean; stdin?: number | 'ignore' } = {},
): RunningCommand {
  const child = spawn(program, words, { stdio: [stdin, 'pipe', 'pipe'], detached });
  const [stdout, stderr] = [child.stdout as Readable, child.stderr as Readable];
  const output = Promise.all([text(stdout), text(stderr), once(child, 'close')]);
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
