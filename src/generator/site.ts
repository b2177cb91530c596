/** A site that is ready to be made: its pages, its other files, and the names of all of them. */
import type { RenderSettings } from '../render/page-renderer.tsx';
import { pageFile } from '../site/page-files.ts';
import { salaryPath } from '../site/paths.ts';
import { compressedFiles, type Encoding } from './files/precompress.ts';
import type { SiteFile } from './files/site-file.ts';
import type { PageFamily } from './publish/site-marker.ts';

export interface Site {
  readonly render: RenderSettings;
  /** The bundled render worker. */
  readonly workerCode: string;
  readonly encodings: readonly Encoding[];
  /** Dollars a year, in rising order. Pages that an edge handler renders on request are proved and not written. */
  readonly salaries: { readonly written: readonly number[]; readonly onRequest: readonly number[] };
  /** Everything that is not a page, without compressed copies. */
  readonly files: readonly SiteFile[];
  /** Text of the marker file. */
  readonly marker: string;
}

/** The parts of a site that the names of its files follow from. */
export type NamedSite = Pick<Site, 'render' | 'encodings' | 'salaries' | 'files'>;

/** Every file of the site but the marker. */
export function* fileNames(site: NamedSite): Generator<string> {
  const { families, others } = namesOf(site);
  yield* others;
  for (const { before, after } of families) {
    for (const salary of site.salaries.written) yield before + salary + after;
  }
}

/** The names of the salary pages, which differ by a number alone, and of all other files but the marker. */
export function namesOf({ render, encodings, salaries, files }: NamedSite): {
  families: PageFamily[];
  others: string[];
} {
  const withCopies = (file: string) => [file, ...compressedFiles(file, encodings)];
  const pages = render.routes.map((route) => pageFile(route, render.layout));
  const ofAnySalary = withCopies(pageFile(salaryPath(0), render.layout));
  return {
    families: ofAnySalary.map((file) => {
      const [before = '', after = ''] = file.split('0');
      return { before, after, count: salaries.written.length };
    }),
    others: [...pages, ...files.map(({ file }) => file)].flatMap(withCopies),
  };
}

/** The addresses of the site's pages. */
export function* pageAddresses({ render, salaries }: NamedSite): Generator<string> {
  yield* render.routes;
  for (const amounts of [salaries.written, salaries.onRequest]) {
    for (const amount of amounts) yield salaryPath(amount);
  }
}

export function pageCount({ render, salaries }: Pick<Site, 'render' | 'salaries'>): number {
  return render.routes.length + salaries.written.length + salaries.onRequest.length;
}
