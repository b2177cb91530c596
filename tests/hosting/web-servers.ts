/** Starts the web servers of Debian on loopback, unprivileged, from the files that the build made for them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
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
    [/^ {2}listen \[::\]:80;\n/m, ''],
    [/^ {2}root .*;$/m, `  root ${site};`],
  ]);
  return runNginx(block, scratch, host, PORT);
}

/**
 * Serves `site` as docs/hosting.md sets nginx up on Debian: beside Debian's default site, which takes every request that
 * no other server block listens for. `url` is that of IPv4; over IPv6 the server has the same port.
 */
export async function startNginxBesideDefault(site: string, scratch: string): Promise<WebServer> {
  const port = await freePort('127.0.0.1');
  // A block without a listener for IPv6 leaves its visitors to the default site.
  const onLoopback = (text: string) =>
    replaceLines(text, [[/listen 80(?=[ ;])/g, `listen 127.0.0.1:${port}`]]).replace(
      /^\s*listen \[::\]:80(.*;)$/gm,
      hasIpv6() ? `  listen [::1]:${port}$1` : '',
    );
  const ours = await readFile(path.join(site, 'hosting/nginx.conf'), 'utf8');
  const defaultSite = await readFile('/etc/nginx/sites-available/default', 'utf8');
  const blocks = [
    onLoopback(defaultSite),
    onLoopback(replaceLines(ours, [[/^ {2}root .*;$/m, `  root ${site};`]])),
  ];
  return runNginx(blocks.join('\n'), scratch, '127.0.0.1', port);
}

/**
 * Serves `site` with the server block that the `Dockerfile` makes, and what its command does before nginx starts, as on a
 * kernel with or without IPv6. `url` is that of IPv4; over IPv6 the server has the same port.
 */
export async function startNginxOfImage(
  site: string,
  scratch: string,
  kernelHasIpv6: boolean,
): Promise<WebServer> {
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const [, sed = ''] = /^RUN (sed .*?) > server-block\.conf$/ms.exec(dockerfile) ?? [];
  const [, words = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
  const start = JSON.parse(words)
    .at(-1)
    .replace(/exec nginx .*/, '');
  const port = await freePort('127.0.0.1');
  const run = (command: string) => promisify(execFile)('sh', ['-c', command]);
  const { stdout: block } = await run(sed.replaceAll('dist/', `${site}/`));
  await mkdir(scratch);
  await run(
    replaceLines(start, [
      [/\/proc\/net\/if_inet6/, kernelHasIpv6 ? '/' : '/none'],
      [/\[::\]:8080/, `[::1]:${port}`],
      [/\/tmp\//, `${scratch}/`],
    ]),
  );
  const onLoopback = replaceLines(block, [
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/\/tmp\//, `${scratch}/`],
    [/\/srv\/site/, site],
  ]);
  return runNginx(onLoopback, scratch, '127.0.0.1', port);
}

/** Containers often have none. */
export function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
}

async function runNginx(
  blocks: string,
  scratch: string,
  host: string,
  port: number,
): Promise<WebServer> {
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
  await promisify(execFile)('/usr/sbin/nginx', ['-t', '-q', ...flags]);
  return running(spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' }), host, port);
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
  return running(spawn('/usr/bin/caddy', ['run', ...flags], { stdio: 'ignore', env }), host, PORT);
}

/** Sets what differs from machine to machine. */
function replaceLines(text: string, lines: readonly [RegExp, string][]): string {
  return lines.reduce((result, [line, replacement]) => {
    if (result.search(line) === -1) throw new Error(`No line ${line} to set.`);
    return result.replace(line, replacement);
  }, text);
}

async function running(child: ChildProcess, host: string, port: number): Promise<WebServer> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with status ${child.exitCode}.`);
    if (await accepts(host, port)) break;
  }
  return {
    url: `http://${host}:${port}`,
    close() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
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

/** A port that was free a moment ago. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, host, () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}
