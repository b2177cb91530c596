/** Runs builds, one after another, in a process that a fault may kill: `build-processes.ts` starts it. */
import { generateSite } from '../../../src/generator/generate-site.ts';
import type { OutputFolderSettings } from '../../../src/generator/publish/output-folder.ts';
import { explained } from '../../../src/generator/publish/system-error.ts';
import { placeholderSiteConfig } from '../../../src/site/site-config.ts';
import { buildSettings } from '../../support/build-settings.ts';
import { type Faults, startFaults } from './faulty-file-system.ts';
import { NEW_SITE, OLD_SITE, publishSmallSite } from './small-site.ts';

export interface BuildRequest {
  readonly out: string;
  /** Two sites, which differ in some files or, of salary pages, in all. */
  readonly site: 'old' | 'new';
  /** How many salary pages are rendered; 0 for the small site, of which none is. */
  readonly pages: number;
  /** Render threads. */
  readonly workers: number;
  readonly faults?: Faults | undefined;
}

export interface BuildAnswer {
  /** The failure; undefined if there was none. */
  readonly error: { readonly name: string; readonly message: string } | undefined;
  readonly warnings: readonly string[];
}

process.on('message', async (request: BuildRequest) => {
  const { faults } = request;
  const warnings: string[] = [];
  // The render thread is given the environment of the moment in which it starts.
  if (faults !== undefined) process.env.FAULTS = JSON.stringify(faults);
  const watch = faults === undefined ? undefined : startFaults(faults);
  let error: BuildAnswer['error'];
  try {
    const signal = watch?.signal ?? new AbortController().signal;
    const how = { signal, warn: (line: string) => warnings.push(line) };
    await (request.pages === 0 ? publish : build)(request, how);
  } catch (failure) {
    const { name, message } = failure as Error;
    error = { name, message };
  } finally {
    watch?.stop();
    delete process.env.FAULTS;
  }
  process.send?.({ error, warnings } satisfies BuildAnswer);
});

type How = Pick<OutputFolderSettings, 'signal' | 'warn'>;

async function publish({ out, site }: BuildRequest, how: How): Promise<void> {
  try {
    await publishSmallSite(out, site === 'old' ? OLD_SITE : NEW_SITE, how);
  } catch (error) {
    // As `gen-site` tells of it.
    throw explained(error, { out, signal: how.signal }, (error as { outcome: string }).outcome);
  }
}

async function build({ out, site, pages, workers }: BuildRequest, { signal, warn }: How) {
  const amounts = Array.from({ length: pages }, (_, index) => 5_000 + index * 100);
  const named = { ...placeholderSiteConfig, name: site };
  await generateSite(buildSettings({ out, site: named, amounts, workers, signal }), {
    task: async (_, run) => run(),
    progress: (_, _total, run) => run(() => {}),
    warn,
  });
}
