import type { ReactNode } from 'react';
import { formatDollars } from '../site/money.ts';
import { salaryPath } from '../site/paths.ts';
import { keptParts, part, type TemplatePart } from './templated.tsx';

/** Links to salary pages, a list item each. */
export function amountLinks(amounts: readonly number[]): TemplatePart {
  return part(AmountLinks, amounts.map(link));
}

/** The same around the page of `current`, whose own link is marked; most of them are on the page before it too. */
export function amountLinksAround(current: number, amounts: readonly number[]): TemplatePart {
  return part(
    AmountLinks,
    amounts.map((amount) => (amount === current ? currentLink(amount) : keptLink(amount))),
  );
}

function link(amount: number): TemplatePart {
  return part(AmountLink, amount, formatDollars(amount));
}

function currentLink(amount: number): TemplatePart {
  return part(CurrentAmountLink, amount, formatDollars(amount));
}

const keptLink = keptParts(link, 500);

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
