/** `npm run rates`: prints take-home pay by both rule sets, as docs/rates.md has it. */
import { Command } from 'commander';
import { runCommand } from './cli/command-line.ts';
import { ratesTable } from './cli/rates-table.ts';

const command = new Command('rates')
  .description('Prints take-home pay by both rule sets, as the table of docs/rates.md.')
  .action(() => console.log(ratesTable()));

await runCommand(command);
