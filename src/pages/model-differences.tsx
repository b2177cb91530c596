/** How the simplified model differs from the law: rule by rule, and in a few pays. */
import { NamedTexts } from '../components/named-texts.tsx';
import type { PayDifference } from '../pay/compare-pay.ts';
import { payCalculator } from '../pay/pay.ts';
import type { PayOption } from '../pay/pay-options.ts';
import type { RuleSet } from '../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { SIMPLIFIED_MODEL_ID } from '../site/paths.ts';
import { formatDollars } from '../words/money.ts';
import { division293Text, taxYearWords } from '../words/tax-year-words.ts';
import { enumerated } from '../words/year-span.ts';
import { yearsByLaw, yearsNotByLaw } from '../words/years-by-law.ts';

/** The section that other pages link to. */
export function ModelDifferences({ rules }: { rules: DescribedRuleSet }) {
  return (
    <section id={SIMPLIFIED_MODEL_ID}>
      <h2>A simplified model of the year</h2>
      <p>This site uses simpler rules than the law. These are the differences.</p>
      <NamedTexts className="treatments" of={differences(rules)} labels={LABELS} />
      <h3>{`Examples for ${rules.defaultTaxYear}`}</h3>
      <NamedTexts className="treatments" of={examples(rules)} labels={LABELS} />
    </section>
  );
}

const LABELS = ['Here:', 'By law:'];

type Difference = readonly [subject: string, here: string, law: string];

function differences(rules: DescribedRuleSet): Difference[] {
  const { law, medicareRate, medicareThreshold, surchargeThreshold, label } = taxYearWords(rules);
  const contributionBase = law.contributionBaseByPeriod
    ? `employers need not pay it on more than ${law.contributionBaseByPeriod}.`
    : 'paid on the whole salary.';
  const offsets = law.offsets.map(({ name, most }) => `the ${name} of up to ${most}`);
  return [
    ['Deductions (work costs taken off income)', 'none.', 'you claim them in your tax return.'],
    [
      'Tax offsets (amounts taken off tax)',
      'none. The Withhold Tax Offsets switch changes nothing.',
      `${enumerated([...offsets, 'others'])}.`,
    ],
    [
      'Medicare levy (tax for public health care)',
      `none up to ${medicareThreshold}, then ${medicareRate} of the whole salary.`,
      `it starts above ${law.medicareThreshold} in ${label} and rises bit by bit. Families and seniors pay from higher incomes.`,
    ],
    [
      'Medicare levy surcharge (extra tax without private hospital cover)',
      `above ${surchargeThreshold}, for single people, in every year.`,
      `above ${law.surchargeThreshold} in ${label}. Families have higher limits, and fringe benefits (such as a car) count.`,
    ],
    [
      'Student loans',
      `${ratesOf(yearsByLaw(rules, 'studentLoan'))} for every year.`,
      `other years have other rates, and another method since ${law.studentLoanSince}.`,
    ],
    [
      'Non-residents and working holiday makers',
      `${ratesOf(yearsByLaw(rules, 'foreignTax'))} for every year.`,
      'later years have other rates.',
    ],
    [
      'No tax-free threshold',
      'it adds to the tax of the year.',
      'it changes what is taken out of each pay, not the tax of the year.',
    ],
    [
      'Super',
      'paid on the whole salary.',
      `${contributionBase} Contributions have a yearly limit. There is also ${division293Text(rules)}.`,
    ],
    ...otherFigures(rules),
    [
      'Other income',
      'one job. A bonus and salary sacrifice count where two pays are compared. Fringe benefits, allowances and investments are left out.',
      'all income is taxed together.',
    ],
    [
      'Payslips',
      'the tax of the year in equal parts.',
      'employers use ATO tax tables, so pays differ slightly. Your tax return settles the difference.',
    ],
  ];
}

/** The rates of the `years` in which they are the law's, if there are any. */
function ratesOf(years: string | undefined): string {
  return years ? `the rates of ${years}` : 'the same rates';
}

/** The figures of single years that are not the law's, if there are any. */
function otherFigures(rules: DescribedRuleSet): Difference[] {
  const sentences = [
    ['tax brackets', yearsNotByLaw(rules, 'residentTax')],
    ['limits of the Medicare levy', yearsNotByLaw(rules, 'medicareThreshold')],
    ['super rates', yearsNotByLaw(rules, 'superRate')],
  ].flatMap(([figures, years]) => (years ? [`other ${figures} in ${years}.`] : []));
  if (sentences.length === 0) return [];
  return [['Some years', sentences.join(' Also '), 'each year has its own.']];
}

/** Pays by this model and by the law. */
function examples(rules: DescribedRuleSet): Difference[] {
  return EXAMPLES.map(([what, annualSalary, figure, option]) => {
    const options = option ? { [option]: true } : {};
    const query = { annualSalary, taxYear: rules.defaultTaxYear, options };
    const by = (set: RuleSet) => formatDollars(payCalculator(set)(query)[figure]);
    return [`${what} on ${formatDollars(annualSalary)}`, by(rules), by(rules.law.rules)];
  });
}

type Example = [what: string, salary: number, figure: keyof PayDifference, option?: PayOption];

const EXAMPLES: readonly Example[] = [
  ['Take-home pay', 35_000, 'netAnnual'],
  ['Take-home pay', 80_000, 'netAnnual'],
  ['Student loan repayment', 80_000, 'studentLoanRepayment', 'studentLoan'],
  ['Medicare levy surcharge', 100_000, 'medicareLevySurcharge', 'noPrivateHospitalCover'],
  ['Tax of a non-resident', 80_000, 'incomeTax', 'nonResident'],
  ['Super', 300_000, 'superannuation'],
];
