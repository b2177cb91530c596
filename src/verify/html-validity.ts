/** Checks a page against the HTML standard and rules of accessibility with html-validate. */
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { addFault, type FaultTally } from './faults.ts';

/** Changes to its recommended rules, which include those of the standard. */
const RULES: RuleConfig = {
  // The standard allows both spellings; the minifier writes this one.
  'doctype-style': ['error', { style: 'lowercase' }],
  // A page's scripts and styles come from the same host and build as the page, so integrity hashes add nothing.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A button's type matters in forms only, where the structure check asks for one.
  'no-implicit-button-type': 'off',
  // The answer is there at each key, so a form has nothing to submit.
  'wcag/h32': 'off',
  // All options are checkboxes under one name.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
  // The rule ignores that the menu's landmarks are in a dialog; the structure check does not.
  'unique-landmark': 'off',
};

/** Notes every error and warning of html-validate on the page of `address`. */
export async function checkValidity(
  address: string,
  html: string,
  faults: FaultTally,
): Promise<void> {
  const { results } = await validator.validateString(html, address);
  for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
    addFault(faults, {
      page: address,
      label: ruleId,
      shown: `${message} (line ${line}, column ${column})`,
      expected: 'valid HTML',
    });
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5'],
    rules: RULES,
  }),
);
