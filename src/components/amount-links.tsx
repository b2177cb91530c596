import type { ReactNode } from 'react';
import { formatDollars } from '../site/money.ts';
import { salaryPath } from '../site/paths.ts';
import { keptParts, part, type TemplatePart } from './templated.tsx';

/** Links to salary pages, a list item each; `current` is the page's own amount, shown but marked. */
export function amountLinks(amounts: readonly number[], current?: number): TemplatePart {
  return part(
    AmountLinks,
    amounts.map((amount) =>
      amount === current ? part(CurrentAmountLink, amount, formatDollars(amount)) : link(amount),
    ),
  );
}

/** Most links of a salary page are on the page before it too; some are drawn from thousands. */
const link = keptParts((amount: number) => part(AmountLink, amount, formatDollars(amount)), 5_000);

function AmountLinks({ slots: [links] }: { slots: [links: ReactNode] }) {
  return <ul>{links}</ul>;
}

function AmountLink({ slots: [amount, text] }: { slots: [amount: string, text: string] }) {
  return (
    <li>
      <a href={salaryPath(amount)}>{text}</a>
    </li>
  );
}

function CurrentAmountLink({ slots: [amount, text] }: { slots: [amount: string, text: string] }) {
  return (
    <li>
      <a href={salaryPath(amount)} aria-current="page">
        {text}
      </a>
    </li>
  );
}
