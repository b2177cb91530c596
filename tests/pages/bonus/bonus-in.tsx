/** The page on a bonus, read back, for the entries of a link, by the law. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { type BonusAnswer, bonusAnswer } from '../../../src/pages/bonus/answer-texts.ts';
import { type BonusCalculation, calculated } from '../../../src/pages/bonus/bonus-calculation.ts';
import { bonusForm, bonusLinks } from '../../../src/pages/bonus/bonus-form.ts';
import { Cards } from '../../../src/pages/bonus/cards.tsx';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { sectionUnder, wordsOf } from '../rendered-page.tsx';

const law: RuleSet = legislated;

export function bonusIn(fragment: string): BonusCalculation {
  const entries = bonusLinks(bonusForm(law)).entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return calculated(entries, law);
}

export function answerIn(fragment: string): BonusAnswer {
  return bonusAnswer(bonusIn(fragment));
}

/** The cards below the answer. */
export function cardsOf(fragment: string): HTMLElement {
  return parse(renderToString(<Cards calculation={bonusIn(fragment)} />));
}

/** The labels and amounts of a card's list. */
export function listIn(cards: HTMLElement, heading: string): [label: string, amount: string][] {
  return sectionUnder(cards, heading)
    .querySelectorAll('.figures > div')
    .map((figure) => [wordsOf(figure.querySelector('dt')), wordsOf(figure.querySelector('dd'))]);
}

/** A row of the year: without the bonus, with it, the difference. */
export function yearRow(cards: HTMLElement, label: string): string[] | undefined {
  return cards
    .querySelectorAll('tbody tr')
    .find((row) => wordsOf(row.querySelector('th')) === label)
    ?.querySelectorAll('td')
    .map(wordsOf);
}

/** The notes below the table of the year. */
export function yearNotesIn(cards: HTMLElement): string[] {
  return sectionUnder(cards, 'The year with and without it').querySelectorAll('.hint').map(wordsOf);
}
