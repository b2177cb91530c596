/** The cards of the tax return, and the reason below its answer. */
import { LiveText } from '../../components/live-text.tsx';
import { WithheldPlot } from '../../components/plots/withheld-plot.tsx';
import { explain } from '../../pay/explain/explain.ts';
import { assessmentLines } from '../../words/assessment-lines.ts';
import { present } from '../../words/present.ts';
import { changesOf, reasonsOf, sourcesOf } from '../../words/refund-reasons.ts';
import { pastSettlementText } from '../../words/settlements.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import type { EnteredReturn } from './calculator.tsx';

export function cards(entered: EnteredReturn): Cards {
  const { rules, values, result, request } = entered;
  // Here and not with the answer, which needs no reasons and whose script loads first.
  const explanation = explain(result.facts, rules);
  const changes = changesOf(entered, explanation);
  const otherIncome = [
    { label: 'Interest', dollars: values.interest },
    { label: 'Dividends', dollars: values.dividends, note: 'Without franking credits.' },
    { label: 'Rent', dollars: values.rent, note: 'After its costs.' },
  ];
  return [
    {
      title: 'Your assessment',
      className: 'assessment',
      figures: assessmentLines({ ...entered, otherIncome }, explanation),
    },
    request === '' && changes.length > 0 && { title: 'What would change it', list: changes },
    whatNext(['redundancy'], ['bonus'], ['any pay'], ['casual hours']),
  ];
}

/** Why the answer is what it is. */
export function Reason({ of: entered }: LatePart<EnteredReturn>) {
  if (entered.request !== '') return null;
  const reasons = reasonsOf(entered).join(' ');
  return (
    <p>
      <LiveText>{`${pastSettlementText(entered.shown)} ${reasons}`}</LiveText>
    </p>
  );
}

/** The tax that each source of income has withheld and owes. */
export function AnswerBar({ of: entered }: LatePart<EnteredReturn>) {
  const sources = sourcesOf(entered);
  // The bars leave something out, or share one tax between several sources.
  const caption = present([
    sources.length > 1 && 'Tax is shared by income.',
    entered.result.assessment.division293Tax > 0 && 'Division 293 tax is left out.',
  ]);
  return <WithheldPlot sources={sources} caption={caption.join(' ')} />;
}

/** Notes on what a section's questions leave out, and on where to find the amounts. */
export const notes = {
  job: 'Your income statement in myGov has these amounts. With salary packaging or a novated lease, enter only the pay that is taxed.',
  income:
    'Capital gains, trusts, business and foreign income are not covered. Redundancy has a page of its own.',
  deductions: 'Where a year has a standard deduction, work expenses count once they are more.',
  family:
    'A partner for part of the year is not covered. Age is for the seniors and pensioners tax offset. You also need a pension, or to meet its residence rules. With the Age Pension you count as a senior.',
  cover: 'The rebate for its cost is not covered.',
  loan: 'HELP, VET, SSL, TSL or SFSS.',
  residency:
    'The zone offset is not covered. Working holiday makers are taxed as non-residents here.',
};
