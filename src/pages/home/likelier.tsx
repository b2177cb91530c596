/** The question about a pay that looks like it belongs to another pay cycle. It loads after the answer. */
import { LiveText } from '../../components/live-text.tsx';
import { parseMoney } from '../../words/entered-text.ts';
import { likelyCycle } from '../../words/likely-cycle.ts';
import { formatMoney } from '../../words/money.ts';
import { onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import type { LiveForm } from '../form/use-form.tsx';
import { Announcement, useSettled } from '../live/announcement.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Home } from './calculation.ts';

interface Doubted extends Pick<LiveForm, 'change'> {
  readonly result: Home;
}

/** The pay counts as it was entered meanwhile. A salary passes through small amounts as it's typed: those are asked about after a pause. */
export function Likelier({ of: { result, change } }: LatePart<Doubted>) {
  const { doubt, entered } = result;
  const cycle = entered.cycle as PayCycle;
  const dollars = parseMoney(doubt.salary, 2, cycle);
  const amount = `${formatMoney(dollars)} ${onePeriod(cycle)}`;
  const isSettled = useSettled(amount) === amount;
  const likely = doubt.isKept ? undefined : likelyCycle(dollars, cycle);
  if (likely === undefined || (cycle === 'annually' && !isSettled)) return null;
  return (
    <div className="asked">
      <LiveText>{`${amount}?`}</LiveText>
      <p className="actions">
        {settling(likely, `Switch to ${likely}`, () => change('cycle', likely))}
        {entered.isEntered && settling(cycle, `Keep ${amount}`, () => change('kept', doubt.kept))}
      </p>
      <Announcement text={`${amount}?`} atOnce />
    </div>
  );
}

/** A button that disappears when pressed. Focus moves to the radio of `cycle`, which unlike the field opens no keyboard. */
function settling(cycle: PayCycle, text: string, act: () => void) {
  const settle = () => {
    act();
    document.querySelector<HTMLElement>(`[value=${cycle}]`)?.focus();
  };
  return (
    <button type="button" onClick={settle}>
      <LiveText>{text}</LiveText>
    </button>
  );
}
