/** The actions at the end of an answer, as each site sends them. tests/browser has what they do. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partsOf } from '../../../src/pages/live/calculator-page.tsx';
import { type DescribedRuleSet, RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { all, first, parsedHtml, wordsOf } from '../../support/parsed-html.ts';

function sentActions(rules: DescribedRuleSet) {
  const { Actions } = partsOf({ cards: () => [] }, rules);
  return parsedHtml(renderToString(<Actions of={{ entries: {}, fragmentOf: () => '' }} />));
}

// Whether the browser can share is unknown before the script runs.
test('a simplified site sends Copy link and Reset', () => {
  const actions = sentActions(RULE_SETS.simplified);
  expect(all(actions, 'button, label').map(wordsOf)).toEqual(['Copy link', 'Reset']);
});

test('a legislated site sends them and a switch, which is off and no entry of the form', () => {
  const actions = sentActions(RULE_SETS.legislated);
  expect(all(actions, 'button, label').map(wordsOf)).toEqual([
    'Copy link',
    'Reset',
    'Remember me on this device',
  ]);
  expect(first(actions, 'label input').attribs).toEqual({ type: 'checkbox', role: 'switch' });
});
