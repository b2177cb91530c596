import { memo } from 'react';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { PAY_OPTIONS, type PayOption, type PayOptions } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { blockingOptions, optionsIn, optionsOn, switchOption } from '../../words/pay-options.ts';
import { LabelledField } from '../form/controls.tsx';
import type { FieldProps } from '../form/field.ts';
import { money, switches, type Texts } from '../form/field.ts';
import type { Question } from '../form/question.tsx';
import { Late } from '../live/late.tsx';
import { OtherJobField, otherJobFields, otherJobPayIn } from './other-job.tsx';

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

interface OptionSwitchesProps extends FieldProps {
  readonly offered?: readonly PayOption[];
  readonly notes: ControlNotes;
  /** The salary and super that 'Includes Superannuation' makes of a package, in words; empty while it is off, and where it is not offered. */
  readonly packageNote?: string;
  /** The result that options which are on are told the figures of, by the late part `OptionFigure`. Absent: they have none. */
  readonly result?: unknown;
  /** The fields of the pay of another job, below the option that the tax-free threshold is claimed there. */
  readonly otherPay: FieldProps;
  readonly otherCycle: FieldProps;
  /** The field of what was paid before, below the option of a working holiday. */
  readonly paidBefore?: FieldProps;
}

/**
 * The `offered` options, a switch each, and what there is to say below it, where the finger is. One that another option rules out is
 * disabled: the other one says so to the eye, as a line here would move it, and this one to screen readers.
 */
export const OptionSwitches = memo(function OptionSwitches(props: OptionSwitchesProps) {
  const { name, value, change, isShown, offered = PAY_OPTIONS } = props;
  const { notes, packageNote = '', result, otherPay, otherCycle, paidBefore } = props;
  if (!isShown) return null;
  const options = optionsIn(value);
  const noteOf = (option: PayOption) => {
    if (option === 'includesSuperannuation') return packageNote;
    const isOn = options[option] && blockingOptions(options, option).length === 0;
    const ruledOut = offered.filter((each) => blockingOptions(options, each).includes(option));
    const rulesOut = ruledOut.length > 0 && `Rules out ${listOf(ruledOut)}.`;
    const said = [isOn && notes.options[option], isOn && rulesOut];
    return said.filter(Boolean).join(' ');
  };
  return (
    <section className="card options">
      <h2>Options</h2>
      <ul>
        {offered.map((option) => {
          const blocking = blockingOptions(options, option);
          const note = noteOf(option);
          const hasFigure = result !== undefined && options[option];
          const described = [
            blocking.length > 0 && `${option}-blocked`,
            note && `${option}-note`,
            hasFigure && figureId(option),
          ].filter(Boolean);
          return (
            <li key={option}>
              <label>
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
                  role="switch"
                  name={name}
                  value={option}
                  checked={options[option]}
                  disabled={blocking.length > 0}
                  aria-describedby={described.join(' ') || undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    change(name, optionsOn(switchOption(options, option, checked)).join())
                  }
                />
                {OPTION_NAMES[option]}
              </label>
              {blocking.length > 0 && (
                <p className="unseen" id={`${option}-blocked`}>
                  <LiveText>{`Not available with ${listOf(blocking)}.`}</LiveText>
                </p>
              )}
              <LiveHint id={`${option}-note`}>{note}</LiveHint>
              {hasFigure && <Late of={{ option, result }} Part="OptionFigure" />}
              {option === 'noTaxFreeThreshold' && (
                <OtherJobField salary={otherPay} cycle={otherCycle} />
              )}
              {option === 'workingHolidayVisa' && paidBefore && (
                <LabelledField
                  {...paidBefore}
                  label="Paid by this employer before this pay"
                  before="$"
                  hint="Since 1 July, before tax."
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

export function figureId(option: PayOption): string {
  return `${option}-figure`;
}

/** Without the kinds of loan. */
export function shortName(option: PayOption): string {
  return OPTION_NAMES[option].replace(/ \(.*/, '');
}

function listOf(options: readonly PayOption[]): string {
  const names = options.map(shortName).join(', ');
  return names.replace(/, ([^,]*)$/, ' and $1');
}

/** The options that are on, and what is asked where they are. */
export interface EnteredOptions {
  readonly options: PayOptions;
  /** Dollars a year of the other job; undefined without one. */
  readonly otherJobPay: number | undefined;
  /** Dollars that the employer has paid a working holiday maker in the year before this pay; 0 where that is not asked. */
  readonly paidBefore: number;
}

interface OptionsLook extends Pick<OptionSwitchesProps, 'offered' | 'notes'> {
  /** Asks working holiday makers what they were paid before. */
  readonly asksPaidBefore?: boolean;
}

/** The switches of the options in a card of their own, with the pay of the other job. Its name in a form is `options`. */
export function payOptions(rules: RuleSet, look: OptionsLook): Question<EnteredOptions> {
  const { offered = PAY_OPTIONS, notes, asksPaidBefore } = look;
  const isOnHoliday = ({ options = '' }: Texts) => optionsIn(options).workingHolidayVisa;
  return {
    fields: {
      options: switches(offered),
      ...otherJobFields(rules),
      ...(asksPaidBefore && { paid: { ...money(''), when: isOnHoliday } }),
    },
    value: (own) => ({
      options: optionsIn(own.options ?? ''),
      otherJobPay: otherJobPayIn(own) || undefined,
      paidBefore: parseMoney(own.paid ?? ''),
    }),
    draw: (field, _, said) => (
      <OptionSwitches
        {...field('options')}
        offered={offered}
        notes={notes}
        otherPay={field('other-job')}
        otherCycle={field('other-job-cycle')}
        {...(asksPaidBefore && { paidBefore: field('paid') })}
        packageNote={said?.packageNote ?? ''}
        result={said?.result}
      />
    ),
  };
}
