import type { OffsetTexts } from '../../site/offset-texts.ts';
import type { TakeHomePayTexts } from '../../site/pay-texts.ts';
import type { BracketWords, SalaryWords } from '../../site/salary-page-content.ts';
import type { TaxYearWords } from '../../site/tax-year-words.ts';
import { enumerated } from '../../site/year-span.ts';
import type { SalaryPageProps } from './salary-page-props.ts';

/** What is taken from the salary and how, and what the sums leave out. */
export function Article({ year, breakdown, takeHome, words }: SalaryPageProps) {
  const { gross, incomeTax, offsets, medicareLevy, totalTax, net } = breakdown;
  const superBase = words.isAboveSuperBase
    ? `${year.maxContributionBase}, the maximum contribution base`
    : 'the whole salary';
  return (
    <article>
      <section>
        <h2>Effective Tax Rate</h2>
        <p>{`A salary of ${gross} has an effective tax rate of ${words.effectiveRate}. Net pay is ${net}, which is ${words.netShare} of gross.`}</p>
      </section>
      <section>
        <h2>Tax Components</h2>
        <p>{`Total tax of ${totalTax} is income tax of ${incomeTax} plus a Medicare levy of ${medicareLevy}.`}</p>
        <p>{incomeTaxSum(year, words.bracket, offsets)}</p>
      </section>
      <section>
        <h2>Superannuation</h2>
        <p>{`At ${year.superRate} of ${superBase}, super is ${takeHome.superannuation} a year. Your employer pays it into your super fund on top of ${gross}.`}</p>
      </section>
      <section>
        <h2>PAYG Withholding</h2>
        <p>{withholding(takeHome, words)}</p>
      </section>
      <section>
        <h2>Reminder</h2>
        <p>{`These are estimates for ${year.label}, for an Australian resident with one job who claims the tax-free threshold. They leave out ${leftOut(year)}. For your own situation, ask the Australian Taxation Office (ATO) or a registered tax agent.`}</p>
      </section>
    </article>
  );
}

function incomeTaxSum(
  year: TaxYearWords,
  { isTaxFree, rate, floor, highest, baseAmount }: BracketWords,
  offsets: readonly OffsetTexts[],
): string {
  if (isTaxFree) return `No income tax is due up to ${highest}, the tax-free threshold.`;
  const base = baseAmount === undefined ? '' : `${baseAmount} plus `;
  const taken = offsets.map(({ name, amount }) => `the ${name} of ${amount}`);
  const less = taken.length === 0 ? '' : `, less ${enumerated(taken)}`;
  return `At ${year.label} resident rates, the income tax is ${base}${rate} of income above ${floor}${less}.`;
}

function withholding(
  { weekly, monthly }: TakeHomePayTexts,
  { isTaxed, withheld }: SalaryWords,
): string {
  if (withheld !== undefined) {
    const amounts = withheld.isNothing
      ? 'nothing'
      : `${withheld.weekly} of a weekly pay or ${withheld.monthly} of a monthly one`;
    return `Under Pay As You Go (PAYG) withholding, your employer sends tax to the ATO each pay day. By its schedule that is ${amounts}. Your tax return settles the difference to the tax of the year.`;
  }
  return isTaxed
    ? `Under Pay As You Go (PAYG) withholding, your employer sends your tax to the ATO each pay day: here about ${weekly.tax} a week or ${monthly.tax} a month.`
    : 'Under Pay As You Go (PAYG) withholding, an employer sends tax to the ATO each pay day. There is no tax on this salary, so nothing needs to be withheld.';
}

function leftOut({ isSimplified, law }: TaxYearWords): string {
  if (isSimplified) {
    const offsets = law.offsets.map(({ name }) => `the ${name}`);
    return `the Medicare levy phase-in, family thresholds and exemptions, the Medicare levy surcharge, student loans, ${enumerated([...offsets, 'all other offsets'])}, deductions, and limits on super`;
  }
  const standard =
    law.standardDeduction === undefined
      ? ''
      : ` (with the standard deduction of ${law.standardDeduction})`;
  return `deductions${standard}, rules for families and seniors, part-year residence, fringe benefits, the Medicare levy surcharge and student loans`;
}
