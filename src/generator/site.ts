/** A site that is ready to be made: its pages, its other files, and the names of all of them. */
import type { RenderSettings } from '../render/page-renderer.tsx';
import type { Encoding } from '../site/files-without-address.ts';
import { pageFile } from '../site/page-files.ts';
import { salaryPath } from '../site/paths.ts';
import { compressedFiles } from './files/precompress.ts';
import type { SiteFile } from './files/site-file.ts';
import type { PageFamily } from './publish/site-marker.ts';

export interface Site {
  readonly render: RenderSettings;
  /** The bundled render worker. */
  readonly workerCode: string;
  readonly encodings: readonly Encoding[];
  /** Dollars a year, in rising order. Pages that an edge handler renders on request are proved and not written. */
  readonly salaries: { readonly written: readonly number[]; readonly onRequest: readonly number[] };
  /** Everything that is not a page, without compressed copies and the marker. */
  readonly files: readonly SiteFile[];
}

/** Every file of the site but the marker. */
export function* fileNames(site: Site): Generator<string> {
  const { families, others } = namesOf(site);
  yield* others;
  for (const { before, after } of families) {
    for (const salary of site.salaries.written) yield before + salary + after;
  }
}

/** The names of the salary pages, which differ by a number alone, and of all other files but the marker. */
export function namesOf({ render, encodings, salaries, files }: Site): {
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

export function pageCount({ render, salaries }: Site): number {
  return render.routes.length + salaries.written.length + salaries.onRequest.length;
}
