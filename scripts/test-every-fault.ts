/** `npm run test-every-fault`: the test of faults in a whole build, at every call to the file system instead of a few. */
import { startVitest } from 'vitest/node';

process.env.EVERY_FAULT = '1';
const vitest = await startVitest('test', ['tests/generator/publish/whole-build-faults.test.ts'], {
  config: 'tests/vitest.config.ts',
  watch: false,
});
await vitest.close();
