/** The names of the package's entries, which other projects rely on. */
import { expect, test } from 'vitest';
import * as ofExplain from '../../src/pay/deprecated/explain.ts';
import * as lines from '../../src/pay/deprecated/lines.ts';
import * as ofMain from '../../src/pay/deprecated/main.ts';
import * as ofRules from '../../src/pay/deprecated/rules.ts';
import * as ofWithholding from '../../src/pay/deprecated/withholding.ts';
import * as explain from '../../src/pay/explain/index.ts';
import * as main from '../../src/pay/index.ts';
import { PayError } from '../../src/pay/pay-error.ts';
import * as taxReturn from '../../src/pay/return/index.ts';
import * as rules from '../../src/pay/rules/index.ts';
import * as withholding from '../../src/pay/withholding/index.ts';
import { README } from '../package/readme-examples.ts';

/** A name that is renamed keeps its old name through the next major version, as the README of the engine promises. */
test.each<[object, object, string]>([
  [
    main,
    ofMain,
    'annualEarnings assess bonusKept calculatePay cashOf comparePay grossFor isTaxYear legislated parseFacts payCalculator PayError sacrifice simplified withheldFromBonus withheldFromWorkingHolidayMaker withheldOnLeaving withheldPerPeriod',
  ],
  [
    withholding,
    ofWithholding,
    'bonusOf bonusSteps isPensionAge leavingLimits leavingYear payslipOf reachesPensionAge reachesPreservationAge redundancyWeeks salaryFor scaleOf settle taxCoveredByWithholding taxFreeLimit taxTimeOf unevenYear withheldFromBonus withheldFromBonusByAverage withheldFromDay withheldFromPays withheldFromUnevenPays withheldFromWorkingHolidayMaker withheldOnLeaving withheldPerPeriod',
  ],
  [taxReturn, { seniorsBornBefore: rules.seniorsBornBefore }, 'paidIn taxReturnOf'],
  [explain, ofExplain, 'explain explainPay'],
  [rules, ofRules, 'least marginal seniorsBornBefore taxYearOf whole'],
])('an entry has its names, those of 1.x, and no other (%#)', (entry, former, names) => {
  const own = Object.keys(entry).filter((name) => !(name in former));
  expect(own.sort()).toEqual(names.split(' ').sort());
  expect(Object.keys(former).filter((name) => !(name in entry))).toEqual([]);
});

/** The names that left the package with 2.0.0. */
const LEFT = Object.entries<unknown>({
  ...ofWithholding,
  ...ofExplain,
  ...ofRules,
  ...lines,
}).filter(([name]) => name !== 'seniorsBornBefore');

test.each(LEFT)('%s, which left the package, says so and what to use', (name, value) => {
  const said = expect.objectContaining({
    code: 'leftPackage',
    message: expect.stringMatching(new RegExp(`^${name} left the package in 2\\.0\\.0: .{10}`)),
  });
  expect(() => (value as () => unknown)()).toThrow(said);
  expect(() => (value as { net: unknown }).net).toThrow(said);
  expect(() => (value as { net: unknown }).net).toThrow(PayError);
});

test('the table of what changed with 2.0.0 has every name that left', () => {
  const names = [...LEFT.map(([name]) => name), ...Object.keys(ofMain)];
  expect(names.filter((name) => !README.includes(`\`${name}\``))).toEqual([]);
});
