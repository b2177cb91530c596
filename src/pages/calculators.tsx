/** The page that lists all calculators of the site by the question that each answers, and what none of them answers yet. */
import { CalculatorTiles } from '../components/navigation.tsx';
import { type Treatment, Treatments } from '../components/offers.tsx';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { calculatorsOf, GROUPS, offersOf, type Topic } from '../site/calculators.ts';
import { CALCULATORS_PATH } from '../site/paths.ts';
import { NEXT } from './home/next.ts';
import { type PageContext, pageAt } from './page.ts';

export const calculatorsPage = pageAt(CALCULATORS_PATH, {
  title: ({ site }) => `All Calculators | ${site.name}`,
  description: () =>
    'Every free calculator of this site by the question that it answers, for people who work in Australia.',
  Main: AllCalculators,
});

function AllCalculators({ rules }: PageContext) {
  const calculators = calculatorsOf(rules.name);
  const groups = GROUPS.map((title) => ({
    title,
    calculators: calculators.filter(({ group }) => group === title),
  })).filter((group) => group.calculators.length > 0);
  const uncovered = uncoveredBy(rules.name);
  return (
    <div className="prose">
      <h1>All calculators</h1>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <CalculatorTiles of={group.calculators} />
        </section>
      ))}
      {uncovered.length > 0 && (
        <section>
          <h2>Not covered yet</h2>
          <Treatments of={uncovered} rules={rules.name} />
        </section>
      )}
    </div>
  );
}

/** A topic, and what a site without a calculator for it says. */
type Uncovered = readonly [topic: Topic, ...says: Treatment];

/** The home page has no line on these topics. */
const FURTHER: readonly Uncovered[] = [
  ['pay rise', 'A pay rise', 'Enter your pay now and your new pay.', 'another offer'],
  [
    'salary sacrifice',
    'Putting pay into super',
    'Salary sacrifice is under More details.',
    'another offer',
  ],
  [
    'early repayment',
    'Repaying a student loan early',
    'We work out only what you have to repay.',
    'any pay',
  ],
  [
    'family payments',
    'Family Tax Benefit and child care subsidy',
    'Services Australia works them out.',
  ],
];

function uncoveredBy(rules: RuleSetName): readonly Treatment[] {
  const ofHome = NEXT.flatMap(([topic, subject, otherwise]): Uncovered[] =>
    subject && otherwise ? [[topic, subject, otherwise]] : [],
  );
  return [...ofHome, ...FURTHER]
    .filter(([topic]) => offersOf(topic, rules).length === 0)
    .map(([, ...says]) => says);
}
