/** Drawn persons for the tax return. */
import { drawsFrom } from '../../verify/reference/drawn-persons.ts';

type Draws = ReturnType<typeof drawsFrom>;

/** The fields that a person fills, by their names, in the order of the page. */
type Fields = Readonly<Record<string, string>>;

const YEARS = [
  ...(['2026-27', '2025-26', '2024-25', '2023-24'] as const),
  ...(['2022-23', '2021-22', '2020-21'] as const),
] as const;

/** So many persons, the same for the same seed. */
export function drawnReturns(count: number, seed: number): Fields[] {
  const draws = drawsFrom(seed);
  return Array.from({ length: count }, () => drawnReturn(draws));
}

export function fragmentOf(person: Fields): string {
  return `#${new URLSearchParams(person)}`;
}

/** Fields at their defaults are left empty. */
function drawnReturn(draws: Draws): Fields {
  const { one, below } = draws;
  const seldom = (limit: number) => one([amount(below(limit)), '', '', '']);
  const residency = one(['resident', 'resident', 'foreign', 'workingHoliday']);
  const isResident = residency === 'resident';
  const loan = residency === 'workingHoliday' ? undefined : one(['yes', '', '', '']);
  const jobs = one([1, 1, 1, 2, 2, 3, 8]);
  const ofJobs = Array.from({ length: jobs }, (_, index) => {
    const job = drawnJob(draws, isResident, loan === 'yes');
    const named = Object.entries(job).map(([name, text]) => [nameIn(index, name), text]);
    return Object.fromEntries(named) as Fields;
  });
  return {
    jobs: String(jobs),
    year: one(YEARS),
    interest: one([amount(below(20_000)), '']),
    ...{ dividends: seldom(30_000), rent: seldom(30_000), pension: seldom(30_000) },
    ...{ expenses: one([amount(below(3_000)), '']), deductions: seldom(30_000), residency },
    ...(loan !== undefined && { loan }),
    ...(isResident && drawnHousehold(draws)),
    ...Object.assign({}, ...ofJobs),
  };
}

function drawnHousehold({ one, below }: Draws): Fields {
  const [senior, couple] = [one(['yes', '', '', '']), one(['yes', ''])];
  const cover = one(['', 'part', 'none']);
  return {
    months: one([String(1 + below(12)), '', '', '']),
    couple,
    children: one([amount(below(5)), '']),
    senior,
    cover,
    ...(cover === 'part' && { days: String(below(367)) }),
    ...(couple && {
      partner: String(one([0, below(30_000), below(200_000)])),
      'partner-senior': one(['yes', '']),
      ...(senior && { apart: one(['illness', '']) }),
    }),
  };
}

function drawnJob({ one, below }: Draws, isResident: boolean, hasLoan: boolean): Fields {
  const [cycle, salary, mostPays] = one<readonly [string, string, number]>([
    ['hourly', `${20 + below(80)}.${10 + below(90)}`, 52],
    ['weekly', String(below(4_000)), 53],
    ['fortnightly', String(below(8_000)), 27],
    ['monthly', String(below(16_000)), 12],
    ['annually', String(below(200_000)), 27],
  ]);
  return {
    salary,
    cycle,
    ...(cycle === 'hourly' && { hours: one(['38', '38', '20', '7.5']) }),
    pays: one(['', String(below(mostPays + 1))]),
    withheld: one([String(below(30_000)), '', '', '']),
    ...(isResident && { threshold: one(['yes', 'no']) }),
    ...(hasLoan && { declared: one(['yes', 'yes', 'no']) }),
    sacrifice: one([amount(below(20_000)), '', '', '']),
    fringe: one([amount(below(30_000)), '', '', '']),
    super: one(['9.5', '15', '', '', '', '', '']),
    included: one(['yes', '', '', '']),
  };
}

function nameIn(index: number, name: string): string {
  return index === 0 ? name : `job${index + 1}-${name}`;
}

function amount(dollars: number): string {
  return dollars === 0 ? '' : String(dollars);
}
