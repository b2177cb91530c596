import { afterEach, describe, expect, test } from 'vitest';
import {
  type RenderThread,
  startRenderThread,
} from '../../../src/generator/threads/render-threads.ts';
import type { Chunk, WorkerSettings } from '../../../src/generator/threads/render-worker.ts';

const chunk: Chunk = { pages: [80_000, 82_000], areWritten: true };
const FAILED = 'A render thread failed while it rendered 80000 to 82000: ';
const started: RenderThread[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((thread) => thread.end()));
});

/** A thread whose worker runs `onChunk`, JavaScript that may use `chunk` and `answer`. */
function threadThat(onChunk: string): RenderThread {
  const code = `
    const { parentPort } = require('node:worker_threads');
    const answer = (outcome) => parentPort.postMessage(outcome);
    parentPort.on('message', async (chunk) => { ${onChunk} });`;
  const thread = startRenderThread(code, {} as WorkerSettings);
  started.push(thread);
  return thread;
}

test('a thread answers each chunk', async () => {
  const thread = threadThat('answer(chunk)');
  for (const each of [chunk, { ...chunk, pages: [90_000] }]) {
    expect(await thread.render(each)).toEqual(each);
  }
});

describe('a thread names the chunk that it cannot render,', () => {
  test('as it exits', async () => {
    await expect(threadThat('process.exit(3)').render(chunk)).rejects.toThrow(
      `${FAILED}it ended with status 3.`,
    );
  });

  test('as an error is not caught', async () => {
    await expect(threadThat("throw new TypeError('no pay')").render(chunk)).rejects.toThrow(
      `${FAILED}no pay.`,
    );
  });

  test('as it runs out of memory', async () => {
    const thread = threadThat(
      'const hoard = []; for (;;) hoard.push(new Array(1000).fill(Math.random()));',
    );
    await expect(thread.render(chunk)).rejects.toThrow(/80000 to 82000: .*memory/);
  });

  test('as it has died since the last one', async () => {
    const thread = threadThat('answer(chunk); setTimeout(() => process.exit(4));');
    await expect(
      (async () => {
        for (;;) await thread.render(chunk);
      })(),
    ).rejects.toThrow(`${FAILED}it ended with status 4.`);
  });
});

test('an error of the system is passed on with its code, system call and path', async () => {
  const thread = threadThat("require('node:fs').readFileSync('/no-such-file')");
  await expect(thread.render(chunk)).rejects.toMatchObject({
    code: 'ENOENT',
    syscall: 'open',
    path: '/no-such-file',
  });
});
