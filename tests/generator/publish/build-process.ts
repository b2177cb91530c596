/**
 * Runs whole builds, one after another, in a process that a fault may kill. `buildProcessCode` bundles it with all that
 * a build would otherwise bundle or load anew each time, so that hundreds of builds take minutes.
 */

import { generateSite } from '../../../src/generator/generate-site.ts';
import { placeholderSiteConfig, type SiteConfig } from '../../../src/site/site-config.ts';
import { buildSettings } from '../../support/build-settings.ts';
import { type Faults, startFaults } from './fault-preload.ts';

export interface BuildRequest {
  readonly out: string;
  readonly amounts: readonly number[];
  readonly site: Partial<SiteConfig>;
  readonly workers: number;
  readonly faults?: Faults | undefined;
}

export interface BuildAnswer {
  /** The failure; undefined if there was none. */
  readonly error: { readonly name: string; readonly message: string } | undefined;
  readonly warnings: readonly string[];
}

process.on('message', async ({ out, amounts, site, workers, faults }: BuildRequest) => {
  const warnings: string[] = [];
  // The render thread is given the environment of the moment in which it starts.
  if (faults !== undefined) process.env.FAULTS = JSON.stringify(faults);
  const watch = faults === undefined ? undefined : startFaults(faults);
  let error: BuildAnswer['error'];
  try {
    await generateSite(
      buildSettings({ out, site: { ...placeholderSiteConfig, ...site }, amounts, workers }),
      {
        task: async (_, run) => run(),
        progress: (_, _total, run) => run(() => {}),
        warn: (line) => warnings.push(line),
      },
    );
  } catch (failure) {
    const { name, message } = failure as Error;
    error = { name, message };
  } finally {
    watch?.stop();
    delete process.env.FAULTS;
  }
  process.send?.({ error, warnings } satisfies BuildAnswer);
});
