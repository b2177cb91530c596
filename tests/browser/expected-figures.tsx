import { renderToStaticMarkup } from 'react-dom/server';
import { initialEntries } from '../../src/pages/form/form.ts';
import { type Calculation, calculated } from '../../src/pages/home/calculation.ts';
import { Cards, SummaryBar } from '../../src/pages/home/cards.tsx';
import { homeForm } from '../../src/pages/home/form.ts';
import { type PayQuery, payCalculator } from '../../src/pay/pay.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
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
  const calculation: Calculation = {
    ...calculated(initialEntries(homeForm(rules)), rules),
    taxYear: taxYearOf(rules, taxYear),
    query: { annualSalary, taxYear, customSuperRate, options },
    pay: payCalculator(rules)(query),
  };
  const page = parsedHtml(
    renderToStaticMarkup(
      <>
        <Cards of={calculation} />
        <SummaryBar of={calculation} />
      </>,
    ),
  );
  return all(page, 'dl > div, tbody tr').map((row) => all(row, 'dt, dd, th, td').map(wordsOf));
}
