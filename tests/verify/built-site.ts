/** Small sites built by the command, to be changed and verified. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { quietReporter } from '../../scripts/lib/reporter.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { describeFault } from '../../src/verify/faults.ts';
import { PROOFS, type Proof, type ProofReport, verifySite } from '../../src/verify/verify-site.ts';
import { genSite } from '../generator/gen-site-command.ts';

export const ORIGIN = 'https://pay-calculator.example';

export interface BuiltSite {
  readonly dir: string;
  read(file: string): string;
  /** Changes or, with `undefined`, deletes a file until {@link restore}. */
  change(file: string, edit: (text: string) => string | undefined): void;
  restore(): void;
  remove(): void;
}

export async function buildSite(
  rules: RuleSetName,
  salaries: readonly number[],
  ...flags: string[]
): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const dir = path.join(folder, 'dist');
  const words = ['--rules', rules, '--only', salaries.join(), '--out', dir, '--quiet', ...flags];
  expect(await genSite(...words)).toEqual({ status: 0, stdout: '', stderr: '' });
  const before = new Map<string, Buffer>();
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  return {
    dir,
    read,
    change(file, edit) {
      const text = read(file);
      const after = edit(text);
      if (after === text) throw new Error(`The change of ${file} changes nothing.`);
      if (!before.has(file)) before.set(file, readFileSync(path.join(dir, file)));
      if (after === undefined) rmSync(path.join(dir, file));
      else writeFileSync(path.join(dir, file), after);
    },
    restore() {
      for (const [file, contents] of before) writeFileSync(path.join(dir, file), contents);
      before.clear();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export function verify(dir: string, proofs: readonly Proof[] = PROOFS): Promise<ProofReport[]> {
  return verifySite({ dir, proofs, processes: 1, isPartial: true }, quietReporter);
}

/** The faults of all `reports`, each after the name of its proof. */
export function messages(reports: readonly ProofReport[]): string[] {
  return reports.flatMap(({ proof, faults }) =>
    faults.first.map((fault) => `${proof}: ${describeFault(fault)}`),
  );
}
