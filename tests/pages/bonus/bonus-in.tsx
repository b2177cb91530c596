/** The page on a bonus, read back, for the entries of a link, by the law. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { YearSoFar } from '../../../src/pages/bonus/bonus.tsx';
import { type BonusCalculation, calculated } from '../../../src/pages/bonus/calculation.ts';
import { Cards } from '../../../src/pages/bonus/cards.tsx';
import { type BonusEntries, bonusForm } from '../../../src/pages/bonus/form.ts';
import { type BonusAnswer, bonusAnswer } from '../../../src/pages/bonus/texts.ts';
import { countingEntries, linksOf } from '../../../src/pages/form/form.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { legislated } from '../../support/known-law.ts';
import { all, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { fieldOf, openedBy, sectionUnder } from '../rendered-page.tsx';

const law: RuleSet = legislated;

const form = bonusForm(law);

/** The entries of a link that count. */
function entriesOf(fragment: string): BonusEntries {
  return countingEntries(form, openedBy(linksOf(form), fragment));
}

export function bonusIn(fragment: string): BonusCalculation {
  return calculated(entriesOf(fragment), law);
}

export function answerIn(fragment: string): BonusAnswer {
  return bonusAnswer(bonusIn(fragment));
}

/** The fields of method B(ii). */
export function yearSoFarOf(fragment: string): ParentNode {
  const entries = entriesOf(fragment);
  const field = (name: keyof typeof form) => fieldOf(form, entries, name);
  return parsedHtml(
    renderToString(<YearSoFar field={field} calculation={calculated(entries, law)} />),
  );
}

/** The cards below the answer. */
export function cardsOf(fragment: string): ParentNode {
  return parsedHtml(renderToString(<Cards of={bonusIn(fragment)} />));
}

/** The labels and amounts of a card's list. */
export function listIn(cards: ParentNode, heading: string): Labelled[] {
  return labelledIn(sectionUnder(cards, heading));
}

/** The steps of how it is worked out: those of method B(ii) after the others. */
export function stepsIn(cards: ParentNode): Labelled[][] {
  return all(cards, 'details .figures').map(labelledIn);
}

type Labelled = [label: string, amount: string];

function labelledIn(part: ParentNode): Labelled[] {
  const amounts = all(part, 'dd:not(.note)');
  return all(part, 'dt').map((label, index) => [
    wordsOf(label),
    amounts[index] ? wordsOf(amounts[index]) : '',
  ]);
}

/** The notes below the table of the year. */
export function yearNotesIn(cards: ParentNode): string[] {
  return all(sectionUnder(cards, 'The year with and without it'), '.hint').map(wordsOf);
}
