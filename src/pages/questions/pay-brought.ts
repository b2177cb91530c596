/** Reads the pay that a link from another calculator brings. */
import { payCalculator } from '../../pay/pay.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { Accepts } from '../form/form.ts';
import { payIn } from './pay.tsx';

/** Enters the pay under `name`, in dollars a year before tax and without super. The link's tax year and super rate decide what is super. */
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
