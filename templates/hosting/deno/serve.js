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

/** The file at an address of the site: the handler asks for no others. */
async function fileAnswer(request) {
  const path = new URL(request.url).pathname.slice(1) || 'index';
  const name = path.includes('.') ? path : `${path}.html`;
  const bytes = await Deno.readFile(new URL(name, SITE));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  const headers = { ETag: `"${hash.toHex()}"`, 'Content-Type': TYPES[name.split('.').pop()] };
  return request.headers.get('If-None-Match')?.includes(headers.ETag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers });
}

const { mtime } = await Deno.stat(new URL('../edge/handler.js', import.meta.url));
const environment = {
  ASSETS: { fetch: fileAnswer },
  VERSION: { timestamp: mtime.toISOString() },
};

export default { fetch: (request) => handler.fetch(request, environment) };
