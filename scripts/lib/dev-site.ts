/** A site that renders a page when it is asked for. `npm run dev` bundles this file and all that it imports after each change. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { writeFiles } from '../../src/generator/files/write-files.ts';
import { prepareSite } from '../../src/generator/prepare-site.ts';
import {
  addSiteOptions,
  type BuildSettings,
  readSiteSettings,
} from '../../src/generator/site-settings.ts';
import { startRenderThread } from '../../src/generator/threads/render-threads.ts';
import type { Chunk } from '../../src/generator/threads/render-worker.ts';
import { FAMILIES, type FamilyName } from '../../src/site/families.ts';
import { pageFile } from '../../src/site/page-files.ts';
import { EXAMPLES_PATH, examplesPage, framePaths } from './examples/examples-page.tsx';

export interface DevSite {
  readonly folder: string;
  /** Writes the page at `route` the first time it is asked for. Does nothing if `route` isn't a page. */
  make(route: string): Promise<void>;
  end(): Promise<unknown>;
}

/**
 * Writes all files of a site but its pages into `folder`, which is new. `words` are flags of gen-site that set a site, and `ending` is
 * added to each page.
 */
export async function startDevSite(
  words: readonly string[],
  folder: string,
  ending: string,
): Promise<DevSite> {
  const settings = settingsOf(words, folder);
  const site = await prepareSite(settings);
  mkdirSync(folder, { recursive: true });
  const folders = { staging: folder, published: null };
  await writeFiles(site.files, site.encodings, folders, settings.signal);
  const { render, encodings, workerCode } = site;
  const fileAddresses = site.files.map(({ file }) => `/${file}`);
  const thread = startRenderThread(workerCode, { ...folders, render, encodings, fileAddresses });

  let last: Promise<unknown> = Promise.resolve();
  const write = async (route: string) => {
    if (route === EXAMPLES_PATH) {
      for (const each of framePaths(settings.rules)) await make(each);
      writeFileSync(fileOf(route), await examplesPage(folder, settings.rules));
      return;
    }
    const chunk = chunkOf(route, site.routes);
    if (chunk === undefined) return;
    // The thread takes one chunk at a time.
    const rendered = last.then(() => thread.render(chunk));
    last = rendered.catch(() => {});
    const { failures, broken } = await rendered;
    for (const { target, fault } of broken) {
      console.error(`error: ${route} links to ${target}, ${fault}`);
    }
    if (failures[0] !== undefined) throw new Error(failures[0].message);
    appendFileSync(fileOf(route), ending);
  };
  const fileOf = (route: string) => path.join(folder, pageFile(route, 'file'));
  const made = new Map<string, Promise<void>>();
  const make = (route: string) => {
    const page = made.get(route) ?? write(route);
    made.set(route, page);
    return page;
  };
  return { folder, make, end: thread.end };
}

function settingsOf(words: readonly string[], out: string): BuildSettings {
  const command = new Command('dev').showSuggestionAfterError(false).exitOverride();
  addSiteOptions(command);
  command.parse(words, { from: 'user' });
  const { placeholders: _, ...site } = readSiteSettings(command);
  const isChosen = command.getOptionValueSource('rules') !== 'default';
  return {
    ...site,
    // This rule set has every calculator.
    ...(!isChosen && { rules: 'legislated' }),
    out,
    amounts: [],
    layout: 'file',
    encodings: [],
    workers: 1,
    force: false,
    signal: new AbortController().signal,
  };
}

function chunkOf(route: string, routes: readonly string[]): Chunk | undefined {
  if (routes.includes(route)) return { pages: [route], areWritten: true };
  for (const [name, { start, members, pathOf }] of Object.entries(FAMILIES)) {
    if (!route.startsWith(start)) continue;
    const pages = [...members()].filter((member) => pathOf(member) === route);
    if (pages.length > 0) return { family: name as FamilyName, pages, areWritten: true };
  }
  return undefined;
}
