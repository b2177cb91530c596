/**
 * Tests the proof of figures: plants faults into the figures of a page, one at a time, and says which of them are not found. It reads the
 * numbers of a page by itself, so that a number that the proof overlooks is a fault that is not found.
 */
import { type ChildNode, isTag, type Text } from 'domhandler';
import { addFault, type FaultTally, noFaults } from './faults.ts';
import { checkFigures } from './figures/check-figures.ts';
import { pageFigures } from './figures/index.ts';
import { attribute, type HtmlPage } from './html-page.ts';
import { checkMetadata } from './metadata.ts';
import type { ReferenceRulesName } from './reference/reference-years.ts';

/** How many faults were planted, and those that no proof found. */
export interface PlantedFaults {
  /** Neighbouring figures that changed places. */
  swapped: number;
  /** Figures that were changed by a cent, or by one: a dollar, a year, a percent. */
  changed: number;
  readonly missed: FaultTally;
}

/** The site that a page is of, and the most figures of a page into which faults are planted: others are left out evenly. */
export interface PlantingPlan {
  readonly rules: ReferenceRulesName;
  readonly origin: string;
  readonly figuresPerPage: number;
}

/** Plants faults into the figures of `page`, each alone. The page is unchanged afterwards. */
export function plantFaults(
  page: HtmlPage,
  { rules, origin, figuresPerPage }: PlantingPlan,
  planted: PlantedFaults,
): void {
  const expected = pageFigures(page.address, rules);
  const isFound = () => {
    const faults = noFaults();
    checkFigures(page, expected, faults);
    if (faults.count === 0) checkMetadata(page, origin, rules, faults);
    return faults.count > 0;
  };
  const roots = page.elements.filter(({ parent }) => parent === null || parent.type === 'root');
  const figures = roots.flatMap(figuresBelow);
  const miss = (label: string, shown: string, wanted: string) =>
    addFault(planted.missed, { page: page.address, label, shown, expected: wanted });
  const plant = (before: readonly Figure[], after: readonly string[]) => {
    const restore = replace(before, after);
    const texts = before.map(({ holder, key }) => holder[key]?.trim());
    const wanted = `${before.map(({ figure }) => figure).join(' and ')} found missing`;
    if (!isFound()) miss(`'${texts.join("', '")}'`, 'no fault', wanted);
    restore();
  };
  if (isFound()) {
    miss('page', 'faults before any is planted', 'sound');
    return;
  }
  const step = Math.ceil(figures.length / figuresPerPage);
  figures.forEach((first, at) => {
    if (at % step > 0) return;
    planted.changed++;
    plant([first], [changed(first.figure)]);
    const second = figures[at + 1];
    if (second === undefined || second.figure === first.figure) return;
    planted.swapped++;
    plant([first, second], [second.figure, first.figure]);
  });
}

/** A node or the attributes of an element, which hold texts that people or search engines read. */
type Holder = { [key: string]: string };

interface Figure {
  readonly holder: Holder;
  readonly key: string;
  readonly from: number;
  readonly figure: string;
}

const NUMBER = /\$?(?<![\p{L}\d])(?:\d{4}-\d\d\b|\d(?:[\d,.]*\d)?)%?/gu;

function figuresIn(holder: Holder, key: string): Figure[] {
  const found = Array.from((holder[key] ?? '').matchAll(NUMBER));
  return found.map(({ 0: figure, index: from }) => ({ holder, key, from, figure }));
}

/** Texts that are read, beside what an element shows. */
const READ = ['aria-label', 'aria-valuetext', 'alt', 'placeholder'];

function figuresBelow(node: ChildNode): Figure[] {
  if (node.type === 'text') return figuresIn(node as Text & Holder, 'data');
  if (!isTag(node)) return [];
  const { name } = node;
  const type = attribute(node, 'type');
  if (name === 'style' || (name === 'script' && type === undefined)) return [];
  // People type in the field, or the browser draws its value.
  const hasValue = name === 'progress' || (name === 'input' && !/radio|checkbox/.test(type ?? ''));
  const kind = `${attribute(node, 'name')} ${attribute(node, 'property')}`;
  const names = [
    ...READ,
    ...(hasValue ? ['value'] : []),
    ...(name === 'progress' ? ['max'] : []),
    ...(name === 'meta' && /title|description/.test(kind) ? ['content'] : []),
  ];
  return [
    ...names.flatMap((each) => figuresIn(node.attribs, each)),
    ...node.children.flatMap(figuresBelow),
  ];
}

/** Replaces figures, each by the text in the same place; gives the way back. */
function replace(figures: readonly Figure[], texts: readonly string[]): () => void {
  const before = figures.map(({ holder, key }) => holder[key] ?? '');
  // From the last on, so that the places of those before it stay.
  for (let at = figures.length - 1; at >= 0; at--) {
    const { holder, key, from, figure } = figures[at] as Figure;
    const whole = holder[key] ?? '';
    holder[key] = whole.slice(0, from) + texts[at] + whole.slice(from + figure.length);
  }
  return () => {
    figures.forEach(({ holder, key }, at) => {
      holder[key] = before[at] as string;
    });
  };
}

/** The next figure of its kind: `$80,000.01` after `$80,000.00`, `2027-28` after `2026-27`, `13%` after `12%`. */
function changed(figure: string): string {
  const year = /^(\d{4})-\d\d$/.exec(figure)?.[1];
  if (year !== undefined) return `${Number(year) + 1}-${String(Number(year) + 2).slice(-2)}`;
  const [, sign = '', digits = '', unit = ''] = /^(\$?)([\d,.]*)(%?)$/.exec(figure) ?? [];
  const places = digits.split('.')[1]?.length ?? 0;
  const next = (BigInt(digits.replace(/[,.]/g, '')) + 1n).toString().padStart(places + 1, '0');
  const whole = next.slice(0, next.length - places);
  const grouped = digits.includes(',') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${sign}${grouped}${places === 0 ? '' : `.${next.slice(-places)}`}${unit}`;
}
