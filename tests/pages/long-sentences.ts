/** Sentences that are too long to follow when they are read aloud. */
import type { ParentNode } from 'domhandler';
import { linesOf } from '../support/parsed-html.ts';

const MOST_WORDS = 20;

/** The beginnings of the sentences that may be longer. */
const EXCEPTIONS = [
  'Free Australian pay calculator: work out income tax,',
  'They are simpler than the law, are for a single person,',
  'They follow the law for a single person with one job,',
  'From each pay, employers withhold whole dollars',
  'Paid fortnightly, about $372 more is withheld',
  'You can ask your employer in writing to withhold more',
];

/**
 * The sentences of `content` that have more than 20 words. An element ends a sentence, although no mark may do so in its text; a link, or
 * a word in bold, does not. A mark ends one before a space alone: not the one in $1.50.
 */
export function longSentences(content: ParentNode): string[] {
  const sentences = linesOf(content).flatMap((line) => line.trim().split(/(?<=[.!?])\s+/));
  return sentences.filter(
    (sentence) =>
      wordsIn(sentence) > MOST_WORDS && !EXCEPTIONS.some((start) => sentence.startsWith(start)),
  );
}

/** A word: characters between spaces, a letter or a digit among them. */
function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
