/** The calculators of both sites that the browser tests open, by their declarations: for the tests of all pages, which name none. */
import { entriesWith, type Form, isShown, placesAt } from '../../src/pages/form/form.ts';
import { isList, type Questions } from '../../src/pages/form/question.tsx';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { LIVE_ID } from '../../src/pages/live/live-calculator.tsx';
import { pageAtPath } from '../../src/pages/routes.ts';
import { type DescribedRuleSet, RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { calculatorsOf } from '../../src/site/calculators.ts';
import { formOfPage, fragmentAfter, openedEntries, openedMain } from '../pages/opened-page.tsx';
import { all } from './parsed-html.ts';

/** The name that `inject` has the address of a site by, and the site's rules. */
const SITES = { siteUrl: RULE_SETS.simplified, legislatedSiteUrl: RULE_SETS.legislated } as const;

export type SiteName = keyof typeof SITES;

/** The element that the script makes live. */
export const LIVE = `#${LIVE_ID}`;

/** The figure of the answer. */
export const ANSWER = `${LIVE} .answer strong`;

/** Everything that is worked out. */
export const OUTCOME = `${LIVE} .results`;

export interface OpenedCalculator {
  readonly site: SiteName;
  readonly path: string;
  readonly name: string;
  readonly page: CalculatorPage;
  readonly rules: DescribedRuleSet;
  readonly form: Form;
  /** The fragments to open it with: those of its declaration in a long run, else the first, the one with most entries and the last. */
  readonly examples: readonly string[];
  /** The example with the most entries, as the page itself writes it. */
  readonly filled: string;
  /** The first field for a sum of money. */
  readonly amount: string;
}

function opened(site: SiteName): Promise<OpenedCalculator[]> {
  const rules = SITES[site];
  return Promise.all(
    calculatorsOf(rules.name).map(async ({ path, name }) => {
      const page = (await pageAtPath(path)) as CalculatorPage;
      const { form } = formOfPage(page, rules);
      const longest = page.examples.toSorted((one, other) => other.length - one.length)[0] ?? '';
      const few = [page.examples[0] ?? '', longest, page.examples.at(-1) ?? ''];
      const calculator = { site, path, name, page, rules, form };
      return {
        ...calculator,
        examples: process.env.LONG_TESTS ? page.examples : [...new Set(few)],
        filled: fragmentAfter(page, longest, rules),
        amount: numberFields(calculator).find(({ isMoney }) => isMoney)?.name ?? '',
      };
    }),
  );
}

/** Every calculator of the site by the law, which has all those of the other. */
export const LEGISLATED = await opened('legislatedSiteUrl');

/** Every calculator of each site. */
export const CALCULATORS = [...(await opened('siteUrl')), ...LEGISLATED];

interface NumberField {
  readonly name: string;
  readonly isMoney: boolean;
  /** The field keeps its last right number while it refuses a text. Sums and the super rate do not: they count for nothing. */
  readonly isKept: boolean;
  readonly isEmpty: boolean;
}

/** The fields for numbers that the page shows with the entries of `fragment`; of the items of a list, those of the first and the last. */
export function numberFields(
  { page, rules, form }: Pick<OpenedCalculator, 'page' | 'rules' | 'form'>,
  fragment = '',
): NumberField[] {
  const entries = openedEntries(page, fragment, rules);
  const places = placesAt(form, entries).filter(
    ({ name, field }) => field.shown && isShown(form, entries, name),
  );
  const ends = places.filter(({ own, index }) => {
    const alike = places.filter((each) => each.own === own && each.index !== undefined);
    return index === undefined || [alike[0]?.index, alike.at(-1)?.index].includes(index);
  });
  return ends.map(({ name, field }) => ({
    name,
    isMoney: field.accept('abc', '') === 'abc',
    isKept: field.accept('abc', '1') === '1',
    isEmpty: entries[name] === '',
  }));
}

/** The lists of a calculator that grow: the name of the number of items, and the prefixes of the names of all of them. */
export function growingLists({ page, rules }: OpenedCalculator) {
  const questions: Questions = formOfPage(page, rules).questions;
  return Object.entries(questions).flatMap(([name, question]) =>
    isList(question) && '' in question.fields ? [{ name, prefixes: question.prefixes }] : [],
  );
}

/** Something that a visitor does: enters or chooses `text` in the control of a name, or presses the last button whose words begin so. */
export type Step = readonly [name: string, text: string] | readonly [button: string];

/** What a visitor does on the page as it is sent for the entries of `fragment`: each once its control is shown. Entries without one come by links alone. */
export function stepsTo(calculator: OpenedCalculator, fragment: string): Step[] {
  const { page, rules, form } = calculator;
  const lists = growingLists(calculator).map(({ name }) => name);
  const main = openedMain(page, fragment, rules);
  const left = [...new URLSearchParams(fragmentAfter(page, fragment, rules).slice(1))].filter(
    ([name]) => lists.includes(name) || all(main, `[name="${name}"]`).length > 0,
  );
  const steps: Step[] = [];
  for (let entries = entriesWith(form); left.length > 0; ) {
    const next = left.findIndex(([name]) => isShown(form, entries, name));
    const [name, text] = left.splice(next, 1)[0] ?? ['', ''];
    const { initial = '', isList } = form.get(name)?.field ?? {};
    entries = { ...entries, [name]: text };
    const added = Number(text) - Number(initial);
    if (lists.includes(name))
      for (let items = 0; items < Math.abs(added); items++)
        steps.push([added > 0 ? 'Add a ' : 'Remove ']);
    else for (const each of isList ? text.split(',') : [text]) steps.push([name, each]);
  }
  return steps;
}
