/**
 * The page that a render thread is rendering, in memory that it shares with the main thread, which so knows it even
 * when the thread is stuck or has died.
 */
import { salaryPath } from '../../site/paths.ts';
import { ROUTES } from '../../site/routes.ts';

/** Holds the amount of a salary page, or a route's position from -1 down; 0 while nothing is rendered. */
export type PageInWork = Int32Array<SharedArrayBuffer>;

const NONE = 0;

export function newPageInWork(): PageInWork {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function noteSalaryPage(inWork: PageInWork, amount: number): void {
  Atomics.store(inWork, 0, amount);
}

export function noteRoute(inWork: PageInWork, index: number): void {
  Atomics.store(inWork, 0, -1 - index);
}

export function noteRendered(inWork: PageInWork): void {
  Atomics.store(inWork, 0, NONE);
}

/** The path of the page that is being rendered; undefined while none is. */
export function pathInWork(inWork: PageInWork): string | undefined {
  const page = Atomics.load(inWork, 0);
  if (page === NONE) return undefined;
  return page > 0 ? salaryPath(page) : ROUTES[-1 - page]?.path;
}
