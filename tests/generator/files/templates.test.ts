import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTemplate, readTemplate } from '../../../src/generator/files/templates.ts';
import { UserError } from '../../../src/user-error.ts';

let project = '';

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'templates-'));
  writeFileSync(path.join(project, 'robots.txt'), 'Sitemap: {{sitemap}}\n');
});

afterAll(() => rmSync(project, { recursive: true }));

it('every slot of a template is filled, as often as it is there', () => {
  const template = { source: '{{a}}-{{b}}-{{a}}', file: 'x' };
  expect(fillTemplate(template, { a: '$1', b: '{{a}}' })).toBe('$1-{{a}}-$1');
});

it('a template is read from the project by its path', () => {
  const template = readTemplate('robots.txt', project);
  expect(fillTemplate(template, { sitemap: '/sitemap.xml' })).toBe('Sitemap: /sitemap.xml\n');
});

it('an unknown slot is named, with its file and the slots that there are', () => {
  const template = { source: '{{siteMap}}', file: 'templates/robots.txt' };
  expect(() => fillTemplate(template, { sitemap: '', host: '' })).toThrow(
    new UserError('templates/robots.txt has an unknown slot {{siteMap}}: known are sitemap, host.'),
  );
});

it('a missing template is named, with the way to restore it', () => {
  expect(() => readTemplate('templates/gone.txt', project)).toThrow(
    new UserError(
      'templates/gone.txt is missing: restore it, for example with git checkout templates/gone.txt.',
    ),
  );
});
