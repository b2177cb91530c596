/** What the visitor did with the calculator before its script ran. */
import { type CalculatorInputs, changeInputs, type InputChange } from '../pages/home/inputs.ts';
import type { PayOption } from '../pay/index.ts';

export type Field = HTMLInputElement | HTMLSelectElement;

export function fieldsOf(calculator: HTMLElement): readonly Field[] {
  return [...calculator.querySelectorAll<Field>('input, select')];
}

/**
 * `inputs`, changed by what the visitor entered in `fields` before the script ran, or on an earlier visit whose fields
 * the browser restored.
 */
export function withEnteredFields(
  inputs: CalculatorInputs,
  fields: readonly Field[],
): CalculatorInputs {
  return fields.filter(isEntered).map(changeOf).reduce(changeInputs, inputs);
}

/** Puts the texts of `inputs` in their fields, which may hold text that was not accepted. */
export function fillTextFields(calculator: HTMLElement, inputs: object): void {
  for (const field of calculator.querySelectorAll<HTMLInputElement>('[type=text]')) {
    field.value = inputs[field.name as keyof typeof inputs];
  }
}

/** Whether the visitor, or the browser for the visitor, changed `field` since it was sent. */
export function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.type === 'text'
    ? field.value !== field.defaultValue
    : field.checked && !field.defaultChecked;
}

/** The change that the visitor made to `field`. */
export function changeOf({ name, value }: Field): InputChange {
  switch (name) {
    case 'salary':
    case 'customSuper':
    case 'payCycle':
    case 'taxYear':
      return { input: name, text: value } as InputChange;
    default:
      return { input: 'option', option: name as PayOption, on: true };
  }
}

/** The buttons that the browser recorded a press of: each shows its popover. */
export function buttonsPressed(calculator: HTMLElement): readonly string[] {
  // A browser that has no popovers refuses the name of this state, but not inside `:is`.
  return [...calculator.querySelectorAll(':is(:popover-open)')].map(({ id }) => id);
}

/** Presses the buttons of the popovers `pressed`, and ends the recording: from now on they answer at once. */
export function pressAgain(calculator: HTMLElement, pressed: readonly string[]): void {
  for (const button of calculator.querySelectorAll<HTMLElement>('[popovertarget]')) {
    const id = button.getAttribute('popovertarget') as string;
    button.removeAttribute('popovertarget');
    if (pressed.includes(id)) button.click();
  }
}
