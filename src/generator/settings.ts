import type { Layout } from '../site/page-files.ts';
import type { Encoding } from './files/precompress.ts';
import type { SiteSettings } from './site-settings.ts';

/** The choices of a build. */
export interface BuildSettings extends Omit<SiteSettings, 'placeholders'> {
  /** Folder to publish in. */
  readonly out: string;
  /** Salaries that have a page, in rising order. */
  readonly amounts: readonly number[];
  /** Where there is an edge handler: salaries whose pages are files all the same. The handler renders the others. */
  readonly writtenSalaries?: readonly number[] | undefined;
  readonly layout: Layout;
  /** Encodings of the compressed copies of every text file. */
  readonly encodings: readonly Encoding[];
  /** Render threads. */
  readonly workers: number;
  /** Whether to render and compare every page even if nothing that it depends on has changed. */
  readonly force: boolean;
  /** Ends the build before it publishes anything. */
  readonly signal: AbortSignal;
}
