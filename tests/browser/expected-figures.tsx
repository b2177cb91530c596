import { renderToStaticMarkup } from 'react-dom/server';
import type { Home } from '../../src/pages/home/calculation.ts';
import { SummaryBar } from '../../src/pages/home/cards.tsx';
import { page } from '../../src/pages/home/page.tsx';
import { type PayQuery, payCalculator } from '../../src/pay/pay.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { drawnCards, openedResult } from '../pages/opened-page.tsx';
import { all, parsedHtml, wordsOf } from '../support/parsed-html.ts';
import type { ShownFigures } from './calculator-page.ts';

/**
 * The figures that the cards of the home page have for `query`, entered by the year: the page must get from its fields to this pay.
 * That the figures of a pay are right, and are shown so, tests/words/pay-texts.test.ts and `npm run verify` hold.
 */
export function expectedFigures(
  query: PayQuery,
  ruleSet: RuleSetName = 'simplified',
): ShownFigures {
  const rules = RULE_SETS[ruleSet];
  const { annualSalary, taxYear, customSuperRate } = query;
  const options = { ...DEFAULT_OPTIONS, ...query.options };
  const { entered } = openedResult<Home>(page, '', rules);
  const salary = { ...entered, annual: annualSalary, customSuperRate };
  const result: Home = {
    ...page.calculator.calculate({ salary, year: taxYear, options: { options } }, rules),
    pay: payCalculator(rules)(query),
  };
  const bar = parsedHtml(renderToStaticMarkup(<SummaryBar of={result} />));
  return [drawnCards(page, result, rules), bar].flatMap((part) =>
    all(part, 'dl > div, tbody tr').map((row) => all(row, 'dt, dd, th, td').map(wordsOf)),
  );
}
