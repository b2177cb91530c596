/** The program of a process that checks pages. It receives the plan, then chunks of pages, and answers each chunk with its findings or an error. */
import { checkPages, type PagePlan, type PageTask } from './page-check.ts';

let plan: PagePlan | undefined;

process.on('message', (question: PagePlan | readonly PageTask[]) => {
  if ('proofs' in question) {
    plan = question;
  } else if (plan !== undefined) {
    try {
      process.send?.(checkPages(plan, question));
    } catch (error) {
      process.send?.(error);
    }
  }
});
