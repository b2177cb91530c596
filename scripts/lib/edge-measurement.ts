/** Measures the edge handler in Cloudflare's runtime: processor time and memory of its process, as Linux counts them. */

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { UserError } from '../../src/user-error.ts';
import { type EdgeServer, startHandlerAlone, startInspectedHandler } from './edge-servers.ts';

/** Processor time in microseconds, memory in bytes. */
export interface EdgeMeasurement {
  readonly bundleBytes: number;
  readonly bundleGzipBytes: number;
  /** To compile the handler and render its first page, before it takes a request: beyond what an empty handler takes. */
  readonly start: number;
  /** Of one request, the others done, for a page that no request before has asked for. */
  readonly page: Spread;
  /** Of one request that the handler answers without a page: a redirect. */
  readonly redirect: Spread;
  /** What the handler holds, which hosts limit: the most that was seen, garbage included. */
  readonly heap: number;
  /** Of the whole process of the runtime, before the first request and after the last. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

interface Spread {
  readonly requests: number;
  readonly median: number;
  /** The time that 99 of 100 requests stay below. */
  readonly high: number;
  readonly worst: number;
}

/** Runs each kind of request first, so that the code is compiled as it is after some minutes of a visited site. */
const WARM_UP = 2_000;

/** @throws UserError on a system that does not count processor time in `/proc`. */
export async function measureEdge(site: string, requests: number): Promise<EdgeMeasurement> {
  if (!existsSync('/proc/self/schedstat')) {
    throw new UserError('Measuring needs Linux, which counts the processor time of a process.');
  }
  const empty = await runtimeOf(() => startHandlerAlone(site, EMPTY_HANDLER));
  const emptyStart = processorTime(empty.pid);
  await empty.server.close();
  const { server, pid } = await runtimeOf(() => startHandlerAlone(site));
  try {
    const start = processorTime(pid) - emptyStart;
    const memoryBefore = residentBytes(pid);
    const address = salaryAddresses(requests + WARM_UP);
    const spreadOf = async (path: (index: number) => string): Promise<Spread> => {
      const costs: number[] = [];
      for (let index = 0; index < requests + WARM_UP; index++) {
        costs.push(await costOf(pid, () => ask(server.url + path(index))));
      }
      const sorted = costs.slice(WARM_UP).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return { requests, median: at(0.5), high: at(0.99), worst: at(1) };
    };
    const page = await spreadOf(address);
    const redirect = await spreadOf((index) => `${address(index)}/`);
    const bundle = readFileSync(path.join(site, 'hosting/edge/handler.js'));
    return {
      bundleBytes: bundle.length,
      bundleGzipBytes: gzipSync(bundle, { level: 9 }).length,
      start,
      page,
      redirect,
      heap: await mostHeap(site, requests),
      memoryBefore,
      memoryAfter: residentBytes(pid),
    };
  } finally {
    await server.close();
  }
}

const EMPTY_HANDLER = "export default { fetch: () => new Response('') };";

async function runtimeOf(
  start: () => Promise<EdgeServer>,
): Promise<{ server: EdgeServer; pid: number }> {
  const before = new Set(workerdProcesses());
  const server = await start();
  const [pid] = workerdProcesses().filter((process) => !before.has(process));
  if (pid === undefined) throw new Error('No process of the runtime is there.');
  return { server, pid };
}

/** Addresses of so many salary pages by their index: spread over the whole range, each once. */
function salaryAddresses(count: number): (index: number) => string {
  const stride = Math.floor(SALARY_COUNT / count);
  return (index) => `/salary/${LOWEST_SALARY + index * stride * SALARY_STEP}`;
}

const CONNECTION = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: CONNECTION }, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 400) reject(new Error(`${url} is answered with status ${statusCode}.`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** Processor time of process `pid` while `run` runs, in microseconds. */
async function costOf(pid: number, run: () => Promise<void>): Promise<number> {
  const start = processorTime(pid);
  await run();
  return processorTime(pid) - start;
}

const REQUESTS_PER_LOOK = 100;

/** The most bytes that V8 and its buffers are seen to hold for the handler while it is asked so often. */
async function mostHeap(site: string, requests: number): Promise<number> {
  const server = await startInspectedHandler(site);
  const socket = new WebSocket(server.inspector);
  try {
    await once(socket, 'open');
    const address = salaryAddresses(requests);
    let most = 0;
    for (let index = 0; index < requests; index++) {
      await ask(server.url + address(index));
      if (index % REQUESTS_PER_LOOK > 0) continue;
      const { usedSize, backingStorageSize } = await heapUsage(socket);
      most = Math.max(most, usedSize + backingStorageSize);
    }
    return most;
  } finally {
    socket.close();
    await server.close();
  }
}

async function heapUsage(
  socket: WebSocket,
): Promise<{ usedSize: number; backingStorageSize: number }> {
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
  // No events were asked for: what comes is the answer.
  const [message] = await once(socket, 'message');
  return JSON.parse(`${message}`).result;
}

function processorTime(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000;
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Those that this process has started. */
function workerdProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const status = existsSync(`/proc/${name}/status`)
        ? readFileSync(`/proc/${name}/status`, 'utf8')
        : '';
      return /^Name:\s+workerd$/m.test(status) && status.includes(`\nPPid:\t${process.pid}\n`);
    })
    .map(Number);
}
