import { expect, it } from 'vitest';
import { fillTemplate } from '../../../src/generator/files/templates.ts';
import { UserError } from '../../../src/user-error.ts';

it('every slot of a template is filled, as often as it is there', () => {
  expect(fillTemplate('x', { a: '$1', b: '{{a}}' }, '{{a}}-{{b}}-{{a}}')).toBe('$1-{{a}}-$1');
});

it('an unknown slot is named, with its file and the slots that there are', () => {
  const values = { sitemap: '', host: '' };
  expect(() => fillTemplate('templates/robots.txt', values, '{{siteMap}}')).toThrow(
    new UserError('templates/robots.txt has an unknown slot {{siteMap}}: known are sitemap, host.'),
  );
});
