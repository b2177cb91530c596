/** While somebody types, nothing above or beside the field moves, and what the field says of the text is in view. */
import { expect, inject } from 'vitest';
import type { SiteName } from '../support/calculators.ts';
import { unfold } from '../support/driven-page.ts';
import { EACH, IS_LONG, test, watchPlaces } from './calculator-page.ts';

const WIDTHS = [360, 768, 1280];

type Row = readonly [site: SiteName, address: string, width: number];

const SURCHARGED = 'options=noPrivateHospitalCover,studentLoan';

/** Answers that ask something about the pay, or that are on a step of the surcharge, and more of what is asked. */
const PARTICULAR: readonly Row[] = [
  ['siteUrl', '/#salary=1500&cycle=weekly', 768],
  ['legislatedSiteUrl', '/#salary=1500&cycle=weekly', 1280],
  ['siteUrl', `/compare#salary=97000&offer-salary=9700&${SURCHARGED}`, 360],
  ['legislatedSiteUrl', `/#salary=41.20&cycle=hourly&${SURCHARGED}&family=yes&children=2`, 360],
  ['siteUrl', '/#salary=41.20&cycle=hourly', 768],
  ['siteUrl', `/#${SURCHARGED}`, 768],
  ['legislatedSiteUrl', `/#${SURCHARGED}`, 1280],
  ['legislatedSiteUrl', '/bonus#kind=back-pay&pays=20&earlier=500', 1280],
  ['legislatedSiteUrl', '/part-time', 360],
];

const MANY_FIELDS: Row = [
  'legislatedSiteUrl',
  '/tax-return#jobs=2&salary=60000&job2-salary=20000&cover=part&family=yes',
  768,
];

/** Each page at one width; in a long run at all, and with the entries of an example. */
const PAGES = [
  ...PARTICULAR,
  ...(IS_LONG ? [MANY_FIELDS] : []),
  ...EACH.flatMap(({ site, path, filled }, turn) =>
    (IS_LONG ? ['', filled] : ['']).map(
      (example): Row => [site, path + example, WIDTHS[turn % WIDTHS.length] ?? 0],
    ),
  ),
].flatMap(([site, address, width]): Row[] =>
  (IS_LONG ? WIDTHS : [width]).map((each) => [site, address, each]),
);

/** Pays with doubtful cycles and on both sides of a step of the surcharge, the largest, refused text, and nothing. */
const TEXTS = IS_LONG
  ? ['900', '98000', '9876543', '950000000', '11.5x', '50.1.', '']
  : ['900', '98000', '11.5x', ''];

test.for(PAGES)(
  'of %s, on %s nothing above or beside a field moves, %i px wide',
  async ([site, address, width], { newPage }) => {
    const page = await newPage({ viewport: { width, height: 740 } });
    await page.clock.install();
    await page.goto(inject(site) + address, { waitUntil: 'networkidle' });
    await unfold(page);
    const fields = page.locator('main input:is([type=text], :not([type]))');
    expect(await fields.count()).toBeGreaterThan(0);
    // Emptying a field hides the fields that ask more about it.
    for (let at = 0; at < (await fields.count()); at++) {
      const field = fields.nth(at);
      await field.focus();
      await watchPlaces(field);
      const name = await field.getAttribute('name');
      for (const text of TEXTS) {
        const where = `'${text}' in ${name}`;
        expect(await page.evaluate(movedByLetters, text), where).toEqual([]);
        // The announcement follows once typing pauses.
        await page.clock.runFor(1_100);
        const after = await page.evaluate(movedAndCovered);
        expect(after, `after ${where}`).toEqual({ moved: [], isCovered: false });
      }
    }
  },
);

/** Runs in the page: replaces the text of the focused field by one letter after another, and gives what each of them moved. */
async function movedByLetters(text: string): Promise<string[]> {
  (document.activeElement as HTMLInputElement).select();
  if (text === '') document.execCommand('delete');
  const moved = window.moved();
  for (const letter of text) {
    document.execCommand('insertText', false, letter);
    await new Promise(requestAnimationFrame);
    for (const place of window.moved()) moved.push(`${letter}: ${place}`);
  }
  return moved;
}

/** Runs in the page: what has moved, and whether something is drawn over what the focused field says of its text. */
function movedAndCovered() {
  const moved = window.moved();
  const description = document.activeElement?.getAttribute('aria-describedby');
  const status = document.querySelector(`#${description} [role=status]`);
  if (!status?.textContent) return { moved, isCovered: false };
  const { x, y, width, height } = status.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return { moved, isCovered: !status.contains(met) };
}
