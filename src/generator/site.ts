/** A site that is ready to be made: its pages, its other files, and the names of all of them. */
import { pageFile } from '../site/page-files.ts';
import { salaryPath } from '../site/paths.ts';
import { compressedFiles } from './files/precompress.ts';
import type { PageFamily } from './publish/site-marker.ts';
import type { RenderedSite } from './threads/render-pages.ts';

export interface Site extends RenderedSite {
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
export function pageAddresses({ render, salaries }: NamedSite): string[] {
  return [...render.routes, ...[...salaries.written, ...salaries.onRequest].map(salaryPath)];
}

export function pageCount({ render, salaries }: NamedSite): number {
  return render.routes.length + salaries.written.length + salaries.onRequest.length;
}
