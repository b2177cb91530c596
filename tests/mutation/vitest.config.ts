import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the project `unit` that run the mutated code: Stryker knows no projects, so they have a configuration here. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{pay,site,pages,components,generator/render}/**/*.test.{ts,tsx}'],
    // As in the project `unit`: half the processor time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
