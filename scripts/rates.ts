/** `npm run rates`: prints the tables of docs/rates.md that follow from the rates. */
import { Command } from 'commander';
import { runCommand } from './lib/command-line.ts';
import { takeHomeTable, withholdingTable } from './lib/rates-tables.ts';

const command = new Command('rates')
  .description(
    'Prints the tables of docs/rates.md: take-home pay by both rule sets, and withholding.',
  )
  .action(() => console.log(`${takeHomeTable()}\n\n${withholdingTable()}`));

runCommand(command);
