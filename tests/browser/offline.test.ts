/** Calculators without a connection and after deployments, by the service worker in Chromium. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { answer, listen, type PreviewServer } from '../../src/preview/preview-server.ts';
import { ANSWER, LEGISLATED } from '../support/calculators.ts';
import { copiedProject, edit } from '../support/copied-project.ts';
import { enter, newContext, open } from './calculator-page.ts';

/** The legislated site of the next deployment, in which a rate of tax is higher. */
let project: string;
let changedSite: string;

beforeAll(async () => {
  project = copiedProject('src', 'scripts', 'templates');
  const year = path.join(project, 'src/pay/rules/legislated/2026-27.ts');
  edit(year, '[45_000, 0.3]', '[45_000, 0.32]');
  changedSite = path.join(project, 'dist');
  const flags = ['--rules', 'legislated', '--only', '80000', '--quiet'];
  await promisify(execFile)(process.execPath, ['scripts/start.cjs', 'gen-site', ...flags], {
    cwd: project,
  });
});
afterAll(() => rmSync(project, { recursive: true }));

/** A host that serves the site in the folder `dir`, which a test changes. */
interface Host extends PreviewServer {
  dir: string;
  /** Requests that the host doesn't answer. */
  failing: RegExp | undefined;
  /** Addresses that were asked for. */
  readonly asked: string[];
}

/** The home page of a host of the legislated site. It fails the test if the page logs anything or breaks its policy. */
async function firstVisit() {
  const state = { dir: inject('legislatedSiteFolder'), failing: undefined as RegExp | undefined };
  const asked: string[] = [];
  const server = await listen({ port: 0, host: '127.0.0.1' }, async (request, response) => {
    asked.push(`${request.url}`);
    if (state.failing?.test(`${request.url}`)) response.destroy();
    else await answer(state.dir, request, response);
  });
  const host: Host = Object.assign(state, server, { asked });
  const context = await newContext({ serviceWorkers: 'allow', baseURL: host.url });
  const complaints: string[] = [];
  context.on('page', (page) => {
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${sourceFile}`),
    ),
  );
  onTestFinished(async () => {
    await context.close();
    await host.close();
    expect(complaints).toEqual([]);
  });
  const page = await context.newPage();
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return { host, context, page };
}

const netOf = (page: Page) => page.locator(ANSWER).first().textContent();

const LINE = /^You seem to be offline\. This is the copy kept on this device on (.*)\.$/;

/** Waits for the line of a kept copy, which names this day. */
async function expectCopy(page: Page): Promise<void> {
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-AU', { dateStyle: 'long' }),
  );
  const [, day] = LINE.exec((await page.getByText(LINE).textContent()) ?? '') ?? [];
  expect(day).toBe(today);
}

/** The scripts and styles that the page has loaded, from wherever. */
const assetsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/')),
  );

const namesOfCaches = (page: Page) => page.evaluate(() => caches.keys());

/** How many files each copy has. */
const sizesOfCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return Object.fromEntries(names.map((name, index) => [name, keys[index]?.length]));
  });

/** Waits until the worker of a new deployment has kept all of it. */
const nextWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      ),
    )
    .toBe(true);

test('after one visit every calculator answers offline, and says from which day its copy is', async () => {
  const { host, context, page } = await firstVisit();
  expect(await page.getByText(LINE).count()).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await expectCopy(page);
  host.asked.length = 0;
  for (const { path, amount } of LEGISLATED) {
    await open(page, `${path}?from=mail`);
    await expectCopy(page);
    const before = await netOf(page);
    // The rate of an hour takes no more than $1,000.
    await enter(page.locator(`[name=${amount}]`), '543');
    await expect.poll(() => netOf(page), { message: path }).not.toBe(before);
  }
  await page.goto('/calculators');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('All calculators');
  expect(host.asked.filter((address) => address !== '/sw.js')).toEqual([]);

  // A host that is down is the same to a visitor. One that answers is asked again.
  await context.setOffline(false);
  host.failing = /./;
  await open(page, '/');
  await expectCopy(page);
  host.failing = undefined;
  await open(page, '/bonus');
  expect(await page.getByText(LINE).count()).toBe(0);
});

test('the first load online after a deployment that changes a rate has the new figures, and no file of the old site', async () => {
  const { host, context, page } = await firstVisit();
  const oldNet = await netOf(page);
  const oldCopy = await namesOfCaches(page);
  expect(oldCopy).toHaveLength(1);

  host.dir = changedSite;
  await page.reload();
  await open(page, '/#salary=80000');
  const newNet = await netOf(page);
  expect(newNet).not.toBe(oldNet);
  expect(await page.getByText(LINE).count()).toBe(0);
  const assets = await assetsOf(page);
  expect(assets.length).toBeGreaterThan(3);
  expect(assets.filter((asset) => !existsSync(changedSite + asset))).toEqual([]);

  // The page that is open still belongs to the old worker, and so may others: the old copy stays, whole.
  await nextWorker(page);
  const sizes = Object.values(await sizesOfCaches(page));
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toBe(sizes[1]);
  await context.setOffline(true);
  await open(page, '/');
  expect(await netOf(page)).toBe(oldNet);
  await expectCopy(page);

  // With the last of them closed the new copy takes its place.
  await page.close();
  const next = await context.newPage();
  await open(next, '/');
  expect(await netOf(next)).toBe(newNet);
  await expectCopy(next);
  await expect.poll(() => namesOfCaches(next)).toHaveLength(1);
  expect(await namesOfCaches(next)).not.toEqual(oldCopy);
});

test('a copy that is interrupted leaves the old one whole, and is made again on the next visit', async () => {
  const { host, context, page } = await firstVisit();
  const oldNet = await netOf(page);
  const before = await sizesOfCaches(page);
  const [oldName = ''] = Object.keys(before);

  host.dir = changedSite;
  host.failing = /cards-of_leaving/;
  host.asked.length = 0;
  await page.reload();
  await expect.poll(() => host.asked.some((address) => host.failing?.test(address))).toBe(true);
  const idle = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return !installing && !waiting;
    });
  await expect.poll(idle).toBe(true);
  expect((await sizesOfCaches(page))[oldName]).toBe(before[oldName]);
  await context.setOffline(true);
  await page.close();
  const offline = await context.newPage();
  await open(offline, '/');
  expect(await netOf(offline)).toBe(oldNet);
  await expectCopy(offline);

  await context.setOffline(false);
  host.failing = undefined;
  await offline.reload();
  await nextWorker(offline);
  await offline.close();
  const next = await context.newPage();
  await expect.poll(() => next.goto('/').then(() => namesOfCaches(next))).not.toContain(oldName);
});

test('a site that has no worker any more answers for itself online, and may remove the worker and its copy', async () => {
  const { host, context, page } = await firstVisit();
  host.dir = mkdtempSync(path.join(tmpdir(), 'without-worker-'));
  onTestFinished(() => rmSync(host.dir, { recursive: true }));
  cpSync(inject('siteFolder'), host.dir, { recursive: true });
  await open(page, '/');
  expect(await page.getByText('A simplified model of the year').count()).toBe(1);
  await context.setOffline(true);
  await open(page, '/');
  await expectCopy(page);

  const hosting = readFileSync('docs/hosting.md', 'utf8');
  const [, remover = ''] = /^```js\n(.*?)^```$/ms.exec(hosting) ?? [];
  writeFileSync(path.join(host.dir, 'sw.js'), remover);
  await context.setOffline(false);
  await open(page, '/');
  await expect.poll(() => namesOfCaches(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});

test('where the browser refuses to keep anything, the page works and says nothing', async () => {
  const context = await newContext({
    serviceWorkers: 'allow',
    baseURL: inject('legislatedSiteUrl'),
  });
  onTestFinished(() => context.close());
  const said: string[] = [];
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      console.info('refused');
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  });
  const page = await context.newPage();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await open(page, '/');
  await expect.poll(() => said).toEqual(['refused']);
  await enter(page.locator('[name=salary]'), '54321');
  expect(await page.getByText(LINE).count()).toBe(0);
  expect(said).toEqual(['refused']);
});
