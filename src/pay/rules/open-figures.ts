/** The law's figures of a tax year for everyone: those that a source confirms, with what was read for each. */
import { PayError } from '../pay-error.ts';
import { SOURCES, type SourceId } from './legislated/sources.ts';
import {
  type FigureUnit,
  type FigureValue,
  type ListedFigure,
  listedFigures,
} from './open-figure-list.ts';
import { firstDay, lastDay, type TaxYear } from './rule-set.ts';
import type { IsoDate, NamedSource, ReadSource } from './sourced.ts';

/** The facts about a file of the open figures that it carries itself. */
export interface Heading {
  readonly $schema: string;
  /** The file's own address. */
  readonly $id: string;
  readonly title: string;
  /** The version of the form of the files: a property that is renamed or removed, or an id, makes the next. */
  readonly version: number;
  /** The last day on which one of the sources was read. */
  readonly date: IsoDate;
  readonly publisher: string;
}

/** Who publishes the files, and where. */
export interface Publication {
  readonly publisher: string;
  /** The address of the folder, with a slash at its end. */
  readonly address: string;
}

/** The engine's package, in which a program imports a file by this address. */
export const PACKAGE: Publication = {
  publisher: 'australian-pay',
  address: 'australian-pay/data/',
};

/** `/data/<year>.json`. */
export interface OpenFigures extends Heading {
  readonly taxYear: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly figures: readonly OpenFigure[];
  /** By the ids that figures name. */
  readonly sources: Readonly<Record<string, ReadSource>>;
}

export interface OpenFigure {
  /** Stays the same from year to year. */
  readonly id: string;
  readonly name: string;
  readonly value: FigureValue;
  readonly unit: FigureUnit;
  /** The first and the last day of the year on which the figure holds. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The first day of payment of the withholding schedule's edition. */
  readonly edition?: IsoDate;
  /** Provisional: a later Act may change it for this year. */
  readonly status: 'enacted' | 'provisional';
  /** How many independent sources have it. */
  readonly confirmed: number;
  readonly sources: readonly string[];
  readonly note?: string;
}

/** The open figures of a year of the legislated set. A derived figure, which no source confirms, is not among them. */
export function openFigures(year: TaxYear, publication = PACKAGE): OpenFigures {
  const [from, to] = [firstDay(year.label), lastDay(year.label)];
  const listed = listedFigures(year).filter(({ source }) => source.confirmed > 0);
  const sources = listed.flatMap(({ source }) => (source.sources ?? []).map(readSource));
  return {
    ...heading(`${year.label}.json`, `${TITLE}, ${year.label}`, sources, publication),
    taxYear: year.label,
    from,
    to,
    figures: listed.map((figure) => openFigure(figure, from, to)),
    sources: Object.fromEntries(
      sources
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, title, address, read }) => [id, { title, address, read }]),
    ),
  };
}

/** The facts about `file`; `read` lists the sources that were read for it. */
export function heading(
  file: string,
  title: string,
  read: readonly Pick<ReadSource, 'read'>[],
  { publisher, address }: Publication,
): Heading {
  const days = read.map((source) => source.read).sort();
  return {
    $schema: SCHEMA_FILE,
    $id: address + file,
    title,
    version: 1,
    date: days.at(-1) as IsoDate,
    publisher,
  };
}

export const SCHEMA_FILE = 'schema.json';

export const TITLE = 'Figures of Australian income tax, levies, super and withholding';

function openFigure(
  { id, name, value, unit, source, edition }: ListedFigure,
  from: IsoDate,
  to: IsoDate,
): OpenFigure {
  const { status, confirmed, sources = [], note } = source;
  if (status !== 'enacted' && status !== 'provisional') {
    throw new PayError('brokenRules', `${id} is ${status}, and no figure of the law`);
  }
  return {
    id,
    name,
    value,
    unit,
    from: edition !== undefined && edition > from ? edition : from,
    to,
    ...(edition && { edition }),
    status,
    confirmed,
    sources: sources.map((each) => readSource(each).id),
    ...(note !== undefined && { note }),
  };
}

function readSource(source: SourceId | NamedSource): NamedSource {
  return typeof source === 'string' ? { id: source, ...SOURCES[source] } : source;
}
