/** The page that compares two pays, read back, for the entries of a link. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { type Compared, compared } from '../../../src/pages/compare/calculation.ts';
import { neededIn } from '../../../src/pages/compare/card-texts.ts';
import { Cards } from '../../../src/pages/compare/cards.tsx';
import { type CompareEntries, compareForm, compareLinks } from '../../../src/pages/compare/form.ts';
import { answerTo, spokenAnswer } from '../../../src/pages/compare/texts.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { openedBy, sectionUnder } from '../rendered-page.tsx';

export function comparedIn(fragment: string, name: RuleSetName = 'simplified'): Compared {
  return compared(entriesIn(fragment, name), RULE_SETS[name]);
}

/** The salary that gives the wanted pay, in a sentence. */
export function neededFor(fragment: string, name: RuleSetName = 'simplified'): string {
  const entries = entriesIn(fragment, name);
  const { 'want-salary': salary, 'want-cycle': cycle, 'want-included': included } = entries;
  return neededIn({ ...entries, salary, cycle, included, rules: RULE_SETS[name] });
}

function entriesIn(fragment: string, name: RuleSetName): CompareEntries {
  return openedBy(compareLinks(compareForm(RULE_SETS[name])), fragment);
}

/** The cards below the fields. */
export function cardsOf(fragment: string, name: RuleSetName = 'simplified'): ParentNode {
  const shown = comparedIn(fragment, name);
  return parsedHtml(
    renderToString(
      <>
        <Cards.Differences of={shown} />
        <Cards.EachPay of={shown} />
      </>,
    ),
  );
}

export function answerIn(fragment: string, name: RuleSetName = 'simplified'): string {
  return spokenAnswer(answerTo(comparedIn(fragment, name)));
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
