import { expect, test } from 'vitest';
import * as explain from '../../src/pay/explain/index.ts';
import * as face from '../../src/pay/index.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import * as withholding from '../../src/pay/withholding/index.ts';

test('the main entry has about 25 names, so that a newcomer can read them all', () => {
  expect(Object.keys(face).length).toBeLessThanOrEqual(30);
});

/**
 * The names that other projects rely on. One that is renamed keeps its old name through the next major version, as the README
 * of the engine promises: the old one is exported as `@deprecated`, and stays in this list.
 */
test.each([
  [
    face,
    'annualEarnings assess bonusKept calculatePay cashOf comparePay CONTRIBUTIONS_TAX_RATE DEFAULT_WORKING_TIME grossFor HIGHEST_SALARY legislated parseFacts PAY_OPTIONS payCalculator PayError perHour PERIODS_PER_YEAR perPeriod residencyOf sacrifice simplified taxYearOf withheldFromBonus withheldFromWorkingHolidayMaker withheldPerPeriod',
  ],
  [
    withholding,
    'payslipOf taxCoveredByWithholding taxTimeOf withheldFromWorkingHolidayMaker withheldPerPeriod withholdingScale',
  ],
  [withholding, 'bonusOf bonusSteps withheldFromBonus withheldFromBonusByAverage'],
  [
    withholding,
    'leavingYear reachesPensionAge reachesPreservationAge redundancyWeeks taxFreeLimit withheldOnLeaving',
  ],
  [taxReturn, 'paidIn taxReturnOf'],
  [explain, 'explain explainPay'],
  [rules, 'departuresOf firstDay lastDay RULE_SET_NAMES RULE_SETS seniorsBornBefore taxYearOf'],
])('an entry keeps its names (%#)', (entry, names) => {
  expect(names.split(' ').filter((name) => !(name in entry))).toEqual([]);
});
