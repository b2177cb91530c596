/** Starts the web servers of Debian on loopback, unprivileged, from the files that the build made for them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

export interface WebServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True if this machine has nginx with the module that hands out Brotli copies. */
export const hasNginx = existsSync('/usr/sbin/nginx') && existsSync(BROTLI_MODULE);
export const hasCaddy = existsSync('/usr/bin/caddy');

/**
 * Serves `site` with nginx by the server block in the file `serverBlock`, under the main settings that the
 * container has; `scratch` takes nginx's own files.
 */
export async function startNginx(
  site: string,
  serverBlock: string,
  scratch: string,
): Promise<WebServer> {
  const port = await freePort();
  const block = replaceLines(await readFile(serverBlock, 'utf8'), [
    [/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`],
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
  return running(spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' }), port);
}

/** Serves `site` with Caddy by the file `caddyfile`; `scratch` takes its own files. */
export async function startCaddy(
  site: string,
  caddyfile: string,
  scratch: string,
): Promise<WebServer> {
  const port = await freePort();
  const text = replaceLines(await readFile(caddyfile, 'utf8'), [
    [/^https:\/\/.* \{$/m, `http://127.0.0.1:${port} {`],
    [/^\troot \* .*$/m, `\troot * ${site}`],
  ]);
  await mkdir(scratch);
  const settings = path.join(scratch, 'Caddyfile');
  await writeFile(settings, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  const flags = ['--config', settings, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  await promisify(execFile)('/usr/bin/caddy', ['validate', ...flags], { env });
  return running(spawn('/usr/bin/caddy', ['run', ...flags], { stdio: 'ignore', env }), port);
}

/** Sets what differs from machine to machine. */
function replaceLines(text: string, lines: readonly [RegExp, string][]): string {
  return lines.reduce((result, [line, replacement]) => {
    if (result.search(line) === -1) throw new Error(`No line ${line} to set.`);
    return result.replace(line, replacement);
  }, text);
}

async function running(child: ChildProcess, port: number): Promise<WebServer> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}.`);
    if (await accepts(port)) break;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => setTimeout(resolve, 20, false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
