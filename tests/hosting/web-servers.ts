/** Starts the web servers of Debian on loopback, unprivileged, from the files that the build made for them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

export interface WebServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `site` with nginx by the server block in the file `serverBlock`, under the main settings that the
 * container has; `scratch` takes nginx's own files.
 */
export async function startNginx(
  site: string,
  serverBlock: string,
  scratch: string,
): Promise<WebServer> {
  const host = ownHost();
  const block = replaceLines(await readFile(serverBlock, 'utf8'), [
    [/^ {2}listen 80;$/m, `  listen ${host}:${PORT};`],
    [/^ {2}root .*;$/m, `  root ${site};`],
  ]);
  const settings = replaceLines(await readFile('templates/hosting/container-nginx.conf', 'utf8'), [
    [/\/tmp\//g, `${scratch}/`],
    [/\/dev\/stdout/, `${scratch}/access.log`],
    [/\/etc\/nginx\/conf\.d\/\*\.conf/, `${scratch}/server-block.conf`],
  ]);
  await mkdir(scratch);
  await writeFile(path.join(scratch, 'server-block.conf'), block);
  await writeFile(path.join(scratch, 'nginx.conf'), settings);
  const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const flags = ['-p', scratch, '-c', 'nginx.conf', '-e', 'stderr', '-g', globals];
  await promisify(execFile)('/usr/sbin/nginx', ['-t', '-q', ...flags]);
  return running(spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' }), host);
}

/** Serves `site` with Caddy by the file `caddyfile`; `scratch` takes its own files. */
export async function startCaddy(
  site: string,
  caddyfile: string,
  scratch: string,
): Promise<WebServer> {
  const host = ownHost();
  const text = replaceLines(await readFile(caddyfile, 'utf8'), [
    [/^https:\/\/.* \{$/m, `http://${host}:${PORT} {`],
    [/^\troot \* .*$/m, `\troot * ${site}`],
  ]);
  await mkdir(scratch);
  const settings = path.join(scratch, 'Caddyfile');
  await writeFile(settings, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  const flags = ['--config', settings, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  await promisify(execFile)('/usr/bin/caddy', ['validate', ...flags], { env });
  return running(spawn('/usr/bin/caddy', ['run', ...flags], { stdio: 'ignore', env }), host);
}

/** Sets what differs from machine to machine. */
function replaceLines(text: string, lines: readonly [RegExp, string][]): string {
  return lines.reduce((result, [line, replacement]) => {
    if (result.search(line) === -1) throw new Error(`No line ${line} to set.`);
    return result.replace(line, replacement);
  }, text);
}

async function running(child: ChildProcess, host: string): Promise<WebServer> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}.`);
    if (await accepts(host)) break;
  }
  return {
    url: `http://${host}:${PORT}`,
    close() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function accepts(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, host)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => setTimeout(resolve, 20, false));
  });
}

const PORT = 8080;

let servers = 0;

/** A loopback address that no other server has: these servers cannot choose a free port themselves. */
function ownHost(): string {
  servers++;
  return ['127', 1 + ((process.pid >> 8) & 127), process.pid & 255, servers].join('.');
}
