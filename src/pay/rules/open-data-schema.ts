/** The JSON Schema of the open figures: of the index and of a tax year's file. */

const DAY = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const TAX_YEAR = { type: 'string', pattern: '^\\d{4}-\\d{2}$' };
const RATE = { type: 'number', minimum: -1, maximum: 1 };
const AMOUNT = { type: 'number', minimum: 0 };

export const OPEN_DATA_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Open figures of Australian pay',
  oneOf: [{ $ref: '#/$defs/year' }, { $ref: '#/$defs/index' }],
  $defs: {
    year: strictly({
      $schema: { const: 'schema.json' },
      taxYear: TAX_YEAR,
      from: DAY,
      to: DAY,
      figures: { type: 'array', minItems: 1, items: { $ref: '#/$defs/figure' } },
      sources: {
        type: 'object',
        propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
        additionalProperties: { $ref: '#/$defs/source' },
      },
    }),
    figure: strictly(
      {
        id: {
          type: 'string',
          pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
          description: 'Stays the same from year to year.',
        },
        name: { type: 'string', minLength: 1 },
        value: { $ref: '#/$defs/value' },
        unit: {
          enum: ['AUD', 'AUD per year', 'AUD per quarter', 'AUD per week', 'fraction', 'years'],
          description: 'Of a number, and of the amounts of a charge; rates are fractions.',
        },
        from: DAY,
        to: DAY,
        edition: {
          ...DAY,
          description: "The first day of payment of the withholding schedule's edition.",
        },
        status: {
          enum: ['enacted', 'provisional'],
          description: 'Provisional: a later Act may change it for this year.',
        },
        confirmed: {
          type: 'integer',
          minimum: 1,
          description:
            'How many independent sources have it; of figures that share a source, the lowest number.',
        },
        sources: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string' },
          description: "Names in the file's list of sources.",
        },
        note: { type: 'string' },
      },
      ['edition', 'note'],
    ),
    value: {
      oneOf: [
        { type: 'number' },
        { $ref: '#/$defs/charge' },
        strictly({ rows: { type: 'array', minItems: 1, items: { $ref: '#/$defs/row' } } }),
        strictly({ rates: { type: 'array', minItems: 1, items: { $ref: '#/$defs/band' } } }),
      ],
    },
    charge: {
      oneOf: [
        strictly({
          kind: { const: 'marginal', description: 'Each rate falls on the part above its step.' },
          steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' } },
        }),
        strictly({
          kind: { const: 'whole', description: 'One rate falls on the whole income.' },
          tiers: { type: 'array', minItems: 1, items: { $ref: '#/$defs/tier' } },
        }),
        strictly({
          kind: { const: 'least', description: 'The least of several charges.' },
          of: { type: 'array', minItems: 2, items: { $ref: '#/$defs/charge' } },
        }),
      ],
    },
    step: strictly(
      {
        above: {
          ...AMOUNT,
          description: 'The step applies to incomes above this, the first to this too.',
        },
        rate: RATE,
        base: { ...AMOUNT, description: 'The charge on an income of `above`.' },
        includesStart: {
          const: true,
          description: 'The step applies to an income of `above` too.',
        },
      },
      ['includesStart'],
    ),
    tier: {
      description:
        'The rate of incomes above, or from, an amount; below the first there is no charge.',
      oneOf: [strictly({ above: AMOUNT, rate: RATE }), strictly({ from: AMOUNT, rate: RATE })],
    },
    row: {
      description:
        'Coefficients: of weekly earnings x, in whole dollars and 99 cents, below the first number (null: no limit), the second × x less the third is withheld, rounded to the dollar.',
      type: 'array',
      prefixItems: [{ type: ['number', 'null'] }, { type: 'number' }, { type: 'number' }],
      minItems: 3,
      items: false,
    },
    band: strictly({
      upTo: {
        type: ['number', 'null'],
        description: 'What was paid in the year so far; null: no limit.',
      },
      rate: RATE,
    }),
    source: strictly({
      title: { type: 'string', minLength: 1 },
      address: {
        type: ['string', 'null'],
        pattern: '^https?://',
        description: 'Null where it has none that stays.',
      },
      read: { ...DAY, description: 'The day on which it was read.' },
    }),
    index: strictly({
      $schema: { const: 'schema.json' },
      title: { type: 'string' },
      version: { type: 'integer', minimum: 1 },
      years: {
        type: 'array',
        minItems: 1,
        items: strictly({
          taxYear: TAX_YEAR,
          from: DAY,
          to: DAY,
          file: { type: 'string', pattern: '^\\d{4}-\\d{2}\\.json$' },
          figures: { type: 'integer', minimum: 1 },
        }),
      },
    }),
  },
};

/** An object with these properties, all of which it has but the `optional` ones, and no other. */
function strictly(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
