/** The figures of leaving a job that are the same in every year, in dollars and fractions. */
import type { LeavingLimits } from '../leaving-limits.ts';

export const LEAVING_EVERY_YEAR = {
  wholeOfIncomeCap: {
    amount: 180_000,
    source: {
      cite: 'Income Tax Assessment Act 1997, s 82-10; ATO, Schedule 11 (NAT 70980); ATO, Working out the whole-of-income cap amount',
      confirmed: 3,
      sources: ['ATO_S11_2020', 'ATO_WOI', 'AUACC26', 'OPENACC'],
      status: 'enacted',
      note: 'Not indexed.',
    },
  },
  aboveCaps: {
    rate: 0.45,
    source: {
      cite: 'Income Tax Rates Act 1986, s 3A(3) and Schedule 7: employment termination remainder',
      confirmed: 1,
      sources: ['ITRA_SCH7', 'ITRA_3A'],
      status: 'enacted',
      note: 'The scale applies to the rest of taxable income, and working holiday rates leave it out too (s 3A(3)).',
    },
  },
  termination: {
    edition: '2020-10-13',
    withinCap: 0.32,
    fromPreservationAge: 0.17,
    aboveCap: 0.47,
    source: {
      cite: 'ATO, Schedule 11, Tax table for employment termination payments (NAT 70980)',
      confirmed: 3,
      sources: ['ATO_S11_2020', 'ATO_WOI', 'OPENACC', 'PCA_LEAVE', 'ODOO_LEAVING'],
      status: 'enacted',
      note: 'The editions since July 2024 were read in publications that quote them.',
    },
    foreign: {
      reduction: 0.02,
      source: {
        cite: 'ATO, Schedule 11, foreign residents',
        confirmed: 2,
        sources: ['OPENACC', 'ODOO_LEAVING'],
        status: 'enacted',
        note: 'Of the reduced rates, a published test has 30% alone.',
      },
    },
  },
  unusedLeave: {
    edition: '2020-10-13',
    rate: 0.32,
    small: 300,
    accruedFrom: '1993-08-18',
    source: {
      cite: 'ATO, Schedule 7, Tax table for unused leave payments on termination of employment (NAT 3351)',
      confirmed: 2,
      sources: ['ATO_S7_2020', 'ATO_UNUSED_STEPS', 'OPENACC', 'ODOO_LEAVING'],
      status: 'enacted',
      note: 'Leave accrued earlier has other rules. The editions since July 2024 were read in publications that quote them.',
    },
  },
  ceilings: {
    termination: 0.3,
    fromPreservationAge: 0.15,
    source: {
      cite: 'Income Tax Assessment Act 1997, Division 82',
      confirmed: 2,
      sources: ['ITAA_82', 'ETP_TESTS', 'CSF_R'],
      status: 'enacted',
      note: 'The Act was read in publications that cite it. No example by the ATO has the offset in an assessment.',
    },
    unusedLeave: {
      rate: 0.3,
      source: {
        cite: 'Income Tax Assessment Act 1997, Division 83',
        confirmed: 1,
        sources: ['ETP_TESTS'],
        status: 'enacted',
        note: 'Medium certainty: no example by the ATO has the offset in an assessment.',
      },
    },
  },
  redundancyPay: {
    weeks: [0, 4, 6, 7, 8, 10, 11, 13, 14, 16, 12],
    source: {
      cite: 'Fair Work Act 2009, s 119(2)',
      confirmed: 2,
      sources: ['FWA_119', 'PCA_LEAVE', 'TERMINATION_VECTORS'],
      status: 'enacted',
      note: 'None for casuals, and none from employers of fewer than 15. Awards and contracts give more.',
    },
  },
} as const satisfies Partial<LeavingLimits>;

/** The preservation age of the people who reach it last in a year: 60 for everyone born since 1 July 1964, and less before. */
export function preservationAge(years: number): NonNullable<LeavingLimits['preservationAge']> {
  return {
    years,
    source: {
      cite: 'Superannuation Industry (Supervision) Regulations 1994, reg 6.01: preservation age',
      confirmed: 2,
      sources: ['CSF_R', 'OPENACC'],
      status: 'enacted',
    },
  };
}
