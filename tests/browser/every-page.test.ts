/** Every type of page by width and theme: it does not scroll sideways, breaks no number, and axe finds nothing wrong. */
import { expect, inject } from 'vitest';
import {
  brokenNumbers,
  missableTargets,
  sidewaysOverflow,
  started,
  unfold,
  violations,
  wideParts,
} from '../support/driven-page.ts';
import { figuresFollowed, test } from './calculator-page.ts';

const EVERY_OPTION =
  '#salary=2500&cycle=weekly&year=2020-21&super=11&options=noPrivateHospitalCover,workingHolidayVisa,noTaxFreeThreshold';

const SIMPLIFIED = [
  '/',
  `/${EVERY_OPTION}`,
  '/#salary=',
  '/salary/5000',
  '/salary/80000',
  '/salary/15000000',
  '/hour/36.50',
  '/compare',
  '/compare#salary=45.5&cycle=hourly&bonus=1000&offer-name=Acme&offer-sacrifice=5000&offer-included=yes&options=noPrivateHospitalCover,workingHolidayVisa',
  '/compare#salary=15000000&offer-salary=150000&offer-name=The%20longest%20of%20all%20nam&offer-sacrifice=500&options=noPrivateHospitalCover,studentLoan',
  '/contact',
  '/privacy-policy',
  '/disclaimer',
  '/no-such-page',
  '/salary/4900',
];

const LEGISLATED = [
  '/',
  '/#salary=41.20&cycle=hourly&options=noPrivateHospitalCover,noTaxFreeThreshold&other-job=60000&family=yes&children=2',
  '/salary/80000',
  '/compare#salary=15000000&bonus=1000000&offer-salary=150000&offer-bonus=5000&offer-sacrifice=500&options=noPrivateHospitalCover,studentLoan',
  '/bonus',
  '/bonus#kind=back-pay&pays=20&cycle=hourly&salary=41.20&earlier=5000&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000',
  '/bonus#options=workingHolidayVisa&paid=50000',
  '/bonus#bonus=',
  '/tax-return',
  '/tax-return#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&couple=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes&pays=60',
  '/casual',
  '/casual#rate=45&period=fortnightly&hours=76&pay2-hours=70&pay3-hours=76',
  '/leaving',
  '/leaving#salary=2500&cycle=weekly&years=20&age=61&redundancy=180000.50&notice=12000&leave=30&long-leave=45&loan=yes&later=40000',
  '/casual#rate=41.20&period=fortnightly&loading=22.5&place=top&pays=2&hours=76&half=9.5&other=8&times=1.75&allowance=120.50&pay2-hours=20&threshold=no&loan=yes&rest=none',
  '/hour/15',
  '/tax-table/weekly',
  '/disclaimer',
];

/** The 404 page logs the missing path. */
const MISSING = ['/no-such-page', '/salary/4900'];

/** axe looks at one page on a phone and in light colours, at the next on a wide screen and in dark ones; in a long run at all. */
const SCREENS = [
  { width: 320, height: 740, colorScheme: 'dark', axeTurn: undefined },
  { width: 360, height: 740, colorScheme: 'light', axeTurn: 0 },
  { width: 768, height: 1024, colorScheme: 'light', axeTurn: undefined },
  { width: 1280, height: 800, colorScheme: 'dark', axeTurn: 1 },
] as const;

/** Of windows between those, in which two columns become one. */
const BETWEEN = [620, 640, 660];

const PHONE = { width: 360, height: 740 };

/** Of windows whose text is at 200%. */
const PHONE_WIDTHS = [320, 360];

/** The longest figures: numbers in text at 200% may break there. */
const LONGEST = [
  '/#salary=19999.99&cycle=weekly&super=49.99&options=noPrivateHospitalCover,studentLoan',
  '/#salary=100000000',
  '/compare#salary=100000000&offer-salary=15000000&offer-name=The%20longest%20of%20all%20nam',
  '/compare#salary=100000000&offer-salary=100000000&offer-bonus=100000000',
];

const LONGEST_LEGISLATED = [
  ...LONGEST,
  '/bonus#salary=100000000&bonus=100000000',
  '/bonus#bonus=9999999&kind=back-pay&pays=20&salary=15000000&options=noPrivateHospitalCover,studentLoan&earlier=50000',
  `/compare#name=${'W'.repeat(24)}&offer-name=${'M'.repeat(24)}`,
  '/leaving#salary=100000000&redundancy=100000000&notice=100000000&leave=1000000&unit=days&later=100000000',
  '/casual#rate=1000&pays=20&hours=336&double=336&other=336&times=9&pay20-allowance=100000000&full=100000000',
];

const IS_LONG = Boolean(process.env.LONG_TESTS);

const PAGES = [
  ...SIMPLIFIED.map((address) => ['siteUrl', address, false] as const),
  // The pages of the site by the law have all that these have.
  ...(IS_LONG ? LONGEST : []).map((address) => ['siteUrl', address, true] as const),
  ...LEGISLATED.map((address) => ['legislatedSiteUrl', address, false] as const),
  ...LONGEST_LEGISLATED.map((address) => ['legislatedSiteUrl', address, true] as const),
].map((page, index) => [...page, index % 2] as const);

test.for(PAGES)(
  'of %s, %s fits each screen and is accessible there, in light and dark colours',
  async ([site, address, isLongest, turn], { newPage, complaints }) => {
    const page = await newPage();
    await page.goto(inject(site) + address);
    await started(page);
    await page.evaluate(figuresFollowed);
    await unfold(page);
    for (const { width, height, colorScheme, axeTurn } of SCREENS) {
      const hasAxe = IS_LONG || (axeTurn === turn && !isLongest);
      const screen = `${width} px wide, ${colorScheme}`;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      if (hasAxe) expect(await violations(page), screen).toEqual([]);
      expect(await sidewaysOverflow(page), screen).toBe(0);
      expect(await wideParts(page), screen).toEqual([]);
    }
    for (const width of BETWEEN) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysOverflow(page), `${width} px wide`).toBe(0);
      expect(await wideParts(page), `${width} px wide`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    if (!isLongest) expect(await missableTargets(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wrong = isLongest ? await violations(page) : await brokenNumbers(page);
    expect(wrong, 'with text at 200%').toEqual([]);
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysOverflow(page), `${width} px wide, with text at 200%`).toBe(0);
      expect(await wideParts(page), `${width} px wide, with text at 200%`).toEqual([]);
    }
    if (MISSING.includes(address)) complaints.splice(0);
  },
);
