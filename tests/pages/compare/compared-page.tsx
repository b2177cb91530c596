/** The page that compares two pays, read back, for the entries of a link. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { type Compared, compared } from '../../../src/pages/compare/compared.ts';
import { comparisonForm, comparisonLinks } from '../../../src/pages/compare/comparison-form.ts';
import { EachPay } from '../../../src/pages/compare/each-pay.tsx';
import { Outcome } from '../../../src/pages/compare/outcome.tsx';
import type { RuleSetName } from '../../../src/pay/rules/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';
import { all, first, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { sectionUnder } from '../rendered-page.tsx';

export function comparedIn(fragment: string, name: RuleSetName = 'simplified'): Compared {
  const rules = RULE_SETS[name];
  const entries = comparisonLinks(comparisonForm(rules)).entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return compared(entries, rules);
}

/** The cards below the fields. */
export function cardsOf(fragment: string, name: RuleSetName = 'simplified'): ParentNode {
  const shown = comparedIn(fragment, name);
  return parsedHtml(renderToString(<Outcome compared={shown} EachPay={EachPay} />));
}

export function answerIn(fragment: string, name: RuleSetName = 'simplified'): string {
  return comparedIn(fragment, name).answer.join(' ');
}

/** A row of the table: the first pay, the second, the difference. */
export function row(cards: ParentNode, label: string): string[] | undefined {
  const found = all(cards, 'tbody tr').find((each) => wordsOf(first(each, 'th')) === label);
  return found && all(found, 'td').map(wordsOf);
}

export function rowsOf(cards: ParentNode): string[] {
  return all(cards, 'tbody th').map(wordsOf);
}

/** The sentences below the table. */
export function belowTable(cards: ParentNode): string {
  return all(cards, 'table + p').map(wordsOf).join(' ');
}

/** The paragraphs of a card. */
export function words(cards: ParentNode, heading: string): string {
  return all(sectionUnder(cards, heading), 'p').map(wordsOf).join(' | ');
}

/** The key of both bars. */
export function keyOf(cards: ParentNode): string[] {
  return all(cards, '.pay-bar li').map(wordsOf);
}
