/** Measures the edge handler in Cloudflare's runtime: processor time and memory of its process, as Linux counts them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOWEST_SALARY, SALARY_COUNT, SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { UserError } from '../../src/user-error.ts';
import { type EdgeServer, startHandlerAlone } from './edge-servers.ts';

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
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (address: string) => asked(server.url + address, agent);

    /** Spread over the whole range, each page once. */
    const stride = Math.floor(SALARY_COUNT / (requests + WARM_UP));
    const address = (index: number) => `/salary/${LOWEST_SALARY + index * stride * SALARY_STEP}`;
    const spreadOf = async (path: (index: number) => string): Promise<Spread> => {
      const costs: number[] = [];
      for (let index = 0; index < requests + WARM_UP; index++) {
        costs.push(await costOf(pid, () => ask(path(index))));
      }
      const sorted = costs.slice(WARM_UP).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return { requests, median: at(0.5), high: at(0.99), worst: at(1) };
    };
    const page = await spreadOf(address);
    const redirect = await spreadOf((index) => `${address(index)}/`);
    const bundle = readFileSync(path.join(site, 'hosting/edge/handler.js'));
    agent.destroy();
    return {
      bundleBytes: bundle.length,
      bundleGzipBytes: gzipSync(bundle, { level: 9 }).length,
      start,
      page,
      redirect,
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

function asked(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
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
