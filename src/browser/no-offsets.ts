/** Replaces `src/site/offset-texts.ts` in the scripts of a rule set without tax offsets (`chosenRules`). */
import type * as texts from '../site/offset-texts.ts';

export const offsetTexts: typeof texts.offsetTexts = () => [];

export const offsetsLaterText: typeof texts.offsetsLaterText = () => '';
