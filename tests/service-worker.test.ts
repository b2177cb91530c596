/** The decisions of the service worker, on a network and a store that are made up. `tests/browser/offline.test.ts` has a real one. */
import { expect, test } from 'vitest';
import { startServiceWorker, type WorkerScope } from '../src/browser/service-worker.ts';

const ORIGIN = 'https://pay.example.com';
const SET = {
  pages: ['/', '/bonus'],
  files: ['/assets/home-AAAA1111.js', '/assets/site-BBBB2222.css', '/favicon.svg'],
};
const PAGE = `<!doctype html><html lang="en-AU"><link href="${SET.files[1]}"><script src="${SET.files[0]}">`;

/** What the network has, by address. One that it lacks is not reached. */
type Network = Record<string, () => Response>;

function deployed(): Network {
  const texts = { '/': PAGE, '/bonus': PAGE, '/contact': PAGE };
  const all = { ...texts, ...Object.fromEntries(SET.files.map((file) => [file, `of ${file}`])) };
  return Object.fromEntries(
    Object.entries<string>(all).map(([address, text]) => [address, () => new Response(text)]),
  );
}

/** A worker of the deployment `version`. Its stores are those of the browser, so that workers of one test share them. */
function worker(
  network: Network,
  stores = new Map<string, Map<string, Response>>(),
  version = '1',
) {
  const asked: string[] = [];
  const pathOf = (address: string | URL | Request) =>
    new URL(address instanceof Request ? address.url : address, ORIGIN).pathname;
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (address: string, response: Response) => void store.set(address, response),
        match: async (address: string) => store.get(address)?.clone(),
      };
    },
  };
  const scope = {
    caches,
    location: { origin: ORIGIN },
    fetch: async (address: string | URL | Request, { cache }: RequestInit = {}) => {
      asked.push(`${pathOf(address)} ${cache ?? ''}`.trim());
      const answer = network[pathOf(address)];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
  } as unknown as WorkerScope;
  startServiceWorker(scope, { version, ...SET });
  const run = async (start: (event: { waitUntil(work: Promise<unknown>): void }) => void) => {
    let work: Promise<unknown> | undefined;
    start({ waitUntil: (given) => (work = given) });
    await work;
  };
  return {
    asked,
    stores,
    install: () => run(scope.oninstall),
    activate: () => run(scope.onactivate),
    /** The text of the answer, or that the worker leaves the request to the browser. */
    async answer(address: string, init?: RequestInit): Promise<string> {
      let answer: Promise<Response> | undefined;
      const request = new Request(new URL(address, ORIGIN), init);
      scope.onfetch({ request, respondWith: (given) => (answer = given) });
      if (answer === undefined) return 'left to the browser';
      const response = await answer;
      return `${response.status} ${await response.text()}`;
    },
  };
}

const offline = (network: Network) => {
  for (const address of Object.keys(network)) delete network[address];
};

test('it keeps every page and file, pages with the moment of the copy, and asks the network for all but what never changes', async () => {
  const before = new Date();
  const { install, stores, asked } = worker(deployed());
  await install();
  expect(asked.toSorted()).toEqual([
    ...['/ no-cache', '/assets/home-AAAA1111.js default', '/assets/site-BBBB2222.css default'],
    ...['/bonus no-cache', '/favicon.svg no-cache'],
  ]);
  const kept = stores.get('calculators-1');
  expect([...(kept?.keys() ?? [])].toSorted()).toEqual([...SET.pages, ...SET.files].toSorted());
  const page = (await kept?.get('/')?.text()) ?? '';
  const [, moment = ''] = /^<!doctype html><html data-kept="(.*?)" lang/.exec(page) ?? [];
  expect(new Date(moment).getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(page.replace(` data-kept="${moment}"`, '')).toBe(PAGE);
});

test('the network answers for a page, whatever its status, and the copy where the network cannot be reached', async () => {
  const network = deployed();
  const { install, answer } = worker(network);
  await install();
  network['/'] = () => new Response('newer page');
  expect(await answer('/?utm=mail')).toBe('200 newer page');
  network['/'] = () => new Response('Oops!', { status: 500 });
  expect(await answer('/')).toBe('500 Oops!');
  offline(network);
  expect(await answer('/?utm=mail')).toMatch(/^200 <!doctype html><html data-kept=/);
  expect(await answer('/favicon.svg')).toBe('200 of /favicon.svg');
});

test('scripts and styles of the copy are not asked for again, and those of another deployment are left to the browser', async () => {
  const { install, answer, asked } = worker(deployed());
  await install();
  asked.length = 0;
  expect(await answer('/assets/home-AAAA1111.js')).toBe('200 of /assets/home-AAAA1111.js');
  expect(await answer('/assets/home-CCCC3333.js')).toBe('left to the browser');
  expect(asked).toEqual([]);
});

test.each([
  ['another page', '/contact', {}],
  ['another host', 'https://elsewhere.example/', {}],
  ['what is sent', '/', { method: 'POST' }],
])('%s is left to the browser', async (_, address, init) => {
  const { install, answer } = worker(deployed());
  await install();
  expect(await answer(address, init)).toBe('left to the browser');
});

test.each<[string, () => Response]>([
  ['a script that is missing', () => new Response('Oops!', { status: 404 })],
  ['a network that fails', () => Response.error()],
])('nothing is kept for good after %s', async (_, answer) => {
  const network = { ...deployed(), '/assets/home-AAAA1111.js': answer };
  await expect(worker(network).install()).rejects.toThrow();
});

test.each([
  ['of another deployment', PAGE.replace('AAAA1111', 'CCCC3333')],
  ['of somebody else', '<html><p>Sign in to this network'],
])('a page %s is no part of the copy', async (_, text) => {
  const network = { ...deployed(), '/bonus': () => new Response(text) };
  await expect(worker(network).install()).rejects.toThrow('/bonus is of another deployment');
});

test('a page that the host redirects is no part of the copy: browsers refuse such an answer', async () => {
  const network = {
    ...deployed(),
    '/bonus': () => Object.defineProperty(new Response(PAGE), 'redirected', { value: true }),
  };
  await expect(worker(network).install()).rejects.toThrow('/bonus: 200');
});

test('an older copy answers until its worker is gone, and is then removed, with nothing of anybody else', async () => {
  const network = deployed();
  const older = worker(network);
  await older.install();
  await older.activate();
  older.stores.set('of the operator', new Map());
  network['/'] = () => new Response(`${PAGE} newer`);
  const newer = worker(network, older.stores, '2');
  await newer.install();
  offline(network);
  expect(await older.answer('/')).not.toContain('newer');
  expect(await newer.answer('/')).toContain('newer');
  await newer.activate();
  expect([...older.stores.keys()].toSorted()).toEqual(['calculators-2', 'of the operator']);
});

test.each([
  ['has dropped the copy', (stores: Map<string, unknown>) => stores.clear()],
  [
    "can't read the copy",
    (stores: Map<string, unknown>) => {
      stores.get = () => {
        throw new DOMException('The disk has a fault.', 'UnknownError');
      };
    },
  ],
])('where the browser %s, the answer is that of the network', async (_, lose) => {
  const network = deployed();
  const { install, answer, stores } = worker(network);
  await install();
  lose(stores);
  expect(await answer('/assets/home-AAAA1111.js')).toBe('200 of /assets/home-AAAA1111.js');
  offline(network);
  await expect(answer('/')).rejects.toThrow('Failed to fetch');
});
