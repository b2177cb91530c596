import { DISCLAIMER_PATH, taxTablePath } from '../../site/paths.ts';
import { enumerated } from '../../words/year-span.ts';
import type { SalaryPageProps } from './texts.ts';

/** Explains the deductions from the salary. */
export function Article(props: SalaryPageProps) {
  const { year, breakdown, takeHome, words } = props;
  const { gross, medicareLevy } = breakdown;
  const { label, division293 } = year;
  return (
    <div className="article">
      <section>
        <h2>Effective tax rate</h2>
        <p>{`Tax takes ${words.effectiveRate} of ${gross}: the effective tax rate. You keep ${words.netShare}.`}</p>
      </section>
      <section>
        <h2>Tax components</h2>
        <p>{incomeTaxWords(props)}</p>
        {words.paysMedicare && (
          <p>{`The Medicare levy, for public health care, is ${medicareLevy} if single.`}</p>
        )}
      </section>
      <section>
        <h2>Superannuation</h2>
        <p>{`Your employer pays ${takeHome.superannuation} a year into your super fund, on top of ${gross}.`}</p>
        {takeHome.division293 && division293 && (
          <p>{`Division 293 tax takes ${division293.rate} of super that, with income, is above ${division293.threshold}.`}</p>
        )}
      </section>
      <section>
        <h2>PAYG withholding</h2>
        <p>{withholding(props)}</p>
        {!year.isSimplified && (
          <p>
            <a href={taxTablePath('fortnightly')}>Fortnightly tax table</a>
          </p>
        )}
      </section>
      <section>
        <h2>Reminder</h2>
        <p>
          {`Estimates for ${label}, for a single Australian resident with one job who claims the tax-free threshold. `}
          <a href={DISCLAIMER_PATH}>What they leave out</a>
        </p>
      </section>
    </div>
  );
}

/** Works the income tax out. */
function incomeTaxWords({ breakdown, words }: SalaryPageProps): string {
  const { gross, incomeTax, standardDeduction, offsets } = breakdown;
  const { isTaxFree, rate, floor, highest, baseAmount } = words.bracket;
  const income = standardDeduction ? 'taxable income' : 'income';
  if (isTaxFree) {
    return `No tax is due on ${gross}. The first ${highest} of ${income}, the tax-free threshold, is not taxed.`;
  }
  const base = baseAmount === undefined ? '' : `${baseAmount} plus `;
  const taken = offsets.map(({ name, amount }) => `the ${name} of ${amount}`);
  const less = taken.length === 0 ? '' : ` Already taken off: ${enumerated(taken)}.`;
  return `Income tax is ${incomeTax}: ${base}${rate} of ${income} above ${floor}.${less}`;
}

function withholding({ takeHome, pays: { taxTime }, words }: SalaryPageProps): string {
  if (taxTime === undefined ? !words.isTaxed : taxTime.isNothingWithheld) {
    return 'On this salary there is no tax for your employer to send to the ATO.';
  }
  const each =
    taxTime === undefined
      ? `about ${takeHome.weekly.taken} of tax a week`
      : `${takeHome.fortnightly.taken} of tax a fortnight`;
  return `Your employer withholds ${each} and sends it to the ATO (Pay As You Go, PAYG).`;
}
