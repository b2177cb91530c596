/** A Radix select. It loads after the page has started, as a chunk that shares nothing but React with the page. */
import './shared-chunk.ts';
import * as Select from '@radix-ui/react-select';
import { LiveText } from '../components/live-text.tsx';

interface RadixSelectProps {
  /** Of the trigger, for its label. */
  readonly id: string;
  readonly value: string;
  /** The label of each value, in order. */
  readonly words: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
}

export function RadixSelect({ id, value, words, choose }: RadixSelectProps) {
  return (
    <Select.Root value={value} onValueChange={choose}>
      <Select.Trigger id={id}>
        <Select.Value>
          <LiveText>{words[value] ?? ''}</LiveText>
        </Select.Value>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="select-list" position="popper" sideOffset={4}>
          <Select.ScrollUpButton className="select-up" />
          <Select.Viewport>
            {Object.entries(words).map(([value, word]) => (
              <SelectItem key={value} value={value}>
                {word}
              </SelectItem>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className="select-down" />
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

/**
 * An option of a Radix select.
 * @throws Error if `value` is empty: Radix takes that for a select with nothing chosen, so the option could not be chosen.
 */
export function SelectItem({ value, children }: { value: string; children: string }) {
  if (value === '') {
    throw new Error(
      `The select item '${children}' has an empty value. Give it one: the empty value means that nothing is chosen.`,
    );
  }
  return (
    <Select.Item value={value}>
      <Select.ItemText>{children}</Select.ItemText>
    </Select.Item>
  );
}
