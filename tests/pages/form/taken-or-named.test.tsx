/** What a link brings from another calculator counts on the page that it opens, or the page says that it doesn't. */
import { expect, test } from 'vitest';
import { bonusForm } from '../../../src/pages/bonus/form.ts';
import { page as bonusPage } from '../../../src/pages/bonus/page.tsx';
import { casualForm, casualLinks } from '../../../src/pages/casual/form.ts';
import { page as casualPage } from '../../../src/pages/casual/page.tsx';
import { compareForm, compareLinks } from '../../../src/pages/compare/form.ts';
import { page as comparePage } from '../../../src/pages/compare/page.tsx';
import { type Form, initialEntries, type Links, linksOf } from '../../../src/pages/form/form.ts';
import { homeForm } from '../../../src/pages/home/form.ts';
import { page as homePage } from '../../../src/pages/home/page.tsx';
import { leavingForm, leavingLinks } from '../../../src/pages/leaving/form.ts';
import { page as leavingPage } from '../../../src/pages/leaving/page.tsx';
import type { Page } from '../../../src/pages/page.ts';
import { taxReturnForm, taxReturnLinks } from '../../../src/pages/tax-return/form.ts';
import { page as taxReturnPage } from '../../../src/pages/tax-return/page.tsx';
import { PAY_OPTIONS } from '../../../src/pay/pay-options.ts';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { wordsOf } from '../../support/parsed-html.ts';
import { renderedMain } from '../rendered-page.tsx';

const rules = RULE_SETS.legislated;

const forms = {
  home: homeForm(rules),
  compare: compareForm(rules),
  bonus: bonusForm(rules),
  taxReturn: taxReturnForm(rules),
  casual: casualForm(rules),
  leaving: leavingForm(rules),
};

/** The words with which a page names what it doesn't count. Empty where it would change no figure of the page. */
type Named = Readonly<Partial<Record<string, string>>>;

const FAMILY = 'a partner or children';

const PAGES: readonly [string, Page, Form, Links<Form>, Named][] = [
  page('home', homePage, linksOf(forms.home)),
  page('compare', comparePage, compareLinks(forms.compare), { family: FAMILY }),
  page('bonus', bonusPage, linksOf(forms.bonus), {
    family: 'a partner, children',
    super: 'a custom super rate',
    withholdTaxOffsets: '',
  }),
  page('taxReturn', taxReturnPage, taxReturnLinks(forms.taxReturn), { withholdTaxOffsets: '' }),
  page('casual', casualPage, casualLinks(forms.casual, rules), {
    family: 'a partner, children',
    noPrivateHospitalCover: 'a year without hospital cover',
    'other-job': 'another job',
    super: 'Super is 12% of ordinary hours',
    withholdTaxOffsets: '',
  }),
  page('leaving', leavingPage, leavingLinks(forms.leaving, rules), {
    family: 'no partner or children',
    noTaxFreeThreshold: 'you claim the tax-free threshold from this job',
    'other-job': 'you claim the tax-free threshold from this job',
    super: '',
    withholdTaxOffsets: '',
  }),
];

function page<F extends Form>(
  name: keyof typeof forms,
  page: Page,
  links: Links<F>,
  named: Named = {},
): [string, Page, Form, Links<Form>, Named] {
  return [name, page, forms[name], links as unknown as Links<Form>, named];
}

const PAY = '#salary=41.2&cycle=hourly';

const BROUGHT = new Map([
  ...PAY_OPTIONS.map((option): [string, string] => [option, `options=${option}`]),
  ['other-job', 'options=noTaxFreeThreshold&other-job=60000'],
  ['family', 'options=studentLoan&family=yes&partner=50000&children=2'],
  ['super', 'options=studentLoan&super=15'],
]);

/** The same links without what is brought, so that what goes with it makes no difference. */
const WITHOUT = new Map([
  ['other-job', 'options=noTaxFreeThreshold'],
  ['family', 'options=studentLoan'],
  ['super', 'options=studentLoan'],
]);

test.each(PAGES)('%s', (_, of, form, links, named) => {
  const words = wordsOf(renderedMain(of, { rules }));
  const opened = (entries: string) =>
    links.fragmentOf(links.entriesIn(`${PAY}&${entries}`) ?? initialEntries(form));
  for (const [brought, entries] of BROUGHT) {
    const isTaken = opened(entries) !== opened(WITHOUT.get(brought) ?? '');
    const said = named[brought];
    expect(isTaken, brought).toBe(said === undefined);
    expect(words).toContain(said ?? '');
  }
});
