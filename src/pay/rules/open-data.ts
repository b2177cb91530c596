/** The files of the open figures: a schema, an index, and a file for each tax year. */
import { legislated } from './legislated/index.ts';
import { type OpenFigures, openFigures } from './open-figures.ts';

/** `index.json`. */
export interface OpenDataIndex {
  readonly $schema: string;
  readonly title: string;
  /** Of the form of the files: a property that is renamed or removed, or an id, makes the next. */
  readonly version: number;
  /** Newest first. */
  readonly years: readonly (Pick<OpenFigures, 'taxYear' | 'from' | 'to'> & {
    readonly file: string;
    /** How many it has. */
    readonly figures: number;
  })[];
}

/** The text of each file by its name. The schema is that of `open-data.schema.json`, which a module cannot read by itself. */
export function openDataFiles(schema: object): ReadonlyMap<string, string> {
  const years = legislated.taxYears.map(openFigures);
  const index: OpenDataIndex = {
    $schema: SCHEMA_FILE,
    title: 'Figures of Australian income tax, levies, super and withholding, by income year',
    version: 1,
    years: years.map(({ taxYear, from, to, figures }) => ({
      taxYear,
      from,
      to,
      file: fileOf(taxYear),
      figures: figures.length,
    })),
  };
  return new Map(
    [
      ['index.json', index] as const,
      [SCHEMA_FILE, schema] as const,
      ...years.map((year) => [fileOf(year.taxYear), year] as const),
    ].map(([file, contents]) => [file, `${JSON.stringify(contents, null, 1)}\n`]),
  );
}

const SCHEMA_FILE = 'schema.json';

function fileOf(taxYear: string): string {
  return `${taxYear}.json`;
}
