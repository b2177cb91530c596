/** The cards that follow from the entries: the assessment, what would change it, and who withheld what. */
import { memo } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { type Explanation, explain } from '../../pay/explain/index.ts';
import { refundGained, taxReturnOf } from '../../pay/return.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { refundText } from '../../words/tax-time.ts';
import type { LatePart } from '../live/late.tsx';
import { type EnteredReturn, type WithheldBesideOwed, withheldBesideOwed } from './calculation.ts';
import { assessmentLines } from './card-texts.ts';
import { answerTexts } from './texts.ts';

export const Cards = memo(function Cards({ of: entered }: LatePart<EnteredReturn>) {
  // Here and not with the answer, which needs no reasons and whose script loads first.
  const explanation = explain(entered.result.facts, entered.rules);
  const { income, tax, result, later } = assessmentLines(entered, explanation);
  const changes = changesOf(entered, explanation);
  const { why } = answerTexts(entered);
  return (
    <>
      <section className="card assessment">
        <h2>Your assessment</h2>
        <FigureList figures={income} />
        <FigureList figures={tax} />
        <FigureList figures={result} />
        {later.length > 0 && <FigureList figures={later} />}
      </section>
      <section className="card">
        <h2>Withheld and owed</h2>
        <WithheldPlot sources={withheldBesideOwed(entered)} />
        {why.length > 2 && (
          <p>
            <LiveText>{why.slice(2).join(' ')}</LiveText>
          </p>
        )}
      </section>
      {changes.length > 0 && (
        <section className="card">
          <h2>What would change it</h2>
          <ul className="changes">
            {changes.map(({ what, worth }) => (
              <li key={what}>
                <LiveText>{`${what}: ${worth}.`}</LiveText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** Two bars for each source of income, on one scale; the words say the same. */
function WithheldPlot({ sources }: { sources: readonly WithheldBesideOwed[] }) {
  const longest = Math.max(1, ...sources.flatMap(({ withheld, owed }) => [withheld, owed]));
  const lengthOf = (dollars: number) => Math.round((LENGTH * dollars) / longest);
  return (
    <figure className="withheld">
      <figcaption>Tax is shared by income. Division 293 tax is left out.</figcaption>
      {sources.map(({ name, withheld, owed }) => (
        <div key={name}>
          <p>
            <LiveText>{`${name}: ${formatDollars(withheld)} withheld, ${formatDollars(owed)} owed`}</LiveText>
          </p>
          <svg viewBox={`0 0 ${LENGTH} 5`} preserveAspectRatio="none" aria-hidden="true">
            <path className="net" d={`M0 1H${lengthOf(withheld)}`} />
            <path className="tax" d={`M0 4H${lengthOf(owed)}`} />
          </svg>
        </div>
      ))}
      <ul>
        <li className="net">Withheld</li>
        <li className="tax">Owed</li>
      </ul>
    </figure>
  );
}

const LENGTH = 1000;

/** A change that would alter the refund or the bill, in words, and what it is worth. */
interface Change {
  readonly what: string;
  readonly worth: string;
}

function changesOf(entered: EnteredReturn, explanation: Explanation): readonly Change[] {
  return [...deductionsChange(entered), ...thresholdChange(entered), ...coverChange(explanation)];
}

const MORE_DEDUCTIONS = 100;

/** Dollars on top of the standard deduction, as gifts are: work expenses would first take its place. */
function deductionsChange({ facts, result, rules }: EnteredReturn): Change[] {
  if (result.assessment.taxableIncome === 0) return [];
  const changed = { otherDeductions: facts.otherDeductions + MORE_DEDUCTIONS };
  const what =
    result.standardDeduction > 0
      ? `${formatDollars(MORE_DEDUCTIONS)} more of other deductions, such as gifts`
      : `${formatDollars(MORE_DEDUCTIONS)} more deductions`;
  return [{ what, worth: worthText(refundGained(facts, changed, rules)) }];
}

/**
 * The threshold at another job, or at the best paid alone where none or several claim it. It moves money between pays and the
 * return: the year's tax is the same.
 */
function thresholdChange({ jobs, facts, result, rules }: EnteredReturn): Change[] {
  if (facts.residency !== 'resident' || jobs.some(({ facts }) => facts.withheld !== undefined)) {
    return [];
  }
  const paying = jobs.filter(({ facts }) => facts.pay > 0);
  const claiming = paying.filter(({ facts }) => facts.scale === 2);
  const [best] = paying
    .filter((job) => claiming.length !== 1 || claiming[0] !== job)
    .toSorted((one, other) => other.facts.pay - one.facts.pay);
  if (best === undefined) return [];
  const alone = taxReturnOf(
    { ...facts, jobs: jobs.map((job) => ({ ...job.facts, scale: job === best ? 2 : 1 })) },
    rules,
  );
  const more = Math.round(alone.withheld - result.withheld);
  if (more === 0) return [];
  const where = jobs.length === 1 ? 'at your job' : `at ${best.name.toLowerCase()} alone`;
  const amount = `${formatDollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return [
    {
      what: `The tax-free threshold ${where}`,
      worth: `${amount} withheld from pays, then ${refundText(alone.refund)}`,
    },
  ];
}

function coverChange({ medicareLevySurcharge }: Explanation): Change[] {
  const { amount: surcharge, perDay } = medicareLevySurcharge;
  if (surcharge === 0) return [];
  return [
    {
      what: 'Hospital cover all year',
      worth: `${formatDollars(surcharge)} less surcharge`,
    },
    {
      what: 'Each more day of cover',
      worth: `${formatCents(perDay)} less surcharge`,
    },
  ];
}

function worthText(dollars: number): string {
  return Math.round(dollars * 100) === 0 ? 'worth nothing' : `worth ${formatCents(dollars)}`;
}
