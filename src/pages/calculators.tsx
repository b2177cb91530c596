/** The page that lists all calculators of the site by the question that each answers. */
import { CalculatorTiles } from '../components/navigation.tsx';
import { calculatorsOf, GROUPS } from '../site/calculators.ts';
import { CALCULATORS_PATH } from '../site/paths.ts';
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
  return (
    <div className="prose">
      <h1>All calculators</h1>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <CalculatorTiles of={group.calculators} />
        </section>
      ))}
    </div>
  );
}
