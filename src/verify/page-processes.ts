/** Reads many pages at once, in processes of their own. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkPages, type PageFindings, type PagePlan, type PageTask } from './page-check.ts';

/** Below this many pages a process of its own takes longer to start than to do its part. */
const WORTH_A_PROCESS = 500;

/** A chunk's answer carries no HTML, but the titles of its pages: some hundred kilobytes. */
const PAGES_PER_CHUNK = 250;

/** Checks `tasks` in up to `processes` processes and hands over what came of them chunk by chunk, in no order. */
export async function checkPagesAtOnce(
  plan: PagePlan,
  tasks: readonly PageTask[],
  processes: number,
  onFindings: (findings: PageFindings) => void,
): Promise<void> {
  const chunks = chunked(tasks, PAGES_PER_CHUNK);
  if (tasks.length < WORTH_A_PROCESS || processes < 2) {
    for (const chunk of chunks) onFindings(await checkPages(plan, chunk));
    return;
  }
  const children = Array.from({ length: processes }, () => startProcess());
  try {
    await Promise.all(
      children.map(async (child) => {
        await ask(child, plan);
        // All take from the same iterator, so each chunk is checked once.
        for (const chunk of chunks) onFindings((await ask(child, chunk)) as PageFindings);
      }),
    );
  } finally {
    for (const child of children) child.kill();
  }
}

function* chunked<T>(items: readonly T[], size: number): Generator<readonly T[], void, undefined> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

function startProcess(): ChildProcess {
  return fork(fileURLToPath(new URL('./page-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
}

function ask(child: ChildProcess, question: PagePlan | readonly PageTask[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    // What went wrong there is on standard error, which the processes share.
    const onExit = () => settle(() => reject(new Error('A process ended before its pages.')));
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.send(question);
  });
}
