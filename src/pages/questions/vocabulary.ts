/** The words in which calculators write their entries. Each calculator reads those of all others. */

/** The switches of the options, each with the entry of its own that says the same. */
const SWITCHES = [
  ['studentLoan', 'loan', 'yes'],
  ['nonResident', 'residency', 'foreign'],
  ['workingHolidayVisa', 'residency', 'workingHoliday'],
  ['noPrivateHospitalCover', 'cover', 'none'],
  ['noTaxFreeThreshold', 'threshold', 'no'],
  ['includesSuperannuation', 'included', 'yes'],
] as const;

/** The entries of a fragment, in the words of every calculator, those of older links included. */
export function understood(fragment: string): URLSearchParams {
  const current = fragment.replace(/\bcouple=/, 'family=').replace(/\bcover=no\b/, 'cover=none');
  const given = new URLSearchParams(current.slice(1));
  const options = new Set(given.get('options')?.split(','));
  for (const [option, name, text] of SWITCHES) {
    if (given.get(name) === text) options.add(option);
    else if (options.has(option) && !given.has(name)) given.set(name, text);
  }
  if (options.size > 0) given.set('options', [...options].join());
  return given;
}
