/** Holds the HTML of a page to the standard, with html-validate. */
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { addFault, type FaultTally } from './faults.ts';

/** Its recommended rules, which contain the standard's, but for these. */
const RULES: RuleConfig = {
  // The standard has both spellings; the minifier writes this one.
  'doctype-style': ['error', { style: 'lowercase' }],
  // A page's scripts and styles come from its own host, in the same build: nobody stands between.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A button's type matters in a form, and no page has one: the structure proof sees to that.
  'no-implicit-button-type': 'off',
  // Knows nothing of dialogs, in which the menu's links stand: the structure proof does.
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
