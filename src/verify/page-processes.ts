/** Spreads the checking of pages over several processes. */
import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { checkPages, type PageFindings, type PagePlan, type PageTask } from './page-check.ts';

/** For fewer pages, starting processes takes longer than it saves. */
const WORTH_A_PROCESS = 500;

/** The answer to a chunk has no HTML but has titles and descriptions: some hundred kilobytes. */
const PAGES_PER_CHUNK = 250;

/**
 * Checks `tasks` in `processes` processes and hands over the findings chunk by chunk, in any order.
 * @throws Error if a page cannot be read, or a process ends before its pages are checked.
 */
export async function checkPagesAtOnce(
  plan: PagePlan,
  tasks: readonly PageTask[],
  processes: number,
  onFindings: (findings: PageFindings) => void,
): Promise<void> {
  const chunks = chunked(tasks, PAGES_PER_CHUNK);
  if (tasks.length < WORTH_A_PROCESS || processes < 2) {
    for (const chunk of chunks) onFindings(checkPages(plan, chunk));
    return;
  }
  const program = fileURLToPath(new URL('./page-process.ts', import.meta.url));
  const settings: ForkOptions = { execArgv: ['--import', 'tsx'], serialization: 'advanced' };
  // A process without pages would end before anyone awaits it, and that rejection would fail the run.
  const length = Math.min(processes, tasks.length / PAGES_PER_CHUNK);
  const children = Array.from({ length }, () => fork(program, settings));
  try {
    await Promise.all(
      children.map(async (child) => {
        const ended = once(child, 'exit').then(() => {
          throw new Error('A process ended before its pages were checked.');
        });
        child.send(plan);
        // All take from the same iterator, so each chunk is checked once.
        for (const chunk of chunks) {
          child.send(chunk);
          const [answer] = await Promise.race([once(child, 'message'), ended]);
          if (answer instanceof Error) throw answer;
          onFindings(answer);
        }
      }),
    );
  } finally {
    for (const child of children) child.kill();
  }
}

function* chunked<T>(items: readonly T[], size: number): Generator<readonly T[], void, undefined> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
