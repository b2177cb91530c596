/** Serves a built site from disk as a static host does: clean addresses, 404.html, the site's headers. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix, resolve } from 'node:path';
import send from 'send';
import { cacheControl, PAGE_CACHE_CONTROL, SECURITY_HEADERS } from '../site/response-headers.ts';
import { UserError } from '../user-error.ts';

export interface PreviewOptions {
  /** Output folder of `gen-site`. */
  readonly dir: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
}

export interface PreviewServer {
  /** Origin without a trailing slash, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `dir` until closed. Nothing is read or listed up front, so 150,000 files start as fast as five.
 * @throws UserError if `dir` holds no site or the port cannot be had.
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const root = resolve(options.dir);
  if (!(await isFile(join(root, 'index.html')))) {
    throw new UserError(`There is no site in ${options.dir}: run \`npm run gen-site\` first.`);
  }
  const server = createServer((request, response) => {
    answer(root, request, response).catch((error: Error) => {
      console.error(`${request.url}: ${error.message}`);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(listenError(error, options)));
    server.listen(options.port, options.host, listening);
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function listenError(error: NodeJS.ErrnoException, { port, host }: PreviewOptions): UserError {
  const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : (error.code ?? error.message);
  return new UserError(`Cannot listen on ${host}:${port} (${reason}): try another --port.`, {
    cause: error,
  });
}

async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { path, query } = requestTarget(request.url ?? '/');
  const found = await findFile(root, path);
  if (found === undefined) {
    await sendNotFound(root, request, response);
  } else if ('redirect' in found) {
    response.writeHead(301, { Location: encodeURI(found.redirect) + query }).end();
  } else {
    await sendFile(root, found.file, request, response);
  }
}

/** `path` is decoded and has no `..`, `.` or double slash; what cannot be decoded is no path at all. */
function requestTarget(target: string): { path: string; query: string } {
  const [encoded = '', ...query] = target.split('?');
  return {
    path: posix.normalize(`/${decode(encoded)}`),
    query: query.length === 0 ? '' : `?${query.join('?')}`,
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return UNDECODABLE;
    throw error;
  }
}

/** A path that never names a file, since no file's name has a null in it. */
const UNDECODABLE = '\0';

type Found = { file: string } | { redirect: string } | undefined;

/**
 * Finds what answers `path`, as every hosting file of ours promises: a page has one address, and its other
 * spellings lead there. `file` is relative to `root`.
 */
async function findFile(root: string, path: string): Promise<Found> {
  const exists = (file: string) => isFile(join(root, file));
  if (NEVER_SERVED.test(path)) return undefined;
  if (!path.endsWith('.html') && (await exists(path))) return { file: path };
  const page = path.replace(/(\/|\.html|\/index|\/index\.html)$/, '');
  for (const [address, file] of [
    [page, `${page}.html`],
    [`${page}/`, `${page}/index.html`],
  ] as const) {
    if (await exists(file)) return path === address ? { file } : { redirect: address };
  }
  return undefined;
}

/** Hidden files, files meant for the host alone, 404.html, and names that file systems read otherwise. */
const NEVER_SERVED = /\0|\\|\/\.|^\/(_headers|_redirects|vercel\.json|404(\.html)?)$|^\/hosting\//;

async function isFile(path: string): Promise<boolean> {
  if (path.includes('\0')) return false;
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code)) return undefined;
    throw error;
  });
  return found?.isFile() ?? false;
}

const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** What `--precompress` may have left beside a file, best first. */
const SIDECARS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

async function sendFile(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sidecar = await findSidecar(root, file, request);
  response.setHeader('Cache-Control', cacheControl(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (sidecar !== undefined) response.setHeader('Content-Encoding', sidecar.encoding);
  const stream = send(request, encodeURIComponent(file + (sidecar?.suffix ?? '')), {
    root,
    cacheControl: false,
  });
  stream.on('headers', () => stream.type(file));
  stream.on('error', (error: { status: number; headers?: Record<string, string> }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(error.status, error.headers).end();
  });
  stream.pipe(response);
}

async function findSidecar(root: string, file: string, request: IncomingMessage) {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const sidecar of SIDECARS) {
    const isAccepted = new RegExp(`\\b${sidecar.encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(
      accepted,
    );
    if (isAccepted && (await isFile(join(root, file + sidecar.suffix)))) return sidecar;
  }
  return undefined;
}

async function sendNotFound(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readFile(join(root, '404.html'));
  response.writeHead(404, {
    'Content-Length': page.length,
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
