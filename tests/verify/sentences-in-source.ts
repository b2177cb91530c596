/** Finds sentences in the source, and exchanges two of their arguments. */

/** The source of a file in which two neighbouring arguments of a sentence have changed places. */
export interface Exchange {
  /** The sentence as the file has it, such as `` `${tax} of ${gross}` ``. */
  readonly sentence: string;
  readonly source: string;
}

/** Each pair of neighbouring arguments in a sentence of `source`, exchanged. A sentence is a template that has words. */
export function exchangesIn(source: string): Exchange[] {
  return Array.from(source.matchAll(/`(?:[^`\\]|\\.)*`/g)).flatMap(({ 0: sentence, index }) => {
    const found = argumentsOf(sentence);
    if (!/\p{L}{2} | \p{L}{2}/u.test(withoutArguments(sentence, found))) return [];
    return found.slice(1).flatMap((second, at) => {
      const first = found[at] as Argument;
      if (first.text === second.text) return [];
      const exchanged =
        sentence.slice(0, first.from) +
        second.text +
        sentence.slice(first.from + first.text.length, second.from) +
        first.text +
        sentence.slice(second.from + second.text.length);
      const end = index + sentence.length;
      return [{ sentence, source: source.slice(0, index) + exchanged + source.slice(end) }];
    });
  });
}

interface Argument {
  readonly from: number;
  readonly text: string;
}

/** The expressions of a template, without their `${` and `}`. */
function argumentsOf(template: string): Argument[] {
  const found: Argument[] = [];
  for (let at = template.indexOf('${'); at >= 0; at = template.indexOf('${', at)) {
    const from = at + 2;
    let depth = 1;
    for (at = from; depth > 0 && at < template.length; at++) {
      if (template[at] === '{') depth++;
      if (template[at] === '}') depth--;
    }
    // The end of the text is that of a template inside an argument.
    if (depth > 0) return [];
    found.push({ from, text: template.slice(from, at - 1) });
  }
  return found;
}

function withoutArguments(template: string, found: readonly Argument[]): string {
  return found.reduceRight(
    (text, { from, text: { length } }) => text.slice(0, from) + text.slice(from + length),
    template,
  );
}
