/** `npm run package`: writes the pay engine as a package for other projects. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { PROJECT_FOLDER } from '../src/generator/project.ts';
import { readPath } from '../src/generator/setting-texts.ts';
import { runCommand } from './lib/command-line.ts';
import { bundleSizes, packEngine } from './lib/engine-package.ts';

const command = new Command('package')
  .description('Writes the pay engine as an npm package, and says how large bundles of it are.')
  .option(
    '--out <folder>',
    'where the tarball goes',
    readPath,
    path.join(PROJECT_FOLDER, 'package'),
  )
  .action(async ({ out }: { out: string }) => {
    mkdirSync(out, { recursive: true });
    const { filename, size, entryCount } = await packEngine(out);
    const file = path.relative('', path.join(out, filename));
    console.log(`${file}: ${entryCount} files, ${kilobytes(size)}`);
    for (const [name, size] of await bundleSizes()) {
      console.log(`${name}: ${kilobytes(size)} in a bundle (minified, Brotli)`);
    }
  });

runCommand(command);

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
