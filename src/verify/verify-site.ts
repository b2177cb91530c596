/** Runs the proofs of `npm run verify`: reads a built site back, every page, and a page of each shape where that is slow. */
import type { Reporter } from '../generator/reporter.ts';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { UserError } from '../user-error.ts';
import { checkElements } from './elements.ts';
import { addFault, type FaultTally, noFaults } from './faults.ts';
import { lackedByReference } from './figures/index.ts';
import { ALL_RATES, ALL_SALARIES, hasPage, linkText } from './figures/salary-links.ts';
import { startUniquenessCheck } from './metadata.ts';
import {
  addFindings,
  noFindings,
  PAGE_PROOFS,
  type PageFindings,
  type PagePlan,
  type PageProof,
  type PageTask,
  readPage,
} from './page-check.ts';
import { checkPagesAtOnce } from './page-processes.ts';
import {
  rateOf,
  readOrigin,
  readRules,
  readSiteFolder,
  type SiteFolder,
  salaryOf,
  wasBuiltWith,
} from './site-folder.ts';
import { checkSitemaps } from './sitemaps.ts';

export const PROOFS = [...PAGE_PROOFS, 'sitemaps'] as const;
export type Proof = (typeof PROOFS)[number];

export interface VerifySettings {
  /** Output folder of `gen-site`. */
  readonly dir: string;
  readonly proofs: readonly Proof[];
  /** Processes that read pages at the same time. */
  readonly processes: number;
  /** Whether salaries may lack their pages, as on a site built with `--only`. */
  readonly isPartial: boolean;
}

/** The extent and the findings of a proof. */
export interface Report {
  /** The things that were read and compared, in words. */
  readonly summary: string;
  readonly counts: Readonly<Record<string, number | boolean>>;
  readonly faults: FaultTally;
}

export type ProofReport = Report & { readonly proof: Proof };

/** @throws UserError if `settings.dir` holds no site, or a part of one that is to be whole. */
export async function verifySite(
  settings: VerifySettings,
  reporter: Reporter,
): Promise<ProofReport[]> {
  const { dir, proofs, isPartial, processes } = settings;
  const site = await reporter.task('Listing files', () => readSiteFolder(dir));
  const rules = readRules(dir);
  if (!isPartial) assertIsWhole(site);
  const lacks = lackedByReference(RULE_SETS[rules]);
  const plan: PagePlan = {
    dir,
    // The sitemaps proof compares the sitemaps with the canonical addresses that the metadata proof reads. Without its years in
    // the reference each figure would be a fault.
    proofs: PAGE_PROOFS.filter(
      (proof) =>
        (proofs.includes(proof) || (proof === 'metadata' && proofs.includes('sitemaps'))) &&
        (proof !== 'figures' || lacks.length === 0),
    ),
    origin: readOrigin(site),
    rules,
    addresses: site.addresses,
    isPartial,
  };
  const tasks = Array.from(site.pages, ([address, file]): PageTask => ({ address, file }));
  const findings = noFindings();
  const uniqueness = startUniquenessCheck(findings.faults.metadata);
  checkAmountsPresent(site, isPartial, findings.faults.figures);
  for (const fault of lacks) addFault(findings.faults.figures, fault);
  await reporter.progress('Reading pages', tasks.length, (advance) =>
    checkPagesAtOnce(plan, tasks, processes, (found) => {
      addFindings(findings, found);
      for (const identity of found.identities) uniqueness.add(identity);
      advance(found.pages);
    }),
  );

  const { shapes } = findings;
  await reporter.progress('Validating HTML', shapes.size, async (advance) => {
    for (const task of shapes.values()) {
      await checkElements(task.address, readPage(plan, task), findings.faults.html);
      advance(1);
    }
  });

  const canonicals = uniqueness.canonicals();
  const ofPages = pageReports(findings, rules, lacks.length > 0, canonicals.size);
  const ofSitemaps = () => sitemapsReport(site, plan.origin, canonicals);
  const reports: ProofReport[] = [];
  for (const proof of PROOFS.filter((each) => proofs.includes(each))) {
    const report =
      proof === 'sitemaps' ? await reporter.task('Reading sitemaps', ofSitemaps) : ofPages[proof];
    reports.push({ proof, ...report });
  }
  return reports;
}

function assertIsWhole({ dir, salaries }: SiteFolder): void {
  if (wasBuiltWith(dir, ALL_SALARIES)) return;
  throw new UserError(
    `${dir} is a part of the site, with ${count(salaries.length)} of ${count(ALL_SALARIES.length)} salary pages: run the same command with --partial.`,
  );
}

/** Notes each salary and rate that has no page, and each page of one that must have none. */
function checkAmountsPresent(
  { salaries, pages }: SiteFolder,
  isPartial: boolean,
  faults: FaultTally,
): void {
  for (const address of pages.keys()) {
    if (!/^\/(salary|hour)\//.test(address)) continue;
    if (hasPage(salaryOf(address)) || ALL_RATES.includes(rateOf(address))) continue;
    addFault(faults, { page: address, label: 'page', shown: 'a page', expected: '' });
  }
  const rates = Array.from(pages.keys(), rateOf);
  const missing = [
    ...allBut(rates, ALL_RATES).map((rate) => `/hour/${linkText(rate).slice(1)}`),
    ...(isPartial ? [] : allBut(salaries, ALL_SALARIES).map((salary) => `/salary/${salary}`)),
  ];
  for (const page of missing) {
    addFault(faults, { page, label: 'page', shown: '', expected: 'a page' });
  }
}

function allBut(present: readonly number[], all: readonly number[]): number[] {
  const found = new Set(present);
  return all.filter((amount) => !found.has(amount));
}

/** The extent of the proofs that read pages one by one, of which `indexable` may be indexed. */
function pageReports(
  findings: PageFindings,
  rules: RuleSetName,
  isReferenceLacking: boolean,
  indexable: number,
): Record<PageProof, Report> {
  const { pages, salaryPages, figures, links, beyondPartialSite, faults } = findings;
  const shapes = findings.shapes.size;
  const leftOut = `, ${count(beyondPartialSite)} of them to salaries that this partial site leaves out`;
  const lookedUp = `${count(salaryPages)} salary pages and ${count(pages - salaryPages)} others, ${count(figures)} figures looked up in exact arithmetic by the ${rules} rule set`;
  return {
    figures: {
      summary: isReferenceLacking
        ? 'No figure was looked up, since the reference lacks the tax years of the site'
        : lookedUp,
      counts: { pages, salaryPages, figures },
      faults: faults.figures,
    },
    links: {
      summary: `${count(pages)} pages, ${count(links)} links looked up among the files${beyondPartialSite === 0 ? '' : leftOut}`,
      counts: { pages, links, beyondPartialSite },
      faults: faults.links,
    },
    html: {
      summary: `${count(pages)} pages in ${count(shapes)} shapes, a page of each validated by html-validate and checked for landmarks and the Content-Security-Policy`,
      counts: { pages, shapes },
      faults: faults.html,
    },
    metadata: {
      summary: `${count(pages)} pages, ${count(indexable)} of them indexable; titles, descriptions, addresses, headings, structured data and policies compared with each other and with the page`,
      counts: { pages, indexable },
      faults: faults.metadata,
    },
  };
}

function sitemapsReport(site: SiteFolder, origin: string, canonicals: ReadonlySet<string>): Report {
  const faults = noFaults();
  const counts = checkSitemaps(site, origin, canonicals, faults);
  const { sitemaps, listed, mostAddresses, mostBytes } = counts;
  return {
    summary: `${count(sitemaps)} sitemaps list ${count(listed)} addresses, compared with those of ${count(canonicals.size)} indexable pages; at most ${count(mostAddresses)} addresses and ${count(mostBytes)} bytes in one`,
    counts: { ...counts },
    faults,
  };
}

export function count(value: number): string {
  return value.toLocaleString('en-AU');
}
