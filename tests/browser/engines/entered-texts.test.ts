/** What people type and copy into the fields of every live page, and what becomes of it. tests/words/entered-amounts.ts has the texts. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Field } from '../../../src/pages/form/field.ts';
import { LEGISLATED } from '../../support/calculators.ts';
import { AMOUNTS, REFUSED, YEARLY } from '../../words/entered-amounts.ts';
import { click, ENGINES, pagesFor, test, until } from './engine-page.ts';
import { enter, openLivePage, paste, ready } from './live-page.ts';

/** A field for money, and the place that says the dollars that it comes to. */
interface MoneyField {
  readonly name: string;
  readonly fragment?: string;
  /** Absent: no place does. */
  readonly place?: string | undefined;
  /** Whether cents count. */
  readonly hasCents?: true;
}

/** Pages whose first amount is no salary: the hint of one says it. */
const PARTICULAR: Readonly<Record<string, MoneyField>> = {
  '/bonus': { name: 'bonus', place: '.answer h2' },
  '/casual': {
    name: 'rate',
    fragment: '#pays=1&hours=1&loading=0',
    place: '.difference b',
    hasCents: true,
  },
  '/leaving': { name: 'notice', fragment: '#reason=other', place: '.difference b', hasCents: true },
};

const FIELDS = LEGISLATED.map(({ path, amount: name, form }) => {
  const place = name === 'salary' ? '#salary-hint' : undefined;
  const field = PARTICULAR[path] ?? { name, place };
  return { path, field, limits: form.get(field.name)?.field as Field };
});

/** Some of the texts, which are typed key by key as well. */
const TYPED = [
  '80,000',
  '1,234.56',
  '1318,42',
  '36,5',
  '85,5k',
  '1,2m',
  '80.000,00',
  '80,000,00',
  '80.000',
];

describe.each(ENGINES)('in %s', (engine) => {
  test.override({ engine });

  describe.each(pagesFor(engine, FIELDS))(
    '$field.name of $path',
    ({ path, field: { name, fragment = '', place, hasCents }, limits }) => {
      const address = path + fragment;
      const texts = [...AMOUNTS, ...(name === 'salary' ? YEARLY : [])];

      test('reads what is pasted, and says why it refuses the rest', async ({ page }) => {
        await openLivePage(page, address);
        const readings = await entered(page, name, place, [...texts, ...REFUSED]);
        for (const [index, [text, dollars]] of texts.entries()) {
          if (limits.problem(`${dollars}`)) continue;
          const { shown, said, isInvalid } = readings[index] as Reading;
          expect(isInvalid, `${text}: ${said}`).toBe(false);
          const counted = hasCents ? dollars : Math.floor(dollars);
          if (place && counted > 0) expect(dollarsIn(shown), text).toBe(counted);
        }
        for (const [index, [text, said]] of REFUSED.entries()) {
          // That it is of thousands would be too much for a rate.
          if (text === '80.000' && limits.problem('80000')) continue;
          const { said: reason, isInvalid } = readings[texts.length + index] as Reading;
          expect({ reason, isInvalid }, text).toEqual({ reason: said, isInvalid: true });
        }
      });

      test('reads what is typed and left as what is pasted, and shows it as it is typed', async ({
        page,
      }) => {
        await openLivePage(page, address);
        const pasted = await entered(
          page,
          name,
          place,
          TYPED.map((text) => [text]),
        );
        for (const [index, text] of TYPED.entries()) {
          await enter(page, name, text);
          expect(await textOf(page, name), text).toBe(text);
          expect(await reading(page, name, place), text).toEqual(pasted[index]);
        }
      });
    },
  );

  test('the answer and the errors wait while a comma may go on', async ({ page }) => {
    await openLivePage(page, '/');
    const said = await page.evaluate(() => {
      const field = document.querySelector('#salary') as HTMLInputElement;
      field.focus();
      field.select();
      return [...'80,000,0'].map((key) => {
        document.execCommand('insertText', false, key);
        return document.querySelector('#salary-hint')?.textContent;
      });
    });
    const first = ['$8 a year', ...Array(4).fill('$80 a year')];
    expect(said).toEqual([...first, ...Array(3).fill('$80,000 a year')]);
    // Without another key it is a decimal point after a second.
    const hint = () => shownText(page, '#salary-hint');
    await expect.poll(hint).toContain('Enter 80,000 or 800,000.');
  });

  test('asks which pay was meant where words and cycle or super disagree, and the answer waits', async ({
    page,
  }) => {
    await openLivePage(page, '/');
    for (const [text, button, hash] of [
      ['1500 p.w.', '$1,500 a week', '#salary=1500p.w.&cycle=weekly'],
      ['2,000 p.a.', '$2,000 a week', '#salary=2000&cycle=weekly'],
      [
        '1500 incl. super',
        '$1,500 including super',
        '#salary=1500incl.super&cycle=weekly&options=includesSuperannuation',
      ],
      [
        '1400 + super',
        '$1,400 including super',
        '#salary=1400&cycle=weekly&options=includesSuperannuation',
      ],
    ] as const) {
      await paste(page, 'salary', text);
      await until(page, () =>
        document.querySelector('#salary-hint')?.textContent.includes('Which did you mean?'),
      );
      expect(await shownText(page, '.answer-place'), text).toContain('Check your pay');
      await click(page, 'button', button);
      expect(await shownText(page, '.answer-place'), text).not.toContain('Check your pay');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash);
    }
  });

  test.for(
    pagesFor(
      engine,
      LEGISLATED.filter(({ form }) => form.has('cycle')),
    ),
  )('on $path the words of a pay are asked about too', async ({ path }, { page }) => {
    const answer = () => shownText(page, ':is(.difference, .answer-place)');
    await openLivePage(page, path);
    await paste(page, 'salary', '2,000 p.w. + super');
    expect(await answer()).toMatch(/^(Enter|Check)|\n(Enter|Check)/);
    await click(page, 'button', '$2,000 a week');
    expect(await answer()).not.toMatch(/^(Enter|Check)|\n(Enter|Check)/);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('cycle=weekly');
  });

  test.for([
    ...pagesFor(engine, LEGISLATED).map(
      ({ path, amount }) => [path, amount, '712', '712'] as const,
    ),
    ['/', 'salary', '1318,4', '1318.4'],
  ] as const)(
    'a reload of %s right after the last key of %s, %s, keeps %s',
    async ([path, name, text, kept], { page }) => {
      await openLivePage(page, path);
      await page
        .evaluate(
          async ([name, text]) => {
            const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
            field?.focus();
            field?.select();
            document.execCommand('insertText', false, text);
            location.reload();
            await new Promise(() => {});
          },
          [name, text] as const,
        )
        .catch(() => {});
      const hash = () => page.evaluate(() => location.hash).catch(() => '');
      await expect.poll(hash).toMatch(new RegExp(`^#(.*&)?${name}=${kept}(&|$)`));
      await ready(page);
      expect(await textOf(page, name)).toBe(kept);
      expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
    },
  );
});

interface Reading {
  /** At the place that says the sum. */
  readonly shown: string;
  /** By the field. */
  readonly said: string;
  readonly isInvalid: boolean;
}

/** What becomes of each text that is pasted into the field and left there. */
function entered(
  page: Page,
  name: string,
  place: string | undefined,
  texts: readonly (readonly [string, ...unknown[]])[],
): Promise<Reading[]> {
  const pasted = texts.map(([text]) => text);
  return page.evaluate(
    `(${allReadings})(${JSON.stringify({ name, place, pasted })}, ${oneReading})`,
  ) as Promise<Reading[]>;
}

/** Leaves the field, and reads what became of its text. */
function reading(page: Page, name: string, place?: string): Promise<Reading> {
  return page.evaluate(`(${oneReading})(${JSON.stringify({ name, place })})`) as Promise<Reading>;
}

type Place = Pick<MoneyField, 'name' | 'place'>;

/** Runs in the page. */
async function allReadings(
  { pasted, ...where }: Place & { pasted: readonly string[] },
  read: typeof oneReading,
): Promise<Reading[]> {
  const field = document.querySelector(`[name="${where.name}"]`) as HTMLInputElement;
  const readings: Reading[] = [];
  for (const text of pasted) {
    field.focus();
    field.select();
    document.execCommand('insertText', false, text);
    readings.push(await read(where));
  }
  return readings;
}

/** Runs in the page. */
async function oneReading({ name, place }: Place): Promise<Reading> {
  const field = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  field.blur();
  await new Promise(requestAnimationFrame);
  return {
    shown: document.querySelector<HTMLElement>(`main ${place ?? '_'}`)?.innerText.trim() ?? '',
    said:
      document.getElementById(`${name}-hint`)?.querySelector('[role=status]')?.textContent ?? '',
    isInvalid: field.hasAttribute('aria-invalid'),
  };
}

function dollarsIn(text: string): number {
  const [sum = ''] = /\$[\d,]+(?:\.\d\d)?/.exec(text) ?? [];
  return Number(sum.replace(/[$,]/g, ''));
}

function shownText(page: Page, place: string): Promise<string> {
  return page.$eval(`main ${place}`, (shown) => (shown as HTMLElement).innerText.trim());
}

function textOf(page: Page, name: string): Promise<string> {
  return page.$eval(`[name="${name}"]`, (field) => (field as HTMLInputElement).value);
}
