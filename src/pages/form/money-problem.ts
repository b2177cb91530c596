export { CENTS_LEFT_OUT, moneyProblem } from './field.ts';
