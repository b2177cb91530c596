/** The calculator that compares two pays. */
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { forEmployees } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import type { Accepts } from '../form/form.ts';
import { defineCalculator } from '../live/calculator.ts';
import { Stack } from '../live/stack.tsx';
import { OPTION_NAMES } from '../questions/options-of-pay.ts';
import { superRateSaid } from '../questions/pay.tsx';
import { ARRIVAL_NAMES, answerTo } from './answer.ts';
import { type Compared, type ComparedPay, calculate, OFFER, questions } from './calculation.ts';
import { Outcome } from './wanted.tsx';

/** Lists the further details of a pay that are set. Hours are listed only if they aren't asked for above. */
function detailsText({ hoursPerWeek, weeksPerYear, query }: ComparedPay, hasHours: boolean) {
  const { customSuperRate, bonus, salarySacrifice } = query;
  const usual = DEFAULT_WORKING_TIME;
  return present([
    !hasHours && hoursPerWeek !== usual.hoursPerWeek && `${hoursPerWeek} hours a week`,
    weeksPerYear !== usual.weeksPerYear && `${weeksPerYear} weeks a year`,
    customSuperRate !== undefined && `${formatRate(customSuperRate)} super`,
    bonus > 0 && `bonus ${formatDollars(bonus)}`,
    salarySacrifice > 0 && `sacrifice ${formatDollars(salarySacrifice)}`,
  ]).join(', ');
}

/** A link without an offer, such as one from the pay calculator, brings the visitor's own pay. The offer starts empty, with the same cycle. */
const accepts: Accepts = (given, read) => {
  const names = [...given.keys()].filter((name) => name in read);
  if (names.length === 0 || names.some((name) => name.startsWith(OFFER))) return undefined;
  const alike = ['cycle', 'included', 'hours', 'weeks'].map((name) => [
    OFFER + name,
    read[name] ?? '',
  ]);
  const [name, offerName] = ARRIVAL_NAMES;
  return {
    ...Object.fromEntries(alike),
    name,
    'offer-name': offerName,
    'offer-salary': '',
  };
};

export const calculator = defineCalculator({
  questions,
  Layout: Stack,
  sections: ({ name }) => [
    {
      items: 'pays',
      title: (result, index) => payAt(result, index).name,
      ask: ({ isByHour }) => (isByHour ? ['pay', 'hours', 'included'] : ['pay', 'included']),
      says: (result, index) => forEmployees(payAt(result, index).cycle),
      sections: [
        {
          title: 'More details',
          set: (result, index) => detailsText(payAt(result, index), result.isByHour),
          ask: ({ isByHour }) => {
            const rest = ['weeks', 'super', 'bonus', 'sacrifice', 'name'] as const;
            return isByHour ? rest : ['hours', ...rest];
          },
          note: 'sacrifice',
        },
      ],
    },
    {
      title: 'Tax year and options',
      set: ({ taxYear, options }) =>
        [taxYear, ...optionsOn(options).map((option) => OPTION_NAMES[option])].join(', '),
      sections: [{ ask: ['year', 'options'] }],
      ...(name === 'legislated' && { note: 'family' }),
    },
  ],
  calculate,
  answer: answerTo,
  says: (result) => ({
    pays: [result.now, result.offer].map(
      ({ isEntered, annual, weeksPerYear, customSuperRate }) => ({
        pay: {
          hint: isEntered
            ? `${formatDollars(annual)} a year before tax`
            : 'Enter the pay before tax.',
        },
        weeks: { inUse: `${weeksPerYear}` },
        super: superRateSaid(result.guarantee, customSuperRate),
      }),
    ),
  }),
  accepts: () => accepts,
  always: [`${OFFER}salary`],
  late: ['NeededSalary'],
  Outcome,
});

function payAt({ now, offer }: Compared, index: number): ComparedPay {
  return index === 0 ? now : offer;
}
