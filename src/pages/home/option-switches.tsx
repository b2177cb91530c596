import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../../pay/index.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { blockingOptions } from '../../site/pay-options.ts';
import type { OptionChange } from './inputs.ts';

/** The spec's names of the options. */
export const OPTION_NAMES: Record<PayOption, string> = {
  includesSuperannuation: 'Includes Superannuation',
  noPrivateHospitalCover: 'No Private Hospital Cover',
  nonResident: 'Non-Resident',
  workingHolidayVisa: 'Working Holiday Visa',
  noTaxFreeThreshold: 'No tax-free threshold',
  studentLoan: 'Student Loan (HELP, VET, SSL, TSL, SFSS)',
  withholdTaxOffsets: 'Withhold Tax Offsets',
};

/** The `offered` options, a switch each; one that another option rules out is disabled and says which. */
export const OptionSwitches = memo(function OptionSwitches({
  offered = PAY_OPTIONS,
  options,
  notes,
  packageNote = '',
  change,
}: {
  offered?: readonly PayOption[];
  options: PayOptions;
  notes: ControlNotes;
  /** What 'Includes Superannuation' makes of the salary; empty while it is off, and where it is not offered. */
  packageNote?: string;
  change: (change: OptionChange) => void;
}) {
  return (
    <section className="card options">
      <h2>Options</h2>
      <ul>
        {offered.map((option) => (
          <OptionSwitch
            key={option}
            option={option}
            options={options}
            note={
              option === 'includesSuperannuation' && packageNote !== ''
                ? packageNote
                : noteOn(option, options, notes)
            }
            change={change}
          />
        ))}
      </ul>
    </section>
  );
});

function OptionSwitch({
  option,
  options,
  note: standingNote,
  change,
}: {
  option: PayOption;
  options: PayOptions;
  /** Shown while the switch is not disabled. */
  note: string | undefined;
  change: (change: OptionChange) => void;
}) {
  const blocking = blockingOptions(options, option);
  const note = blocking.length > 0 ? blockedNote(blocking) : standingNote;
  const noteId = `${option}-note`;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name={option}
          checked={options[option]}
          disabled={blocking.length > 0}
          aria-describedby={note && noteId}
          onChange={({ currentTarget }) =>
            change({ input: 'option', option, on: currentTarget.checked })
          }
        />
        {OPTION_NAMES[option]}
      </label>
      {note && (
        <p className="hint" id={noteId}>
          <LiveText>{note}</LiveText>
        </p>
      )}
    </li>
  );
}

function noteOn(option: PayOption, options: PayOptions, notes: ControlNotes): string | undefined {
  if (option === 'withholdTaxOffsets') return notes.withholdTaxOffsets;
  return options[option] ? notes.options[option] : undefined;
}

function blockedNote(blocking: readonly PayOption[]): string {
  const names = blocking.map((option) => OPTION_NAMES[option]).join(' and ');
  return `Not available with ${names}.`;
}
