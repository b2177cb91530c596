import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SITE_SETTINGS } from '../../src/generator/site-settings.ts';

function lines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n');
}

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  it('is one that Docker takes, as far as a linter can tell', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('--from=build', '--form=build'))).not.toEqual([]);
  });

  it('sets every line of the server block that is the host to set', () => {
    const serverBlock = lines('templates/hosting/nginx.conf');
    const patterns = Array.from(dockerfile.matchAll(/'s\|(.*?)\|/g), ([, pattern]) => `${pattern}`);
    expect(patterns).toHaveLength(3);
    for (const pattern of patterns) {
      expect(serverBlock.filter((line) => new RegExp(pattern).test(line))).toHaveLength(1);
    }
  });

  it('copies only what is there, and runs nginx without privileges', () => {
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' '))
        expect(() => readFileSync(source)).not.toThrow('ENOENT');
    }
    expect(dockerfile.lastIndexOf('USER www-data')).toBeGreaterThan(
      dockerfile.lastIndexOf('FROM '),
    );
    expect(readFileSync('templates/hosting/container-nginx.conf', 'utf8')).not.toMatch(/^user /m);
  });
});

const WORKFLOWS = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

describe.each(WORKFLOWS)('the workflow %s', (file) => {
  const workflow = readFileSync(file, 'utf8');

  it('is one that GitHub takes, as far as its schema tells', () => {
    expect(validateWorkflow(workflow).errors).toEqual([]);
    expect(validateWorkflow(workflow.replace('runs-on:', 'runs-in:')).errors).not.toEqual([]);
  });
});

describe('all workflows', () => {
  const text = WORKFLOWS.map((file) => readFileSync(file, 'utf8')).join('\n');

  it('use one version of each action, by the hash of its commit', () => {
    const pins = new Map<string, string>();
    for (const [, action = '', version = ''] of text.matchAll(/uses: ([^@\s]+)@?(.*)/g)) {
      expect(version, action).toMatch(/^[\da-f]{40} # v\d+\.\d+\.\d+$/);
      expect(pins.get(action) ?? version, action).toBe(version);
      pins.set(action, version);
    }
    expect(pins.size).toBeGreaterThan(3);
  });

  it('try every version of Node.js from the oldest that the project supports', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, oldest] = />=(\d+)/.exec(engines.node) ?? [];
    const [, list = ''] = /node: \[([\d, ]+)\]/.exec(text) ?? [];
    expect(list.split(', ')[0]).toBe(oldest);
    expect(list.split(', ')).toEqual(['20', '22', '24', '26']);
  });
});

interface Job {
  readonly needs?: string | string[];
  readonly steps: readonly {
    readonly name?: string;
    readonly run?: string;
    readonly uses?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** The scripts that a step of `job` runs for `host`, in a shell where npm and diff do nothing. */
function npmRuns(job: Job | undefined, name: string, host: string): string[] {
  const step = job?.steps.find((each) => each.name === name);
  const script = `npm() { echo "npm $*"; }; diff() { :; }; ${step?.run}`;
  const said = execFileSync('bash', ['-e', '-c', script], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: process.env.PATH, DEPLOY_TO: host, ONLY: '5000-6000' },
  });
  return Array.from(said.matchAll(/^npm run (.*)$/gm), ([, run = '']) => run);
}

// The steps run on Linux; Windows may have no bash.
const onlyWithBash = it.skipIf(process.platform === 'win32');

describe('the workflow that deploys', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const jobs: Record<string, Job> = parse(workflow).jobs;
  const hosts = ['pages', 'workers', 'bucket'];
  const commands = (job: Job | undefined) => job?.steps.flatMap(({ run = [] }) => run) ?? [];

  it('gives secrets to the steps that deploy alone, and each is the last of its job', () => {
    const deploy = hosts.map((name) => ({ name, step: jobs[name]?.steps.at(-1) }));
    const secrets = deploy.map(({ name, step }) => [
      name,
      Object.values(step?.env ?? {}).filter((value) => value.includes('secrets.')).length,
    ]);
    expect(secrets).toEqual([
      ['pages', 0],
      ['workers', 2],
      ['bucket', 2],
    ]);
    expect(workflow.match(/secrets[.[]/g)).toHaveLength(4);
    for (const { name, step } of deploy) {
      expect(step?.run ?? step?.uses, name).toMatch(/deploy(-bucket\.sh|-pages@| )/);
    }
  });

  it('runs no script of a package before it deploys, and takes one version of wrangler, which the documents name', () => {
    const { prove, ...others } = jobs;
    expect(commands(prove)).toEqual(['.ci/run']);
    const installs = Object.values(others)
      .flatMap(commands)
      .filter((run) => /\bnpm (ci|install)\b|\bnpx\b/.test(run));
    expect(installs).toHaveLength(3);
    for (const run of installs) expect(run).toContain(' --ignore-scripts ');
    expect(commands(jobs.build)[0]).toContain('npm ci --omit=dev ');
    const versions = (text: string) =>
      Array.from(text.matchAll(/wrangler@(\S+)/g), ([, version]) => version);
    const [version, ...rest] = versions(workflow);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(rest).toEqual([]);
    expect(new Set(versions(readFileSync('docs/hosting.md', 'utf8')))).toEqual(new Set([version]));
  });

  it('deploys the archive that it has verified, and builds nothing after that', () => {
    const artifacts = (job: Job | undefined, action: string) =>
      job?.steps.filter(({ uses }) => uses?.startsWith(action)).map((step) => step.with?.name);
    expect(artifacts(jobs.build, 'actions/upload-artifact@')).toEqual(['site']);
    expect(jobs.verify?.needs).toBe('build');
    for (const job of [jobs.verify, ...hosts.map((name) => jobs[name])]) {
      expect(artifacts(job, 'actions/download-artifact@')).toEqual(['site']);
      expect(commands(job)).toContain(
        'mkdir dist && tar --extract --file site.tar.zst --directory dist',
      );
    }
    for (const name of hosts) {
      expect(jobs[name]?.needs).toEqual(['prove', 'verify']);
      expect(commands(jobs[name]).join('\n')).not.toMatch(/npm run|npm ci/);
    }
  });

  onlyWithBash.each([
    [
      'workers',
      ['gen-site -- --edge'],
      ['gen-site -- --out whole', 'verify -- --dir whole', 'edge -- --dir dist --compare whole'],
    ],
    ['pages', ['gen-site -- --only 5000-6000'], ['verify -- --partial', 'check-links']],
    ['bucket', ['gen-site -- --layout directory'], ['verify', 'check-links']],
  ])('builds for %s and verifies what it built', (host, built, verified) => {
    expect(npmRuns(jobs.build, 'Build', host)).toEqual(built);
    expect(npmRuns(jobs.verify, 'Verify', host)).toEqual(verified);
  });

  onlyWithBash('refuses a host that it does not know', () => {
    expect(() => npmRuns(jobs.build, 'Build', 'page')).toThrow("the variable DEPLOY_TO is 'page'");
  });

  it('takes hidden files to Pages, such as .well-known', () => {
    const upload = jobs.pages?.steps.find(({ uses }) => uses?.includes('/upload-pages-artifact@'));
    expect(upload?.with).toMatchObject({ path: 'dist', 'include-hidden-files': true });
  });

  it('may write nothing but in the job that deploys to Pages, and never for a pull request', () => {
    expect(workflow.match(/: write$/gm)).toHaveLength(2);
    const deploys = lines('.github/workflows/site.yml').filter((line) => /^ {4}if:/.test(line));
    expect(deploys).toHaveLength(4);
    for (const line of deploys) expect(line).toContain("github.event_name != 'pull_request'");
  });

  it('builds by every setting that is a variable of the repository', () => {
    for (const { variable } of SITE_SETTINGS) {
      expect(workflow).toContain(`\n  ${variable}: \${{ vars.${variable} }}\n`);
    }
  });

  it('runs shell scripts that may be executed', () => {
    const used = Array.from(workflow.matchAll(/scripts\/[\w-]+\.sh/g), ([script]) => script);
    expect(used.length).toBeGreaterThan(0);
    // Windows has no such mode.
    const executable = process.platform === 'win32' ? 0 : 0o111;
    for (const script of used) expect(statSync(script).mode & executable, script).toBe(executable);
  });
});
