/**
 * Starts a command of this folder by its name: `node scripts/start.cjs gen-site`. This file is plain CommonJS because it must run
 * where neither tsx nor TypeScript can be loaded, and say what is missing.
 */
const { platform, versions } = process;
const [major, minor] = versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  // npm only warns about an old Node.js.
  refuse(`This is Node.js ${versions.node}, and 20.19 or newer is needed.`);
} else if (/[?\\]/.test(__dirname) && platform !== 'win32') {
  refuse(
    'The path of this project has a ? or a backslash, so that no module of it can be loaded: move it.',
  );
} else {
  const [name] = process.argv.splice(2, 1);
  import('tsx')
    .then(
      () => import(`./${name}.ts`),
      (error) => {
        if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
        refuse('The packages that this command needs are not installed: run npm ci.');
      },
    )
    .catch((error) => {
      if (error.name !== 'UserError') throw error;
      refuse(error.message);
    });
}

function refuse(message) {
  console.error(`error: ${message}`);
  process.exitCode = 1;
}
