/** Sentences that are too long to follow when they are read aloud. */

const MOST_WORDS = 20;

/** The sentences of `text` that have more than 20 words. */
export function longSentences(text: string): string[] {
  return sentencesIn(text).filter((sentence) => wordsIn(sentence) > MOST_WORDS);
}

/** A mark ends a sentence before a space alone: not the one in $1.50. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A word: characters between spaces, a letter or a digit among them. */
function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
