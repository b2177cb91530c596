/** Runs every proof that looks at one page by itself, so that each page is read and parsed once. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFault, addFaults, type FaultTally, noFaults } from './faults.ts';
import { checkFigures } from './figures/check-figures.ts';
import { pageFigures } from './figures/index.ts';
import { elementsNamed, type HtmlPage, parsePage, textOf } from './html-page.ts';
import { type KnownAddresses, lookUpLinks } from './links.ts';
import { checkMetadata, type PageIdentity } from './metadata.ts';
import type { ReferenceRulesName } from './reference/reference-years.ts';
import { salaryOf } from './site-folder.ts';

/** The proofs that read pages one by one. */
export const PAGE_PROOFS = ['figures', 'links', 'html', 'metadata'] as const;
export type PageProof = (typeof PAGE_PROOFS)[number];

/** The settings that every page of a site is checked with. Plain values, since it is sent to other processes. */
export interface PagePlan extends KnownAddresses {
  readonly dir: string;
  readonly proofs: readonly PageProof[];
  /** The origin that the site will have, without a trailing slash. */
  readonly origin: string;
  /** The rule set that the site was built by. */
  readonly rules: ReferenceRulesName;
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
  if (proofs.includes('figures')) {
    findings.figures += checkFigures(page, pageFigures(task.address, rules), faults.figures);
  }
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
    findings.identities.push(checkMetadata(page, origin, rules, faults.metadata));
  }
}

/** Texts that a missing value or an unfilled template leaves. */
const LEFTOVERS = /\b(undefined|null|NaN|Infinity)\b|∞|\[object |\{\{|\}\}/;

/** Notes the first text on `page` that stands for a missing one. */
function checkLeftovers(page: HtmlPage, faults: FaultTally): void {
  const [shown] = LEFTOVERS.exec(elementsNamed(page, 'body').map(textOf).join()) ?? [];
  if (shown === undefined) return;
  addFault(faults, { page: page.address, label: 'words of the page', shown, expected: 'whole' });
}

/**
 * The shape of a page, equal for pages with the same elements and attributes, and words in the same places. Their words and
 * addresses are left out. Checking elements takes ten times as long as all the rest, so it is done for a page of each shape.
 */
function shapeOf(html: string): string {
  const shape = html
    .replace(/>[^<>]*[^<>\s][^<>]*</g, '>x<')
    .replace(/ (href|content|d|cx|x)="[^"]*"/g, ' $1');
  return createHash('sha1').update(shape).digest('base64');
}

export function readPage({ dir }: PagePlan, { file }: PageTask): string {
  return readFileSync(path.join(dir, file), 'utf8');
}
