/** The reason of a figure that is 0, as a sentence that follows it: 'You start paying above $69,528.' */
import type {
  LevyExplained,
  LoanExplained,
  OffsetExplained,
  SurchargeExplained,
} from '../pay/explain/index.ts';
import { formatDollars } from './money.ts';

/** Of the repayment of a study loan; empty where it is not 0, and where there is no loan. */
export function loanNone({ none }: Pick<LoanExplained, 'none'>): string {
  switch (none?.because) {
    case 'upTo':
      return `You start paying above ${formatDollars(none.limit)}.`;
    case 'below':
      return `You start paying at ${formatDollars(none.limit)}.`;
    case 'family':
      return 'The family rule takes off your Medicare levy, and the repayment with it.';
    case 'workingHoliday':
      return 'Working holiday makers are not asked for it.';
    default:
      return '';
  }
}

/** Of the Medicare levy; empty where it is not 0. */
export function levyNone({ none }: Pick<LevyExplained, 'none'>): string {
  switch (none?.because) {
    case 'upTo':
      return `You start paying above ${formatDollars(none.limit)}.`;
    case 'family':
      return `Families start paying above ${formatDollars(none.limit)}.`;
    case 'notResident':
      return 'Only residents pay it.';
    default:
      return '';
  }
}

/** Of the surcharge of whoever has no hospital cover; empty where it is not 0, and where there is cover. */
export function surchargeNone({
  none,
  isOfFamily,
}: Pick<SurchargeExplained, 'none' | 'isOfFamily'>): string {
  switch (none?.because) {
    case 'upTo':
      return isOfFamily
        ? `Families start paying above ${formatDollars(none.limit)}.`
        : `You start paying above ${formatDollars(none.limit)}.`;
    case 'ownIncome':
      return `Your own income is not above ${formatDollars(none.limit)}.`;
    case 'notResident':
      return 'Only residents pay it.';
    default:
      return '';
  }
}

/** Of tax offsets, none of which is used; `isResident` is of whoever could have them. */
export function offsetsNone(offsets: readonly OffsetExplained[], isResident: boolean): string {
  if (!isResident) return 'Only residents get them.';
  const [none] = offsets.flatMap((offset) => offset.none ?? []);
  switch (none?.because) {
    case 'from':
      return `They end at ${formatDollars(none.limit)}.`;
    case 'noTax':
      return 'There is no tax to take them off.';
    default:
      return '';
  }
}
