/** What the security headers and the Content-Security-Policy refuse in a real browser. tests/hosting and `npm run verify` have that each page has them. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { newContext } from './calculator-page.ts';

/** Markup that an attacker could inject into a page. */
const INJECTED = `
  <script>document.title = 'inline script ran'</script>
  <img src="/no-such-image" alt="" onerror="document.title = 'inline handler ran'">
  <img src="https://elsewhere.example/pixel.png" alt="">
  <script src="https://elsewhere.example/script.js"></script>
  <link rel="stylesheet" href="https://elsewhere.example/style.css">
  <p id="styled" style="position: fixed">inline style</p>
  <style>#styled { position: sticky }</style>
  <iframe src="https://elsewhere.example/frame"></iframe>
  <object data="https://elsewhere.example/object"></object>
  <video src="https://elsewhere.example/video.mp4"></video>
  <form action="https://elsewhere.example/form"><button>Send</button></form>`;

/** Mistakes that the site's own scripts could make. Each line records its outcome. */
const MISTAKES = `
  const attempt = (name, run) => {
    try { run(); outcomes[name] = 'allowed'; } catch ({ name: error }) { outcomes[name] = error; }
  };
  const outcomes = (window.outcomes = {});
  attempt('markup from text', () => { document.createElement('p').innerHTML = '<b>text</b>'; });
  attempt('a document from text', () => new DOMParser().parseFromString('<b>text</b>', 'text/html'));
  attempt('code from text', () => eval('1'));
  attempt('a function from text', () => new Function('return 1'));
  attempt('a timer from text', () => setTimeout('1'));
  attempt('a script from text', () => { document.createElement('script').text = '1'; });
  attempt('a script address from text', () => { document.createElement('script').src = '/a.js'; });
  attempt('a lax policy', () => trustedTypes.createPolicy('lax', {}));
  attempt('a worker', () => new Worker('/worker.js'));
  fetch('/robots.txt').catch(({ name }) => { outcomes['a request to the site'] = name; });
  import('https://elsewhere.example/module.js').catch(({ name }) => { outcomes['a module from elsewhere'] = name; });`;

type Attacked = Window & { outcomes?: Record<string, string> };

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Each violation: the directive and what it refused. */
  readonly refusals: string[];
  /** Requests that went out to other hosts. */
  readonly sentElsewhere: string[];
}

async function visit(): Promise<Visit> {
  const context = await newContext({ baseURL: inject('siteUrl') });
  onTestFinished(() => context.close());
  const refusals: string[] = [];
  const sentElsewhere: string[] = [];
  await context.exposeFunction('refused', (refusal: string) => refusals.push(refusal));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { refused(text: string): void }).refused(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  // Every request to this host that leaves the browser arrives here.
  await context.route('https://elsewhere.example/**', (route) => {
    sentElsewhere.push(route.request().url());
    return route.abort();
  });
  return { context, page: await context.newPage(), refusals, sentElsewhere };
}

describe.each([
  ['with the headers of our hosting files', (headers: Record<string, string>) => headers],
  ['on a host that sends no headers, by the policy in the page', () => ({})],
])('injected markup, %s,', (_, keepHeaders) => {
  it('is refused: inline script, handlers and style, and everything off-origin', async () => {
    const { context, page, refusals, sentElsewhere } = await visit();
    await changePage(context, keepHeaders, (html) => html.replace('</main>', `${INJECTED}</main>`));
    await page.goto('/contact');
    expect(await page.title()).toMatch(/^Contact/);
    const position = page.locator('#styled').evaluate((p) => getComputedStyle(p).position);
    expect(await position).toBe('static');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(() => new Set(refusals).size).toBeGreaterThanOrEqual(11);
    expect(page.url()).toBe(`${inject('siteUrl')}/contact`);
    expect(sentElsewhere).toEqual([]);
    expect([...new Set(refusals)].sort()).toEqual([
      'form-action https://elsewhere.example/form?',
      'frame-src https://elsewhere.example',
      'img-src https://elsewhere.example/pixel.png',
      'media-src https://elsewhere.example/video.mp4',
      'object-src https://elsewhere.example',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/script.js',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem https://elsewhere.example/style.css',
      'style-src-elem inline',
    ]);
  });

  it('cannot run text as code, even through a mistake in the scripts of the site', async () => {
    const { context, page, sentElsewhere } = await visit();
    await changePage(context, keepHeaders);
    // Replaces a script of the site, so that the policy allows it.
    await context.route('**/assets/menu-*.js', (route) =>
      route.fulfill({ body: MISTAKES, contentType: 'text/javascript' }),
    );
    await page.goto('/contact');
    const outcomes = () => page.evaluate(() => (window as Attacked).outcomes);
    await expect.poll(async () => Object.keys((await outcomes()) ?? {}).length).toBe(11);
    const ofEval = ['code from text', 'a function from text'];
    for (const [name, outcome] of Object.entries((await outcomes()) ?? {}))
      expect(outcome, name).toBe(ofEval.includes(name) ? 'EvalError' : 'TypeError');
    expect(sentElsewhere).toEqual([]);
  });
});

describe('of the legislated site, whose calculators register a service worker,', () => {
  /** What becomes of policies that a script of the page creates, and of a request. */
  const outcomes = (page: Page) =>
    page.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const created = (name: string) => {
        try {
          trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
          return 'created';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const request = await fetch('/robots.txt').catch(({ name }) => name);
      return [created('service-worker'), created('default'), created('lax'), request];
    });
  const REFUSED = Array(4).fill('TypeError');

  it('a calculator has one policy, created by its script, which no other script can replace', async () => {
    const { page } = await visit();
    const registered = page.waitForEvent('console', (message) =>
      /Service Worker/.test(message.text()),
    );
    await page.goto(`${inject('legislatedSiteUrl')}/`);
    await registered;
    expect(await outcomes(page)).toEqual(REFUSED);
  });

  it.each(['/contact', '/salary/80000', '/calculators', '/no-such-page'])(
    '%s has none, though the header of the site allows one',
    async (address) => {
      const { page } = await visit();
      const response = await page.goto(inject('legislatedSiteUrl') + address);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain('trusted-types service-worker');
      expect(await outcomes(page)).toEqual(REFUSED);
    },
  );
});

it('another site cannot frame a page', async () => {
  const { context, page } = await visit();
  const body = `<iframe src="${inject('siteUrl')}/"></iframe>`;
  await context.route('https://framing.example/', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto('https://framing.example/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

it('a page cannot use the camera, the microphone, the location or payments', async () => {
  const { page } = await visit();
  await page.goto('/contact');
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
  expect(refused.filter((feature) => allowed.includes(feature))).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

it('the donation page gets no referrer', async () => {
  const { context, page } = await visit();
  let referrer: string | undefined = 'not asked';
  await context.route('https://donate.example/**', async (route) => {
    referrer = (await route.request().headerValue('referer')) ?? undefined;
    await route.fulfill({ body: 'Thanks', contentType: 'text/html' });
  });
  await page.goto('/contact');
  const [donation] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Buy me a coffee/ }).click(),
  ]);
  await donation.waitForLoadState();
  expect(referrer).toBeUndefined();
  expect(await donation.evaluate(() => window.opener)).toBeNull();
});

/** Serves the contact page with what `change` makes of it, and of its headers those that are kept. */
function changePage(
  context: BrowserContext,
  keepHeaders: (headers: Record<string, string>) => Record<string, string>,
  change = (html: string) => html,
): Promise<unknown> {
  return context.route('**/contact', async (route) => {
    const response = await route.fetch();
    const { 'content-length': _, ...headers } = keepHeaders(response.headers());
    const body = change(await response.text());
    await route.fulfill({ body, headers: { 'content-type': 'text/html', ...headers } });
  });
}
