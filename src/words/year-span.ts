/** Tax years in words. */

/**
 * `labels` as a sentence names them, oldest first: `2020-21 to 2023-24` where they follow each other, `2020-21 and 2022-23`
 * where not; empty of none.
 */
export function yearSpan(labels: readonly string[]): string {
  const spans: string[][] = [];
  for (const label of [...labels].sort()) {
    const span = spans.at(-1);
    if (span !== undefined && startOf(label) === startOf(span.at(-1) as string) + 1)
      span.push(label);
    else spans.push([label]);
  }
  return enumerated(
    spans.flatMap((span) => (span.length > 2 ? [`${span[0]} to ${span.at(-1)}`] : span)),
  );
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function startOf(label: string): number {
  return Number.parseInt(label, 10);
}
