/** Faults planted into sound sites, one a line: each is caught, by the proof and with the message that the line ends with. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { RATE_COUNT } from '../../src/site/hourly-rates.ts';
import { routesOf } from '../../src/site/routes.ts';
import { checkElements } from '../../src/verify/elements.ts';
import { describeFault, noFaults } from '../../src/verify/faults.ts';
import { checkFigures } from '../../src/verify/figures/check-figures.ts';
import { pageFigures } from '../../src/verify/figures/index.ts';
import { parsePage } from '../../src/verify/html-page.ts';
import {
  checkPages,
  PAGE_PROOFS,
  type PagePlan,
  type PageProof,
  readPage,
} from '../../src/verify/page-check.ts';
import { readSiteFolder } from '../../src/verify/site-folder.ts';
import { checkSitemaps } from '../../src/verify/sitemaps.ts';
import { type BuiltSite, buildSite, messages, ORIGIN, verify } from './built-site.ts';

const sites: Record<string, BuiltSite> = {};
/** The canonical addresses of the simplified site, which its sitemaps list. */
let indexable: ReadonlySet<string>;

beforeAll(async () => {
  sites.simplified = await buildSite('simplified', [79_900, 80_000, 80_100]);
  sites.legislated = await buildSite('legislated', [80_000, 270_900]);
  const { pages } = readSiteFolder(sites.simplified.dir);
  const addresses = [...pages.keys()].filter((address) => address !== '/404');
  indexable = new Set(addresses.map((address) => ORIGIN + address));
});

afterEach(() => {
  for (const site of Object.values(sites)) site.restore();
});

afterAll(() => {
  for (const site of Object.values(sites)) site.remove();
});

type Fault = readonly [what: string, text: string, replacement: string, message: string];

/** The faults that `proofs` of single pages find on the pages whose files have names that begin with `start`. */
async function found(
  { dir }: BuiltSite,
  rules: PagePlan['rules'],
  start: string,
  proofs: readonly PageProof[],
) {
  const { pages, addresses } = readSiteFolder(dir);
  const plan = { dir, proofs, origin: ORIGIN, rules, addresses, isPartial: true };
  const tasks = Array.from(pages, ([address, file]) => ({ address, file }));
  const { faults, shapes } = checkPages(
    plan,
    tasks.filter(({ file }) => file.startsWith(start)),
  );
  for (const task of shapes.values()) {
    await checkElements(task.address, readPage(plan, task), faults.html);
  }
  return proofs.flatMap((proof) =>
    faults[proof].first.map((fault) => `${proof}: ${describeFault(fault)}`),
  );
}

/** On the page of `file`, which has no fault before. */
function caught(rules: PagePlan['rules'], file: string, faults: readonly Fault[]): void {
  test.each(faults)(`${rules}, ${file}: %s`, async (_, text, replacement, message) => {
    const site = sites[rules] as BuiltSite;
    site.change(file, (html) => html.replace(text, () => replacement));
    const messages = await found(site, rules, file, [proofOf(message)]);
    expect(messages).toContainEqual(expect.stringContaining(message));
  });
  test(`${rules}, ${file}: no fault when nothing is changed`, async () => {
    expect(await found(sites[rules] as BuiltSite, rules, file, PAGE_PROOFS)).toEqual([]);
  });
}

function proofOf(message: string): PageProof {
  return message.split(':')[0] as PageProof;
}

const NEAR = '<h2>Nearby Salaries</h2>';
const NEXT = 'rel="next" href="/salary/80100"';
const TITLE = '$80,000 After Tax 2025-26 $63,612, 2024-25 $63,612';
const CANONICAL = `<link rel="canonical" href="${ORIGIN}/salary/80000">`;

// biome-ignore format: one fault a line
caught('simplified', 'salary/80000.html', [
  // Cards
  ['a figure that is no number', '<dd>$9,600<', '<dd>$NaN<', 'figures: /salary/80000: Take-Home Pay > Super annual contribution (12%): shows $NaN, must be $9,600'],
  ['a card without its figure', '<dd>$9,600<', '<dd><', 'figures: /salary/80000: Take-Home Pay > Super annual contribution (12%): shows nothing, must be $9,600'],
  ['a label that is not the one agreed', '<dt>Net Annual Salary<', '<dt>Net Salary<', 'figures: /salary/80000: Tax Breakdown > Net Annual Salary: shows nothing, must be $63,612'],
  ['a card that should not be there', '<dt>Total Tax<', '<dt>Extra Tax</dt><dd>$1,600</dd><dt>Total Tax<', 'figures: /salary/80000: Tax Breakdown > Extra Tax: shows $1,600, must be nothing'],
  ['a second figure under one label', '<dt>Total Tax</dt>', '<dt>Total Tax</dt><dd>$16,389</dd><dt>Total Tax</dt>', 'figures: /salary/80000: Tax Breakdown > Total Tax: shows $16,389, must be $16,388'],
  ['a share under the label of another', 'Net pay 79.5%', 'Income tax 79.5%', 'figures: /salary/80000: Where your pay goes > Income tax: shows Income tax 79.5%, must be 18.5%'],
  ['an amount below 0, by a dash', '<strong>$63,612', '<strong>–$63,612', 'figures: /salary/80000: You take home, figure 1: shows –$63,612, must be $63,612'],
  ['an amount in millions', '<strong>$63,612', '<strong>$63,612 million', 'figures: /salary/80000: You take home, figure 1: shows $63,612 million, must be $63,612'],
  ['another amount that is spoken', '<dd>$9,600<', '<dd aria-label="$9,999">$9,600<', 'figures: /salary/80000: Take-Home Pay: shows $9,999, must be nothing'],
  ['a comparison the wrong way round', '$80,000 is 12% less', '$80,000 is 12% more', 'figures: /salary/80000: How # compares > Full-time median, August 2025 > note: shows $80,000 is 12% more, must be $80,000 12% less'],
  // Tables
  ['columns in the wrong order', 'col">Weekly</th><th scope="col">Fortnightly<', 'col">Fortnightly</th><th scope="col">Weekly<', 'figures: /salary/80000: Comprehensive Breakdown > Gross Income > Weekly: shows $3,076.92, must be $1,538.46'],
  ['a row that is missing', '<tr class="nothing"><th scope="row">Tax Offsets</th><td>$0.00</td><td>$0.00</td><td>$0.00</td><td>$0.00</td></tr>', '', 'figures: /salary/80000: Comprehensive Breakdown > Tax Offsets > Monthly: shows nothing, must be $0.00'],
  // Prose
  ['an answer that is another figure of the page', '<strong>$63,612', '<strong>$16,388', 'figures: /salary/80000: You take home, figure 1: shows $16,388, must be $63,612'],
  ['a figure where none must be', '<h2>Reminder</h2><p>', '<h2>Reminder</h2><p>$1 a day. ', 'figures: /salary/80000: Reminder: shows $1 2025-26, must be 2025-26'],
  ['a text that a missing value leaves', ' salary after tax', ' salary undefined', 'html: /salary/80000: words of the page: shows undefined, must be whole'],
  // Titles and descriptions
  ['a title without the take-home pay', `<title>${TITLE}`, '<title>$80,000 After Tax 2025-26', 'figures: /salary/80000: Title: shows $80,000 2025-26, must be $80,000 2025-26 $63,612 2024-25 $63,612'],
  ['a title that is missing', `<title>${TITLE}</title>`, '', 'metadata: /salary/80000: title: shows 0 of them, must be one'],
  ['a title too long to be shown whole', `<title>${TITLE}`, `<title>${TITLE} of Australia`, 'metadata: /salary/80000: length of the title: shows 63'],
  ['another title when shared', `og:title" content="${TITLE}`, 'og:title" content="Pay', `metadata: /salary/80000: og:title: shows Pay, must be ${TITLE}`],
  ['a description too short to be used', ', or $1,223.31 a week. It is more than about 38 in 100 full-time employees earn."', '."', 'metadata: /salary/80000: length of the description: shows 67'],
  // Structured data and addresses
  ['JSON-LD with another salary', '"name":"$80,000 Salary"', '"name":"$80,100 Salary"', 'metadata: /salary/80000: structured data: shows {"@context"'],
  ['JSON-LD that is not JSON', '{"@context":"https://schema.org"', '{"@context":https://schema.org', 'metadata: /salary/80000: structured data'],
  ['JSON-LD of another type', '"@type":"BreadcrumbList"', '"@type":"FAQPage"', 'metadata: /salary/80000: structured data'],
  ['JSON-LD with a further property', '"@type":"BreadcrumbList"', '"@type":"BreadcrumbList","headline":"Pay"', 'metadata: /salary/80000: structured data'],
  ['JSON-LD out of order', '"position":2', '"position":3', 'metadata: /salary/80000: structured data'],
  ['a page and JSON-LD without a breadcrumb', '<nav aria-label="Breadcrumb">', '<nav aria-label="Way">', 'metadata: /salary/80000: breadcrumb: shows nothing, must be a trail'],
  ['a canonical address of another page', CANONICAL, CANONICAL.replace('80000', '80100'), `metadata: /salary/80000: canonical: shows ${ORIGIN}/salary/80100, must be ${ORIGIN}/salary/80000`],
  ['a shared address on another host', `og:url" content="${ORIGIN}/`, 'og:url" content="https://elsewhere.example/', 'metadata: /salary/80000: og:url: shows https://elsewhere.example/salary/80000'],
  ['a shared picture without host', `og:image" content="${ORIGIN}/`, 'og:image" content="/', 'metadata: /salary/80000: og:image: shows /social-image.png'],
  ['a page shared without its large picture', 'summary_large_image', 'summary', 'metadata: /salary/80000: twitter:card: shows summary, must be summary_large_image'],
  // Links
  ['a neighbour that is missing', '<li><a href="/salary/79500">$79,500</a></li>', '', 'figures: /salary/80000: Nearby Salaries: shows $79,000 $79,100 $79,200 $79,300 $79,400 $79,600'],
  ['a link that names another salary than it leads to', NEXT, NEXT.replace('801', '802'), 'figures: /salary/80000: link to /salary/80200: shows $80,100, must be $80,200'],
  ['a link to a rate that is not the nearest', '"/hour/40.50">$40.50 an', '"/hour/41">$41 an', 'figures: /salary/80000: Per hour: shows $41, must be $40.50'],
  ['a link that does not belong to its group', '<h3>Six Figure</h3><ul class="links">', '<h3>Six Figure</h3><ul class="links"><li><a href="/salary/95000">$95,000</a></li>', 'figures: /salary/80000: Six Figure: shows $95,000 '],
  ['the calculator with the salary of another page', '"/#salary=80000"', '"/#salary=80100"', 'figures: /salary/80000: link to /#salary=80100: shows /#salary=80100, must be #salary=80000'],
  ['a salary that no link takes to the comparison', '"/compare#salary=80000"', '"/compare"', 'figures: /salary/80000: link to /compare: shows /compare, must be #salary=80000'],
  ['a link to a salary without a page', '/salary/50000"', '/salary/50050"', "links: /salary/80000: link '$50,000': shows /salary/50050, must be the address of a page or file"],
  ['an address that needs a redirect', 'href="/disclaimer"', 'href="/disclaimer/"', "links: /salary/80000: link 'Disclaimer': shows /disclaimer/, must be the address of a page or file"],
  ['a fragment that is not on the page', '<main id="main"', '<main id="content"', "links: /salary/80000: link 'Skip to content': shows #main, must be the address of a page or file"],
  ['an address on another host that cannot be one', 'https://donate.example/pay-calculator', 'https://donate/', "links: /salary/80000: link 'Buy me a coffee': shows https://donate/, must be a web address"],
  ['a link without words', `${NEXT}>Next: $80,100<`, `${NEXT}><`, 'html: /salary/80000: wcag/h30'],
  ['a link without address', NEXT, 'rel="next"', 'html: /salary/80000: element-required-attributes: shows <a> is missing required "href"'],
  // Holes in the policy, and what it blocks
  ['a page without policy', 'http-equiv="Content-Security-Policy"', 'name="policy"', 'metadata: /salary/80000: Content-Security-Policy: shows '],
  ['a policy that lets scripts of others in', "script-src 'self'", "script-src 'self' https:", "metadata: /salary/80000: Content-Security-Policy: shows default-src 'none'; script-src 'self' https:"],
  ['a script before the policy', '<head>', '<head><script src="/assets/a.js"></script>', 'metadata: /salary/80000: Content-Security-Policy: shows nothing'],
  ['a script of another host', '</head>', '<script src="https://cdn.example/a.js"></script></head>', 'links: /salary/80000: <script>: shows https://cdn.example/a.js, must be the address of a file of this site'],
  ['a script in the page', '</main>', '<script>go()</script></main>', 'html: /salary/80000: element-required-attributes: shows the policy blocks the script'],
  ['a handler in the page', '<h1', '<h1 onclick="go()"', 'html: /salary/80000: attr-pattern: shows Attribute "onclick"'],
  ['a style in the page', '<h1', '<h1 style="color:red"', 'html: /salary/80000: no-inline-style'],
  ['a style sheet in the page', '</head>', '<style>h1{color:red}</style></head>', 'html: /salary/80000: no-style-tag'],
  ['a handler in a drawing', '<svg', '<svg onload="go()"', 'html: /salary/80000: attr-pattern: shows Attribute "onload"'],
  ['an address that is a script', NEXT, 'rel="next" href="javascript:go()"', 'links: /salary/80000: link \'Next: $80,100\': shows javascript:go()'],
  ['a form that sends', '</main>', '<form action="/x"></form></main>', 'html: /salary/80000: attribute-misuse: shows "action" attribute cannot be used on <form>'],
  ['a button that submits', '</main>', '<form><button>Go</button></form></main>', 'html: /salary/80000: element-required-attributes: shows a form sends nothing'],
  ['a button that says it submits', '</main>', '<form><button type="submit">Go</button></form></main>', 'html: /salary/80000: attribute-allowed-values: shows Attribute "type" has invalid value "submit"'],
  // Elements
  ['an id that is there twice', '<h1', '<h1 id="main"', 'html: /salary/80000: no-dup-id'],
  ['a second main heading', NEAR, NEAR.replaceAll('h2', 'h1'), 'html: /salary/80000: heading-level'],
  ['a heading level that is skipped', NEAR, NEAR.replaceAll('h2', 'h4'), 'html: /salary/80000: heading-level'],
  ['a heading without words', NEAR, '<h2></h2>', 'html: /salary/80000: empty-heading'],
  ['a button without words', '>Menu</button>', '></button>', 'html: /salary/80000: text-content'],
  ['a landmark that is missing', '<main id="main" tabindex="-1">', '<div id="main" tabindex="-1">', 'html: /salary/80000: <main> elements: shows 0, must be 1'],
  ['two navigations of one name', '<nav aria-label="Breadcrumb">', '<nav aria-label="Main">', 'html: /salary/80000: name of a navigation: shows Main'],
  ['a menu button that opens nothing', 'commandfor="menu"', 'commandfor="drawer"', "html: /salary/80000: commandfor: shows 'drawer', must be an id of the page"],
  ['a question too many', '<details>', '<details></details><details>', 'html: /salary/80000: <details> elements: shows 12, must be 11'],
  ['an element that is not closed', '</table>', '', "html: /salary/80000: close-order: shows Unclosed element '<table>'"],
]);

// biome-ignore format: one fault a line
caught('simplified', 'hour/36.50.html', [
  ['a row of hours that is missing', '<tr><th scope="row">25 h</th><td>$912.50</td><td>$797.65</td><td>$41,478</td><td>$38,828</td></tr>', '', 'figures: /hour/36.50: By hours a week > 25 h > Week before tax: shows nothing, must be $912.50'],
  ['a neighbour that is missing', '<li><a href="/hour/33">$33</a></li>', '', 'figures: /hour/36.50: Nearby rates: shows $31.50 $32 $32.50 $33.50'],
  ['a next rate that is too far', 'rel="next" href="/hour/37">Next: $37<', 'rel="next" href="/hour/38">Next: $38<', 'figures: /hour/36.50: Page: shows $36 $38, must be $36 $37'],
  ['a link that names another rate than it leads to', 'rel="next" href="/hour/37"', 'rel="next" href="/hour/37.50"', 'figures: /hour/36.50: link to /hour/37.50: shows $37, must be $37.50'],
  ['a salary that is not the nearest', '"/salary/72100">$72,100', '"/salary/72200">$72,200', 'figures: /hour/36.50: For # an hour you take home: shows $72,200, must be $72,100'],
  ['the comparison with the rate of another page', '"/compare#salary=36.50&amp;cycle=hourly"', '"/compare#salary=36&amp;cycle=hourly"', 'figures: /hour/36.50: link to /compare#salary=36&cycle=hourly: shows /compare#salary=36&cycle=hourly, must be #salary=36.50&cycle=hourly'],
  ['the calculator with a rate that is no rate there', '"/#salary=36.50&amp;cycle=hourly"', '"/#salary=36.50"', 'figures: /hour/36.50: link to /#salary=36.50: shows /#salary=36.50, must be #salary=36.50&cycle=hourly'],
  ['a link to a rate without a page', '"/hour/37"', '"/hour/37.25"', "links: /hour/36.50: link 'Next: $37': shows /hour/37.25, must be the address of a page or file"],
  ['a question too many', '<details>', '<details></details><details>', 'html: /hour/36.50: <details> elements: shows 10, must be 9'],
  ['a page and JSON-LD without a breadcrumb', '<nav aria-label="Breadcrumb">', '<nav aria-label="Way">', 'metadata: /hour/36.50: breadcrumb: shows nothing, must be a trail'],
]);

// biome-ignore format: one fault a line
caught('simplified', 'index.html', [
  ['a group of links with one too few', '<li><a href="/salary/75000">$75,000</a></li>', '', 'figures: /: Popular Salaries: shows $50,000 $60,000 $70,000 $80,000'],
  ['a rate that is not among the popular ones', '<li><a href="/hour/28">$28</a></li>', '', 'figures: /: Hourly rates: shows $25 $30 $32'],
  ['JSON-LD with a price', '"price":0', '"price":5', 'metadata: /: structured data'],
  ['JSON-LD with another description', '"description":"Free', '"description":"Good', 'metadata: /: structured data'],
]);

// biome-ignore format: one fault a line
caught('simplified', '404.html', [
  ['a page of unknown addresses that may be listed', '<meta name="robots" content="noindex">', '', 'metadata: /404: canonical: shows 0 of them, must be one'],
  ['a canonical address of no page', '<title>', `<link rel="canonical" href="${ORIGIN}/404"><title>`, `metadata: /404: canonical of a page that is not indexed: shows ${ORIGIN}/404, must be nothing`],
]);

// biome-ignore format: one fault a line
caught('legislated', 'index.html', [
  ['a share of what only a year has', '<th scope="row">Income Tax</th><td translate="no">-<', '<th scope="row">Income Tax</th><td translate="no">$273.46<', 'figures: /: Comprehensive Breakdown > Income Tax > Weekly: shows $273.46, must be nothing'],
  ['a row of zeros', '<tr><th scope="row">Income Tax<', '<tr><th scope="row">Medicare Levy Surcharge</th><td>$0.00</td><td>$0.00</td><td>$0.00</td><td>$0.00</td></tr><tr><th scope="row">Income Tax<', 'figures: /: Comprehensive Breakdown > Medicare Levy Surcharge > Weekly: shows $0.00, must be nothing'],
  ['a difference the wrong way round', '>$376 back<', '>$376 to pay<', 'figures: /: Comprehensive Breakdown > At tax time > Monthly: shows $376 to pay, must be $376 back'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'needed-salary.html', [
  ['a salary that is a dollar too low', '<strong translate="no">$100,828<', '<strong translate="no">$100,827<', 'figures: /needed-salary: You need to earn, figure 3: shows $100,827, must be $100,828'],
  ['a line that has another salary than its answer', '<span>$100,828 a year for', '<span>$100,827 a year for', 'figures: /needed-salary: Page, figure 16: shows $100,827, must be $100,828'],
  ['a share of another bar', 'Medicare levy 2.0%', 'Medicare levy 2.1%', 'figures: /needed-salary: Where your pay goes > Medicare levy: shows Medicare levy 2.1%, must be 2.0%'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'tax-return.html', [
  ['an answer the wrong way round', '>$372</strong><span> back', '>$372</strong><span> to pay', 'figures: /tax-return: At tax time, about, figure 3: shows $372 to pay, must be $372 back'],
  ['another number of pays than is assumed', 'Assumed: 26.', 'Assumed: 27.', 'figures: /tax-return: More about this job: # super, figure 2: shows 27, must be 26'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'salary/270900.html', [
  ['money to pay that comes back', ' and about $513 back', ', less about $513 to pay,', 'figures: /salary/270900: You take home > At tax time: shows 26 pays of $6,833.23, less about $513 to pay, make $178,177 for the year., must be 26 $6,833.23 $513 back $178,177'],
  ['a salary that no link takes to the bonus page', '"/bonus#salary=270900"', '"/bonus"', 'figures: /salary/270900: link to /bonus: shows /bonus, must be #salary=270900'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'hour/36.html', [
  ['money back that is to pay', ' and about $348 back make $58,172 for the year.</dd>', ', less about $348 to pay, make $58,172 for the year.</dd>', 'figures: /hour/36: For # an hour you take home > At tax time: shows 52 pays of $1,112.00, less about $348 to pay,'],
  ['a comparison the wrong way round', '$36 is 36% more', '$36 is 36% less', 'figures: /hour/36: Minimum wage and super > Minimum wage from 1 July 2026 > note: shows $36 is 36% less, must be $36 36% more'],
  ['a rate that no link takes to the bonus page', '"/bonus#salary=36&amp;cycle=hourly"', '"/bonus"', 'figures: /hour/36: link to /bonus: shows /bonus, must be #salary=36&cycle=hourly'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'tax-table/weekly.html', [
  ['groups of columns in the wrong order', 'colspan="2">Threshold claimed</th><th scope="colgroup" colspan="2">Not claimed<', 'colspan="2">Not claimed</th><th scope="colgroup" colspan="2">Threshold claimed<', 'figures: /tax-table/weekly: Weekly pay, 2026-27 > $10 > Not claimed, No loan: shows $0, must be $1'],
  ['columns of a group in the wrong order', 'col">No loan</th><th scope="col">Study loan<', 'col">Study loan</th><th scope="col">No loan<', 'figures: /tax-table/weekly: Weekly pay, 2026-27 > $1,340 > Threshold claimed, Study loan: shows $247, must be $248'],
  ['a row that is missing', '<tr><th scope="row">$1,500</th><td>$299</td><td>$324</td><td>$409</td><td>$486</td></tr>', '', 'figures: /tax-table/weekly: Weekly pay, 2026-27 > $1,500 > Threshold claimed, No loan: shows nothing, must be $299'],
  ['a table of another year', '<h2>Weekly pay, 2026-27<', '<h2>Weekly pay, 2024-25<', 'figures: /tax-table/weekly: Weekly pay, 2024-25 > $10 > Not claimed, No loan: shows $1, must be nothing'],
  ['a salary that is not the example', '"/#salary=80000"', '"/#salary=8000"', 'figures: /tax-table/weekly: link to /#salary=8000: shows /#salary=8000, must be #salary=80000'],
]);

// biome-ignore format: one fault a line
caught('legislated', 'contact.html', [
  ['a figure on a page that has none', '</main>', '<p>$80,000</p></main>', 'figures: /contact: Page: shows $80,000, must be nothing; the reference has no figure here'],
  ['a link to a salary that the page should not have', '</main>', '<a href="/salary/80000">$80,000</a></main>', 'figures: /contact: Page: shows $80,000, must be nothing'],
]);

const OPPOSITE = { back: 'to pay', 'to pay': 'back', more: 'less', less: 'more' } as const;

/** The amount may be emphasised. */
const DIRECTED = /\$[\d,.]+(?:<[^>]*>)* (back|to pay|more|less)\b/g;

test('an expected figure the wrong way round on each calculator', () => {
  const missed: string[] = [];
  const planted = new Set<string>();
  for (const rules of ['simplified', 'legislated'] as const) {
    for (const { path } of calculatorsOf(rules)) {
      const html = (sites[rules] as BuiltSite).read(`${path === '/' ? '/index' : path}.html`);
      const figures = pageFigures(path, rules);
      const expected = [figures.cells, figures.prose].flatMap((each) => Object.values(each).flat());
      for (const { 0: text, 1: direction = '', index } of html.matchAll(DIRECTED)) {
        if (!expected.includes(text.replace(/<[^>]*>/g, ''))) continue;
        const amount = text.slice(0, -direction.length);
        const turned = amount + OPPOSITE[direction as keyof typeof OPPOSITE];
        const faults = noFaults();
        const changed = html.slice(0, index) + turned + html.slice(index + text.length);
        checkFigures(parsePage(path, changed), figures, faults);
        planted.add(direction);
        if (faults.count === 0) missed.push(`${path}: ${turned}`);
      }
    }
  }
  expect(missed).toEqual([]);
  expect([...planted]).toEqual(expect.arrayContaining(['back', 'more']));
});

type Edit = readonly [file: string, edit: (text: string) => string | undefined];

const FIRST = 'sitemaps/salary-01.xml';
const entry = (address: string) => `<url><loc>${ORIGIN}${address}</loc></url>`;
const into = (file: string, text: string): Edit => [
  file,
  (xml) => xml.replace(/<\/(urlset|sitemapindex)>/, `${text}$&`),
];
const without = (file: string): Edit => [file, () => undefined];
const swap = (file: string, text: string, other: string): Edit => [
  file,
  (before) => before.replace(text, () => other),
];
const NAMED = `<sitemap><loc>${ORIGIN}/${FIRST}</loc></sitemap>`;
/** The pages that are listed beside salaries. */
const LISTED = RATE_COUNT + routesOf('simplified').filter(({ indexable }) => indexable).length;

const MANY = Array.from({ length: 50_000 }, (_, page) => entry(`/${page}`)).join('');

/** The pages in which a row's fault is looked for: all of them, the salary pages, or the sitemaps. */
const LOOK = {
  site: async ({ dir }: BuiltSite, proof: PageProof) => messages(await verify(dir, [proof])),
  salaries: (site: BuiltSite, proof: PageProof) => found(site, 'simplified', 'salary/', [proof]),
  sitemaps: ({ dir }: BuiltSite) => {
    const faults = noFaults();
    checkSitemaps(readSiteFolder(dir), ORIGIN, indexable, faults);
    return faults.first.map((fault) => `sitemaps: ${describeFault(fault)}`);
  },
};

// biome-ignore format: one fault a line
test.each<[keyof typeof LOOK, what: string, Edit, message: string]>([
  ['site', 'a page that was removed, on the pages that link to it', without('privacy-policy.html'), "links: /: link 'Privacy Policy': shows /privacy-policy, must be the address of a page or file"],
  ['site', 'a rate whose page was removed', without('hour/36.html'), 'figures: /hour/36: page: shows nothing, must be a page'],
  ['site', 'a page that was removed, in its sitemap', without('salary/80000.html'), `sitemaps: /${FIRST}: ${ORIGIN}/salary/80000: shows listed, must be the canonical address of an indexable page`],
  ['site', 'a style sheet that was renamed', ['contact.html', (html) => html.replace(/site-\w+\.css/, 'gone.css')], 'links: /contact: <link>: shows /assets/gone.css, must be the address of a page or file'],
  ['site', 'a title that two pages have', swap('salary/80000.html', TITLE, '$80,100 After Tax 2025-26 $63,680, 2024-25 $63,680'), 'metadata: /salary/80100: title: shows $80,100 After Tax 2025-26 $63,680, 2024-25 $63,680, must be unlike that of /salary/80000'],
  ['salaries', 'the page of one salary under the address of another', ['salary/80000.html', () => sites.simplified?.read('salary/80100.html')], 'figures: /salary/80000: You take home > Month: shows $5,306.67, must be $5,301.00'],
  ['salaries', 'a handler on one of many pages of a shape', swap('salary/80100.html', '<h1', '<h1 onclick="go()"'), 'html: /salary/80100: attr-pattern: shows Attribute "onclick"'],
  ['salaries', 'a heading without words on one of many pages of a shape', swap('salary/80100.html', NEAR, '<h2></h2>'), 'html: /salary/80100: empty-heading'],
  ['sitemaps', 'a page that no sitemap lists', swap(FIRST, entry('/salary/80000'), ''), `sitemaps: /sitemap.xml: ${ORIGIN}/salary/80000: shows in no sitemap, must be listed once`],
  ['sitemaps', 'an address that is listed twice', into(FIRST, entry('/salary/80000')), `sitemaps: /${FIRST}: ${ORIGIN}/salary/80000: shows listed again, after /${FIRST}, must be listed once`],
  ['sitemaps', 'an address that two sitemaps list', into('sitemaps/pages.xml', entry('/salary/80000')), `sitemaps: /${FIRST}: ${ORIGIN}/salary/80000: shows listed again, after /sitemaps/pages.xml`],
  ['sitemaps', 'the page of unknown addresses in a sitemap', into('sitemaps/pages.xml', entry('/404')), `sitemaps: /sitemaps/pages.xml: ${ORIGIN}/404: shows listed, must be the canonical`],
  ['sitemaps', 'a sitemap that is missing', without(FIRST), `sitemaps: /${FIRST}: file: shows no such file, must be a sitemap`],
  ['sitemaps', 'a sitemap that the index does not name', swap('sitemap.xml', NAMED, ''), `sitemaps: /sitemap.xml: sitemap /${FIRST}: shows nothing, must be named`],
  ['sitemaps', 'a sitemap that the index names twice', into('sitemap.xml', NAMED), `sitemaps: /sitemap.xml: sitemap /${FIRST}: shows 2 times, must be once`],
  ['sitemaps', 'more addresses than a sitemap may have', into('sitemaps/pages.xml', MANY), `sitemaps: /sitemaps/pages.xml: entries: shows ${50_000 + LISTED}, must be 50000 or fewer`],
  ['sitemaps', 'more bytes than a sitemap may have', into('sitemaps/pages.xml', ' '.repeat(50 * 1024 * 1024)), 'sitemaps: /sitemaps/pages.xml: size: shows 524'],
  ['sitemaps', 'a sitemap with an element that the protocol has not', swap(FIRST, '<url>', '<url><title>x</title>'), `sitemaps: /${FIRST}: form: shows <url><title>x`],
  ['sitemaps', 'a sitemap that is cut off', swap(FIRST, '</urlset>', ''), `sitemaps: /${FIRST}: form: shows `],
  ['sitemaps', 'an index of another kind', swap('sitemap.xml', '<sitemapindex', '<urlset'), 'sitemaps: /sitemap.xml: form: shows <?xml'],
  ['sitemaps', 'robots that do not name the sitemaps', swap('robots.txt', 'sitemap.xml', 'sitemaps.xml'), `sitemaps: /robots.txt: sitemap: shows Sitemap: ${ORIGIN}/sitemaps.xml`],
  ['sitemaps', 'robots that keep search engines out', swap('robots.txt', 'Allow', 'Disallow'), 'sitemaps: /robots.txt: rule: shows Disallow: /, must be no page forbidden'],
])('%s: %s', async (where, _, [file, edit], message) => {
  const site = sites.simplified as BuiltSite;
  site.change(file, edit);
  const faults = await LOOK[where](site, proofOf(message));
  expect(faults).toContainEqual(expect.stringContaining(message));
});
