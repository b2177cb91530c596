/** Two pays, a bonus and a salary sacrifice, by the engine and in exact arithmetic. */
import { describe, expect, test } from 'vitest';
import { bonusKept, comparePay, sacrifice } from '../../../src/pay/index.ts';
import {
  least,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
} from '../../../src/verify/reference/rational.ts';
import { type ReferencePay, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceYear } from '../../../src/verify/reference/reference-years.ts';
import { anyPay, drawsFrom } from './drawn-persons.ts';
import { differences, queryOf, YEARS } from './in-numbers.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
/** Of each set and year. */
const DRAWN = IS_LONG ? 6_000 : 50;

/** Drawing and comparing 40,000 pays takes a while. */
const TIMEOUT = 600_000;

type Drawn = ReturnType<typeof anyPay>;
type Figures = Readonly<Record<string, number | undefined>>;

describe.each(YEARS)('by the $set set, in $taxYear, of pays drawn at random', (year) => {
  const { rules, set, taxYear } = year;
  const drawn = (): Drawn[] => {
    const draws = drawsFrom(Number.parseInt(taxYear, 10) + 7);
    return Array.from({ length: DRAWN }, () => anyPay(taxYear, set, draws));
  };

  test(
    'two differ alike',
    () => {
      const pays = drawn();
      const wrong = pays.flatMap((now, at) => {
        const offer = pays[(at + 1) % pays.length] ?? now;
        const found = comparePay({ now: queryOf(now), offer: queryOf(offer) }, rules);
        const wanted = differenceOf(referencePay(offer), referencePay(now));
        const { grossAnnual = 0, superannuation = 0, netAnnual = 0 } = wanted;
        const kept = found.keptOfEachDollar;
        return [
          ...differences(found.difference, wanted),
          ...differences(
            {
              packageDifference: found.packageDifference,
              // A share of nothing is none.
              netAnnual: kept === undefined ? 0 : kept * grossAnnual,
            },
            {
              packageDifference: grossAnnual + superannuation,
              netAnnual: grossAnnual === 0 ? 0 : netAnnual,
            },
          ),
        ].map((each) => ({ now, offer, each }));
      });
      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );

  test(
    'as much is kept of a bonus',
    () => {
      const wrong = drawn().flatMap((pay, at) => {
        const withBonus = { ...pay, bonus: Number(pay.bonus ?? at * 211) };
        const found = bonusKept({ ...queryOf(withBonus), bonus: withBonus.bonus }, rules);
        const more = differenceOf(referencePay(withBonus), referencePay({ ...pay, bonus: 0 }));
        const { netAnnual: kept = 0, totalTax: tax, superannuation } = more;
        const share = withBonus.bonus === 0 ? 0 : kept / withBonus.bonus;
        return differences(found, { kept, tax, superannuation, share }).map((each) => ({
          withBonus,
          each,
        }));
      });
      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );

  test(
    'a salary sacrifice costs and gains as much',
    () => {
      const cap = referenceYear(taxYear, set).law?.concessionalCap;
      const wrong = drawn().flatMap((pay, at) => {
        const query = { ...pay, salarySacrifice: pay.salarySacrifice || at * 97 };
        const found = sacrifice(queryOf(query), rules);
        const before = referencePay({ ...query, salarySacrifice: 0 });
        const after = differenceOf(referencePay(query), before);
        const sacrificed = least(before.grossAnnual, rational(String(query.salarySacrifice)));
        const contributions = sum([before.superannuation, sacrificed]);
        const wanted = {
          sacrificed: toNumber(sacrificed),
          takeHomeGivenUp: -(after.netAnnual ?? 0),
          contributionsTax: toNumber(multiply(sacrificed, rational('0.15'))),
          division293Tax: after.division293Tax,
          superGained: toNumber(multiply(sacrificed, rational('0.85'))),
          concessionalContributions: toNumber(contributions),
          overCap:
            cap === undefined
              ? undefined
              : Math.max(0, toNumber(subtract(contributions, rational(cap)))),
        };
        return differences({ ...found }, wanted).map((each) => ({ query, each }));
      });
      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );
});

function differenceOf(pay: ReferencePay, other: ReferencePay): Figures {
  return Object.fromEntries(
    Object.entries<Rational>(pay).map(([name, figure]) => [
      name,
      toNumber(subtract(figure, other[name as keyof ReferencePay])),
    ]),
  );
}
