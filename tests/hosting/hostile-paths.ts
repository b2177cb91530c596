/** Addresses made to break a server or a script: markup, syntax, broken encodings, odd numbers, lengths. */
import fc from 'fast-check';

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</h1><h1>Owned</h1>',
  '</script><script>alert(1)//',
  '<!-- --><iframe srcdoc="<script>parent.alert(1)</script>">',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<a href="javascript:alert(1)">$1</a>',
  '<style>*{display:none}</style>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
];

/** Syntax that templates, regular expressions and parsers might interpret. */
const SYNTAX = [
  ...[
    '{amount}',
    '$'.concat('{amount}'),
    '$'.concat('{alert(1)}'),
    '{{constructor.constructor("alert(1)")()}}',
  ],
  ...['$&', "$'", '$`', '$1', '$$', '%s%d%c%o', '__proto__', 'constructor', 'hasOwnProperty'],
  ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '\\u003cscript\\u003e'],
  ...['+ADw-script+AD4-alert(1)+ADw-/script+AD4-', ']]>', '*/alert(1)/*', "';alert(1);'"],
  ...['|cat /etc/passwd', '$(id)', '`id`', "' OR 1=1 --", '=1+1', '../../etc/passwd'],
];

const ENCODINGS = [
  ...['%', '%%', '%E0%A4%A', '%00', '%0d%0aSet-Cookie:%20a=b', '%C0%BCscript%C0%BE', '%FF%FE'],
  ...[
    '%u003cscript%u003e',
    '%253Cscript%253Ealert(1)%253C%252Fscript%253E',
    '%2e%2e%2fetc%2fpasswd',
  ],
  ...['..%2f..%2fetc%2fpasswd', '..%5c..%5c', '%3Cimg%20src=x%20onerror=alert(1)%3E', '%09', '%7F'],
];

const UNICODE = [
  ...['\u202e0008/yralas', '\u0000', '\ufeff', '\u200b\u200d', '\u2028alert(1)\u2029', '\ud800'],
  ...['\uff1cscript\uff1ealert(1)', '\uff18\uff10\uff10\uff10\uff10', '\u0668\u0660\u0660\u0660'],
  ...['Z\u0351\u036b\u0343\u036a', '\u{1f4b0}'.repeat(40), 'e\u0301\u0301\u0301', '\u{e0001}'],
];

const NUMBERS = [
  ...['4900', '-5000', '-0', '80050', '15000100', '0x1388', '8e', '1e400', 'Infinity', 'NaN'],
  ...['9007199254740993', '9'.repeat(400), '5000.', '0', '00', '1,000', '+1', '--1', '12 34'],
];

const LONG = ['a', '9', '%41', '<b>', '.', '-', '%25'].map((part) => part.repeat(2_500));

const hostilePart = fc.oneof(
  fc.constantFrom(...MARKUP, ...SYNTAX, ...UNICODE, ...NUMBERS),
  fc.constantFrom(...ENCODINGS, ...LONG),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** Absolute paths that lead to no page, but for a few; some need encoding before a client can send them. */
export const hostilePath = fc
  .tuple(
    fc.constantFrom('/x', '/x/', '/salary/', '/salary/1', '/salary/-', '/salary/%20', '/x.html'),
    fc.array(fc.tuple(hostilePart, fc.boolean()), { minLength: 1, maxLength: 2 }),
    fc.constantFrom('', '', '', '/', '.html'),
  )
  .map(([start, parts, end]) => {
    const encoded = parts.map(([part, isEncoded]) =>
      isEncoded ? encodeURIComponent(part.replace(/\p{Surrogate}/gu, '')) : part,
    );
    return `${start}${encoded.join('')}${end}`;
  });
