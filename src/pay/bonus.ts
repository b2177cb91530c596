/** A bonus in its pay and in its year: what is withheld from it, what lands, and what tax time does with it. */
export {
  type BonusByAverageQuery,
  type BonusQuery,
  type BonusSteps,
  type BonusWithheld,
  type BonusYear,
  bonusSteps,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from './withholding/bonus.ts';
export {
  type BonusWithholding,
  bonusOf,
  type PaidBonus,
  type PaidBonusQuery,
} from './withholding/bonus-in-pay.ts';
