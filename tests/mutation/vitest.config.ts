import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the project `unit` that run the mutated code: Stryker knows no projects, so they have a configuration here. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // Not those that go over every dollar or every salary: each would run for most of the mutants.
    exclude: [
      'tests/pay/{gross-for-every-dollar,rules/departures}.test.ts',
      // Its bundle has the code of the mutants too.
      'tests/pay/rules/bundle.test.ts',
      'tests/pages/salary-words.test.tsx',
      'tests/render/page-renderer.test.ts',
    ],
    include: ['tests/{pay,site,words,pages,components,render}/**/*.test.{ts,tsx}'],
    // As in the project `unit`: half the processor time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
