/** The Dockerfile and the workflows: settings, secrets, fixed versions, and one archive from the build to the host. */
import { readdirSync, readFileSync } from 'node:fs';
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
const HOSTS = ['workers', 'bucket'];

const commands = (job: Job | undefined) => job?.steps.flatMap(({ run = [] }) => run) ?? [];

test.each(SITE_SETTINGS)('the image and the workflow build by $option.envVar', ({ option }) => {
  const variable = option.envVar;
  expect(dockerfile).toMatch(new RegExp(`^ARG ${variable}$`, 'm'));
  expect(workflow).toContain(`\n  ${variable}: \${{ vars.${variable} }}\n`);
});

test('what is deployed has every salary: a part of the site would have dead links', () => {
  expect(
    commands(jobs.build)
      .join('\n')
      .match(/npm run gen-site.*/g),
  ).toEqual(['npm run gen-site -- --edge ;;', 'npm run gen-site -- --layout directory ;;']);
  expect(dockerfile).toMatch(/^ARG GEN_SITE_FLAGS="--precompress br,gzip"$/m);
});

describe('whatever else changes, a run uses the same', () => {
  const workflows = readdirSync('.github/workflows').map((file) =>
    readFileSync(`.github/workflows/${file}`, 'utf8'),
  );

  test('images, by their digests, and actions, by their commits', () => {
    const images = [dockerfile, ...workflows].flatMap((text) =>
      Array.from(text.matchAll(/^FROM (\S+)|^ +image: (\S+)|docker:\/\/(\S+)/gm), (found) =>
        found.slice(1).join(''),
      ),
    );
    expect(images).toHaveLength(5);
    for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}$/);
    const actions = workflows.flatMap((text) => text.match(/(?<=uses: )[\w-]+\/\S+/g) ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  test('wrangler, as its lock file has it', () => {
    const { packages } = JSON.parse(readFileSync('tools/wrangler/package-lock.json', 'utf8'));
    expect(packages['node_modules/wrangler']).toHaveProperty('integrity');
    expect(commands(jobs.workers).join('\n')).toContain('npm ci --prefix tools/wrangler ');
  });
});

test('no later step finds the credentials of a checkout', () => {
  for (const file of readdirSync('.github/workflows')) {
    const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8'));
    const checkouts = Object.values<Job>(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const step of checkouts) expect(step.with?.['persist-credentials'], file).toBe(false);
  }
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
      expect(commands(jobs[name]).join('\n'), name).not.toMatch(
        /npm run|npm ci(?! --prefix tools\/wrangler )/,
      );
    }
  });
});
