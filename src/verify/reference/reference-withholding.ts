/**
 * A second, separately written account of what employers withhold from a pay (ATO Schedules 1 and 8), in exact fractions,
 * its coefficients typed in again. Imports nothing of the product.
 */
import {
  add,
  compare,
  divide,
  floor,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
} from './rational.ts';

export interface ReferenceWithholdingQuery {
  /** Dollars and cents of one pay, as text such as `'1603.33'`. */
  readonly earnings: string;
  readonly period: 'weekly' | 'fortnightly' | 'monthly';
  readonly taxYear: string;
  readonly scale: 1 | 2 | 3;
}

/** Dollars withheld for tax. */
export function referenceTaxWithheld(query: ReferenceWithholdingQuery): bigint {
  return withheld(query, TAX[query.taxYear]);
}

/** Dollars withheld besides for a study or training loan. */
export function referenceLoanWithheld(query: ReferenceWithholdingQuery): bigint {
  return withheld(query, LOANS[query.taxYear]);
}

/** What a payslip of one period says, and what it comes to in a year; exact fractions of a dollar. */
export interface ReferencePayslip {
  readonly gross: Rational;
  readonly withheld: Rational;
  readonly inAccount: Rational;
  readonly inYear: Rational;
  /** How far `inYear` is above the year's tax. */
  readonly aboveTax: Rational;
}

/** The payslip of those who earn `annual` dollars a year, of which `tax` dollars are due. Pay is in whole cents. */
export function referencePayslip(
  { annual, tax }: { readonly annual: Rational; readonly tax: Rational },
  query: Omit<ReferenceWithholdingQuery, 'earnings'>,
): ReferencePayslip {
  const pays = rational(PAYS[query.period]);
  const gross = divide(annual, pays);
  const cents = roundHalfAwayFromZero(divide(gross, CENT));
  const earnings = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  const withheld = rational(String(referenceTaxWithheld({ ...query, earnings })));
  const inYear = multiply(withheld, pays);
  return {
    gross,
    withheld,
    inAccount: subtract(gross, withheld),
    inYear,
    aboveTax: subtract(inYear, tax),
  };
}

const PAYS = { weekly: '52', fortnightly: '26', monthly: '12' } as const;

/** Rows as text, `below a b` with `-` for no limit, by scale. */
type Scales = Readonly<Record<1 | 2 | 3, string>>;

const OCTOBER_2020: Scales = {
  1: '88 0.19 0.19; 371 0.2348 3.9639; 515 0.219 -1.9003; 932 0.3477 64.4297; 1957 0.345 61.9132; 3111 0.39 150.0093; - 0.47 398.9324',
  2: '359 0 0; 438 0.19 68.3462; 548 0.29 112.1942; 721 0.21 68.3465; 865 0.219 74.8369; 1282 0.3477 186.2119; 2307 0.345 182.7504; 3461 0.39 286.5965; - 0.47 563.5196',
  3: '2307 0.325 0.325; 3461 0.37 103.8462; - 0.45 380.7692',
};
const JULY_2024: Scales = {
  1: '150 0.16 0.16; 371 0.2117 7.755; 515 0.189 -0.6702; 932 0.3227 68.2367; 2246 0.32 65.7202; 3303 0.39 222.951; - 0.47 487.2587',
  2: '361 0 0; 500 0.16 57.8462; 625 0.26 107.8462; 721 0.18 57.8462; 865 0.189 64.3365; 1282 0.3227 180.0385; 2596 0.32 176.5769; 3653 0.39 358.3077; - 0.47 650.6154',
  3: '2596 0.3 0.3; 3653 0.37 181.7308; - 0.45 474.0385',
};
const JULY_2026: Scales = {
  1: '188 0.15 0.15; 371 0.2084 11.0185; 515 0.179 0.1066; 932 0.3227 74.1674; 2246 0.32 71.6508; 3303 0.39 228.8816; - 0.47 493.1893',
  2: '362 0 0; 538 0.15 54.3462; 673 0.25 108.2135; 721 0.17 54.3473; 865 0.179 60.8377; 1282 0.3227 185.1935; 2596 0.32 181.7319; 3653 0.39 363.4627; - 0.47 655.7704',
  3: '2596 0.3 0.3; 3653 0.37 181.7308; - 0.45 474.0385',
};
const LOANS_SEPTEMBER_2025: Scales = {
  1: '938 0 0; 2053 0.15 140.7692; 2597 0.17 181.8462; - 0.1 0',
  2: '1288 0 0; 2403 0.15 193.2692; 3447 0.17 241.3462; - 0.1 0',
  3: '1288 0 0; 2403 0.15 193.2692; 3447 0.17 241.3462; - 0.1 0',
};
const LOANS_JULY_2026: Scales = {
  1: '987 0 0; 2144 0.15 148.0615; 2727 0.17 190.9527; - 0.1 0',
  2: '1337 0 0; 2494 0.15 200.5615; 3577 0.17 250.4527; - 0.1 0',
  3: '1337 0 0; 2494 0.15 200.5615; 3577 0.17 250.4527; - 0.1 0',
};

const TAX: Readonly<Record<string, Scales>> = {
  '2020-21': OCTOBER_2020,
  '2021-22': OCTOBER_2020,
  '2022-23': OCTOBER_2020,
  '2023-24': OCTOBER_2020,
  '2024-25': JULY_2024,
  '2025-26': JULY_2024,
  '2026-27': JULY_2026,
};

const LOANS: Readonly<Record<string, Scales>> = {
  '2025-26': LOANS_SEPTEMBER_2025,
  '2026-27': LOANS_JULY_2026,
};

const CENT = rational('0.01');
const THIRTEEN_THIRDS = divide(rational('13'), rational('3'));

function withheld(
  { earnings, period, taxYear, scale }: ReferenceWithholdingQuery,
  scales: Scales | undefined,
): bigint {
  if (scales === undefined) throw new Error(`The reference has no such schedule for ${taxYear}`);
  const pay = rational(earnings);
  const rows = scales[scale];
  switch (period) {
    case 'weekly':
      return fromWeek(pay, rows);
    case 'fortnightly':
      return 2n * fromWeek(divide(pay, rational('2')), rows);
    case 'monthly': {
      const counted = earnings.endsWith('.33') ? add(pay, CENT) : pay;
      const weekly = fromWeek(divide(counted, THIRTEEN_THIRDS), rows);
      return roundHalfAwayFromZero(multiply(rational(String(weekly)), THIRTEEN_THIRDS));
    }
  }
}

/** What is withheld from a week's earnings: the row's line at the whole dollars and 99 cents, to the nearest dollar. */
function fromWeek(earnings: Rational, rows: string): bigint {
  const x = add(rational(String(floor(earnings))), rational('0.99'));
  for (const row of rows.split('; ')) {
    const [below = '', a = '', b = ''] = row.split(' ');
    if (below !== '-' && compare(x, rational(below)) >= 0) continue;
    return roundHalfAwayFromZero(subtract(multiply(rational(a), x), rational(b)));
  }
  throw new Error(`No row holds ${earnings.numerator}/${earnings.denominator} dollars a week`);
}
