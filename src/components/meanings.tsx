import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { meaningsOf, type Word } from '../words/meanings.ts';
import { NamedTexts } from './named-texts.tsx';

interface MeaningsProps {
  readonly of: readonly Word[];
  readonly rules: DescribedRuleSet;
}

/** Words of a page that not everybody knows, folded away with what they mean. */
export function Meanings({ of, rules }: MeaningsProps) {
  return (
    <details>
      <summary>What the words mean</summary>
      <NamedTexts className="treatments" of={meaningsOf(of, rules)} />
    </details>
  );
}
