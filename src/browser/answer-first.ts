import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Field } from './entered-inputs.ts';
import { listen } from './listen.ts';

/** What answers the inputs of a page. */
export interface AnswerTexts<Inputs> {
  /** Selects the elements that have the texts. */
  readonly places: string;
  /** The texts for `inputs`, in the order of the page. */
  readonly textsOf: (inputs: Inputs) => readonly string[];
}

/**
 * Answers what is typed before React hears of it, so that the answer is painted first: writes the texts for what `typedIn`
 * returns, the inputs with the text of a field, and gives React the event after the paint. React gets at once what its
 * field does not keep as it is, and what has an answer of another form.
 */
export function useAnswerFirst<Inputs extends object>(
  inputs: Inputs,
  typedIn: (field: Field) => Inputs,
  { places, textsOf }: AnswerTexts<Inputs>,
): void {
  const shown = useRef<{ texts: readonly string[]; elements: NodeListOf<Element> }>(undefined);

  useLayoutEffect(() => {
    shown.current = { texts: textsOf(inputs), elements: document.querySelectorAll(places) };
  });

  const answer = useEffectEvent((field: Field): boolean => {
    const typed = typedIn(field);
    const texts = textsOf(typed);
    const { texts: before, elements } = shown.current as NonNullable<typeof shown.current>;
    if (typed[field.name as keyof Inputs] !== field.value || texts.length !== elements.length) {
      return false;
    }
    elements.forEach((element, index) => {
      const text = texts[index] as string;
      // What stays is left as it is: the browser may have translated it.
      if (text === before[index]) return;
      // It has one text, or one element that a translator made of it. To change it costs less layout than to replace it.
      (element.firstChild ?? element).textContent = text;
    });
    return true;
  });

  useLayoutEffect(() => {
    let waiting: EventTarget | null | undefined;
    const tellReact = () => {
      const field = waiting;
      waiting = undefined;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const hear = (event: Event) => {
      // What the visitor does next comes after what was typed: also the next key, which a field judges by its text before.
      if (waiting || !event.isTrusted || event.type !== 'input') return tellReact();
      if (!answer(event.target as Field)) return;
      event.stopPropagation();
      waiting = event.target;
      // A frame's callbacks run before it is painted, a timer that they start after it.
      requestAnimationFrame(() => setTimeout(tellReact, 1));
    };
    return listen(
      [
        'beforeinput',
        'input',
        'click',
        'hashchange',
        'visibilitychange',
        'pagehide',
        'beforeprint',
      ],
      hear,
    );
  }, []);

  // All that a key changes is in its `input` event. React would handle these first, for nothing.
  useLayoutEffect(() => listen(['keydown', 'keypress'], keepFromReact), []);
}

function keepFromReact(event: Event): void {
  if (event.target instanceof HTMLInputElement) event.stopPropagation();
}
