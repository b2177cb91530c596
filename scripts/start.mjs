/**
 * Starts a command: `node scripts/start.mjs gen-site --out dist` runs `scripts/gen-site.ts`. It is plain JavaScript that
 * imports only Node's own modules, so that it can say in one line why the rest could not be loaded, for example because
 * Node.js is too old or the system allows too few open files.
 */
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What to do, by what an error says; the first that fits. */
const ADVICE = [
  [/EMFILE/, 'too many files are open. Raise the limit (ulimit -n).'],
  [/ENFILE/, 'too many files are open on this machine. Close some programs and try again.'],
  [/EAGAIN/, 'too many processes or threads are running. Raise the limit (ulimit -u).'],
  [
    /ENOMEM|out of memory|allocate memory/i,
    'there is too little memory. Raise the limit (ulimit -v).',
  ],
  [/Cannot find module '[^./]/, 'a package is missing. Run npm ci.'],
  [/uv_cwd/, 'the working directory was deleted. Change to one that exists.'],
  // esbuild does not look whether its program could be started.
  [
    /The service was|ensureServiceIsRunning/,
    'esbuild could not be started. Raise the limits (ulimit -n, -u, -v).',
  ],
];

const [, , name = ''] = process.argv;
const script = path.join(path.dirname(fileURLToPath(import.meta.url)), `${name}.ts`);

/** The oldest Node.js that package.json allows. */
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  const found = `this is Node.js ${process.versions.node}, and ${NEEDED.join('.')} or newer is needed`;
  console.error(`error: Cannot start ${name}: ${found}.`);
  process.exit(1);
}

process.on('uncaughtException', fail);

try {
  process.cwd();
  process.argv.splice(1, 2, script);
  takeWhatIsNeeded();
  // Not "tsx/esm", which compiles in another thread: each command would start 0.15 seconds later.
  const require = createRequire(import.meta.url);
  require('tsx/cjs');
  require(script);
} catch (error) {
  fail(error);
}

/**
 * Throws if the system gives too little to load the compiler and to start threads. Found out later, it would end the process
 * without a word, leave the compiler waiting, or stop a build that then cannot tidy up.
 */
function takeWhatIsNeeded() {
  const files = [];
  try {
    // Enough for the pipes and files of a compiler that starts.
    while (files.length < 16) files.push(openSync(fileURLToPath(import.meta.url)));
  } finally {
    for (const file of files) closeSync(file);
  }
  // For the compiler and for threads: each reserves some 10 GB of address space, and takes no memory.
  const memories = [];
  while (memories.length < 2) memories.push(new WebAssembly.Memory({ initial: 0 }));
}

function fail(error) {
  if (isRunning()) return;
  const { code, message = error, stack } = error ?? {};
  const text = `${code} ${message} ${stack}`;
  const advice = ADVICE.find(([pattern]) => pattern.test(text))?.[1];
  const reason = advice ?? `${message}`.split('\n', 1)[0];
  const line = `error: Cannot start ${name}: ${reason} (--debug shows where it happened)`;
  console.error(process.argv.includes('--debug') ? error : line);
  process.exit(1);
}

/** The command, once it runs, says itself what goes wrong. */
function isRunning() {
  return process.listenerCount('uncaughtException') > 1;
}
