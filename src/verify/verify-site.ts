/** Proves a built site by reading it back: every page where that is cheap, a stated sample where it is not. */
import type { Reporter } from '../generator/build/reporter.ts';
import { addFault, type FaultTally, noFaults } from './faults.ts';
import {
  addFindings,
  noFindings,
  PAGE_PROOFS,
  type PageFindings,
  type PagePlan,
  type PageTask,
} from './page-check.ts';
import { checkPagesAtOnce } from './page-processes.ts';
import { hasPage, PAGE_SALARIES } from './reference-figures.ts';
import { sampleSalaries } from './salary-sample.ts';
import { readOrigin, readSiteFolder, type SiteFolder, salaryOf } from './site-folder.ts';
import { checkSitemaps } from './sitemaps.ts';
import { startUniquenessCheck, type UniquenessCheck } from './uniqueness.ts';

export const PROOFS = [...PAGE_PROOFS, 'sitemaps'] as const;
export type Proof = (typeof PROOFS)[number];

export interface VerifySettings {
  /** Output folder of `gen-site`. */
  readonly dir: string;
  readonly proofs: readonly Proof[];
  /** Salary pages drawn at random for what takes too long to do with all, beside those always read. */
  readonly sample: number;
  readonly seed: number;
  /** Processes that read pages at the same time. */
  readonly processes: number;
  /** Whether salaries may lack their pages, as on a site built with `--only`. */
  readonly isPartial: boolean;
}

/** What a proof looked at, and what it has against it. */
export interface ProofReport {
  readonly proof: Proof;
  /** What was read and compared, in words. */
  readonly summary: string;
  readonly counts: Readonly<Record<string, number | boolean>>;
  readonly faults: FaultTally;
}

/** @throws UserError if `settings.dir` holds no site. */
export async function verifySite(
  settings: VerifySettings,
  reporter: Reporter,
): Promise<ProofReport[]> {
  const site = await reporter.task('Listing files', () => readSiteFolder(settings.dir));
  const findings = noFindings();
  const uniqueness = startUniquenessCheck(findings.faults.metadata);
  checkSalariesPresent(site, settings.isPartial, findings.faults.figures);
  await readPages(site, settings, reporter, findings, uniqueness);

  const reports: ProofReport[] = [];
  for (const proof of PROOFS.filter((known) => settings.proofs.includes(known))) {
    reports.push(await report[proof](site, settings, reporter, findings, uniqueness));
  }
  return reports;
}

/** Reads every page once, for all the proofs that look at pages by themselves. */
async function readPages(
  site: SiteFolder,
  settings: VerifySettings,
  reporter: Reporter,
  findings: PageFindings,
  uniqueness: UniquenessCheck,
): Promise<void> {
  const { proofs, isPartial, processes } = settings;
  const plan: PagePlan = {
    dir: site.dir,
    // The sitemaps are compared with the canonical addresses that the pages give.
    proofs: PAGE_PROOFS.filter(
      (proof) => proofs.includes(proof) || (proof === 'metadata' && proofs.includes('sitemaps')),
    ),
    origin: readOrigin(site),
    addresses: site.addresses,
    isPartial,
  };
  const validated = new Set(sampleOf(site, settings).amounts);
  const tasks = Array.from(site.pages, ([address, file]): PageTask => {
    const salary = salaryOf(address);
    return { address, file, isValidated: salary === 0 || validated.has(salary) };
  });
  await reporter.progress('Reading pages', tasks.length, (advance) =>
    checkPagesAtOnce(plan, tasks, processes, (found) => {
      addFindings(findings, found);
      for (const identity of found.identities) uniqueness.add(identity);
      advance(found.pages);
    }),
  );
}

function sampleOf({ salaries }: SiteFolder, { sample, seed }: VerifySettings) {
  return sampleSalaries(salaries, { size: sample, seed });
}

type Report = (
  site: SiteFolder,
  settings: VerifySettings,
  reporter: Reporter,
  findings: PageFindings,
  uniqueness: UniquenessCheck,
) => Promise<ProofReport> | ProofReport;

const report: Record<Proof, Report> = {
  figures(_site, _settings, _, findings) {
    const { salaryPages, figures } = findings;
    return {
      proof: 'figures',
      summary: `${count(salaryPages)} salary pages and the home page, ${count(figures)} figures compared with exact arithmetic`,
      counts: { salaryPages, figures },
      faults: findings.faults.figures,
    };
  },

  links(_site, _settings, _, findings) {
    const { pages, links, beyondPartialSite } = findings;
    const leftOut =
      beyondPartialSite === 0
        ? ''
        : `, ${count(beyondPartialSite)} of them to salaries that this partial site leaves out`;
    return {
      proof: 'links',
      summary: `${count(pages)} pages, ${count(links)} links looked up among the files${leftOut}`,
      counts: { pages, links, beyondPartialSite },
      faults: findings.faults.links,
    };
  },

  html(site, settings, _, findings) {
    const { pages, validated } = findings;
    return {
      proof: 'html',
      summary: `${count(pages)} pages read for headings, landmarks, ids and names; ${count(validated)} validated by html-validate (all but salary pages; of these ${sampleOf(site, settings).description})`,
      counts: { pages, validated },
      faults: findings.faults.html,
    };
  },

  metadata(_site, _settings, _, findings, uniqueness) {
    const indexable = uniqueness.canonicals().size;
    return {
      proof: 'metadata',
      summary: `${count(findings.pages)} pages, ${count(indexable)} of them indexable; titles, descriptions, addresses, headings and structured data compared with each other and with the page`,
      counts: { pages: findings.pages, indexable },
      faults: findings.faults.metadata,
    };
  },

  async sitemaps(site, _settings, reporter, _findings, uniqueness) {
    const faults = noFaults();
    const { isSchemaChecked, ...counts } = await reporter.task('Reading sitemaps', () =>
      checkSitemaps(site, readOrigin(site), uniqueness.canonicals(), faults),
    );
    return {
      proof: 'sitemaps',
      summary: `${count(counts.sitemaps)} sitemaps list ${count(counts.listed)} addresses, compared with those of ${count(uniqueness.canonicals().size)} indexable pages; at most ${count(counts.mostAddresses)} addresses and ${count(counts.mostBytes)} bytes in one; ${isSchemaChecked ? 'schemas checked by xmllint' : 'schemas not checked, for want of xmllint'}`,
      counts: { ...counts, isSchemaChecked },
      faults,
    };
  },
};

/** Notes each salary that has no page, and each page that is of no salary. */
function checkSalariesPresent({ pages }: SiteFolder, isPartial: boolean, faults: FaultTally): void {
  const present = new Set<number>();
  for (const address of pages.keys()) {
    if (!address.startsWith('/salary/')) continue;
    const salary = salaryOf(address);
    if (hasPage(salary)) present.add(salary);
    else addFault(faults, { page: address, label: 'page', shown: 'a page', expected: '' });
  }
  if (isPartial) return;
  const { lowest, highest, step } = PAGE_SALARIES;
  for (let salary = lowest; salary <= highest; salary += step) {
    if (present.has(salary)) continue;
    addFault(faults, { page: `/salary/${salary}`, label: 'page', shown: '', expected: 'a page' });
  }
}

function count(value: number): string {
  return value.toLocaleString('en-AU');
}
