import { FigureList } from '../../components/figure-list.tsx';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import {
  bonusKept,
  comparePay,
  grossFor,
  type RuleSet,
  sacrifice,
  taxYearOf,
} from '../../pay/index.ts';
import {
  answerText,
  bonusText,
  comparisonTable,
  differenceTexts,
  grossText,
  neededText,
  sacrificeText,
} from '../../site/comparison-texts.ts';
import type { ControlNotes } from '../../site/control-notes.ts';
import { OptionSwitches } from '../home/option-switches.tsx';
import { NativeTaxYearSelect, TAX_YEAR_FIELD_ID } from '../home/tax-year-field.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import {
  defaultEntries,
  type Entries,
  type EntriesChange,
  enteredPay,
  optionsOf,
  PAY_PREFIXES,
  SHARED_OPTIONS,
  wantedPay,
} from './entries.ts';
import { EntryField, PeriodField, SuperPlace } from './fields.tsx';
import { PayBars } from './pay-bars.tsx';
import { PayFields } from './pay-fields.tsx';

export interface ComparisonProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  readonly entries: Entries;
  /** What `answersTo` gives for the entries. */
  readonly answers: Answers;
  readonly change: (change: EntriesChange) => void;
  readonly copyLink: () => void;
  /** Whether the link was copied, in words; empty when nothing was asked. */
  readonly copyOutcome: string;
  /** The answers, once typing pauses, for screen readers alone. */
  readonly announcements: Answers;
}

/** The comparison as it is rendered at build time, before the browser makes it live. */
export function restingComparison(rules: RuleSet, notes: ControlNotes): ComparisonProps {
  const entries = defaultEntries(rules);
  return {
    rules,
    notes,
    entries,
    answers: answersTo(entries, rules),
    change: ignore,
    copyLink: ignore,
    copyOutcome: '',
    announcements: { difference: '', needed: '' },
  };
}

/** What the page answers, in a sentence or two each. */
export interface Answers {
  /** How much more or less of the offer is taken home. */
  readonly difference: string;
  /** What to earn for the take-home pay that is wanted. */
  readonly needed: string;
}

export function answersTo(entries: Entries, rules: RuleSet): Answers {
  const { now, offer } = enteredPays(entries);
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
  return {
    difference: answerText(comparePay({ now: now.query, offer: offer.query }, rules), offer.name),
    needed: neededText(takeHome, period, salary, includesSuper),
  };
}

/** Two pays, and every text that follows from them. */
export function Comparison({
  rules,
  notes,
  entries,
  answers,
  change,
  copyLink,
  copyOutcome,
  announcements,
}: ComparisonProps) {
  const fields = { rules, entries, change };
  const taxYear = taxYearOf(rules, entries.year);
  const options = optionsOf(entries);
  const { now, offer } = enteredPays(entries);
  const comparison = comparePay({ now: now.query, offer: offer.query }, rules);
  const pays = [now, offer];
  const withBonus = pays.filter(({ bonus }) => bonus > 0);
  const withSacrifice = pays.filter(({ query }) => query.salarySacrifice);
  const yearNote = notes.taxYears[taxYear.label];
  return (
    <LiveFigures value={true}>
      <p className="card difference">
        <LiveText>{answers.difference}</LiveText>
      </p>
      <div className="entries">
        <PayFields {...fields} pay="now" />
        <PayFields {...fields} pay="offer" />
        <div className="shared">
          <section className="card year">
            <label htmlFor={TAX_YEAR_FIELD_ID}>Tax year</label>
            <div className="select">
              <NativeTaxYearSelect
                rules={rules}
                taxYear={entries.year}
                choose={(text) => change({ input: 'year', text })}
              />
            </div>
            {yearNote === undefined ? null : <p className="hint">{yearNote}</p>}
          </section>
          <OptionSwitches
            offered={SHARED_OPTIONS}
            options={options}
            notes={notes}
            change={({ option, on }) => change({ input: option, on })}
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
                surcharge: options.noPrivateHospitalCover,
                studentLoan: options.studentLoan,
                sacrifice: withSacrifice.length > 0,
              })}
            />
          </section>
        </div>
        <div>
          <section className="card">
            <PayBars
              now={{ name: now.name, pay: comparison.now }}
              offer={{ name: offer.name, pay: comparison.offer }}
            />
          </section>
          <section className="card">
            <h2>Bonus</h2>
            {withBonus.length === 0 ? <p>Enter a bonus to see what is left of it.</p> : null}
            {withBonus.map(({ name, annual, bonus, includesSuper, query }) => (
              <PayWords key={query === now.query ? 'now' : 'offer'} name={name}>
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
            {withSacrifice.map(({ name, query }) => (
              <PayWords key={query === now.query ? 'now' : 'offer'} name={name}>
                {sacrificeText(sacrifice(query, rules), taxYear)}
              </PayWords>
            ))}
            <p>
              What is sacrificed still counts as income for the Medicare levy surcharge and student
              loans.
            </p>
          </section>
          <section className="card">
            <h2>What You Need to Earn</h2>
            <div className="entered">
              <EntryField {...fields} name="want-salary" label="Pay in the hand" unit="$" />
              <PeriodField {...fields} name="want-cycle" />
              <SuperPlace {...fields} name="want-included" />
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

function enteredPays(entries: Entries) {
  return {
    now: enteredPay(entries, PAY_PREFIXES.now),
    offer: enteredPay(entries, PAY_PREFIXES.offer),
  };
}

/** What is said of one of the pays, after its name. */
function PayWords({ name, children }: { name: string; children: string }) {
  return (
    <p>
      <LiveText>{`${name}: ${children}`}</LiveText>
    </p>
  );
}

function ignore(): void {}
