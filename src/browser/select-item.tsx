import { Item, ItemText } from '@radix-ui/react-select';

/**
 * An option of a select. Throws where `value` is empty: to Radix that is the value of a select with nothing
 * chosen, so such an option could never be seen to be chosen.
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
