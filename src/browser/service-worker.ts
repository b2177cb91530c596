/**
 * The service worker. It keeps the calculators of one deployment on the device, whole, and answers with that copy where the network can't.
 *
 * Online, the network answers for every page, so a page is always of the newest deployment. Scripts and styles are named by a hash of their
 * content, so a page only ever gets its own, whether they come from the copy or the network. The browser starts a new worker only once no
 * page is left that the old one answers for, so the copy of the old one is there until then.
 */
import { ASSETS_PATH } from '../site/paths.ts';
import { KEPT_ATTRIBUTE, type KeptSet } from '../site/service-worker.ts';

/** What the types of a page lack of a service worker's global object and its events. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly location: { readonly origin: string };
  oninstall: (event: LifeEvent) => void;
  onactivate: (event: LifeEvent) => void;
  onfetch: (event: AskedEvent) => void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The names of caches begin with it. */
const NAME = 'calculators-';

const ASSETS = new RegExp(`${ASSETS_PATH}[\\w.-]+`, 'g');

export function startServiceWorker(scope: WorkerScope, { version, pages, files }: KeptSet): void {
  const name = NAME + version;
  const kept: ReadonlySet<string> = new Set([...pages, ...files]);

  // If this fails, the browser drops this worker, and the one before keeps its copy. Each visit tries again.
  scope.oninstall = (event) => event.waitUntil(keepAll());
  scope.onactivate = (event) => event.waitUntil(forgetOthers());
  scope.onfetch = (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin || !kept.has(pathname)) return;
    const fromNetwork = () => scope.fetch(event.request);
    event.respondWith(
      pathname.startsWith(ASSETS_PATH)
        ? copyOf(pathname).then((copy) => copy ?? fromNetwork())
        : fromNetwork().catch(async (error) => (await copyOf(pathname)) ?? Promise.reject(error)),
    );
  };

  async function keepAll(): Promise<void> {
    const cache = await scope.caches.open(name);
    await Promise.all([
      ...pages.map(async (page) => cache.put(page, await pageToKeep(page))),
      ...files.map(async (file) => cache.put(file, await fetched(file))),
    ]);
  }

  /**
   * The page with the moment from which it is kept.
   * @throws Error if it is of another deployment, which may come while this one is being kept.
   */
  async function pageToKeep(page: string): Promise<Response> {
    const response = await fetched(page);
    const html = await response.text();
    const assets = html.match(ASSETS) ?? [];
    if (assets.length === 0 || !assets.every((asset) => kept.has(asset))) {
      throw new Error(`${page} is of another deployment`);
    }
    const marked = html.replace('<html', `<html ${KEPT_ATTRIBUTE}="${new Date().toISOString()}"`);
    return new Response(marked, response);
  }

  async function fetched(address: string): Promise<Response> {
    // Names of assets change with their contents, so what the browser has of them is right.
    const cache = address.startsWith(ASSETS_PATH) ? 'default' : 'no-cache';
    const response = await scope.fetch(address, { cache, priority: 'low' });
    if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  async function forgetOthers(): Promise<void> {
    for (const each of await scope.caches.keys()) {
      if (each.startsWith(NAME) && each !== name) await scope.caches.delete(each);
    }
  }

  /** Nothing where the browser has dropped the copy, or can't read it. */
  async function copyOf(pathname: string): Promise<Response | undefined> {
    try {
      const cache = await scope.caches.open(name);
      return await cache.match(pathname, { ignoreVary: true });
    } catch (error) {
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  }
}
