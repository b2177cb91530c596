/** `npm run rates`: prints the tables of docs/rates.md that follow from the rates. */
import { Command } from 'commander';
import { runCommand } from './lib/command-line.ts';
import { ratesTable } from './lib/rates-table.ts';
import { withholdingTable } from './lib/withholding-table.ts';

const command = new Command('rates')
  .description(
    'Prints the tables of docs/rates.md: take-home pay by both rule sets, and withholding.',
  )
  .action(() => console.log(`${ratesTable()}\n\n${withholdingTable()}`));

runCommand(command);
