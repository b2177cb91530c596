/**
 * Runs the Netlify adapter in Deno as Netlify would: it asks the function first, and `context.next()` gives the file of
 * the address. Netlify's own runtime is not in the npm registry.
 */
const [site] = Deno.args;
const { default: answer } = await import(`file://${site}/hosting/netlify/site.js`);

const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

async function file(request) {
  const path = decodeURIComponent(new URL(request.url).pathname);
  for (const name of [path, `${path}.html`, `${path}index.html`]) {
    const bytes = await Deno.readFile(site + name).catch(() => undefined);
    if (bytes === undefined) continue;
    const headers = { 'Content-Type': TYPES[name.split('.').pop()], ETag: `"${bytes.length}"` };
    return new Response(bytes, { headers });
  }
  return new Response(await Deno.readFile(`${site}/404.html`), { status: 404 });
}

Deno.serve({ hostname: '127.0.0.1', port: 0 }, (request) =>
  answer(request, { next: (asked) => file(asked) }),
);
