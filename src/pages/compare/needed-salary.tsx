/** Says which salary gives the wanted take-home pay. It loads with the cards. */
import { grossFor, HIGHEST_SALARY } from '../../pay/gross-for.ts';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { taxYearOf } from '../../pay/rules/rule-set.ts';
import { salaryFor } from '../../pay/withholding/salary-for.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { formatDollars, formatMoney } from '../../words/money.ts';
import { CYCLE_NOUNS, onePeriod, PAID_BY } from '../../words/pay-cycles.ts';
import { Announcement } from '../live/announcement.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Wanted } from './wanted.tsx';

export function NeededSalary({ of }: LatePart<Wanted>) {
  const needed = neededSalary(of);
  return (
    <>
      <p>
        <b key={needed}>{needed}</b>
      </p>
      <Announcement text={needed} />
      <p className="hint">
        {`Uses the tax year and options above. Hourly pay assumes ${HOURS_PER_WEEK} hours, ${WEEKS_PER_YEAR} weeks.`}
      </p>
    </>
  );
}

/**
 * Uses the withholding schedules for the periods that they have, so that this is the pay in the account. For other periods it uses a
 * share of the year, which the sentence calls an average in a year with schedules.
 */
function neededSalary({ pay, taxYear, options: shared, rules }: Wanted): string {
  const { amount, annual, cycle, includesSuper } = pay;
  if (pay.isDisputed) return 'Check the take-home pay you want.';
  // A yearly amount has no cents, so less than a dollar counts as nothing.
  if (!pay.isEntered || amount === 0) return 'Enter the take-home pay you want.';
  const options = { ...shared, includesSuperannuation: includesSuper };
  const isPaidOut = taxYearOf(rules, taxYear).withholding !== undefined;
  const period = isPaidOut ? PAID_BY.find((each) => each === cycle) : undefined;
  if (isPaidOut && period === undefined && withholdingScale(options) === 1) {
    return 'The tax on a second job depends on the other one. Choose a week, a fortnight or a month to see what lands.';
  }
  const salary = period
    ? salaryFor({ taxYear, options, lands: amount, period }, rules)
    : grossFor({ taxYear, options, takeHome: annual, period: 'annually' }, rules);
  const average = isPaidOut && cycle !== 'annually' ? ' on average' : '';
  const wanted = period
    ? `${formatMoney(amount)} each ${CYCLE_NOUNS[period]}`
    : `${formatMoney(amount)} ${onePeriod(cycle)}${average}`;
  const included = includesSuper ? ', super included' : '';
  if (salary === undefined) {
    const gives = period ? `lands ${wanted}` : `leaves ${wanted} to take home`;
    return `No salary up to ${formatDollars(HIGHEST_SALARY)} a year${included && `${included},`} ${gives}.`;
  }
  const to = period ? `For ${wanted} to land in your account` : `To take home ${wanted}`;
  return `${to}, you need to earn ${formatDollars(salary)} a year${included}.`;
}
