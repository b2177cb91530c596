/**
 * The form of the structured data that the site uses, and no other: types and properties of schema.org, those of
 * breadcrumbs and applications as https://developers.google.com/search/docs/appearance/structured-data asks for them.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ShapeFault {
  /** Type and property, such as `ListItem.name`. */
  readonly where: string;
  readonly shown: string;
  readonly expected: string;
}

/** Faults in the form of a block of JSON-LD, which is a thing with its context. */
export function shapeFaults(block: JsonObject): ShapeFault[] {
  const faults: ShapeFault[] = [];
  if (block['@context'] !== CONTEXT) {
    faults.push({ where: '@context', shown: String(block['@context']), expected: CONTEXT });
  }
  const { '@context': _, ...thing } = block;
  checkThing(thing, TOP_TYPES, faults);
  return faults;
}

const CONTEXT = 'https://schema.org';

/** The values that a property may hold. */
interface Kind {
  readonly expected: string;
  readonly isOptional?: true;
  accepts(value: unknown): boolean;
  /** Types that the things in the value may have. */
  readonly things?: readonly string[];
}

const TEXT: Kind = {
  expected: 'words',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
};
const ADDRESS: Kind = {
  expected: 'a whole web address',
  accepts: (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+\/\S*$/.test(value),
};
const POSITION: Kind = {
  expected: 'a whole number from 1',
  accepts: (value) => Number.isInteger(value) && (value as number) >= 1,
};
const PRICE: Kind = {
  expected: 'a number that is not negative',
  accepts: (value) => typeof value === 'number' && value >= 0,
};
const CURRENCY: Kind = {
  expected: 'a currency code',
  accepts: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
};
const YES_OR_NO: Kind = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};

function thing(type: string): Kind {
  return { expected: `a ${type}`, accepts: isObject, things: [type] };
}

function things(type: string): Kind {
  return {
    expected: `a list of ${type}`,
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isObject),
    things: [type],
  };
}

function optional(kind: Kind): Kind {
  return { ...kind, isOptional: true };
}

const TOP_TYPES = ['BreadcrumbList', 'WebApplication'];

const SHAPES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  BreadcrumbList: { itemListElement: things('ListItem') },
  // The last item is the page itself and needs no address.
  ListItem: { position: POSITION, name: TEXT, item: optional(ADDRESS) },
  WebApplication: {
    name: TEXT,
    url: ADDRESS,
    description: TEXT,
    applicationCategory: TEXT,
    operatingSystem: TEXT,
    browserRequirements: TEXT,
    inLanguage: TEXT,
    isAccessibleForFree: YES_OR_NO,
    offers: thing('Offer'),
  },
  Offer: { price: PRICE, priceCurrency: CURRENCY },
};

function checkThings(
  where: string,
  value: unknown,
  types: readonly string[],
  faults: ShapeFault[],
): void {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) {
    faults.push({ where, shown: JSON.stringify(value), expected: 'a list of things' });
    return;
  }
  for (const item of value) checkThing(item, types, faults);
}

function checkThing(value: JsonObject, types: readonly string[], faults: ShapeFault[]): void {
  const type = String(value['@type']);
  const shape = types.includes(type) ? SHAPES[type] : undefined;
  if (shape === undefined) {
    faults.push({ where: '@type', shown: type, expected: types.join(' or ') });
    return;
  }
  for (const [name, kind] of Object.entries(shape)) {
    const where = `${type}.${name}`;
    const found = value[name];
    if (found === undefined && kind.isOptional) continue;
    if (!kind.accepts(found)) {
      faults.push({ where, shown: JSON.stringify(found) ?? '', expected: kind.expected });
    } else if (kind.things !== undefined) {
      checkThings(where, Array.isArray(found) ? found : [found], kind.things, faults);
    }
  }
  for (const name of Object.keys(value)) {
    if (name === '@type' || name in shape) continue;
    faults.push({ where: `${type}.${name}`, shown: JSON.stringify(value[name]), expected: '' });
  }
  const { itemListElement } = value;
  if (type === 'BreadcrumbList') checkPositions(itemListElement, faults);
}

function checkPositions(items: unknown, faults: ShapeFault[]): void {
  if (!Array.isArray(items)) return;
  items.forEach((item, index) => {
    const { position } = isObject(item) ? item : {};
    if (position === index + 1) return;
    faults.push({ where: 'ListItem.position', shown: `${position}`, expected: `${index + 1}` });
  });
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
