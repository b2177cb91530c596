/** Serves a built site from disk as a static host does: clean addresses, 404.html, the site's headers. */
import { once } from 'node:events';
import { existsSync, type ReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix, resolve } from 'node:path';
import { unescape as unescapePath } from 'node:querystring';
import send from 'send';
import { hasAddress } from '../site/files-without-address.ts';
import {
  cacheControl,
  fileHeaders,
  PAGE_CACHE_CONTROL,
  securityHeaders,
} from '../site/response-headers.ts';
import { SERVICE_WORKER_PATH } from '../site/service-worker.ts';
import { UserError } from '../user-error.ts';

export interface ListenOptions {
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
 * Serves `dir`, an output folder of `gen-site`, until closed. No file is read or listed before a request, so 150,000 files start as fast as five.
 * @throws UserError if `dir` holds no site or the port is not free.
 */
export async function startPreviewServer({
  dir,
  ...options
}: ListenOptions & { readonly dir: string }): Promise<PreviewServer> {
  const root = resolve(dir);
  if (!isFile(join(root, 'index.html'))) {
    throw new UserError(`There is no site in ${dir}: run \`npm run gen-site\` first.`);
  }
  return listen(options, (request, response) => answer(root, request, response));
}

/** @throws UserError if the port is not free. */
export async function listen(
  options: ListenOptions,
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<PreviewServer> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      console.error(`${request.url}: ${error.message}`);
      response.writeHead(500).end();
    });
  });
  server.listen(options.port, options.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const { host, port } = options;
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.code;
    const message = `Cannot listen on ${host}:${port} (${reason}): try another --port.`;
    throw new UserError(message, { cause: error });
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers `request` from the files of the site in `root`. */
export async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const hasWorker = isFile(join(root, SERVICE_WORKER_PATH));
  response.setHeaders(new Map(Object.entries(securityHeaders(hasWorker))));
  response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [, encodedPath = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
  const path = posix.normalize(`/${unescapePath(encodedPath)}`);
  const found = findFile(root, path);
  if (found === undefined) {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await readFile(join(root, '404.html')));
  } else if (found.address !== path) {
    response.writeHead(301, { Location: encodeURI(found.address) + query }).end();
  } else {
    sendFile(root, found.file, request, response);
  }
}

/** The file below `root` for `path`, and its address: other spellings of the path redirect there. */
function findFile(root: string, path: string): { file: string; address: string } | undefined {
  if (!hasAddress(path) || NEVER_SERVED.test(path)) return undefined;
  const page = withoutEnding(path);
  const candidates = [
    { file: `${page}.html`, address: page },
    { file: `${page}/index.html`, address: `${page}/` },
    { file: path, address: path },
  ];
  return candidates.find(({ file }) => isFile(join(root, file)));
}

/** The route that `address` stands for, such as `/contact` for `/contact.html`. `address` has no query. */
export function pageAt(address: string): string {
  return withoutEnding(unescapePath(address)) || '/';
}

function withoutEnding(path: string): string {
  return path.replace(/(\/|\.html|\/index|\/index\.html)$/, '');
}

/** The page for unknown addresses, and names that some file systems read as others. */
const NEVER_SERVED = /\\|^\/404(\.html)?$/;

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Compressed copies of a file, best first, each with the `Accept-Encoding` that allows it. */
const COMPRESSED_COPIES = [
  { suffix: '.br', encoding: 'br', accepted: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/ },
  { suffix: '.gz', encoding: 'gzip', accepted: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/ },
];

function sendFile(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const copy = COMPRESSED_COPIES.find(
    ({ suffix, accepted }) =>
      accepted.test(request.headers['accept-encoding'] ?? '') && isFile(join(root, file + suffix)),
  );
  response.setHeader('Cache-Control', cacheControl(file));
  response.setHeaders(new Map(Object.entries(fileHeaders(file, true))));
  response.setHeader('Vary', 'Accept-Encoding');
  if (copy !== undefined) response.setHeader('Content-Encoding', copy.encoding);
  const name = encodeURIComponent(file + (copy?.suffix ?? ''));
  const stream = send(request, name, { root, cacheControl: false, dotfiles: 'allow' });
  // A compressed copy has the type of its file.
  stream.on('headers', () => stream.type(file));
  // Without a listener, send replaces the headers with its own.
  stream.on(
    'error',
    ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status, headers).end();
    },
  );
  // A response that waits for an earlier one has no connection yet, so send does not notice that the visitor has left.
  stream.on('stream', (contents: ReadStream) => {
    if (request.destroyed) contents.destroy();
    request.once('close', () => contents.destroy());
  });
  stream.pipe(response);
}
