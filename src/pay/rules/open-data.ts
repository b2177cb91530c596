/** The files of the open figures: a schema, an index, and a file for each tax year. */
import { legislated } from './legislated/index.ts';
import {
  type Heading,
  heading,
  type OpenFigures,
  openFigures,
  type Publication,
  SCHEMA_FILE,
  TITLE,
} from './open-figures.ts';

/** `index.json`. */
export interface OpenDataIndex extends Heading {
  /** Newest first. */
  readonly years: readonly (Pick<OpenFigures, 'taxYear' | 'from' | 'to' | 'date'> & {
    readonly file: string;
    /** How many it has. */
    readonly figures: number;
  })[];
}

/** The schema as it is written in `open-data.schema.json`, which a module cannot read by itself. */
export interface WrittenSchema {
  readonly $defs: Readonly<Record<string, unknown>>;
}

/** The text of each file by its name. The schema gets its address, and the names of all sources that a figure may have. */
export function openDataFiles(
  schema: WrittenSchema,
  publication: Publication,
): ReadonlyMap<string, string> {
  const years = legislated.taxYears.map((year) => openFigures(year, publication));
  const sources = Object.assign({}, ...years.map((year) => year.sources)) as OpenFigures['sources'];
  const index: OpenDataIndex = {
    ...heading('index.json', `${TITLE}, by income year`, Object.values(sources), publication),
    years: years.map(({ taxYear, from, to, date, figures }) => ({
      taxYear,
      from,
      to,
      date,
      file: fileOf(taxYear),
      figures: figures.length,
    })),
  };
  const { $defs, ...rest } = schema;
  const published = {
    $id: publication.address + SCHEMA_FILE,
    ...rest,
    $defs: { ...$defs, sourceName: { enum: Object.keys(sources).sort() } },
  };
  return new Map(
    [
      ['index.json', index] as const,
      [SCHEMA_FILE, published] as const,
      ...years.map((year) => [fileOf(year.taxYear), year] as const),
    ].map(([file, contents]) => [file, `${JSON.stringify(contents, null, 1)}\n`]),
  );
}

function fileOf(taxYear: string): string {
  return `${taxYear}.json`;
}
