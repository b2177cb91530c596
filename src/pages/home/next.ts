/** Where the home page leads on. `/calculators` lists the same subjects while no calculator is about them. */
import type { Next } from '../live/cards.tsx';

/** What the calculator does not ask about. */
export const NEXT: readonly Next[] = [
  ['another offer'],
  ['bonus', 'Bonuses', 'Add them to a yearly salary.'],
  [
    'tax return',
    'Other income, part of the year, families and seniors',
    'The figures are for one person with one job all year.',
  ],
  ['part-time'],
  [
    'casual hours',
    'Overtime, penalty rates and weeks that differ',
    'Enter all that you earn in a year.',
  ],
  [
    'redundancy',
    'Redundancy and unused leave',
    'A part may be tax-free, and the rest has its own rates.',
  ],
  ['wanted pay'],
  [
    'packaging',
    'Salary packaging and novated leases',
    'Enter only the pay that is taxed: what you package comes on top. Fringe benefits may still count towards a student loan and the surcharge.',
  ],
  [
    'contracting',
    'Contractors',
    'A contractor pays their own tax and super. The figures are for employees.',
  ],
];
