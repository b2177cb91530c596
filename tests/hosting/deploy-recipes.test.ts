import { readdirSync, readFileSync, statSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { SITE_SETTINGS } from '../../src/generator/build/site-settings.ts';

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

  it('runs scripts that the project has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const used = Array.from(workflow.matchAll(/npm run ([\w:-]+)/g), ([, script = '']) => script);
    expect(used.length).toBeGreaterThan(0);
    for (const script of used) expect(Object.keys(scripts)).toContain(script);
  });
});

describe('all workflows, and the one in docs/build.md', () => {
  const text = [...WORKFLOWS, 'docs/build.md'].map((file) => readFileSync(file, 'utf8')).join('\n');

  it('use one version of each action', () => {
    const versions = new Map<string, Set<string>>();
    for (const [, action = '', version = ''] of text.matchAll(/uses: ([\w./-]+)@(\S+)/g)) {
      versions.set(action, (versions.get(action) ?? new Set()).add(version));
    }
    expect(versions.size).toBeGreaterThan(3);
    for (const [action, used] of versions) expect([...used], action).toHaveLength(1);
  });

  it('try every version of Node.js from the oldest that the project supports', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, oldest] = />=(\d+)/.exec(engines.node) ?? [];
    const [, list = ''] = /node: \[([\d, ]+)\]/.exec(text) ?? [];
    expect(list.split(', ')[0]).toBe(oldest);
    expect(list.split(', ')).toEqual(['20', '22', '24', '26']);
  });
});

describe('the workflow that deploys', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');

  it('may write nothing but in the job that deploys to Pages, and never for a pull request', () => {
    expect(workflow.match(/: write$/gm)).toHaveLength(2);
    const deploys = lines('.github/workflows/site.yml').filter((line) => /^ {4}if:/.test(line));
    expect(deploys).toHaveLength(3);
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
