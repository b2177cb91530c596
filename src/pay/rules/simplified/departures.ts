/** Where the figures of the simplified set are not those of the law, for the words that say so. */
import type { TaxYearFigures } from '../rule-set.ts';
import type { TaxYearLabel } from './index.ts';

/** A figure, or a table of them, that both sets have. */
export type Departure = keyof Pick<
  TaxYearFigures,
  | 'taxBrackets'
  | 'nonResidentBrackets'
  | 'workingHolidayBrackets'
  | 'medicareThreshold'
  | 'medicareLevySurcharge'
  | 'studentLoan'
  | 'superRate'
>;

/**
 * By tax year. In every year the set also leaves out what its years have no figures of: the levy's phase-in, tax offsets and
 * the maximum contribution base.
 */
export const DEPARTURES: Readonly<Record<TaxYearLabel, readonly Departure[]>> = {
  '2025-26': [
    'nonResidentBrackets',
    'workingHolidayBrackets',
    'medicareThreshold',
    'medicareLevySurcharge',
    'studentLoan',
  ],
  '2024-25': [
    'nonResidentBrackets',
    'workingHolidayBrackets',
    'medicareLevySurcharge',
    'studentLoan',
    'superRate',
  ],
  '2023-24': ['medicareThreshold', 'medicareLevySurcharge', 'superRate'],
  '2022-23': ['medicareThreshold', 'medicareLevySurcharge', 'studentLoan'],
  '2021-22': ['medicareLevySurcharge', 'studentLoan'],
  '2020-21': ['taxBrackets', 'medicareThreshold', 'medicareLevySurcharge', 'studentLoan'],
};
