/** The bonus calculator: how much of a bonus reaches the account on payday, why the rest doesn't, and what happens at tax time. */
import type { PayOption } from '../../pay/pay-options.ts';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { settle } from '../../pay/settle.ts';
import { bonusOf } from '../../pay/withholding/bonus-in-pay.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatRate, shownDollars, sumShown } from '../../words/money.ts';
import { CYCLE_NOUNS, forEmployees } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';
import { present } from '../../words/present.ts';
import { TextField } from '../form/controls.tsx';
import { money, type Texts } from '../form/field.ts';
import { dollarsOrNone, oneOf } from '../form/kinds.tsx';
import { asked, onlyIf, type Values } from '../form/question.tsx';
import { defineCalculator } from '../live/calculator.ts';
import { payOptions, shortName } from '../questions/options-of-pay.ts';
import { payInCard } from '../questions/pay-in-card.tsx';
import { paysOfYear } from '../questions/pays-of-year.ts';
import { taxYearCard } from '../questions/tax-year.tsx';

/** The kinds of payment besides the usual pay, as the radios call them. */
const KINDS = {
  bonus: 'Bonus or commission',
  'back-pay': 'Back pay',
  'leave-loading': 'Leave loading',
  leave: 'Cashed-out leave',
} as const;

/** The options that change the withholding from a bonus or the year's tax on it. */
const OFFERED: readonly PayOption[] = [
  'studentLoan',
  'noTaxFreeThreshold',
  'nonResident',
  'workingHolidayVisa',
  'noPrivateHospitalCover',
  'includesSuperannuation',
];

/** Working holiday makers have a tax table of their own, which asks for no amounts of the year so far. */
const hasScale = ({ options = '' }: Texts) => !optionsIn(options).workingHolidayVisa;

/** Method B(ii) needs the last three. If they are missing we assume what method A withholds, and the usual pay. */
function questions(rules: RuleSet, notes: ControlNotes) {
  return {
    bonus: asked(money('10000'), parseMoney, TextField, { inputMode: 'decimal', before: '$' }),
    kind: oneOf('What it is', KINDS, 'bonus'),
    pays: onlyIf(
      (own) => own.kind === 'back-pay' && hasScale(own),
      paysOfYear('Pays it is for', PERIODS_PER_YEAR),
    ),
    salary: payInCard('80000', 'card usual', { superIn: 'options' }),
    year: taxYearCard(rules, notes.model),
    options: payOptions(rules, { notes, offered: OFFERED, asksPaidBefore: true }),
    earlier: onlyIf(hasScale, dollarsOrNone('Bonuses paid earlier this year')),
    // This field stays even without earlier bonuses, because removing it would move the field that the visitor types in.
    'earlier-withheld': onlyIf(hasScale, dollarsOrNone('Withheld from them')),
    average: onlyIf(hasScale, dollarsOrNone('Average pay so far this year')),
  };
}

export type Bonus = ReturnType<typeof calculate>;

/** Amounts of bonuses are in dollars, with super where pay includes super. */
function calculate(values: Values<ReturnType<typeof questions>>, rules: RuleSet) {
  const { bonus: entered, kind, pays, salary, year: taxYear } = values;
  const { options, otherJobPay, paidBefore } = values.options;
  const { annual: annualSalary, period } = salary;
  const query = { annualSalary, taxYear, options, otherJobPay };
  const { earlier } = values;
  const earlierWithheld = earlier === undefined ? undefined : values['earlier-withheld'];
  const soFar = {
    paidBefore,
    earlierBonuses: earlier ?? 0,
    withheldFromEarlierBonuses: earlierWithheld,
    averageEarnings: values.average,
  };
  const paid = bonusOf({ ...query, ...soFar, period, bonus: entered, pays }, rules);
  const { without, settlement, fromBonus } = paid;
  const bonus = shownDollars(paid.bonus);
  /** The year's tax on the bonus: all of it that take-home pay does not have. */
  const yearTax = sumShown([bonus, without.netAnnual, -paid.with.netAnnual]);
  return {
    ...paid,
    values,
    rules,
    query,
    earlierBonuses: soFar.earlierBonuses,
    earlierWithheld,
    kind,
    /** Names the payment in a sentence, such as 'your bonus'. */
    name: kind === 'bonus' ? kind : KINDS[kind].toLowerCase(),
    isEntered: salary.isEntered && entered > 0,
    entered,
    /** The period of the usual pay. */
    period,
    /** Amounts in whole dollars that add up as the page shows them. */
    shown: {
      bonus,
      toSuper: entered - bonus,
      lands: bonus - fromBonus,
      yearTax,
      /** The tax refund in dollars; a bill is negative. */
      refund: settlement && settle(settlement.withheld, yearTax).refund,
    },
  };
}

/**
 * The tax refund after a year of usual pays and this bonus, in dollars; a bill is negative. There is no figure after earlier bonuses, or
 * for a working holiday maker, because earlier pays decide what was withheld and nobody has entered them.
 */
export function refundOfYear(result: Bonus): number | undefined {
  const { rules, query, period, shown, earlierBonuses, withholding } = result;
  if (earlierBonuses > 0 || withholding.by === 'schedule15' || shown.refund === undefined)
    return undefined;
  const usual = taxTimeOf(query, period, rules);
  return usual && usual.refund + shown.refund;
}

const REQUEST = 'Enter your pay and the bonus to see what lands.';

function amountText({ entered, name }: Bonus): string {
  return `Of your ${formatDollars(entered)} ${name}`;
}

function withheldText({ shown: { bonus, toSuper }, fromBonus }: Bonus): string {
  const intoSuper = toSuper === 0 ? '' : `${formatDollars(toSuper)} of it goes into super. `;
  const rest = toSuper === 0 ? 'it' : `the other ${formatDollars(bonus)}`;
  if (fromBonus === 0) return `${intoSuper}Nothing is withheld from ${rest}.`;
  const rate = formatRate(Math.round((fromBonus * 1000) / bonus) / 1000);
  return `${intoSuper}Your employer withholds ${formatDollars(fromBonus)}, ${rate} of ${rest}.`;
}

function taxTimeText(result: Bonus): string {
  const { shown, fromLaterPays } = result;
  const { refund } = shown;
  if (refund === undefined) {
    return 'This is the rate for a second job. Add the pay of your other job to see the year.';
  }
  const amount = formatDollars(Math.abs(refund));
  const later =
    fromLaterPays > 0 ? `Later pays bear ${formatDollars(fromLaterPays)} more for it. ` : '';
  if (refund === 0) return `${later}That is the year's tax on it: nothing comes back.`;
  if (refund < 0) return `${later}About ${amount} of its tax is left to pay at tax time.`;
  return Math.round(refundOfYear(result) ?? 0) < 0
    ? `${later}That's about ${amount} more than the year's tax on it.`
    : `${later}About ${amount} of that comes back at tax time.`;
}

function usualPay({ annualSalary }: Bonus['query']): string {
  return `${formatDollars(annualSalary)} a year`;
}

/** The amounts of the year so far that are entered. */
function soFarSet({ values: { earlier, average }, earlierWithheld: withheld }: Bonus): string {
  return present([
    earlier !== undefined && `${formatDollars(earlier)} earlier`,
    withheld !== undefined && `${formatDollars(withheld)} withheld`,
    average !== undefined && `${formatDollars(average)} on average`,
  ]).join(', ');
}

export const calculator = defineCalculator({
  questions,
  sections: () => [
    {
      title: ({ name }) => `Your ${name} before tax`,
      amount: 'bonus',
      sections: [{ ask: ['bonus', 'kind'] }, { ask: ['pays'] }],
      note: 'redundancy',
    },
    {
      title: 'Usual pay and options',
      set: ({ query }) =>
        [usualPay(query), query.taxYear, ...optionsOn(query.options).map(shortName)].join(', '),
      sections: [
        { ask: ['salary', 'year', 'options'], note: 'family' },
        {
          title: 'Earlier bonuses, or pay that varies',
          set: soFarSet,
          ask: ['earlier', 'earlier-withheld', 'average'],
        },
      ],
    },
  ],
  calculate,
  answer(result) {
    const { isEntered, shown, name } = result;
    if (!isEntered) return { title: `Of your ${name}`, words: REQUEST };
    return {
      title: amountText(result),
      figure: formatDollars(shown.lands),
      words: 'lands in that pay.',
      also: [`${withheldText(result)} ${taxTimeText(result)}`],
    };
  },
  /** Tells visitors what we assume if they leave a field empty. */
  says(result) {
    const { values, period, query, earnings, withholding } = result;
    const { includesSuperannuation: includesSuper } = query.options;
    const each = CYCLE_NOUNS[period];
    const most = PERIODS_PER_YEAR[period];
    const withheld = withholding.by === 'schedule5' && withholding.soFar.withheldFromEarlierBonuses;
    return {
      pays: {
        inUse: `${values.pays || most}`,
        hint: `${values.pays ? '' : `Assumed: ${most}, a year of pays. `}A tax offset for earlier years is not counted.`,
      },
      salary: {
        hint: `Without the bonus: ${usualPay(query)}, paid each ${each}. ${forEmployees(values.salary.cycle)}`.trim(),
      },
      earlier: { hint: `Since 1 July, before tax${includesSuper ? ', with their super' : ''}.` },
      'earlier-withheld': {
        hint:
          values['earlier-withheld'] === undefined && withheld !== false
            ? `Assumed: ${formatDollars(withheld)}, by the tax table.`
            : '',
      },
      average: {
        hint: `${values.average === undefined ? `Assumed: ${formatDollars(earnings)} each` : 'Each'} ${each}, without bonuses${includesSuper ? ' and super' : ''}.`,
      },
    };
  },
  late: ['AnswerBar', 'Reason'],
});
