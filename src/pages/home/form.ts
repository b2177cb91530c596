/** The form of the calculator. Other pages have the same names for its fields, so that its links open there with its entries. */
import { PAY_OPTIONS, type PayOptions, type RuleSet, taxYearOf } from '../../pay/index.ts';
import { withholdingScale } from '../../pay/withholding/index.ts';
import { choice, money, shownWhen, switches, type Texts, upTo } from '../form/field.ts';
import type { Entries, Form } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { payFields, SUPER_RATE } from '../form/pay.ts';

/** By which the Medicare levy and its surcharge go. */
export const HOUSEHOLDS = { '': 'Single', yes: 'Family' } as const;

export function homeForm(rules: RuleSet) {
  const { taxYears, defaultTaxYear } = rules;
  const isFamily = ({ family }: Texts) => family === 'yes';
  return {
    ...payFields('80000'),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    super: SUPER_RATE,
    options: switches(PAY_OPTIONS),
    'other-job': shownWhen(money(''), (entries) => {
      const { withoutTaxFreeThreshold } = yearOf(entries, rules);
      return scaleOf(entries) === 1 && withoutTaxFreeThreshold === undefined;
    }),
    family: shownWhen(choice(Object.keys(HOUSEHOLDS), ''), (entries) => {
      const { medicareLevySurcharge } = yearOf(entries, rules);
      return isResident(entries) && medicareLevySurcharge.family !== undefined;
    }),
    /** Empty: a sole parent. */
    partner: shownWhen(money(''), isFamily),
    children: shownWhen(upTo(20, { isWhole: true }), isFamily),
  } satisfies Form;
}

export type HomeForm = ReturnType<typeof homeForm>;
export type HomeEntries = Entries<HomeForm>;

function yearOf({ year = '' }: Texts, rules: RuleSet) {
  return taxYearOf(rules, year);
}

function scaleOf({ options = '' }: Texts) {
  const on: PayOptions = optionsIn(options);
  return withholdingScale(on);
}

function isResident(entries: Texts): boolean {
  const scale = scaleOf(entries);
  return scale === 1 || scale === 2;
}
