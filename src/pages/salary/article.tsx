import type { SalaryPageContent } from '../../site/salary-page-content.ts';

/** What is taken from the salary and how, and what the sums leave out. */
export function Article({ breakdown, takeHome, taxYear, words }: SalaryPageContent) {
  const { gross, incomeTax, medicareLevy, totalTax, net } = breakdown;
  return (
    <article>
      <section>
        <h2>Effective Tax Rate</h2>
        <p>{`A salary of ${gross} has an effective tax rate of ${words.effectiveRate}. Net pay is ${net}, which is ${words.netShare} of gross.`}</p>
      </section>
      <section>
        <h2>Tax Components</h2>
        <p>{`Total tax of ${totalTax} is income tax of ${incomeTax} plus a Medicare levy of ${medicareLevy}.`}</p>
        <p>{incomeTaxSum(taxYear, words.bracket)}</p>
      </section>
      <section>
        <h2>Superannuation</h2>
        <p>{`At ${words.superRate} of the whole salary, super is ${takeHome.superannuation} a year. Your employer pays it into your super fund on top of ${gross}.`}</p>
      </section>
      <section>
        <h2>PAYG Withholding</h2>
        <p>
          {words.isTaxed
            ? `Under Pay As You Go (PAYG) withholding, your employer sends your tax to the ATO each pay day: here about ${takeHome.weekly.tax} a week or ${takeHome.monthly.tax} a month.`
            : 'Under Pay As You Go (PAYG) withholding, an employer sends tax to the ATO each pay day. There is no tax on this salary, so nothing needs to be withheld.'}
        </p>
      </section>
      <section>
        <h2>Reminder</h2>
        <p>{`These are estimates for ${taxYear}, for an Australian resident with one job who claims the tax-free threshold. They leave out the Medicare levy phase-in, family thresholds and exemptions, the Medicare levy surcharge, student loans, the low income tax offset and all other offsets, deductions, and limits on super. For your own situation, ask the Australian Taxation Office (ATO) or a registered tax agent.`}</p>
      </section>
    </article>
  );
}

function incomeTaxSum(
  taxYear: string,
  { isTaxFree, rate, floor, highest, baseAmount }: SalaryPageContent['words']['bracket'],
): string {
  if (isTaxFree) return `No income tax is due up to ${highest}, the tax-free threshold.`;
  const base = baseAmount === undefined ? '' : `${baseAmount} plus `;
  return `At ${taxYear} resident rates, the income tax is ${base}${rate} of income above ${floor}.`;
}
