/** The Dockerfile and the workflow that deploys: settings, secrets, and one archive from the build to the host. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_SETTINGS } from '../../src/generator/site-settings.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const workflow = readFileSync('.github/workflows/site.yml', 'utf8');

interface Job {
  readonly needs?: string | string[];
  readonly steps: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const jobs: Record<string, Job> = parse(workflow).jobs;
const HOSTS = ['pages', 'workers', 'bucket'];

const commands = (job: Job | undefined) => job?.steps.flatMap(({ run = [] }) => run) ?? [];

test.each(SITE_SETTINGS)('the image and the workflow build by $variable', ({ variable }) => {
  expect(dockerfile).toMatch(new RegExp(`^ARG ${variable}$`, 'm'));
  expect(workflow).toContain(`\n  ${variable}: \${{ vars.${variable} }}\n`);
});

describe('the Dockerfile', () => {
  test('sets every line of the server block that is the host to set', () => {
    const serverBlock = readFileSync('templates/hosting/nginx.conf', 'utf8').split('\n');
    const patterns = Array.from(dockerfile.matchAll(/'s\|(.*?)\|/g), ([, pattern]) => `${pattern}`);
    expect(patterns).toHaveLength(3);
    for (const pattern of patterns) {
      expect(serverBlock.filter((line) => new RegExp(pattern).test(line))).toHaveLength(1);
    }
  });

  test('installs no test tools, and runs no script of a package', () => {
    expect(dockerfile.match(/npm (ci|install).*/g)).toEqual([
      'npm ci --omit=dev --ignore-scripts --no-audit --no-fund',
    ]);
  });
});

describe('the workflow that deploys', () => {
  test('gives secrets to the steps that deploy alone, and each is the last of its job', () => {
    const secretsOf = (name: string) =>
      Object.values(jobs[name]?.steps.at(-1)?.env ?? {}).filter((value) => /secrets\./.test(value));
    expect(HOSTS.map((name) => [name, secretsOf(name).length])).toEqual([
      ['pages', 0],
      ['workers', 2],
      ['bucket', 2],
    ]);
    expect(workflow.match(/secrets[.[]/g)).toHaveLength(4);
  });

  test('runs no script of a package before it deploys', () => {
    const { prove, ...others } = jobs;
    expect(commands(prove)).toEqual(['.ci/run']);
    const installs = Object.values(others)
      .flatMap(commands)
      .filter((run) => /\bnpm (ci|install)\b|\bnpx\b/.test(run));
    expect(installs.length).toBeGreaterThan(0);
    for (const run of installs) expect(run).toContain(' --ignore-scripts ');
  });

  test('deploys the archive that it has verified, and builds nothing after that', () => {
    const artifacts = (job: Job | undefined, action: string) =>
      job?.steps.filter(({ uses }) => uses?.startsWith(action)).map((step) => step.with?.name);
    expect(artifacts(jobs.build, 'actions/upload-artifact@')).toEqual(['site']);
    expect(jobs.verify?.needs).toBe('build');
    for (const name of ['verify', ...HOSTS]) {
      expect(artifacts(jobs[name], 'actions/download-artifact@'), name).toEqual(['site']);
    }
    for (const name of HOSTS) {
      expect(jobs[name]?.needs, name).toEqual(['prove', 'verify']);
      expect(commands(jobs[name]).join('\n'), name).not.toMatch(/npm run|npm ci/);
    }
  });
});
