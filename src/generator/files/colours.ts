/** The colours of the style, for what can't read a style sheet: the head of a page, the manifest and the drawn images. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../project.ts';

/** Colours by the names of their slots in templates: such as `net`, and `darkNet` of the dark theme. */
export function colours(): Readonly<Record<string, string>> {
  const style = readFileSync(path.join(PROJECT_FOLDER, 'src/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = style.split('(prefers-color-scheme: dark)');
  const ofDark = Object.entries(coloursIn(dark)).map(([name, colour]) => [
    `dark${name[0]?.toUpperCase()}${name.slice(1)}`,
    colour,
  ]);
  return { gold: ICON_GOLD, ...coloursIn(light), ...Object.fromEntries(ofDark) };
}

/** The upper stripe of the icon, which no part of a page has. */
const ICON_GOLD = '#d6a520';

function coloursIn(style: string): Record<string, string> {
  const tokens = style.matchAll(/--(\w+): (#[0-9a-f]+);/g);
  return Object.fromEntries(Array.from(tokens, ([, name, colour]) => [name, colour]));
}
