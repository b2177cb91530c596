/** The rules of `/compare`. In a bundle, `chosenRules` adds here what that page alone uses of a year. */
export { rules } from './rules.ts';
