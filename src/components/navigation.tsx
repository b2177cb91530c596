/** The ways between calculators: a row on each page that calculates, and a list of all. */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { type Calculator, nearestTo } from '../site/calculators.ts';
import { CALCULATORS_PATH, HOME_PATH } from '../site/paths.ts';

type CalculatorsProps = { rules: RuleSetName; current?: string; fragment?: string };

/**
 * The row of the nearest calculators of a site by `rules`, below the header. `current` is the path of the one shown, if any. The links
 * lead to `fragment`, the entries that they share; those of a live page get its entries once they are used.
 */
export function Calculators({ rules, current, fragment = '' }: CalculatorsProps) {
  return (
    <nav className="calculators" aria-label="Calculators">
      <ul>
        {nearestTo(current, rules).map(({ path, name }) => (
          <li key={path}>
            <a href={path + fragment} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={CALCULATORS_PATH}>All calculators</a>
        </li>
      </ul>
    </nav>
  );
}

interface CalculatorTilesProps {
  readonly of: readonly Calculator[];
  /** The links take the entries of the live page that they are on along. */
  readonly carriesEntries?: boolean;
}

/** A tile for each of the calculators: the question that it answers, and its name. */
export function CalculatorTiles({ of, carriesEntries = false }: CalculatorTilesProps) {
  return (
    <ul className="tiles">
      {of.map(({ path, question, name }) => (
        <li key={path}>
          <a className={carriesEntries ? 'carries-entries' : undefined} href={path}>
            <b>{question}</b>
            {` ${name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way from the calculator to the page shown, whose name is `current`. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={HOME_PATH}>Calculator</a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
