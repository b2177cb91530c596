/** Drawn persons for the tax return: what each enters, and every figure of the page as the reference has it. */
import { drawsFrom } from '../../verify/reference/drawn-persons.ts';

export type DrawnReturn = ReturnType<typeof drawnReturn>;

export type DrawnJob = DrawnReturn['jobs'][number];

const YEARS = [
  '2026-27',
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2020-21',
] as const;

const CYCLES = ['hourly', 'weekly', 'fortnightly', 'monthly', 'annually'] as const;
const RESIDENT = 'resident' as const;
const COVERS = ['all', 'part', 'none'] as const;

/** So many persons, the same for the same seed. */
export function drawnReturns(count: number, seed: number): DrawnReturn[] {
  const draws = drawsFrom(seed);
  return Array.from({ length: count }, () => drawnReturn(draws));
}

/** Amounts are in dollars; of what is undefined, all of the year's. */
function drawnReturn({ one, below }: ReturnType<typeof drawsFrom>) {
  const often = () => one([true, false]);
  const seldom = () => one([true, false, false, false]);
  const residency = below(3) > 0 ? RESIDENT : one(['foreign', 'workingHoliday'] as const);
  const loan = residency !== 'workingHoliday' && seldom();
  const job = () => {
    const cycle = one(CYCLES);
    const [salary, most] = {
      hourly: [`${20 + below(80)}.${String(below(100)).padStart(2, '0')}`, 52] as const,
      weekly: [String(below(4_000)), 53] as const,
      fortnightly: [String(below(8_000)), 27] as const,
      monthly: [String(below(16_000)), 12] as const,
      // So that a share of the year is whole cents.
      annually: [String(below(8_000) * 26), 27] as const,
    }[cycle];
    return {
      salary,
      cycle,
      hours: one([38, 38, 20, 7.5]),
      pays: often() ? undefined : below(most + 1),
      claimsThreshold: often(),
      loanDeclared: one([true, true, false]),
      sacrifice: seldom() ? below(20_000) : 0,
      fringe: seldom() ? below(30_000) : 0,
      /** With one decimal; empty for the year's. */
      superPercent: seldom() ? one(['9.5', '15', '20.5', '40']) : '',
      includesSuper: seldom(),
      withheld: seldom() ? below(30_000) : undefined,
    };
  };
  return {
    year: one(YEARS),
    jobs: Array.from({ length: one([1, 1, 1, 2, 2, 3, 8]) }, job),
    interest: often() ? below(20_000) : 0,
    dividends: seldom() ? below(30_000) : 0,
    rent: seldom() ? below(30_000) : 0,
    benefits: seldom() ? below(60_000) : 0,
    agePension: seldom() ? below(30_000) : 0,
    expenses: often() ? below(3_000) : 0,
    deductions: seldom() ? below(30_000) : 0,
    residency,
    months: seldom() ? 1 + below(12) : undefined,
    partner: often()
      ? { income: one([0, below(30_000), below(200_000)]), senior: often() }
      : undefined,
    children: often() ? below(5) : 0,
    senior: seldom(),
    isApart: seldom(),
    cover: one(COVERS),
    days: below(367),
    loan,
  };
}

/** The fields that the person fills, by their names. Fields at their defaults need not be entered. */
export function fieldsOf(person: DrawnReturn): Record<string, string> {
  const isResident = person.residency === 'resident';
  const amount = (dollars: number | undefined) => (dollars ? String(dollars) : '');
  const ifYes = (is: boolean, no = '') => (is ? 'yes' : no);
  const { jobs, interest, dividends, rent, benefits, agePension, expenses, deductions, partner } =
    person;
  const amounts = {
    interest,
    dividends,
    rent,
    pension: benefits,
    'age-pension': agePension,
    expenses,
    deductions,
  };
  const fields: Record<string, string> = {
    jobs: String(jobs.length),
    year: person.year,
    ...Object.fromEntries(Object.entries(amounts).map(([name, each]) => [name, amount(each)])),
    residency: person.residency,
    ...(person.residency !== 'workingHoliday' && { loan: ifYes(person.loan) }),
    ...(isResident && {
      months: amount(person.months),
      family: ifYes(partner !== undefined),
      children: amount(person.children),
      senior: ifYes(person.senior),
      cover: person.cover === 'all' ? '' : person.cover,
      ...(person.cover === 'part' && { days: String(person.days) }),
      ...(partner && {
        partner: String(partner.income),
        'partner-senior': ifYes(partner.senior),
        ...(person.senior && { apart: person.isApart ? 'illness' : '' }),
      }),
    }),
  };
  for (const [index, job] of jobs.entries()) {
    const own = {
      salary: job.salary,
      cycle: job.cycle,
      ...(job.cycle === 'hourly' && { hours: String(job.hours) }),
      pays: job.pays === undefined ? '' : String(job.pays),
      withheld: job.withheld === undefined ? '' : String(job.withheld),
      ...(isResident && { threshold: ifYes(job.claimsThreshold, 'no') }),
      ...(person.loan && { declared: ifYes(job.loanDeclared, 'no') }),
      sacrifice: amount(job.sacrifice),
      fringe: amount(job.fringe),
      super: job.superPercent,
      included: ifYes(job.includesSuper),
    };
    for (const [name, text] of Object.entries(own)) {
      fields[index === 0 ? name : `job${index + 1}-${name}`] = text;
    }
  }
  return fields;
}

export function fragmentOf(person: DrawnReturn): string {
  return `#${new URLSearchParams(fieldsOf(person))}`;
}
