import { type CalculatorInputs, changeInputs, type InputChange } from '../pages/home/inputs.ts';
import type { PayCycle, PayOption } from '../pay/index.ts';

/**
 * `inputs`, changed by what the visitor entered in the fields of `calculator` before the script ran, or on an
 * earlier visit whose fields the browser restored.
 */
export function withEnteredFields(
  inputs: CalculatorInputs,
  calculator: HTMLElement,
): CalculatorInputs {
  return [...calculator.querySelectorAll<Field>('input, select')]
    .filter(isEntered)
    .map(changeOf)
    .reduce(changeInputs, inputs);
}

type Field = HTMLInputElement | HTMLSelectElement;

function isEntered(field: Field): boolean {
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
