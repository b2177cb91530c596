import { memo } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import {
  bonusKept,
  comparePay,
  grossFor,
  type PayComparison,
  type PayResult,
  type RuleSet,
  sacrifice,
  taxYearOf,
} from '../../pay/index.ts';
import { comparisonTable } from '../../site/comparison-rows.ts';
import {
  answerText,
  bonusText,
  differenceTexts,
  grossText,
  neededText,
  notCoveredText,
  sacrificeText,
} from '../../site/comparison-texts.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { OptionSwitches } from '../home/option-switches.tsx';
import { NativeTaxYearSelect, TAX_YEAR_FIELD_ID } from '../home/tax-year-field.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import {
  defaultEntries,
  type EnteredPay,
  type Entries,
  type EntriesChange,
  enteredPay,
  optionsOf,
  PAY_PREFIXES,
  SHARED_OPTIONS,
  wantedPay,
} from './entries.ts';
import { EntryField, fieldProps, PeriodField, SuperPlace } from './fields.tsx';
import { PayBars } from './pay-bars.tsx';
import { amountHint, PayFields } from './pay-fields.tsx';

/** Entries, and the two pays that they make. */
export interface Compared {
  readonly rules: RuleSet;
  readonly entries: Entries;
  readonly now: EnteredPay;
  readonly offer: EnteredPay;
  readonly comparison: PayComparison;
}

export interface ComparisonProps {
  readonly notes: ControlNotes;
  /** A new object if anything in it is new, and only then. */
  readonly compared: Compared;
  readonly answers: Answers;
  readonly change: (change: EntriesChange) => void;
  readonly copyLink: () => void;
  /** Whether the link was copied, in words; empty when nothing was asked. */
  readonly copyOutcome: string;
  /** The answers, once typing pauses, for screen readers alone. */
  readonly announcements: Answers;
}

/** The comparison as it is rendered at build time, before the browser makes it live. */
export function restingComparison(
  rules: RuleSet,
  notes: ControlNotes,
  entries = defaultEntries(rules),
): ComparisonProps {
  const compared = compareEntries(entries, rules);
  return {
    notes,
    compared,
    answers: { difference: differenceAnswer(compared), needed: neededAnswer(compared) },
    change: ignore,
    copyLink: ignore,
    copyOutcome: '',
    announcements: { difference: '', needed: '' },
  };
}

export function compareEntries(entries: Entries, rules: RuleSet): Compared {
  const now = enteredPay(entries, PAY_PREFIXES.now);
  const offer = enteredPay(entries, PAY_PREFIXES.offer);
  const comparison = comparePay({ now: now.query, offer: offer.query }, rules);
  return { rules, entries, now, offer, comparison };
}

/** The page's answers, in a sentence or two each. */
export interface Answers {
  /** How much more or less of the offer is taken home. */
  readonly difference: string;
  /** The salary that gives the wanted take-home pay. */
  readonly needed: string;
}

export function differenceAnswer({ comparison, now, offer }: Compared): string {
  return answerText(comparison, { now: now.name, offer: offer.name });
}

/** The elements of `answerTexts`. */
export const ANSWER_PLACES =
  '.difference > span, #salary-hint > :first-child, #offer-salary-hint > :first-child';

/** The difference and the hints of the two amounts, in the order of the page. */
export function answerTexts(entries: Entries, rules: RuleSet): readonly string[] {
  const compared = compareEntries(entries, rules);
  const { now, offer } = compared;
  return [differenceAnswer(compared), amountHint(now), amountHint(offer)];
}

export function neededAnswer({ entries, rules }: Compared): string {
  const { takeHome, period, annual, includesSuper } = wantedPay(entries);
  const salary = grossFor(
    {
      takeHome: annual,
      period: 'annually',
      taxYear: entries.year,
      options: { ...optionsOf(entries), includesSuperannuation: includesSuper },
    },
    rules,
  );
  return neededText(takeHome, period, salary, includesSuper);
}

/** Two pays, and every text that follows from them. */
export function Comparison({
  notes,
  compared,
  answers,
  change,
  copyLink,
  copyOutcome,
  announcements,
}: ComparisonProps) {
  const { rules, entries, now, offer } = compared;
  const fields = { rules, entries, change };
  return (
    <LiveFigures value={true}>
      <p className="card difference">
        <LiveText>{answers.difference}</LiveText>
      </p>
      <div className="entries">
        <PayFields {...fields} pay="now" entered={now} />
        <PayFields {...fields} pay="offer" entered={offer} />
        <div className="shared">
          <SharedFields
            rules={rules}
            notes={notes}
            taxYear={entries.year}
            optionNames={entries.options}
            change={change}
          />
          <p className="actions">
            <button type="button" onClick={copyLink}>
              Copy link
            </button>
            <button
              type="button"
              onClick={() => change({ input: 'replaced', inputs: defaultEntries(rules) })}
            >
              Reset
            </button>
            <output>
              <LiveText>{copyOutcome}</LiveText>
            </output>
          </p>
        </div>
      </div>
      <div className="outcome">
        <Differences {...compared} />
        <div>
          <Pays {...compared} />
          <section className="card">
            <h2>What You Need to Earn</h2>
            <div className="entered">
              <EntryField {...fieldProps(fields, 'want-salary')} label="Pay in the hand" unit="$" />
              <PeriodField {...fieldProps(fields, 'want-cycle')} />
              <SuperPlace {...fieldProps(fields, 'want-included')} />
            </div>
            <p>
              <b>
                <LiveText>{answers.needed}</LiveText>
              </b>
            </p>
            <p className="hint">
              By the tax year and the options above. An hour is one of 38 a week, 52 weeks a year.
            </p>
          </section>
        </div>
      </div>
      {(['difference', 'needed'] as const).map((answer) => (
        <p key={answer} className="unseen" role="status">
          <LiveText>{announcements[answer]}</LiveText>
        </p>
      ))}
    </LiveFigures>
  );
}

/** The tax year and the options, which no key in another field changes. */
const SharedFields = memo(function SharedFields({
  rules,
  notes,
  taxYear,
  optionNames,
  change,
}: Pick<ComparisonProps, 'notes' | 'change'> & {
  rules: RuleSet;
  taxYear: string;
  optionNames: string;
}) {
  const yearNote = notes.taxYears[taxYear];
  return (
    <>
      <div className="card year">
        <label htmlFor={TAX_YEAR_FIELD_ID}>Tax year</label>
        <div className="select">
          <NativeTaxYearSelect
            rules={rules}
            taxYear={taxYear}
            choose={(text) => change({ input: 'year', text })}
          />
        </div>
        {yearNote && <p className="hint">{yearNote}</p>}
      </div>
      <OptionSwitches
        offered={SHARED_OPTIONS}
        options={optionsOf({ options: optionNames })}
        notes={notes}
        change={({ option, on }) => change({ input: option, on })}
      />
    </>
  );
});

/** How the pays differ. */
const Differences = memo(function Differences({
  rules,
  entries,
  now,
  offer,
  comparison,
}: Compared) {
  const { noPrivateHospitalCover, studentLoan } = optionsOf(entries);
  return (
    <div>
      <section className="card">
        <h2>What Changes</h2>
        <p>
          <LiveText>{grossText(comparison)}</LiveText>
        </p>
        <FigureList figures={differenceTexts(comparison)} />
      </section>
      <section className="card">
        <ComparisonTable
          now={now.name}
          offer={offer.name}
          {...comparisonTable(comparison, now.workingTime, offer.workingTime, {
            standardDeduction: taxYearOf(rules, entries.year).standardDeduction !== undefined,
            surcharge: noPrivateHospitalCover,
            studentLoan,
            sacrifice: [now, offer].some(hasSacrifice),
          })}
        />
      </section>
    </div>
  );
});

/** Shows how each pay divides into tax and net pay. */
const Pays = memo(function Pays({ rules, entries, now, offer, comparison }: Compared) {
  const pays = [
    { ...now, pay: comparison.now },
    { ...offer, pay: comparison.offer },
  ];
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  return (
    <>
      <section className="card">
        <PayBars
          now={{ name: now.name, pay: comparison.now }}
          offer={{ name: offer.name, pay: comparison.offer }}
        />
      </section>
      <section className="card">
        <h2>Bonus</h2>
        {withBonus.length === 0 ? <p>Enter a bonus to see what is left of it.</p> : null}
        {withBonus.map(({ name, pay, annual, bonus, includesSuper, query }) => (
          <PayWords key={query === now.query ? 'now' : 'offer'} name={name} pay={pay}>
            {bonusText(
              bonus,
              bonusKept({ ...query, annualSalary: annual, bonus }, rules),
              includesSuper,
            )}
          </PayWords>
        ))}
      </section>
      <section className="card">
        <h2>Salary Sacrifice</h2>
        {pays.filter(hasSacrifice).map(({ name, pay, query }) => (
          <PayWords key={query === now.query ? 'now' : 'offer'} name={name} pay={pay}>
            {sacrificeText(sacrifice(query, rules), taxYearOf(rules, entries.year))}
          </PayWords>
        ))}
        <p>
          What is sacrificed still counts as income for student loans, and for the rate of the
          Medicare levy surcharge, which falls on the rest.
        </p>
      </section>
    </>
  );
});

function hasSacrifice({ query }: EnteredPay): boolean {
  return !!query.salarySacrifice;
}

/** The sentences on one of the pays, after its name; of a pay that does not cover its tax, only that. */
function PayWords({ name, pay, children }: { name: string; pay: PayResult; children: string }) {
  return (
    <p>
      <LiveText>{notCoveredText(name, pay) || `${name}: ${children}`}</LiveText>
    </p>
  );
}

function ignore(): void {}
