import { type CalculatorInputs, changeInputs, type InputChange } from '../pages/home/inputs.ts';
import type { PayCycle, PayOption } from '../pay/index.ts';

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

/** Whether the visitor, or the browser for the visitor, changed `field` since it was sent. */
export function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.type === 'text'
    ? field.value !== field.defaultValue
    : field.checked && !field.defaultChecked;
}

function changeOf({ name, value }: Field): InputChange {
  switch (name) {
    case 'salary':
    case 'customSuper':
      return { input: name, text: value };
    case 'payCycle':
      return { input: name, payCycle: value as PayCycle };
    case 'taxYear':
      return { input: name, taxYear: value };
    default:
      return { input: 'option', option: name as PayOption, on: true };
  }
}
