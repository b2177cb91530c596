import { expect, test } from 'vitest';
import {
  escapeHtml,
  fillSlots,
  fillTemplate,
  parseTemplate,
  SLOTS,
} from '../../../src/generator/render/page-shell.ts';

const source = `<p>${SLOTS.map((slot) => `${slot}={{${slot}}}`).join(';')}</p>{{title}}`;
const values = Object.fromEntries(SLOTS.map((slot) => [slot, `<${slot}>`])) as Record<
  (typeof SLOTS)[number],
  string
>;

test('a filled template has every slot replaced, wherever it stands', () => {
  const filled = SLOTS.map((slot) => `${slot}=<${slot}>`).join(';');
  expect(fillTemplate(parseTemplate(source, 'page.html'), values)).toBe(`<p>${filled}</p><title>`);
});

test('slots filled in two goes give what one go gives', () => {
  const template = parseTemplate(source, 'page.html');
  const { title, main, ...others } = values;
  const first = fillSlots(template, others);
  expect(first.slots).toEqual(['title', 'main', 'title']);
  expect(fillSlots(first, { title, main }).literals).toEqual([fillTemplate(template, values)]);
});

test('text that looks like a slot or a replacement pattern is filled in as it is', () => {
  const template = parseTemplate(source, 'page.html');
  const filled = fillTemplate(template, { ...values, main: '{{title}} $& $1' });
  expect(filled).toContain('main={{title}} $& $1;');
});

test('a template without a slot that pages need is refused by name', () => {
  expect(() => parseTemplate('<p>{{title}}</p>', 'page.html')).toThrow(
    'page.html has no {{contentSecurityPolicy}} slot',
  );
});

test('a template with a slot that nothing fills is refused by name', () => {
  expect(() => parseTemplate(`${source}{{titel}}`, 'page.html')).toThrow(
    'page.html has an unknown slot {{titel}}',
  );
});

test('escaped text can end neither an attribute nor an element', () => {
  expect(escapeHtml(`"><script>&`)).toBe('&quot;&gt;&lt;script&gt;&amp;');
});
