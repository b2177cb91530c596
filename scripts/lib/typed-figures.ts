/**
 * Finds figures that are typed where none of the law may be: in formulas, which take theirs from the year's data, and in sentences, which take
 * theirs from the figures that formulas give.
 */
import { parseAst } from 'vitest/node';
import * as everyYear from '../../src/pay/rules/every-year.ts';
import { RULE_SETS } from '../../src/pay/rules/rule-sets.ts';

/** Data and expected figures are not searched. */
export function isSearched(file: string): boolean {
  return (
    /^src\/(pay\/(?!rules\/)|words|components|pages)/.test(file) && !/\/expected\.ts$/.test(file)
  );
}

/**
 * One line for each typed figure in `files`, texts by path, that is not allowed, and for each that is allowed where it is not. An entry of
 * `allowed` has a file, its numbers and the reason.
 */
export function refusedFigures(
  files: ReadonlyMap<string, string>,
  allowed: readonly (readonly [file: string, numbers: string, reason: string])[],
): string[] {
  const found = Array.from(files, ([file, text]) => [file, typedFigures(file, text)] as const);
  const numbers = new Map(allowed.map(([file, list]) => [file, list.split(' ')]));
  for (const [file, text] of files) {
    const own = Array.from(text.matchAll(OWN), ([, list = '']) => list.split(' ')).flat();
    if (own.length > 0) numbers.set(file, [...(numbers.get(file) ?? []), ...own]);
  }
  const refused = found.flatMap(([file, figures]) =>
    figures
      .filter(({ written }) => !numbers.get(file)?.includes(written))
      .map(({ line, written }) => `${file}:${line} has ${written}. ${RULE}`),
  );
  const inFiles = new Map(found);
  const unused = Array.from(numbers).flatMap(([file, list]) =>
    list
      .filter((each) => !inFiles.get(file)?.some(({ written }) => written === each))
      .map(
        (each) => `${file} does not have ${each}, which a comment in it or ${ALLOWED_FILE} allows.`,
      ),
  );
  return [...refused, ...unused];
}

const ALLOWED_FILE = 'scripts/lib/allowed-figures.ts';
const RULE = `Take a figure of the law from the data in src/pay/rules. For any other number, say in ${ALLOWED_FILE} what it is, or in a comment of a calculator's file: // No figure of the law: 1.5 2.5 (penalty rates).`;

/** A comment in a file that allows numbers there, and says what they are. */
const OWN = /\/\/ No figure of the law: (.+?) \(.+\)/g;

/** The numbers in a file that may be figures of the law, as they are written. */
export function typedFigures(file: string, text: string) {
  const isRefused = file.startsWith('src/pay/') ? isNotStructural : isLikeAFigure;
  const found: { line: number; written: string }[] = [];
  const add = (at: number, written: string) => {
    found.push({ line: text.slice(0, at).split('\n').length, written });
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type.startsWith('TS') && !CALCULATES.test(node.type)) {
      // Types have numbers that no formula calculates with, such as the scales of withholding.
      visit(node.expression);
      return;
    }
    if (isPassedOver(node)) return;
    const { value } = node;
    if (node.type === 'Literal' && (typeof value === 'number' || typeof value === 'bigint')) {
      if (isRefused(Math.abs(Number(value)))) add(node.start, String(node.raw));
    } else if (node.type === 'Literal' || node.type === 'JSXText') {
      if (typeof value === 'string') {
        for (const written of figuresInText(value)) add(node.start, written);
      }
    } else if (node.type === 'TemplateElement') {
      const { cooked } = value as { cooked: string };
      for (const written of figuresInText(cooked)) add(node.start, written);
    } else {
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** TypeScript's nodes that hold values, and not types alone. */
const CALCULATES = /^TS(Enum|Module|ParameterProperty|ExportAssignment)/;

interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** True for imports, and for attributes of drawings and of style sheets. */
function isPassedOver({ type, name }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true;
  return type === 'JSXAttribute' && DRAWN.includes((name as { name: string }).name);
}

const DRAWN = ['className', 'd', 'viewBox', 'x', 'y', 'r', 'rx', 'width', 'height', 'labelLength'];

/** A formula may count, halve, name a scale of withholding, and move a decimal point. One cent, 0.01, is a rate of the law too. */
function isNotStructural(value: number): boolean {
  const isCount = Number.isInteger(value) && value <= 3;
  const isPowerOfTen = Number.isInteger(Math.log10(value)) && !(value > 0.001 && value < 10);
  return !isCount && !isPowerOfTen && value !== 0.5;
}

/** Beside formulas there are lengths, counts and times: what is no fraction, no large amount and no figure of the data is one of them. */
function isLikeAFigure(value: number): boolean {
  if (!isNotStructural(value)) return false;
  return !Number.isInteger(value) || value >= 1000 || FIGURES.has(value);
}

/** A number in a text that is not part of a word, with what makes it an amount or a rate. */
const NUMBER = /(?<![\w.,-])\$?\d+(?:,\d{3})*(?:\.\d+)?(?:[km]\b|\s?%|(?!\w))/gi;

/** The names of the law, and the first and last day of a tax year, which have numbers. */
const NAMES = /\b(?:Schedule|Division) \d+\b|\b(?:1 July|30 June)\b/g;

/** Larger numbers in words. */
const IN_WORDS =
  /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|\w+ per ?cent)\b/gi;

function figuresInText(text: string): string[] {
  // These are the entries of a link.
  if (/^#[\w-]+=/.test(text)) return [];
  // A text that is a number alone is an entry of a field, or a place in a drawing.
  if (/^\d+$/.test(text))
    return IN_TEXTS.has(Number(text)) && isNotStructural(Number(text)) ? [text] : [];
  const numbers = (text.replace(NAMES, '').match(NUMBER) ?? []).filter((written) => {
    const value = Number(written.replace(/[$,%km\s]/gi, ''));
    if (/[km]$/i.test(written)) return true;
    return written.endsWith('%') ? value !== 0 && value !== 100 : isNotStructural(value);
  });
  return [...numbers, ...(text.match(IN_WORDS) ?? [])];
}

/** Every number of the rules and of what all years share, without the small ones that count. */
const FIGURES: ReadonlySet<number> = new Set(
  numbersIn([RULE_SETS, everyYear]).filter((figure) => figure % 1 !== 0 || figure > 12),
);

/** The same with rates in percent. */
const IN_TEXTS: ReadonlySet<number> = new Set(
  Array.from(FIGURES, (figure) => (figure < 1 ? Math.round(figure * 1e6) / 1e4 : figure)).filter(
    (figure) => figure % 1 !== 0 || figure > 12,
  ),
);

function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [Math.abs(data)];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) => (key === 'source' ? [] : numbersIn(part)));
}
