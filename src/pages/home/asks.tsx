/** The question about a pay that looks like it belongs to another pay cycle. It loads after the answer. */
import { LiveText } from '../../components/live-text.tsx';
import { parseMoney } from '../../words/entered-text.ts';
import { likelyCycle } from '../../words/likely-cycle.ts';
import { formatMoney } from '../../words/money.ts';
import { CYCLE_NOUNS, onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import type { LiveForm } from '../form/use-form.tsx';
import { Announcement, useSettled } from '../live/announcement.tsx';
import type { LatePart } from '../live/late.tsx';
import { payIn } from '../questions/pay.tsx';
import { Settling } from '../questions/settling.tsx';
import { keptPay } from './calculation.ts';

type Doubted = Pick<LiveForm, 'entries' | 'change'>;

/** The pay counts as it was entered meanwhile. A salary passes through small amounts as it's typed: those are asked about after a pause. */
export function Asks({ of: { entries, change } }: LatePart<Doubted>) {
  const { salary = '', cycle: name, kept } = entries;
  const cycle = name as PayCycle;
  const dollars = parseMoney(salary, 2, cycle);
  const amount = `${formatMoney(dollars)} ${onePeriod(cycle)}`;
  const isSettled = useSettled(amount) === amount;
  const likely = kept ? undefined : likelyCycle(dollars, cycle);
  /** The period that a visitor asked for who chose a cycle to see a salary by it. */
  const by = cycle === 'hourly' ? 'weekly' : cycle;
  if (likely === undefined || (cycle === 'annually' && !isSettled)) return null;
  const button = (words: string, settled: PayCycle, act: () => void) => (
    <Settling words={words} name="cycle" cycle={settled} act={act} />
  );
  return (
    <div className="asked">
      <LiveText>{`${amount}?`}</LiveText>
      <p className="actions">
        {likely === 'annually'
          ? button(
              `Show my ${formatMoney(dollars)} salary by the ${CYCLE_NOUNS[by]}`,
              likely,
              () => {
                change('show', by);
                change('cycle', likely);
              },
            )
          : button(`Switch to ${likely}`, likely, () => change('cycle', likely))}
        {payIn(entries).isEntered &&
          button(`Keep ${amount}`, cycle, () => change('kept', keptPay(entries)))}
      </p>
      <Announcement text={`${amount}?`} atOnce />
    </div>
  );
}
