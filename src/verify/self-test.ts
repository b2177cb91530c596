/** Tests the proof of figures on a site: faults are planted into pages as they are read, and every one must be found. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from '../generator/reporter.ts';
import { RULE_SETS } from '../pay/rules/rule-sets.ts';
import { noFaults } from './faults.ts';
import { parsePage } from './html-page.ts';
import { type PlantedFaults, plantFaults } from './planted-faults.ts';
import { sampleSalaries } from './salary-sample.ts';
import { rateOf, readOrigin, readRules, readSiteFolder, salaryOf } from './site-folder.ts';
import { count, type Report } from './verify-site.ts';

export interface SelfTestSettings {
  /** Output folder of `gen-site`. */
  readonly dir: string;
  /** Salary pages drawn with `seed`, beside those always taken, and as many pages of rates. */
  readonly sample: number;
  readonly seed: number;
}

/** On larger pages, such as tax tables, faults go into this many figures, evenly spread. */
const FIGURES_PER_PAGE = 400;

/** @throws UserError if `settings.dir` holds no site. */
export async function testItself(
  { dir, sample, seed }: SelfTestSettings,
  reporter: Reporter,
): Promise<Report> {
  const site = await reporter.task('Listing files', () => readSiteFolder(dir));
  const rules = readRules(dir);
  const plan = { rules, origin: readOrigin(site), figuresPerPage: FIGURES_PER_PAGE };
  const { amounts } = sampleSalaries(site.salaries, { rules: RULE_SETS[rules], sample, seed });
  const isTaken = new Set([0, ...amounts]);
  const rates = [...site.pages.keys()].filter((address) => rateOf(address) > 0);
  const step = Math.ceil(rates.length / sample);
  const isLeftOut = new Set(rates.filter((_, at) => at % step > 0));
  const pages = [...site.pages].filter(
    ([address]) => isTaken.has(salaryOf(address)) && !isLeftOut.has(address),
  );
  const planted: PlantedFaults = { swapped: 0, changed: 0, missed: noFaults() };
  await reporter.progress('Planting faults', pages.length, async (advance) => {
    for (const [address, file] of pages) {
      plantFaults(parsePage(address, readFileSync(path.join(dir, file), 'utf8')), plan, planted);
      advance(1);
    }
  });
  const { swapped, changed, missed } = planted;
  return {
    summary: `${count(swapped)} pairs of neighbouring figures swapped and ${count(changed)} figures changed on ${count(pages.length)} pages, each alone: ${missed.count === 0 ? 'all' : 'all but these'} were found`,
    counts: { pages: pages.length, swapped, changed },
    faults: missed,
  };
}
