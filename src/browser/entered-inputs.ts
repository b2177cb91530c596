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
  return [...calculator.querySelectorAll('input')]
    .filter(isEntered)
    .map(changeOf)
    .reduce(changeInputs, inputs);
}

function isEntered(field: HTMLInputElement): boolean {
  return field.type === 'text'
    ? field.value !== field.defaultValue
    : field.checked && !field.defaultChecked;
}

function changeOf({ name, value }: HTMLInputElement): InputChange {
  switch (name) {
    case 'salary':
    case 'customSuper':
      return { input: name, text: value };
    case 'payCycle':
      return { input: name, payCycle: value as PayCycle };
    default:
      return { input: 'option', option: name as PayOption, on: true };
  }
}
