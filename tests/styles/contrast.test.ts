/** The colours of the design tokens, by the contrast that WCAG 2.2 AA asks for. */
import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const SURFACES = ['page', 'surface', 'sunken', 'tint'];
const GRAPHICS = ['net', 'tax', 'medicare', 'surcharge', 'loan', 'edge'];

/** Pairs of foreground and background colours, with the least contrast that each needs. */
const PAIRS: readonly (readonly [on: string, surface: string, least: number])[] = [
  ...['text', 'muted', 'accent'].flatMap((text) =>
    SURFACES.map((surface) => [text, surface, 4.5] as const),
  ),
  ['on-accent', 'accent', 4.5],
  // Parts of a plot, borders of fields and switches, the bar of the donation block.
  ...GRAPHICS.map((graphic) => [graphic, 'surface', 3] as const),
  ['edge', 'page', 3],
  ['edge', 'line', 3],
];

test.each(['light', 'dark'])(
  'colours of the %s scheme stand out from what they are on',
  async (scheme) => {
    const colours = await tokens(scheme === 'dark');
    const pale = PAIRS.filter(([on, surface, least]) => contrast(colours, on, surface) < least);
    expect(pale).toEqual([]);
  },
);

test('the contrast of black on white is 21, that of a colour on itself 1', () => {
  const colours = new Map([
    ['black', '#000'],
    ['white', '#ffffff'],
  ]);
  expect(contrast(colours, 'black', 'white')).toBeCloseTo(21);
  expect(contrast(colours, 'white', 'white')).toBe(1);
});

/** Colours by the names of their tokens, without the dashes. */
async function tokens(isDark: boolean): Promise<Map<string, string>> {
  const colours = new Map<string, string>();
  postcss.parse(await readFile('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, (token) => {
    const media = token.parent?.parent;
    const query = media?.type === 'atrule' ? (media as postcss.AtRule).params : '';
    const applies = query === '' || (isDark && query.includes('prefers-color-scheme: dark'));
    if (applies && token.value.startsWith('#')) colours.set(token.prop.slice(2), token.value);
  });
  return colours;
}

/** As WCAG 2.2 defines the contrast ratio, from 1 to 21. */
function contrast(colours: ReadonlyMap<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? expect.fail(`no colour is named --${name}`)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
