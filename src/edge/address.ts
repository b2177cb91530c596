/** Finds the page or file at an address of the site, in the file layout, as `npm run preview` and the web servers do. */
import { isSalaryAmount } from '../site/salary-amounts.ts';

export type Destination =
  /** The page of a salary, in dollars a year. */
  | { readonly kind: 'salary'; readonly amount: number }
  /** Any other page, or a file, at its address among the host's files. */
  | { readonly kind: 'file'; readonly address: string }
  /** Another spelling of `address`. */
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'missing' };

const MISSING: Destination = { kind: 'missing' };

/** Accepts any path, percent-encoded. `pages` and `files` are root-relative addresses; none is a salary's page. */
export function destinationOf(
  encodedPath: string,
  { pages, files }: { pages: ReadonlySet<string>; files: ReadonlySet<string> },
): Destination {
  const path = decoded(encodedPath)?.replace(/\/+/g, '/');
  if (path === undefined) return MISSING;
  const page = path.replace(/(^\/index\/|\/|\.html|\/index|\/index\.html)$/, '') || '/';
  const amount = salaryOf(page);
  if (amount === undefined && !pages.has(page)) {
    return files.has(path) ? { kind: 'file', address: path } : MISSING;
  }
  if (path !== page) return { kind: 'moved', address: page };
  return amount === undefined ? { kind: 'file', address: page } : { kind: 'salary', amount };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A % without two hexadecimal digits, or bytes that are not UTF-8.
    return undefined;
  }
}

function salaryOf(page: string): number | undefined {
  const digits = /^\/salary\/([1-9]\d{0,7})$/.exec(page)?.[1];
  return digits !== undefined && isSalaryAmount(Number(digits)) ? Number(digits) : undefined;
}
