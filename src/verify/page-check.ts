/** Runs every proof that looks at one page by itself, so that each page is read and parsed once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFaults, type FaultTally, noFaults } from './faults.ts';
import { checkFigures } from './figures/check-figures.ts';
import { parsePage } from './html-page.ts';
import { checkValidity } from './html-validity.ts';
import { lookUpLinks } from './links.ts';
import { checkMetadata, type PageIdentity } from './metadata.ts';
import { shapeOf } from './page-shape.ts';
import type { ReferenceRulesName } from './reference/reference-years.ts';
import { salaryOf } from './site-folder.ts';
import { checkLeftovers, checkStructure } from './structure.ts';

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
}

export type PageFindings = ReturnType<typeof noFindings>;

/** Counts and faults of no page yet. */
export function noFindings() {
  return {
    pages: 0,
    salaryPages: 0,
    figures: 0,
    links: 0,
    beyondPartialSite: 0,
    faults: { figures: noFaults(), links: noFaults(), html: noFaults(), metadata: noFaults() },
    identities: [] as PageIdentity[],
    /** By shape, the first of its pages in the order of addresses. */
    shapes: new Map<string, PageTask>(),
  };
}

const COUNTS = ['pages', 'salaryPages', 'figures', 'links', 'beyondPartialSite'] as const;

/** Adds all of `more` but its identities: kept for every page, they would fill the memory. */
export function addFindings(findings: PageFindings, more: PageFindings): void {
  for (const name of COUNTS) findings[name] += more[name];
  for (const proof of PAGE_PROOFS) addFaults(findings.faults[proof], more.faults[proof]);
  for (const [shape, task] of more.shapes) addShape(findings, shape, task);
}

function addShape({ shapes }: PageFindings, shape: string, task: PageTask): void {
  const first = shapes.get(shape);
  if (first === undefined || task.address < first.address) shapes.set(shape, task);
}

export function checkPages(plan: PagePlan, tasks: readonly PageTask[]): PageFindings {
  const findings = noFindings();
  for (const task of tasks) checkPage(plan, task, findings);
  return findings;
}

function checkPage(plan: PagePlan, task: PageTask, findings: PageFindings): void {
  const { proofs, origin, rules } = plan;
  const { faults } = findings;
  const html = readPage(plan, task);
  const page = parsePage(task.address, html);
  findings.pages++;
  if (salaryOf(task.address) > 0) findings.salaryPages++;
  if (proofs.includes('figures')) findings.figures += checkFigures(page, rules, faults.figures);
  if (proofs.includes('links')) {
    const { internal, beyondPartialSite } = lookUpLinks(page, plan, faults.links);
    findings.links += internal;
    findings.beyondPartialSite += beyondPartialSite;
  }
  if (proofs.includes('html')) {
    checkLeftovers(page, faults.html);
    addShape(findings, shapeOf(html), task);
  }
  if (proofs.includes('metadata')) {
    findings.identities.push(checkMetadata(page, origin, faults.metadata));
  }
}

/** The part of the HTML proof that takes ten times as long as all the rest: done for a page of each shape. */
export async function checkElements(
  plan: PagePlan,
  task: PageTask,
  faults: FaultTally,
): Promise<void> {
  const html = readPage(plan, task);
  checkStructure(parsePage(task.address, html), faults);
  await checkValidity(task.address, html, faults);
}

function readPage({ dir }: PagePlan, { file }: PageTask): string {
  return readFileSync(path.join(dir, file), 'utf8');
}
