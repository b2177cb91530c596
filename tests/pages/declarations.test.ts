/** What every declaration of a calculator is held to: each is found by the registry. */
import { describe, expect, test } from 'vitest';
import { isList, type Questions } from '../../src/pages/form/question.tsx';
import type { Section } from '../../src/pages/live/calculator.ts';
import { legislated, RULE_SETS } from '../support/known-law.ts';
import { all, wordsOf } from '../support/parsed-html.ts';
import {
  calculatorPages,
  changesOf,
  formOfPage,
  fragmentAfter,
  openedMain,
  openedResult,
  outcomeOf,
  placesOf,
} from './opened-page.tsx';

/** The questions without a control: a button sets one, and old links have the other. */
const WITHOUT_CONTROL = ['kept', 'partTime'];

/** The questions that no section asks: the answer has the control of its period. */
const ASKED_ELSEWHERE = [...WITHOUT_CONTROL, 'show'];

/** The names that sections ask for with a result: those of an item begin with the name of its list. */
function namesAsked(sections: readonly Section<unknown>[], result: unknown, list = ''): string[] {
  return sections.flatMap(({ ask = [], sections = [], items }) => {
    const start = items === undefined ? list : `${items}.`;
    const names = typeof ask === 'function' ? ask(result) : ask;
    return [...names.map((name) => start + name), ...namesAsked(sections, result, start)];
  });
}

function namesDeclared(questions: Questions, list = ''): string[] {
  return Object.entries(questions).flatMap(([name, question]) =>
    isList(question) ? namesDeclared(question.each(0), `${name}.`) : list + name,
  );
}

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  test.each(await calculatorPages(rules))('$path asks each of its questions once', (page) => {
    const sections = page.calculator.sections(rules);
    const asked = page.examples.map((example) =>
      namesAsked(sections, openedResult(page, example, rules)),
    );
    for (const names of asked) expect(names).toEqual([...new Set(names)]);
    const declared = namesDeclared(formOfPage(page, rules).questions);
    expect(new Set(asked.flat())).toEqual(
      new Set(declared.filter((name) => !ASKED_ELSEWHERE.includes(name))),
    );
  });
});

function notesNamed(sections: readonly Section<unknown>[]): string[] {
  return sections.flatMap(({ note, sections = [] }) => [
    ...(note === undefined ? [] : [note]),
    ...notesNamed(sections),
  ]);
}

describe.each(Object.values(RULE_SETS))('by the $name set', async (rules) => {
  test.each(await calculatorPages(rules))(
    '$path draws the notes that its sections name',
    (page) => {
      const named = notesNamed(page.calculator.sections(rules));
      expect(Object.keys(page.late.notes ?? {})).toEqual(expect.arrayContaining(named));
      const drawn = page.examples.map((example) => wordsOf(openedMain(page, example, rules)));
      for (const name of named) {
        const note = page.late.notes?.[name] ?? '';
        const says = typeof note === 'string' ? note : note.says;
        expect(drawn.filter((words) => words.includes(says)).length, name).toBeGreaterThan(0);
      }
    },
  );
});

const pages = await calculatorPages(legislated);

test.each(pages)('$path writes each of its examples as it is', (page) => {
  expect(page.examples[0]).toBe('');
  expect(page.examples.map((example) => fragmentAfter(page, example))).toEqual(page.examples);
});

describe.each(pages)('on $path', (page) => {
  const { questions } = formOfPage(page);
  const lists = Object.keys(questions).filter((name) =>
    isList(questions[name] as Questions[string]),
  );

  test.each(placesOf(page))('$name has a control, and counts', (place) => {
    const { name } = place;
    // Buttons change the number of a list's items.
    const isWithout = WITHOUT_CONTROL.some((each) => name in (questions[each]?.fields ?? {}));
    let hasControl = isWithout || lists.includes(name);
    let counts = false;
    const known = new Map<string, string>();
    for (const { before, after } of changesOf(page, place)) {
      if (!known.has(before)) {
        const main = openedMain(page, before);
        hasControl ||= all(main, `[name="${name}"]`).length > 0;
        known.set(before, wordsOf(outcomeOf(main)));
      }
      counts = known.get(before) !== wordsOf(outcomeOf(openedMain(page, after)));
      if (counts && hasControl) break;
    }
    expect({ hasControl, counts }).toEqual({ hasControl: true, counts: true });
  });
});
