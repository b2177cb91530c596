/** A Radix select. It loads after the page has started, as a chunk that shares nothing but React with the page. */
import './shared-chunk.ts';
import * as Select from '@radix-ui/react-select';
import { LiveText } from '../components/live-text.tsx';
import { SelectItem } from './select-item.tsx';

export interface RadixSelectProps<Value extends string> {
  /** Of the trigger, for its label. */
  readonly id: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly choose: (value: Value) => void;
}

export function RadixSelect<Value extends string>({
  id,
  value,
  options,
  choose,
}: RadixSelectProps<Value>) {
  return (
    <Select.Root value={value} onValueChange={(chosen) => choose(chosen as Value)}>
      <Select.Trigger id={id}>
        <Select.Value>
          <LiveText>{options.find((option) => option.value === value)?.text ?? ''}</LiveText>
        </Select.Value>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="select-list" position="popper" sideOffset={4}>
          <Select.ScrollUpButton className="select-up" />
          <Select.Viewport>
            {options.map((option) => (
              <SelectItem key={option.value} value={option.value}>
                {option.text}
              </SelectItem>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className="select-down" />
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
