/** The page on a bonus, read back, for the entries of a link, by the law. */
import type { ParentNode } from 'domhandler';
import { renderToString } from 'react-dom/server';
import { type BonusAnswer, bonusAnswer } from '../../../src/pages/bonus/answer-texts.ts';
import { type BonusCalculation, calculated } from '../../../src/pages/bonus/bonus-calculation.ts';
import { YearSoFar } from '../../../src/pages/bonus/bonus-fields.tsx';
import { bonusForm, bonusLinks, shownFields } from '../../../src/pages/bonus/bonus-form.ts';
import { Cards } from '../../../src/pages/bonus/cards.tsx';
import { initialEntries } from '../../../src/pages/form/form.ts';
import type { RuleSet } from '../../../src/pay/rules/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { all, first, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import { sectionUnder } from '../rendered-page.tsx';

const law: RuleSet = legislated;

export function bonusIn(fragment: string): BonusCalculation {
  const entries = bonusLinks(bonusForm(law)).entriesIn(fragment);
  if (entries === undefined) throw new Error(`${fragment} is no fragment of the page`);
  return calculated(entries, law);
}

export function answerIn(fragment: string): BonusAnswer {
  return bonusAnswer(bonusIn(fragment));
}

/** The fields of method B(ii). */
export function yearSoFarOf(fragment: string): ParentNode {
  const form = bonusForm(law);
  const entries = bonusLinks(form).entriesIn(fragment) ?? initialEntries(form);
  const field = (name: keyof typeof form) => ({
    name,
    field: form[name],
    value: entries[name],
    typed: undefined,
    change: () => {},
    isShown: true,
  });
  const fields = { field, shown: shownFields(entries), calculation: calculated(entries, law) };
  return parsedHtml(renderToString(<YearSoFar {...fields} />));
}

/** The cards below the answer. */
export function cardsOf(fragment: string): ParentNode {
  return parsedHtml(renderToString(<Cards calculation={bonusIn(fragment)} />));
}

/** The labels and amounts of a card's list. */
export function listIn(cards: ParentNode, heading: string): [label: string, amount: string][] {
  return all(sectionUnder(cards, heading), '.figures > div').map((figure) => [
    wordsOf(first(figure, 'dt')),
    wordsOf(first(figure, 'dd')),
  ]);
}

/** A row of the year: without the bonus, with it, the difference. */
export function yearRow(cards: ParentNode, label: string): string[] | undefined {
  const found = all(cards, 'tbody tr').find((row) => wordsOf(first(row, 'th')) === label);
  return found && all(found, 'td').map(wordsOf);
}

/** The notes below the table of the year. */
export function yearNotesIn(cards: ParentNode): string[] {
  return all(sectionUnder(cards, 'The year with and without it'), '.hint').map(wordsOf);
}
