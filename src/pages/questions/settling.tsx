/** A button that answers a question about a pay. */
import { LiveText } from '../../components/live-text.tsx';
import type { EnteredCycle } from '../../words/pay-cycles.ts';

interface SettlingProps {
  readonly words: string;
  /** The name of the field of the pay cycle, and the cycle that the button leaves. */
  readonly name: string;
  readonly cycle: EnteredCycle;
  readonly act: () => void;
}

/** Pressing the button removes it, so the focus moves to the pay cycle: unlike the amount, that opens no keyboard on a phone. */
export function Settling({ words, name, cycle, act }: SettlingProps) {
  const settle = () => {
    act();
    const control = `[name="${name}"]:is(select,[value=${cycle}])`;
    document.querySelector<HTMLElement>(control)?.focus();
  };
  return (
    <button type="button" onClick={settle}>
      <LiveText>{words}</LiveText>
    </button>
  );
}
