import { memo, type ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { blockingOptions, optionsNamed, optionsOn, switchOption } from '../../words/pay-options.ts';
import type { FieldProps } from './use-form.ts';

/** The names of the options (docs/product.md, Options). */
export const OPTION_NAMES: Record<PayOption, string> = {
  includesSuperannuation: 'Includes Superannuation',
  noPrivateHospitalCover: 'No Private Hospital Cover',
  nonResident: 'Non-Resident',
  workingHolidayVisa: 'Working Holiday Visa',
  noTaxFreeThreshold: 'No tax-free threshold',
  studentLoan: 'Student Loan (HELP, VET, SSL, TSL, SFSS)',
  withholdTaxOffsets: 'Withhold Tax Offsets',
};

/** The options in the text of a field of `switches`. */
export function optionsIn(text: string): PayOptions {
  return optionsNamed(text.split(','));
}

/** The `offered` options, a switch each; one that another option rules out is disabled and says which. */
export const OptionSwitches = memo(function OptionSwitches({
  name,
  value,
  change,
  isShown,
  offered = PAY_OPTIONS,
  notes,
  packageNote = '',
  beside,
}: FieldProps & {
  readonly offered?: readonly PayOption[];
  readonly notes: ControlNotes;
  /** The salary and super that 'Includes Superannuation' makes of a package, in words; empty while it is off, and where it is not offered. */
  readonly packageNote?: string;
  /** Fields that go with an option, below its switch. */
  readonly beside?: Readonly<Partial<Record<PayOption, ReactNode>>> | undefined;
}) {
  if (!isShown) return null;
  const options = optionsIn(value);
  const noteOn = (option: PayOption) => {
    const blocking = blockingOptions(options, option);
    if (blocking.length > 0) return blockedNote(blocking);
    if (option === 'withholdTaxOffsets') return notes.withholdTaxOffsets;
    if (option === 'includesSuperannuation') return packageNote;
    return options[option] ? notes.options[option] : undefined;
  };
  return (
    <section className="card options">
      <h2>Options</h2>
      <ul>
        {offered.map((option) => (
          <OptionSwitch
            key={option}
            name={name}
            option={option}
            isOn={options[option]}
            isBlocked={blockingOptions(options, option).length > 0}
            note={noteOn(option)}
            turn={(on) => change(name, optionsOn(switchOption(options, option, on)).join())}
          >
            {beside?.[option]}
          </OptionSwitch>
        ))}
      </ul>
    </section>
  );
});

function OptionSwitch({
  name,
  option,
  isOn,
  isBlocked,
  note,
  turn,
  children,
}: {
  name: string;
  option: PayOption;
  isOn: boolean;
  isBlocked: boolean;
  note: string | undefined;
  turn: (on: boolean) => void;
  children: ReactNode;
}) {
  const noteId = `${option}-note`;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name={name}
          value={option}
          checked={isOn}
          disabled={isBlocked}
          aria-describedby={note ? noteId : undefined}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        {OPTION_NAMES[option]}
      </label>
      {note && (
        <p className="hint" id={noteId}>
          <LiveText>{note}</LiveText>
        </p>
      )}
      {children}
    </li>
  );
}

function blockedNote(blocking: readonly PayOption[]): string {
  const names = blocking.map((option) => OPTION_NAMES[option]).join(' and ');
  return `Not available with ${names}.`;
}
