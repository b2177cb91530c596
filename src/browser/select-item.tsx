import { Item, ItemText } from '@radix-ui/react-select';

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
    <Item value={value}>
      <ItemText>{children}</ItemText>
    </Item>
  );
}
