/**
 * The cards and questions by the headings that pages have for them today, in which `#` stands for a figure. Expected figures are keyed by
 * card and question, so a new wording of a heading changes this table alone, or the
 * page's own. A heading that is not listed is its own key.
 */
const CARDS: Headings = {
  // Salary pages have these.
  'Where your pay goes': 'shares',
  'With a student loan': 'loan',
  'If super is included': 'package',
  'Per hour': 'hour',
  'How # compares': 'earnings',
  'earnings-spread': 'earnings plot',
  'The next #': 'next dollars',
  'bracket-scale': 'bracket',
  'Take-home pay by tax year': 'years',
  'Effective tax rate': 'effective rate',
  'Tax components': 'components',
  Superannuation: 'super',
  'PAYG withholding': 'withholding',
  Reminder: 'reminder',
  'How much is # after tax?': 'net?',
  'How much tax is paid on #?': 'tax?',
  'How much is # an hour?': 'hour?',
  'What is the marginal tax rate?': 'marginal rate?',
  'How is the Medicare levy worked out?': 'levy?',
  'Why is there no Medicare levy?': 'levy?',
  'How much super is paid on #?': 'super?',
  'What if # includes super?': 'package?',
  'What if I have a student loan?': 'loan?',
  'What if I have no private hospital cover?': 'surcharge?',
  'Why does my payslip differ?': 'payslip?',
  'Are tax offsets included?': 'offsets?',
  'How much was # after tax in #?': 'year before?',
  'How does # compare with other salaries?': 'earnings?',
  // Hourly rate pages have these.
  'Before and after tax': 'pays',
  'By hours a week': 'hours',
  'With a study loan': 'loan',
  'Casual loading and overtime': 'casual',
  'Minimum wage and super': 'minimum wage',
  'How much is # an hour a year?': 'year?',
  'How much is # an hour a week?': 'week?',
  'How much is # an hour a fortnight?': 'fortnight?',
  'How much is # an hour a month?': 'month?',
  'How much tax is paid on # an hour?': 'tax?',
  'What if four weeks are unpaid?': 'unpaid weeks?',
  'How much is # an hour with casual loading?': 'loading?',
  'Is super on top?': 'super?',
  'How much was # an hour after tax in #?': 'year before?',
  // Several live pages have these.
  'Gross Annual Salary (AUD)': 'pay field',
  'pay-bar': 'shares',
  'Your job': 'job fields',
  'Your year': 'year fields',
  // Other pages have these.
  'Response time': 'response',
  'Where the figures come from': 'sources',
  'A simplified model of the year': 'differences',
  'What the estimates leave out': 'limits',
};

/** The card or question of each heading. */
export type Headings = Readonly<Record<string, string>>;

/** The key of a heading, whose figures are `#`, on a page with `headings` of its own. The footer's has the name of the site in it. */
export function cardOf(heading: string, headings: Headings): string {
  return headings[heading] ?? CARDS[heading] ?? heading.replace(/^About .*/, 'About');
}
