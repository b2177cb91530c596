/** Starts the web servers of Debian on loopback, unprivileged, from the files that the build made for them, and asks them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PreviewServer } from '../../src/preview/preview-server.ts';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Every value of a header, by lower-case name, where it was sent more than once. */
  readonly values: Readonly<NodeJS.Dict<string[]>>;
  readonly body: Buffer;
}

/** Sends `path` unchanged and gives the answer unchanged. */
export async function ask(
  origin: string,
  path: string,
  { method, headers: sent }: Pick<RequestOptions, 'method' | 'headers'> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  // An IPv6 address has brackets in a URL, and none elsewhere.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const asked = request({ host, port, path, method, headers: sent, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers, headersDistinct: values } = response;
  return { status, headers, values, body: await buffer(response) };
}

/**
 * Serves `site` with nginx, under the main settings that the container has, and beside the site whose server block is in the file
 * `beside`; `scratch` takes nginx's own files. `url` is that of IPv4; over IPv6, where this machine has it, the port is the same.
 */
export async function startNginx(
  site: string,
  scratch: string,
  serverBlock = path.join(site, 'hosting/nginx.conf'),
  beside?: string,
): Promise<PreviewServer> {
  const port = await freePort();
  const files = beside === undefined ? [serverBlock] : [serverBlock, beside];
  const blocks = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const onLoopback = replaceLines(blocks.join('\n'), [
    [/^ {2}root .*;$/m, `  root ${site};`],
    [/listen 80(?=[ ;])/g, `listen 127.0.0.1:${port}`],
    // A block without this listener leaves visitors over IPv6 to the other site.
    [/^\s*listen \[::\]:80(.*;)$/gm, hasIpv6() ? `  listen [::1]:${port}$1` : ''],
  ]);
  return runNginx(onLoopback, scratch, port);
}

/** Serves `site` with the server block that the `Dockerfile` makes, and what its command does before nginx starts. */
export async function startNginxOfImage(
  site: string,
  scratch: string,
  kernelHasIpv6: boolean,
): Promise<PreviewServer> {
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const [, sed = ''] = /^RUN (sed .*?) > server-block\.conf$/ms.exec(dockerfile) ?? [];
  const [, words = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
  const start = JSON.parse(words)
    .at(-1)
    .replace(/exec nginx .*/, '');
  const port = await freePort();
  const { stdout: block } = await run('sh', ['-c', sed.replaceAll('dist/', `${site}/`)]);
  await mkdir(scratch);
  const beforeNginx = replaceLines(start, [
    [/\/proc\/net\/if_inet6/, kernelHasIpv6 ? '/' : '/none'],
    [/\[::\]:8080/, `[::1]:${port}`],
    [/\/tmp\//, `${scratch}/`],
  ]);
  await run('sh', ['-c', beforeNginx]);
  const onLoopback = replaceLines(block, [
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/\/tmp\//, `${scratch}/`],
    [/\/srv\/site/, site],
  ]);
  return runNginx(onLoopback, scratch, port);
}

/** Containers often have none. */
export function hasIpv6(): boolean {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((each) => each?.address === '::1');
}

async function runNginx(blocks: string, scratch: string, port: number): Promise<PreviewServer> {
  const settings = replaceLines(await readFile('templates/hosting/container-nginx.conf', 'utf8'), [
    [/\/tmp\//g, `${scratch}/`],
    [/\/dev\/stdout/, `${scratch}/access.log`],
    [/\/etc\/nginx\/conf\.d\/\*\.conf/, `${scratch}/server-block.conf`],
  ]);
  await mkdir(scratch, { recursive: true });
  await writeFile(path.join(scratch, 'server-block.conf'), blocks);
  await writeFile(path.join(scratch, 'nginx.conf'), settings);
  const globals = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const flags = ['-p', scratch, '-c', 'nginx.conf', '-e', 'stderr', '-g', globals];
  await run('/usr/sbin/nginx', ['-t', '-q', ...flags]);
  return running(spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' }), port);
}

/** Serves `site` with Caddy; `scratch` takes its own files. */
export async function startCaddy(site: string, scratch: string): Promise<PreviewServer> {
  const port = await freePort();
  const text = replaceLines(await readFile(path.join(site, 'hosting/Caddyfile'), 'utf8'), [
    [/^https:\/\/.* \{$/m, `http://127.0.0.1:${port} {`],
    [/^\troot \* .*$/m, `\troot * ${site}`],
  ]);
  await mkdir(scratch);
  const settings = path.join(scratch, 'Caddyfile');
  await writeFile(settings, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  const flags = ['--config', settings, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  await run('/usr/bin/caddy', ['validate', ...flags], { env });
  return running(spawn('/usr/bin/caddy', ['run', ...flags], { stdio: 'ignore', env }), port);
}

/** Sets what differs from machine to machine. */
function replaceLines(text: string, lines: readonly [RegExp, string][]): string {
  return lines.reduce((result, [line, replacement]) => {
    if (result.search(line) === -1) throw new Error(`No line ${line} to set.`);
    return result.replace(line, replacement);
  }, text);
}

async function running(child: ChildProcess, port: number): Promise<PreviewServer> {
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(url, '/').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}.`);
    await setTimeout(20);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
