import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLdString, jsonLdText } from '../../src/site/json-ld.ts';

test('no text can end the script element or open a comment in it', () => {
  expect(jsonLdText({ name: '</script><!-- <SCRIPT' })).not.toContain('<');
});

test('what was written is what a JSON parser reads back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (texts) => {
      expect(JSON.parse(jsonLdText(texts))).toEqual(texts);
    }),
  );
});

test('a string alone is written as it is in the whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(`["${jsonLdString(text)}"]`).toBe(jsonLdText([text]));
    }),
  );
});
