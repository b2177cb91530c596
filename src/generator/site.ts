/** A site that is ready to be made: its pages, its other files, and the names of all of them. */
import type { RenderSettings } from '../render/page-renderer.tsx';
import { FAMILIES, type FamilyName } from '../site/families.ts';
import type { Encoding } from '../site/files-without-address.ts';
import { pageFile } from '../site/page-files.ts';
import { compressedFiles } from './files/precompress.ts';
import type { SiteFile } from './files/site-file.ts';
import type { PageFamily } from './publish/site-marker.ts';

export interface Site {
  readonly render: RenderSettings;
  /** The bundled render worker. */
  readonly workerCode: string;
  readonly encodings: readonly Encoding[];
  /** The paths of pages that belong to no family. */
  readonly routes: readonly string[];
  readonly families: Readonly<Record<FamilyName, Members>>;
  /** Everything that is not a page, without compressed copies and the marker. */
  readonly files: readonly SiteFile[];
}

/** The members of a family that this site has, in rising order. */
export interface Members {
  /** The members whose pages the build writes as files. */
  readonly written: readonly number[];
  /** The members whose pages an edge handler renders on request. The build checks them without writing them. */
  readonly onRequest: readonly number[];
}

/** Every file of the site but the marker. */
export function* fileNames(site: Site): Generator<string> {
  const { families, others } = namesOf(site);
  yield* others;
  for (const { before, after } of families) {
    for (const salary of site.families.salary.written) yield before + salary + after;
  }
}

/** The names of the salary pages, which differ by a number alone, and of all other files but the marker. */
export function namesOf({ render, encodings, families, files }: Site): {
  families: PageFamily[];
  others: string[];
} {
  const withCopies = (file: string) => [file, ...compressedFiles(file, encodings)];
  const pages = render.routes.map((route) => pageFile(route, render.layout));
  const ofAnySalary = withCopies(pageFile(FAMILIES.salary.pathOf(0), render.layout));
  return {
    families: ofAnySalary.map((file) => {
      const [before = '', after = ''] = file.split('0');
      return { before, after, count: families.salary.written.length };
    }),
    others: [...pages, ...files.map(({ file }) => file)].flatMap(withCopies),
  };
}

export function pageCount({ routes, families }: Site): number {
  const members = Object.values(families).map(
    ({ written, onRequest }) => written.length + onRequest.length,
  );
  return members.reduce((sum, count) => sum + count, routes.length);
}
