/** Opens the examples of calculators with one field changed. */
import type { ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { change, fragmentOf, isShown, type Place, placesAt } from '../../src/pages/form/form.ts';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { all } from '../support/parsed-html.ts';
import { formOfPage, openedEntries, openedMain } from './opened-page.tsx';

/** Texts for a field that has no choices. */
const TYPED = ['7', '2', '0.5', '25', '60000', 'Acme', ''];

/** An example and the same with another text in one field, each as its fragment. */
export interface Change {
  readonly before: string;
  readonly after: string;
  /** The other text; of a list, the name that was switched. */
  readonly text: string;
}

/** The fields of a page by name. The first two items of a list stand for all others. */
export function placesOf(page: CalculatorPage): Place[] {
  return [...formOfPage(page).form.values()].filter(({ index = 0 }) => index < 2);
}

/** The changes of one field in each example that shows it: to every choice that its control has, or to any text that examples have. */
export function* changesOf(page: CalculatorPage, { name, own, field }: Place): Generator<Change> {
  const { form } = formOfPage(page);
  const examples = page.examples.map((example) => openedEntries(page, example));
  const inExamples = examples.map((entries) => entries[name] ?? '');
  const texts = choicesOf(page).get(own) ?? [...inExamples, field.initial, ...TYPED];
  for (const entries of examples) {
    const isThere = placesAt(form, entries).some((place) => place.name === name);
    if (!isThere || !isShown(form, entries, name)) continue;
    for (const text of new Set(texts)) {
      const whole = field.isList ? switched(entries[name] ?? '', text) : text;
      const [before, after] = [entries, change(form, entries, name, whole)].map((each) =>
        fragmentOf(form, each, page.calculator.always),
      ) as [string, string];
      if (before !== after) yield { before, after, text };
    }
  }
}

function switched(list: string, text: string): string {
  const names = list.split(',').filter(Boolean);
  return (names.includes(text) ? names.filter((name) => name !== text) : [...names, text]).join();
}

/** The page without its inputs, which this removes. */
export function outcomeOf(main: ParentNode): ParentNode {
  for (const inputs of all(main, '.entries, .inputs')) DomUtils.removeElement(inputs);
  return main;
}

const known = new Map<CalculatorPage, Map<string, readonly string[]>>();

/** The texts that radios, switches and selects have in examples, by the own names of their fields. */
export function choicesOf(page: CalculatorPage): Map<string, readonly string[]> {
  const { form } = formOfPage(page);
  const choices = known.get(page) ?? new Map<string, readonly string[]>();
  if (known.has(page)) return choices;
  known.set(page, choices);
  for (const example of page.examples) {
    for (const control of all(openedMain(page, example), 'select, [type=radio], [type=checkbox]')) {
      const { own } = form.get(control.attribs.name ?? '') as Place;
      const options = control.name === 'select' ? all(control, 'option') : [control];
      const texts = options.map(({ attribs }) => attribs.value ?? '');
      choices.set(own, [...(choices.get(own) ?? []), ...texts]);
    }
  }
  return choices;
}
