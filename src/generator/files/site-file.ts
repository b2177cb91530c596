/** A file of the site, by its path in the output folder, with slashes between. */
export interface SiteFile {
  readonly file: string;
  readonly contents: Uint8Array;
}
