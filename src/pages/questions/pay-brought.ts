/** The pay that a link from another calculator brings. */
import { payCalculator } from '../../pay/pay.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { Accepts } from '../form/form.ts';
import { payIn } from './pay.tsx';

/** Takes it as the entry called `name`: dollars of a year before tax, without super, by the tax year and the super rate of the link. */
export function payBrought(name: string) {
  return (rules: RuleSet): Accepts =>
    (given, { year: taxYear = '' }) => {
      if (given.has(name) || !given.has('salary')) return undefined;
      const cycle = given.get('cycle') ?? 'annually';
      const pay = payIn({ ...Object.fromEntries(given), cycle });
      if (!pay.isEntered) return {};
      const { annual: annualSalary, customSuperRate, includesSuper } = pay;
      const options = { includesSuperannuation: includesSuper };
      const query = { annualSalary, taxYear, customSuperRate, options };
      return { [name]: payCalculator(rules)(query).grossAnnual.toFixed(0) };
    };
}
