import { DISCLAIMER_PATH } from '../../site/paths.ts';
import { enumerated } from '../../words/year-span.ts';
import type { SalaryPageProps } from './salary-page-props.ts';

/** Explains the deductions from the salary. */
export function Article(props: SalaryPageProps) {
  const { year, breakdown, words } = props;
  const { gross, totalTax, net } = breakdown;
  return (
    <div className="article">
      <section>
        <h2>Effective Tax Rate</h2>
        <p>{`A salary of ${gross} has an effective tax rate of ${words.effectiveRate}. Net pay is ${net}, which is ${words.netShare} of gross.`}</p>
      </section>
      <section>
        <h2>Tax Components</h2>
        <p>
          {words.isTaxed
            ? `Total tax of ${totalTax} is ${taxParts(props)}.`
            : `No tax is due on ${gross}.`}
        </p>
        <p>{incomeTaxSum(props)}</p>
      </section>
      <section>
        <h2>Superannuation</h2>
        <p>{superWords(props)}</p>
        {breakdown.division293 && <p>{division293Words(year)}</p>}
      </section>
      <section>
        <h2>PAYG Withholding</h2>
        <p>{withholding(props)}</p>
      </section>
      <section>
        <h2>Reminder</h2>
        <p>
          {`These are estimates for ${year.label}, for a single Australian resident with one job who claims the tax-free threshold. `}
          <a href={DISCLAIMER_PATH}>What the estimates leave out</a>
        </p>
      </section>
    </div>
  );
}

/** Lists the parts of the salary's total tax. */
export function taxParts({ breakdown, words }: SalaryPageProps): string {
  const { incomeTax, medicareLevy, division293 } = breakdown;
  if (!words.paysMedicare) return 'income tax alone';
  return division293 === undefined
    ? `${incomeTax} income tax and ${medicareLevy} Medicare levy, if single`
    : `${incomeTax} income tax, ${medicareLevy} Medicare levy, if single, and ${division293} Division 293 tax`;
}

function incomeTaxSum({ year, breakdown, words }: SalaryPageProps): string {
  const { isTaxFree, rate, floor, highest, baseAmount } = words.bracket;
  const { standardDeduction, offsets } = breakdown;
  const income = standardDeduction ? 'taxable income' : 'income';
  if (isTaxFree) {
    const subject = standardDeduction ? 'Taxable income' : 'Income';
    return `${subject} up to ${highest}, the tax-free threshold, is not taxed.`;
  }
  const base = baseAmount === undefined ? '' : `${baseAmount} plus `;
  const taken = offsets.map(({ name, amount }) => `the ${name} of ${amount}`);
  const less = taken.length === 0 ? '' : `, less ${enumerated(taken)}`;
  return `At ${year.label} resident rates, the income tax is ${base}${rate} of ${income} above ${floor}${less}.`;
}

function superWords({ year, breakdown: { gross }, takeHome, words }: SalaryPageProps): string {
  const { superRate, maxContributionBase, law } = year;
  const paid = `${takeHome.superannuation} a year, which your employer pays to your fund on top of ${gross}.`;
  if (!words.isAboveSuperBase) return `Super is ${superRate} of the whole salary: ${paid}`;
  return maxContributionBase === undefined
    ? `At ${superRate} of the whole salary, super is ${takeHome.superannuation} a year on top of ${gross}. By law, employers must pay it on no more than ${law.contributionBaseByPeriod}.`
    : `Super is ${superRate} of ${maxContributionBase}, the most that it is compulsory on: ${paid}`;
}

/** Of a salary that bears the tax. */
function division293Words({ division293 }: SalaryPageProps['year']): string {
  return division293
    ? `Division 293 tax is ${division293.rate} of contributions that, with income, are above ${division293.threshold}.`
    : '';
}

function withholding({ takeHome, payslip, words: { isTaxed } }: SalaryPageProps): string {
  const rule = 'Under Pay As You Go (PAYG), employers send tax to the ATO each pay day';
  if (payslip === undefined) {
    return isTaxed
      ? `${rule}: here about ${takeHome.weekly.tax} a week or ${takeHome.monthly.tax} a month.`
      : `${rule}. On this salary there is none to send.`;
  }
  return payslip.isNothing
    ? `${rule}. By its tables there is none to send.`
    : `${rule}: by its tables, ${payslip.weekly.withheld} a week or ${payslip.monthly.withheld} a month.`;
}
