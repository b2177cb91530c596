/** Links that visitors have kept open with the entries that they had, whatever those are called today. */
import { expect, test } from 'vitest';
import type { CalculatorPage } from '../../src/pages/live/calculator-page.tsx';
import { pageAtPath } from '../../src/pages/routes.ts';
import { fragmentAfter } from './opened-page.tsx';

const entriesOf = (fragment: string) => Object.fromEntries(new URLSearchParams(fragment.slice(1)));

// biome-ignore format: one line each
test.each([
  ['/', '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan', '#salary=1500&cycle=weekly&year=2023-24&super=12.5&options=includesSuperannuation,noTaxFreeThreshold,studentLoan'],
  ['/', '#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2', '#salary=41.20&cycle=hourly&hours=32&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&family=yes&partner=50000&children=2'],
  ['/', '#options=free,studentLoan', '#options=studentLoan'],
  ['/compare', '#salary=1500&cycle=weekly&super=11&hours=20&offer-salary=2000&year=2024-25&options=studentLoan&want-salary=900', '#salary=1500&cycle=weekly&super=11&hours=20&offer-salary=2000&year=2024-25&options=studentLoan&want-salary=900'],
  ['/compare', '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=studentLoan,noPrivateHospitalCover', '#salary=300000&super=5&sacrifice=40000&offer-salary=350000&offer-bonus=20000&options=noPrivateHospitalCover,studentLoan'],
  ['/compare', '#salary=40&cycle=hourly&offer-salary=89600&offer-included=yes&options=noPrivateHospitalCover', '#salary=40&cycle=hourly&offer-salary=89600&offer-included=yes&options=noPrivateHospitalCover'],
  ['/compare', '#salary=1500&cycle=weekly&options=studentLoan,nonResident&year=2025-26', '#salary=1500&cycle=weekly&name=Your%20pay&offer-salary=&offer-cycle=weekly&offer-name=The%20offer&year=2025-26&options=nonResident,studentLoan'],
  ['/bonus', '#bonus=100000&options=workingHolidayVisa,includesSuperannuation&paid=44000', '#bonus=100000&options=includesSuperannuation,workingHolidayVisa&paid=44000'],
  ['/bonus', '#bonus=3000&salary=180000&options=noTaxFreeThreshold,studentLoan&other-job=90000&year=2022-23', '#bonus=3000&salary=180000&year=2022-23&options=noTaxFreeThreshold,studentLoan&other-job=90000'],
  ['/bonus', '#bonus=30000&kind=back-pay&pays=20&earlier=5000&options=studentLoan,noPrivateHospitalCover', '#bonus=30000&kind=back-pay&pays=20&options=noPrivateHospitalCover,studentLoan&earlier=5000'],
  ['/tax-return', '#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&couple=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes&pays=60', '#jobs=2&salary=41.20&cycle=hourly&job2-salary=90000&interest=900&family=yes&partner=90000&senior=yes&cover=part&days=90&loan=yes'],
  ['/tax-return', '#salary=&interest=62000&couple=yes&partner=0&senior=yes&partner-senior=yes&apart=illness', '#salary=&interest=62000&family=yes&partner=0&senior=yes&partner-senior=yes&apart=illness'],
  ['/tax-return', '#salary=1500&cycle=weekly&year=2024-25&super=11&options=includesSuperannuation,noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60k&family=yes&children=2', '#jobs=2&salary=1500&cycle=weekly&threshold=no&super=11&included=yes&job2-salary=60k&job2-threshold=yes&year=2024-25&family=yes&children=2&cover=none&loan=yes'],
  ['/tax-return', '#residency=foreign&cover=none&couple=yes&senior=yes&months=3&job2-salary=9', '#residency=foreign'],
  ['/casual', '#salary=41.50&cycle=hourly&year=2025-26&options=studentLoan,noTaxFreeThreshold', '#rate=41.50&threshold=no&loan=yes&year=2025-26'],
  ['/casual', '#salary=40.32&cycle=hourly&options=includesSuperannuation', '#rate=36.00'],
  ['/casual', '#residency=workingHoliday&period=daily&threshold=no&loan=yes', '#residency=workingHoliday&period=daily'],
  ['/leaving', '#salary=2240&cycle=weekly&super=15&options=includesSuperannuation', '#salary=1947.83&cycle=weekly'],
  ['/leaving', '#notice=5&cover=no', '#notice=5&cover=none'],
  ['/leaving', '#options=noPrivateHospitalCover', '#cover=none'],
  ['/leaving', '#reason=other&years=12&age=61&salary=1800&cycle=weekly&notice=5400&unit=hours&leave=76&long-leave=380&year=2025-26&worked=30&later=20000&loan=yes&residency=foreign', '#reason=other&years=12&age=61&salary=1800&cycle=weekly&notice=5400&unit=hours&leave=76&long-leave=380&year=2025-26&worked=30&later=20000&loan=yes&residency=foreign'],
])('%s%s', async (path, link, entries) => {
  const page = (await pageAtPath(path)) as CalculatorPage;
  expect(entriesOf(fragmentAfter(page, link))).toEqual(entriesOf(entries));
});
