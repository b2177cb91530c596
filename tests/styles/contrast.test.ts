/** The colours of the design tokens, by the contrast that WCAG 2.2 AA asks for. */
import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

const SURFACES = ['page', 'surface', 'sunken', 'tint'];

/** Text and what it is on: 4.5 to 1. */
const TEXTS: readonly (readonly [text: string, surface: string])[] = [
  ...['text', 'muted', 'accent'].flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  ),
  ['on-accent', 'accent'],
];

/** Parts of a plot, borders of fields and switches, the bar of the donation block, and what they are on: 3 to 1. */
const GRAPHICS: readonly (readonly [graphic: string, surface: string])[] = [
  ...['net', 'tax', 'medicare', 'surcharge', 'loan', 'edge'].map(
    (graphic) => [graphic, 'surface'] as const,
  ),
  ['edge', 'page'],
  ['edge', 'line'],
];

describe.each(['light', 'dark'])('in the %s scheme', async (scheme) => {
  const colours = await tokens(scheme === 'dark');

  test.each(TEXTS)('text in %s on %s has a contrast of 4.5 or more', (text, surface) => {
    expect(contrast(colours, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS)('%s on %s has a contrast of 3 or more', (graphic, surface) => {
    expect(contrast(colours, graphic, surface)).toBeGreaterThanOrEqual(3);
  });
});

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
