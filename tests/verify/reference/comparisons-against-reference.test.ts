/** Two pays, a bonus and a salary sacrifice, by the engine and in exact arithmetic. */
import { describe, expect, test } from 'vitest';
import { bonusKept, sacrifice } from '../../../src/pay/bonus-and-sacrifice.ts';
import { comparePay } from '../../../src/pay/compare-pay.ts';
import { type Rational, ZERO } from '../../../src/verify/reference/rational.ts';
import { type ReferencePay, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceYear } from '../../../src/verify/reference/reference-years.ts';
import { anyPay, drawsFrom } from './drawn-persons.ts';
import { differences, queryOf, YEARS } from './in-numbers.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
/** Of each set and year. */
const DRAWN = IS_LONG ? 6_000 : 50;

type Drawn = ReturnType<typeof anyPay>;
type Figures = Readonly<Record<string, number | undefined>>;

describe.each(YEARS)('by the $set set, in $taxYear, of pays drawn at random', (year) => {
  const { rules, set, taxYear } = year;

  /** The pays, and figures, of which `worked` found another than it wanted. */
  function wrongIn(worked: (pay: Drawn, at: number, all: readonly Drawn[]) => [object, Figures]) {
    const draws = drawsFrom(Number.parseInt(taxYear, 10) + 7);
    const drawn = Array.from({ length: DRAWN }, () => anyPay(taxYear, set, draws));
    return drawn.flatMap((pay, ...place) =>
      differences(...worked(pay, ...place)).map((each) => ({ pay, each })),
    );
  }

  test('two differ alike', () => {
    const wrong = wrongIn((now, at, all) => {
      const offer = all[(at + 1) % all.length] ?? now;
      const { difference, packageDifference, keptOfEachDollar } = comparePay(
        { now: queryOf(now), offer: queryOf(offer) },
        rules,
      );
      const wanted = differenceOf(referencePay(offer), referencePay(now));
      const { grossAnnual = 0, superannuation = 0, netAnnual = 0 } = wanted;
      // A share of nothing is none.
      const kept = keptOfEachDollar === undefined ? 0 : keptOfEachDollar * grossAnnual;
      return [
        { ...difference, packageDifference, kept },
        {
          ...wanted,
          packageDifference: grossAnnual + superannuation,
          kept: grossAnnual === 0 ? 0 : netAnnual,
        },
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('as much is kept of a bonus', () => {
    const wrong = wrongIn((pay, at) => {
      const bonus = Number(pay.bonus ?? at * 211);
      const more = differenceOf(
        referencePay({ ...pay, bonus }),
        referencePay({ ...pay, bonus: 0 }),
      );
      const { netAnnual: kept = 0, totalTax: tax, superannuation } = more;
      const share = bonus === 0 ? 0 : kept / bonus;
      const found = bonusKept({ ...queryOf(pay), bonus }, rules);
      return [found, { kept, tax, superannuation, share }];
    });
    expect(wrong).toEqual([]);
  });

  test('a salary sacrifice costs and gains as much', () => {
    const cap = referenceYear(taxYear, set).law?.concessionalCap;
    const wrong = wrongIn((pay, at) => {
      const query = { ...pay, salarySacrifice: pay.salarySacrifice || at * 97 };
      const before = referencePay({ ...query, salarySacrifice: 0 });
      const after = differenceOf(referencePay(query), before);
      const sacrificed = before.grossAnnual.cappedAt(query.salarySacrifice);
      const contributions = before.superannuation.plus(sacrificed);
      // The super of a job that is taxed with this one fills the cap first.
      const ofOther = superBeside(query);
      const overCap = contributions
        .plus(ofOther)
        .above(cap ?? 0)
        .minus(ofOther.above(cap ?? 0));
      const wanted = {
        sacrificed: sacrificed.toNumber(),
        takeHomeGivenUp: -(after.netAnnual ?? 0),
        contributionsTax: sacrificed.times('0.15').toNumber(),
        division293Tax: after.division293Tax,
        superGained: sacrificed.times('0.85').toNumber(),
        concessionalContributions: contributions.toNumber(),
        overCap: cap === undefined ? undefined : overCap.toNumber(),
      };
      return [sacrifice(queryOf(query), rules), wanted];
    });
    expect(wrong).toEqual([]);
  });
});

/** The super of the other job, whose pay is taxed with that of a second job alone. */
function superBeside({
  options = {},
  otherJobPay = '0',
  taxYear,
  rules = 'simplified',
}: Drawn): Rational {
  const { noTaxFreeThreshold, nonResident, workingHolidayVisa } = options;
  if (!noTaxFreeThreshold || nonResident || workingHolidayVisa) return ZERO;
  return referencePay({ salary: otherJobPay, taxYear, rules }).superannuation;
}

function differenceOf(pay: ReferencePay, other: ReferencePay): Figures {
  return Object.fromEntries(
    Object.entries<Rational>(pay).map(([name, figure]) => [
      name,
      figure.minus(other[name as keyof ReferencePay]).toNumber(),
    ]),
  );
}
