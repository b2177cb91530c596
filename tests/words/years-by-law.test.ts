import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/pay/rules/index.ts';
import { yearsByLaw, yearsNotByLaw } from '../../src/words/years-by-law.ts';

describe('the years in which a set has a figure of the law', () => {
  const { simplified, legislated } = RULE_SETS;

  test('are named where they are some of its years', () => {
    expect(yearsByLaw(simplified, 'superRate')).toBe('2020-21 to 2022-23 and 2025-26');
    expect(yearsByLaw(simplified, 'medicareLevySurcharge')).toBe('');
    expect(yearsByLaw(legislated, 'superRate')).toBeUndefined();
  });

  test('are all but those that are named as other than the law', () => {
    expect(yearsNotByLaw(simplified, 'superRate')).toBe('2023-24 and 2024-25');
    expect(yearsNotByLaw(simplified, 'medicareLevySurcharge')).toBe('2020-21 to 2025-26');
    expect(yearsNotByLaw(legislated, 'superRate')).toBe('');
  });
});
