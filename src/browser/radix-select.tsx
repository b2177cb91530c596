/** The tax year as a Radix select: a chunk that loads once the page is idle. */
import './shared-chunk.ts';
import * as Select from '@radix-ui/react-select';
import { useState } from 'react';
import { LiveText } from '../components/live-text.tsx';
import { TAX_YEAR_ID, taxYearWords, type YearSelectProps } from '../pages/form/controls.tsx';

export function RadixYearSelect({ rules, name, draft, change, ...props }: YearSelectProps) {
  const value = draft ?? props.value;
  const words = taxYearWords(rules);
  // Radix renders a closed list too, which would block a phone for longer than hydrating the page did.
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <Select.Root value={value} onValueChange={(year) => change(name, year)}>
      <Select.Trigger id={TAX_YEAR_ID} onFocus={approach} onPointerEnter={approach}>
        <Select.Value>
          <LiveText>{words[value] ?? ''}</LiveText>
        </Select.Value>
      </Select.Trigger>
      {isNear && (
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
      )}
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
