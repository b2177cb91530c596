/** Checks the elements of a page with html-validate, and with rules of our own where html-validate has none. */
import {
  HtmlValidate,
  type MetaDataTable,
  type RuleConfig,
  StaticConfigLoader,
} from 'html-validate';
import { addFault, type FaultTally } from './faults.ts';
import { attribute, descendants, elementsNamed, parsePage } from './html-page.ts';
import { rateOf, salaryOf } from './site-folder.ts';

/** Changes to the rules that html-validate recommends, which include those of the standard and of accessibility. */
const RULES: RuleConfig = {
  // The standard allows both spellings; the minifier writes this one.
  'doctype-style': ['error', { style: 'lowercase' }],
  // The same goes for these: pages of salaries and rates have the spelling of React, others that of the minifier.
  'attribute-boolean-style': 'off',
  'void-style': 'off',
  // A page's scripts and styles come from the same host and build as the page, so integrity hashes add nothing.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A button's type matters in forms only, where `ELEMENTS` asks for one.
  'no-implicit-button-type': 'off',
  // The answer is there at each key, so a form has nothing to submit.
  'wcag/h32': 'off',
  // All options are checkboxes under one name.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
  // The rule ignores that the menu's landmarks are in a dialog; `checkElements` does not.
  'unique-landmark': 'off',
  // The Content-Security-Policy blocks handlers and styles in the page. The rule for style attributes is recommended already.
  'attr-pattern': ['error', { pattern: '(?!on).*', ignoreForeign: false }],
  'no-style-tag': 'error',
};

/** Attributes that elements need on this site, beyond the HTML standard. */
const ELEMENTS: MetaDataTable = {
  a: { attributes: { href: { required: true } } },
  // A form holds the fields of a live page and sends nothing.
  form: { attributes: { action: { allowed: () => 'a form sends nothing' } } },
  button: {
    attributes: {
      type: {
        enum: ['button', 'reset'],
        required: (button) => button.closest('form') && 'a form sends nothing',
      },
    },
  },
  script: {
    attributes: {
      src: {
        required: (script) =>
          script.getAttribute('type') !== 'application/ld+json' && 'the policy blocks the script',
      },
    },
  },
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5', ELEMENTS],
    rules: RULES,
  }),
);

/** Reports faulty elements on the page at `address`. Its texts don't matter, so one page of each shape is enough. */
export async function checkElements(
  address: string,
  html: string,
  faults: FaultTally,
): Promise<void> {
  const note = (label: string, shown: string, expected: string) =>
    addFault(faults, { page: address, label, shown, expected });
  const page = parsePage(address, html);
  const counts = {
    header: 1,
    main: 1,
    // The disclaimer has none; see Shared layout in `docs/product.md`.
    footer: /^\/disclaimer\/?$/.test(address) ? 0 : 1,
    // Each question is one. Other pages may have any number.
    ...(salaryOf(address) > 0 && { details: 11 }),
    ...(rateOf(address) > 0 && { details: 9 }),
  };
  // The header of the page's own content is no landmark.
  const inMain = elementsNamed(page, 'main').flatMap((main) => descendants(main, 'header')).length;
  for (const [name, count] of Object.entries(counts)) {
    const found = elementsNamed(page, name).length - (name === 'header' ? inMain : 0);
    if (found !== count) note(`<${name}> elements`, `${found}`, `${count}`);
  }
  // A dialog hides the rest of the page while it is open, so its names do not clash with those outside.
  const inDialogs = elementsNamed(page, 'dialog').flatMap((dialog) => descendants(dialog, 'nav'));
  const names = elementsNamed(page, 'nav')
    .filter((nav) => !inDialogs.includes(nav))
    .map((nav) => attribute(nav, 'aria-label') ?? '');
  if (!names.includes('Main')) note("navigation named 'Main'", '', 'one');
  names.forEach((name, index) => {
    if (name === '' || names.indexOf(name) < index) {
      note('name of a navigation', name, 'unlike the others');
    }
  });
  const ids = page.elements.map((element) => attribute(element, 'id'));
  for (const button of elementsNamed(page, 'button')) {
    const target = attribute(button, 'commandfor');
    if (!ids.includes(target)) note('commandfor', `'${target}'`, 'an id of the page');
  }

  const { results } = await validator.validateString(html, address);
  for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
    note(ruleId, `${message} (line ${line}, column ${column})`, 'valid HTML');
  }
}
