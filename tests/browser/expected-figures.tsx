import { type ChildNode, isText, type ParentNode } from 'domhandler';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialEntries } from '../../src/pages/form/form.ts';
import { type Calculation, calculated } from '../../src/pages/home/calculation.ts';
import { Cards, SummaryBar } from '../../src/pages/home/cards.tsx';
import { homeForm } from '../../src/pages/home/form.ts';
import { type PayQuery, payCalculator, taxYearOf } from '../../src/pay/index.ts';
import { RULE_SETS, type RuleSetName } from '../../src/pay/rules/index.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { all, first, parsedHtml } from '../support/parsed-html.ts';
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
  const listUnder = (heading: string) => {
    const card = all(page, 'section').find((section) =>
      all(section, ':scope > h2').some((title) => textOf(title) === heading),
    );
    return Object.fromEntries(
      all(card ?? page, 'dl > div').map((figure) => [
        textOf(first(figure, 'dt')),
        all(figure, 'dd').map(textOf).join(', '),
      ]),
    );
  };
  return {
    taxBreakdown: listUnder('Tax Breakdown'),
    takeHomePay: listUnder('Take-Home Pay'),
    comprehensive: Object.fromEntries(
      all(first(page, '.comprehensive table'), 'tbody tr').map((row) => [
        textOf(first(row, 'th')),
        all(row, 'td').map(textOf),
      ]),
    ),
    summary: listUnder('Pay summary'),
  };
}

/** As the `textContent` of the DOM. */
function textOf(node: ParentNode | ChildNode): string {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
