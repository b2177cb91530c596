/** Runs every proof that looks at one page by itself, so that each page is read and parsed once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFaults, type FaultTally, noFaults } from './faults.ts';
import { checkComparisonFigures, checkHomeFigures, checkSalaryFigures } from './figures.ts';
import { parsePage } from './html-page.ts';
import { checkValidity } from './html-validity.ts';
import { lookUpLinks } from './links.ts';
import { checkMetadata, type PageIdentity } from './metadata.ts';
import type { ReferenceRulesName } from './reference/reference-years.ts';
import { isComparison, salaryOf } from './site-folder.ts';
import { checkStructure } from './structure.ts';

/** The proofs that read pages one by one. */
export const PAGE_PROOFS = ['figures', 'links', 'html', 'metadata'] as const;
export type PageProof = (typeof PAGE_PROOFS)[number];

/** The settings that every page of a site is checked with. Plain values, since it is sent to other processes. */
export interface PagePlan {
  readonly dir: string;
  readonly proofs: readonly PageProof[];
  /** The origin that the site will have, without a trailing slash. */
  readonly origin: string;
  /** The rule set that the site was built by. */
  readonly rules: ReferenceRulesName;
  readonly addresses: ReadonlySet<string>;
  readonly isPartial: boolean;
}

export interface PageTask {
  readonly address: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** Whether html-validate, which takes ten times as long as all the rest, reads it too. */
  readonly isValidated: boolean;
}

/** Counts and faults of some pages. */
export interface PageFindings {
  pages: number;
  salaryPages: number;
  figures: number;
  links: number;
  beyondPartialSite: number;
  validated: number;
  readonly faults: Record<PageProof, FaultTally>;
  readonly identities: PageIdentity[];
}

export function noFindings(): PageFindings {
  return {
    pages: 0,
    salaryPages: 0,
    figures: 0,
    links: 0,
    beyondPartialSite: 0,
    validated: 0,
    faults: { figures: noFaults(), links: noFaults(), html: noFaults(), metadata: noFaults() },
    identities: [],
  };
}

/** Adds all of `more` but its identities: kept for every page, they would fill the memory. */
export function addFindings(findings: PageFindings, more: PageFindings): void {
  for (const name of COUNTS) findings[name] += more[name];
  for (const proof of PAGE_PROOFS) addFaults(findings.faults[proof], more.faults[proof]);
}

const COUNTS = [
  'pages',
  'salaryPages',
  'figures',
  'links',
  'beyondPartialSite',
  'validated',
] as const;

export async function checkPages(
  plan: PagePlan,
  tasks: readonly PageTask[],
): Promise<PageFindings> {
  const findings = noFindings();
  for (const task of tasks) await checkPage(plan, task, findings);
  return findings;
}

async function checkPage(plan: PagePlan, task: PageTask, findings: PageFindings): Promise<void> {
  const { proofs, origin } = plan;
  const { faults } = findings;
  const html = readFileSync(path.join(plan.dir, task.file), 'utf8');
  const page = parsePage(task.address, html);
  const salary = salaryOf(task.address);
  findings.pages++;
  if (salary > 0) findings.salaryPages++;
  if (proofs.includes('figures')) {
    if (salary > 0)
      findings.figures += checkSalaryFigures(page, salary, plan.rules, faults.figures);
    else if (task.address === '/')
      findings.figures += checkHomeFigures(page, plan.rules, faults.figures);
    else if (isComparison(task.address))
      findings.figures += checkComparisonFigures(page, plan.rules, faults.figures);
  }
  if (proofs.includes('links')) {
    const { internal, beyondPartialSite } = lookUpLinks(page, plan, faults.links);
    findings.links += internal;
    findings.beyondPartialSite += beyondPartialSite;
  }
  if (proofs.includes('html')) {
    checkStructure(page, faults.html);
    if (task.isValidated) {
      await checkValidity(task.address, html, faults.html);
      findings.validated++;
    }
  }
  if (proofs.includes('metadata')) {
    findings.identities.push(checkMetadata(page, origin, faults.metadata));
  }
}
