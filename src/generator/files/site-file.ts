/** A file of the site. Its bytes are made when they are wanted, since all of them together are large. */
export interface SiteFile {
  /** Path in the output folder, with slashes between. */
  readonly file: string;
  readonly contents: () => Uint8Array;
  /** True if the contents follow from the salaries and other files, and need not be made to notice a change. */
  readonly isDerived?: boolean;
}

export function textFile(file: string, text: string): SiteFile {
  return { file, contents: () => Buffer.from(text) };
}
