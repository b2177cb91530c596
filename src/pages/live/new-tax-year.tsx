/** Says that a new tax year has begun since the site was built. */
import { useEffect, useState } from 'react';
import { lastDay, type RuleSet } from '../../pay/rules/rule-set.ts';
import { dayText } from '../../words/dates.ts';
import type { LatePart } from './late.tsx';

/** Loads with the cards, and goes by the visitor's clock. */
export function NewTaxYear({ of: { defaultTaxYear: label } }: LatePart<RuleSet>) {
  const [isOver, setOver] = useState(false);
  const last = lastDay(label);
  useEffect(() => {
    const end = new Date(`${last}T00:00`);
    end.setDate(end.getDate() + 1);
    setOver(new Date() >= end);
  }, [last]);
  return (
    isOver && (
      <p className="hint">
        {`The ${label} tax year ended on ${dayText(last)}. This page starts with it until we add the new year's figures.`}
      </p>
    )
  );
}
