/** The figures of a table of withholding: every cell, by the schedules. */
import { referenceLoanWithheld, referenceTaxWithheld } from '../reference/reference-withholding.ts';
import { legislatedYear } from '../reference/reference-years.ts';
import type { Scales } from '../reference/year-notation.ts';
import { dollars, type PageFigures, type ReferenceSite } from './page-figures.ts';

type Period = 'weekly' | 'fortnightly' | 'monthly';

/** The steps between rows, keyed by the highest pay that each step leads to. */
const STEPS: Readonly<Record<Period, Readonly<Record<string, number>>>> = {
  weekly: { 2000: 10, 4000: 50, 6000: 100 },
  fortnightly: { 4000: 20, 8000: 100, 12000: 200 },
  monthly: { 9000: 50, 18000: 250, 26000: 500 },
};

const NAMES = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const;

/** The page of the pays of a `period`. */
export function taxTableFigures(site: ReferenceSite, period: Period): PageFigures {
  const years = [site.taxYear, site.yearBefore];
  const pays = paysOf(period);
  const rows = years.flatMap((taxYear) =>
    pays.flatMap((pay) => {
      const cell = (column: string, scale: 1 | 2, studentLoan: boolean) => {
        const query = { earnings: String(pay), period, taxYear, scale };
        const forLoan = studentLoan ? referenceLoanWithheld(query) : 0n;
        const withheld = dollars(Number(referenceTaxWithheld(query) + forLoan));
        return [`${NAMES[period]} pay, ${taxYear} > ${dollars(pay)} > ${column}`, [withheld]];
      };
      return [
        cell('Threshold claimed, No loan', 2, false),
        cell('Threshold claimed, Study loan', 2, true),
        cell('Not claimed, No loan', 1, false),
        cell('Not claimed, Study loan', 1, true),
      ];
    }),
  );
  return {
    cells: Object.fromEntries(rows),
    prose: {
      Title: years,
      Description: years,
      Page: years,
      [`${NAMES[period]} pay, #`]: years.flatMap((taxYear) => editionsOf(taxYear)),
    },
    // The calculator, with a salary such as its own example.
    entered: '#salary=80000',
  };
}

/** Schedules 1 and 8, each with the day and the year from which its edition holds. */
function editionsOf(taxYear: string): string[] {
  const { law, loan } = legislatedYear(taxYear);
  const dayOf = ({ since }: Scales) => since.match(/\d+/g) ?? [];
  return ['1', ...dayOf(law.withheld), '8', ...('withheld' in loan ? dayOf(loan.withheld) : [])];
}

/** In dollars, rising. */
function paysOf(period: Period): number[] {
  const pays: number[] = [];
  for (const [upTo, step] of Object.entries(STEPS[period])) {
    for (let pay = (pays.at(-1) ?? 0) + step; pay <= Number(upTo); pay += step) pays.push(pay);
  }
  return pays;
}
