/**
 * Answers for a site whose salary pages are not files: renders the page that is asked for, and has Cloudflare send
 * the rest from the site's files. `gen-site --edge` bundles it and its `EdgeSite` into one module.
 */

import { salaryFamily } from '../pages/salary/salary-page.tsx';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { createPageRenderer, type RenderSettings } from '../render/page-renderer.tsx';
import { encodedAddress } from '../site/page-files.ts';
import {
  cacheControl,
  fileHeaders,
  PAGE_CACHE_CONTROL,
  securityHeaders,
} from '../site/response-headers.ts';
import { LOWEST_SALARY } from '../site/salary-amounts.ts';
import { hasServiceWorker } from '../site/service-worker.ts';
import { type Destination, destinationOf } from './address.ts';

/** The site as the build knows it: plain values, which can be bundled. */
export interface EdgeSite {
  readonly render: RenderSettings;
  /** The set that `render` names. */
  readonly rules: DescribedRuleSet;
  /** Paths of the files that visitors and search engines load, but for the site's pages. One that ends in .html is a page. */
  readonly files: readonly string[];
}

/** Cloudflare's bindings, by the names in `templates/hosting/cloudflare/wrangler.jsonc`. */
export interface EdgeEnvironment {
  /** The files of the site, each page at its address. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

export interface EdgeHandler {
  fetch(request: Request, environment: EdgeEnvironment): Promise<Response>;
}

/** Renders a first page before the host takes requests, so that no visitor waits for it. */
export function createEdgeHandler({ render, rules, files }: EdgeSite): EdgeHandler {
  // The build has compared every kind of page already.
  const salaries = createPageRenderer(render, rules, false).family(salaryFamily);
  // A copy, since the next page is written over this one and a response may take longer.
  const salaryPage = (amount: number) => salaries.fill(amount).bytes.slice();
  salaryPage(LOWEST_SALARY);
  const addresses = {
    pages: new Set([
      ...render.routes.filter((route) => route !== NOT_FOUND),
      ...files.filter(isPage).map((file) => file.slice(0, -PAGE_ENDING.length)),
    ]),
    files: new Set(files.filter((file) => !isPage(file))),
  };

  const hasWorker = hasServiceWorker(render.rules);
  const onEveryAnswer = securityHeaders(hasWorker, render.site.url);
  return {
    async fetch(request, environment) {
      const { pathname, search } = new URL(request.url);
      const destination = destinationOf(pathname, addresses);
      const response = await answerTo(destination, search, request, environment);
      const ofFile = destination.kind === 'file' ? fileHeaders(destination.address, hasWorker) : {};
      for (const [name, value] of Object.entries({ ...onEveryAnswer, ...ofFile })) {
        response.headers.set(name, value);
      }
      return response;
    },
  };

  async function answerTo(
    destination: Destination,
    search: string,
    request: Request,
    environment: EdgeEnvironment,
  ): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    switch (destination.kind) {
      case 'salary':
        return salaryAnswer(salaryPage(destination.amount), request);
      case 'moved':
        return answer(null, {
          status: 301,
          headers: { Location: encodedAddress(destination.address) + search },
        });
      case 'file':
        return fileAnswer(destination.address, request, environment);
      case 'missing': {
        const { body } = await fileAt(NOT_FOUND, request, environment, {});
        return answer(body, { status: 404, headers: { 'Content-Type': HTML } });
      }
    }
  }
}

const NOT_FOUND = '/404';
const PAGE_ENDING = '.html';
const HTML = 'text/html; charset=utf-8';

async function salaryAnswer(page: Uint8Array<ArrayBuffer>, request: Request): Promise<Response> {
  const tag = await entityTag(page);
  const headers = new Headers({ ETag: tag, 'Cloudflare-CDN-Cache-Control': HOST_CACHE_CONTROL });
  // Hosts that compress a page make its tag weak.
  if (request.headers.get('If-None-Match')?.includes(tag)) {
    return answer(null, { status: 304, headers });
  }
  headers.set('Content-Type', HTML);
  // Hosts count the bytes of a body, and the answer to HEAD has none.
  if (request.method === 'HEAD') headers.set('Content-Length', `${page.length}`);
  return answer(request.method === 'HEAD' ? null : page, { headers });
}

/** For Cloudflare's own cache, which each deployment empties: a year, longer than any deployment lives unchanged. */
const HOST_CACHE_CONTROL = 'public, max-age=31536000';

async function fileAnswer(
  address: string,
  request: Request,
  environment: EdgeEnvironment,
): Promise<Response> {
  const file = await fileAt(address, request, environment, request);
  const response = answer(file.body, file);
  response.headers.set('Cache-Control', cacheControl(address));
  return response;
}

function fileAt(
  address: string,
  { url }: Request,
  { ASSETS }: EdgeEnvironment,
  { method = 'GET', headers = new Headers() }: Pick<RequestInit, 'method' | 'headers'>,
): Promise<Response> {
  return ASSETS.fetch(new Request(new URL(encodedAddress(address), url), { method, headers }));
}

function isPage(file: string): boolean {
  return file.endsWith(PAGE_ENDING);
}

/** A response that browsers revalidate before they use it again. */
function answer(body: BodyInit | null, init: ResponseInit): Response {
  const response = new Response(body, init);
  response.headers.set('Cache-Control', PAGE_CACHE_CONTROL);
  return response;
}

/** 128 bits of the SHA-256 of `bytes`, which no two pages of a site have in common. */
async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  return `"${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
