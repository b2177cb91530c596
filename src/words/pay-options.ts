/** The switches of the options card: which exclude and disable each other, and options by name. */
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../pay/pay-options.ts';
import type { Residency } from '../pay/rules/rule-set.ts';

export const DEFAULT_OPTIONS: PayOptions = {
  includesSuperannuation: false,
  noPrivateHospitalCover: false,
  nonResident: false,
  workingHolidayVisa: false,
  noTaxFreeThreshold: false,
  studentLoan: false,
  withholdTaxOffsets: false,
};

type OptionTable = Readonly<Partial<Record<PayOption, readonly PayOption[]>>>;

/** The options that turning one on turns off (docs/product.md, Options). */
const TURNS_OFF: OptionTable = {
  nonResident: ['workingHolidayVisa', 'noTaxFreeThreshold'],
  workingHolidayVisa: ['nonResident', 'studentLoan'],
  noTaxFreeThreshold: ['nonResident'],
};

/** The options that disable another's switch while they are on (docs/product.md, Options). */
const DISABLED_BY: OptionTable = {
  nonResident: ['workingHolidayVisa', 'noTaxFreeThreshold'],
  workingHolidayVisa: ['nonResident'],
  noTaxFreeThreshold: ['nonResident', 'workingHolidayVisa'],
  studentLoan: ['workingHolidayVisa'],
};

/**
 * The options after `option` is turned on or off. Turning one on first turns off what it excludes; if its
 * switch would still be disabled after that, it is not one that can be turned on, and nothing changes.
 */
export function switchOption(options: PayOptions, option: PayOption, on: boolean): PayOptions {
  const switched: Record<PayOption, boolean> = { ...options, [option]: on };
  if (!on) return switched;
  for (const excluded of TURNS_OFF[option] ?? []) switched[excluded] = false;
  return blockingOptions(switched, option).length === 0 ? switched : options;
}

/** The options that are on and disable the switch of `option`; none means that it is enabled. */
export function blockingOptions(options: PayOptions, option: PayOption): PayOption[] {
  return (DISABLED_BY[option] ?? []).filter((blocker) => options[blocker]);
}

/**
 * The options named in `text`, with commas between them. They are turned on one by one, so that no list makes a combination that the
 * switches cannot: last to first, because 'No tax-free threshold' can only be turned on before 'Working Holiday Visa'.
 */
export function optionsIn(text: string): PayOptions {
  const names = text.split(',');
  return PAY_OPTIONS.reduceRight<PayOptions>(
    (options, option) => (names.includes(option) ? switchOption(options, option, true) : options),
    DEFAULT_OPTIONS,
  );
}

/** The `options` that are on. */
export function optionsOn(options: PayOptions): PayOption[] {
  return PAY_OPTIONS.filter((option) => options[option]);
}

/** The residencies of a year, where they are a choice and not switches. */
export const RESIDENCIES: Readonly<Record<Residency, string>> = {
  resident: 'Resident',
  foreign: 'Non-resident',
  workingHoliday: 'Working holiday',
};
