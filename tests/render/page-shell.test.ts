import { expect, test } from 'vitest';
import { readShell } from '../../src/generator/files/templates.ts';
import { escapeHtml, fillShell, SLOTS } from '../../src/render/page-shell.ts';

const source = `<p>${SLOTS.map((slot) => `${slot}={{${slot}}}`).join(';')}</p>{{title}}`;
const values = Object.fromEntries(SLOTS.map((slot) => [slot, `<${slot}>`])) as Record<
  (typeof SLOTS)[number],
  string
>;

test('a filled shell has every slot replaced, wherever it is', () => {
  const filled = SLOTS.map((slot) => `${slot}=<${slot}>`).join(';');
  expect(fillShell(source, values)).toBe(`<p>${filled}</p><title>`);
});

test('text that looks like a slot or a replacement pattern is filled in as it is', () => {
  const filled = fillShell(source, { ...values, main: '{{title}} $& $1' });
  expect(filled).toContain('main={{title}} $& $1;');
});

test('a shell without a slot that pages need is refused by name', () => {
  expect(() => readShell('page.html', '<p>{{title}}</p>')).toThrow(
    'page.html has no {{contentSecurityPolicy}} slot',
  );
});

test('a shell with a slot that nothing fills is refused by name', () => {
  expect(() => readShell('page.html', `${source}{{titel}}`)).toThrow(
    'page.html has an unknown slot {{titel}}',
  );
});

test('escaped text can end neither an attribute nor an element', () => {
  expect(escapeHtml(`'"><script>&`)).toBe('&#x27;&quot;&gt;&lt;script&gt;&amp;');
});
