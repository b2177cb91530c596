/** A pay in a card of its own, on pages that are about it. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { CYCLE_NAMES, type PayCycle } from '../../words/pay-cycles.ts';
import { Choice, TextField } from '../form/controls.tsx';
import type { Fields } from '../form/field.ts';
import type { Question } from '../form/question.tsx';
import {
  type AmountFields,
  amountFields,
  type EnteredPay,
  HOURS,
  HoursField,
  isHourly,
  type PayLook,
  payIn,
  useWhichMeant,
} from './pay.tsx';

/** A pay in a card of its own, in the class `className`. */
export function payInCard(
  amount: string,
  className: string,
  look: PayLook = {},
): Question<EnteredPay> {
  const { superIn, ...limits } = look;
  return {
    fields: { ...amountFields(amount, limits), hours: { ...HOURS, when: isHourly } },
    value: (own) => payIn(own),
    draw: (field, _, said) => (
      <PayCard
        salary={field('salary')}
        cycle={field('cycle')}
        hours={field('hours')}
        superPlace={superIn && field(superIn)}
        className={className}
        hint={said?.hint}
      />
    ),
  };
}

interface PayCardProps extends AmountFields, Fields<'hours'> {
  readonly className: string;
  readonly hint?: string | undefined;
}

/** A pay in a card that its cycle names: the label of the amount is its title. Its cycles are radios. */
export const PayCard = memo(function PayCard(props: PayCardProps) {
  const { salary, cycle, hours, className, hint = '' } = props;
  const title = TITLES[cycle.value as PayCycle];
  const asked = useWhichMeant(props);
  return (
    <section className={className}>
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{title}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField {...salary} inputMode="decimal" before="$" hint={hint} question={asked} />
      <HoursField {...hours} hint={`Paid for ${WEEKS_PER_YEAR} weeks a year, without overtime.`} />
    </section>
  );
});

const TITLES: Readonly<Record<PayCycle, string>> = {
  hourly: 'Gross Hourly Pay',
  weekly: 'Gross Weekly Pay',
  fortnightly: 'Gross Fortnightly Pay',
  monthly: 'Gross Monthly Pay',
  annually: 'Gross Annual Salary (AUD)',
};
