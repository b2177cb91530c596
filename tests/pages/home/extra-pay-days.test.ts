import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extraPayDays } from '../../../src/pages/home/extra-pay-days.ts';

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Every day of the tax year that begins on 1 July of `start`. */
function daysOf(start: number): Date[] {
  const days = [];
  const end = Date.UTC(start + 1, 6, 1);
  for (let time = Date.UTC(start, 6, 1); time < end; time += DAY_MS) days.push(new Date(time));
  return days;
}

function labelOf(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

const anyStart = fc.integer({ min: 1900, max: 2400 });

test('the weekdays of a tax year are those that a calendar has 53 times in it', () => {
  fc.assert(
    fc.property(anyStart, (start) => {
      const counts = new Map<string, number>();
      for (const day of daysOf(start)) {
        const weekday = WEEKDAY.format(day);
        counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
      }
      const often = [...counts].filter(([, count]) => count === 53).map(([weekday]) => weekday);
      const listed = extraPayDays(labelOf(start)).map(({ weekday }) => weekday);
      expect(listed.toSorted()).toEqual(often.toSorted());
      expect([...counts.values()].every((count) => count === 52 || count === 53)).toBe(true);
    }),
  );
});

test('the dates are those from which every second week brings 27 pays', () => {
  fc.assert(
    fc.property(anyStart, (start) => {
      const days = daysOf(start);
      const firstPayDays = days.slice(0, 14).filter((_, first) => {
        const pays = days.filter((_, index) => index >= first && (index - first) % 14 === 0);
        return pays.length === 27;
      });
      expect(extraPayDays(labelOf(start)).map(({ date }) => date)).toEqual(
        firstPayDays.map((day) => DATE.format(day)),
      );
    }),
  );
});

test.each([
  ['2026-27', ['Wednesday from 1 July 2026']],
  ['2025-26', ['Tuesday from 1 July 2025']],
  // With a 29 February.
  ['2023-24', ['Saturday from 1 July 2023', 'Sunday from 2 July 2023']],
])('%s has %j', (label, expected) => {
  expect(extraPayDays(label).map(({ weekday, date }) => `${weekday} from ${date}`)).toEqual(
    expected,
  );
});
