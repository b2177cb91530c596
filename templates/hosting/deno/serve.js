/** Deno, on a server or Deno Deploy: deno serve --allow-read=dist dist/hosting/deno/serve.js */
import handler from '../edge/handler.js';

const SITE = new URL('../../', import.meta.url);

const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
};

/** The answer with the file at an address of the site: the handler asks for no others. */
async function fileAnswer(request) {
  const { name, bytes } = await readPage(new URL(request.url).pathname.slice(1) || 'index');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  const type = TYPES[name.split('.').pop()] ?? 'application/octet-stream';
  const headers = { ETag: `"${hash.toHex()}"`, 'Content-Type': type };
  return request.headers.get('If-None-Match')?.includes(headers.ETag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers });
}

/** The file at `path` or, where there is none, the page at it. */
async function readPage(path) {
  for (const name of [path, `${path}.html`]) {
    try {
      return { name, bytes: await Deno.readFile(new URL(`./${name}`, SITE)) };
    } catch (error) {
      const isElsewhere =
        error instanceof Deno.errors.NotFound || error instanceof Deno.errors.IsADirectory;
      if (!isElsewhere) throw error;
    }
  }
  throw new Error(`The site has no file for /${path}.`);
}

const { mtime } = await Deno.stat(new URL('../edge/handler.js', import.meta.url));
const environment = {
  ASSETS: { fetch: fileAnswer },
  VERSION: { timestamp: mtime.toISOString() },
};

export default { fetch: (request) => handler.fetch(request, environment) };
