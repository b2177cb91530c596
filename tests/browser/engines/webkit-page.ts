/**
 * A page in WebKit, the engine of Safari: the browser that comes with WebKitGTK, on a screen that nobody sees. Its driver speaks the older
 * WebDriver, which Puppeteer does not; the tests need so little of it that this file is their client. A test fails if its page logs
 * anything or meets an error.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { test as base, expect, inject, vi } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { proxiedSite } from '../../support/proxied-site.ts';
import { PATIENCE } from '../calculator-page.ts';

/** WebDriver's characters for keys that have none. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Escape: '\uE00C',
} as const;

/** What can be sent to the page and back. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface WebKitPage {
  /** Opens an address of the site once its script answers. */
  open(address: string): Promise<void>;
  /** Runs `act`, which knows nothing of its surroundings here, in the page. */
  run<Values extends readonly Json[], Result>(
    act: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** As a mouse does. */
  click(selector: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the window this width, and a little less than this height: its tool bar takes a part. */
  resize(width: number, height: number): Promise<void>;
}

interface WebKitFixtures {
  /** A command to the browser, which starts when a test first needs it; the tests of the file share it. */
  readonly command: (path: string, body: unknown) => Promise<unknown>;
  /** The site by the law. `holdBack` delays its answers for addresses that match until the returned function is called. */
  readonly site: { readonly url: string; holdBack(addresses: RegExp): () => void };
  /** An empty window as wide as a laptop. */
  readonly page: WebKitPage;
}

export const test = base.extend<WebKitFixtures>({
  command: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const started: ChildProcess[] = [];
      try {
        const driver = await startedDriver(await startedScreen(started), started);
        const created = await sent('POST', `${driver}/session`, { capabilities: {} });
        const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`;
        await use((path, body) => sent('POST', session + path, body));
        await sent('DELETE', session);
      } finally {
        for (const program of started.toReversed()) await end(program);
      }
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from the pattern
  site: async ({}, use) => {
    let held: { addresses: RegExp; released: Promise<void> } | undefined;
    const { url, close } = await proxiedSite(inject('legislatedSiteUrl'), async (address) => {
      if (held?.addresses.test(address)) await held.released;
      if (address === WATCH) {
        return (_, response) =>
          response.setHeader('Content-Type', 'text/javascript').end(`(${watch})()`);
      }
      return extname(address) === ''
        ? watchedPage(inject('legislatedSiteUrl') + address)
        : undefined;
    });
    await use({
      url,
      holdBack(addresses) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        held = { addresses, released };
        return release;
      },
    });
    await close();
  },
  page: async ({ command, site }, use) => {
    const complaints: string[] = [];
    let isOpen = false;
    const page: WebKitPage = {
      async open(address) {
        await leave();
        await command('/url', { url: site.url + address });
        isOpen = true;
        await until(page, () => document.querySelector('.example, [aria-busy=true]') === null);
      },
      async run(act, ...values) {
        const script = `return (${act}).apply(undefined, arguments)`;
        return (await command('/execute/sync', { script, args: values })) as never;
      },
      async click(selector) {
        const found = await command('/element', { using: 'css selector', value: selector });
        const [element] = Object.values(found as Record<string, string>);
        await command(`/element/${element}/click`, {});
      },
      press: (key) => page.type(KEYS[key]),
      async type(text) {
        const actions = [...text].flatMap((value) =>
          ['keyDown', 'keyUp'].map((type) => ({ type, value })),
        );
        await command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      async resize(width, height) {
        await command('/window/rect', { width, height });
        await until(page, (width) => innerWidth === width, width);
      },
    };
    /** Takes from the page what it complained of. */
    async function leave(): Promise<void> {
      if (isOpen) complaints.push(...(await page.run(() => window.complaints.splice(0))));
    }
    await page.resize(1280, 800);
    await use(page);
    await leave();
    await command('/url', { url: 'about:blank' });
    expect(complaints).toEqual([]);
  },
});

/** Waits until `condition`, which runs in the page, holds. */
export async function until<Values extends readonly Json[]>(
  page: WebKitPage,
  condition: (...values: Values) => boolean,
  ...values: Values
): Promise<void> {
  await expect.poll(() => page.run(condition, ...values), { message: `${condition}` }).toBe(true);
}

declare global {
  interface Window {
    /** What the page complained of, by `watch`. */
    complaints: string[];
  }
}

const WATCH = '/watch.js';

/** Runs in the page before all other scripts: WebKit's driver does not tell what is on the console. */
function watch(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    console[kind] = (...texts) => complaints.push(`console: ${texts.join(' ')}`);
  }
  const onError = ({ message, target }: ErrorEvent) =>
    complaints.push(`error: ${message ?? (target as Element).outerHTML}`);
  // Capturing, because the error of an element whose file cannot be had goes no further than the element.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  // It would answer in place of the site, whose answers are held back.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** The page at `url`, which runs `watch`. */
async function watchedPage(url: string): Promise<RequestListener> {
  const answer = await fetch(url);
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return (_, response) =>
    response
      .writeHead(answer.status, Object.fromEntries(headers))
      .end(html.replace('<head>', `<head><script src="${WATCH}"></script>`));
}

/** Starts an X server without a screen. @returns the name of its display. */
async function startedScreen(started: ChildProcess[]): Promise<string> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  await once(server, 'spawn');
  started.push(server);
  // The first number that is free, once the server answers.
  for await (const number of createInterface(server.stdio[3] as Readable)) return `:${number}`;
  throw new Error('Xvfb ended before it had a display');
}

/** Starts WebKit's driver. @returns its origin, once it answers. */
async function startedDriver(display: string, started: ChildProcess[]): Promise<string> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // The browser inherits these. On a desktop with Wayland it would open its window there.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  await once(driver, 'spawn');
  started.push(driver);
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/status`), PATIENCE);
  return origin;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

/** Sends a command of WebDriver. @returns its value. */
async function sent(method: 'POST' | 'DELETE', url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    // A command to a page that another one has just left may never be answered.
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
