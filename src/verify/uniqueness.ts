/** The part of the metadata proof that compares pages with each other: no two may have the same title and so on. */
import { addFault, type FaultTally } from './faults.ts';
import type { PageIdentity } from './metadata.ts';

/** Notes in `faults` the texts that two indexable pages share, as they are added. */
export function startUniquenessCheck(faults: FaultTally) {
  /** The first page with each text of each kind. */
  const seen = new Map<string, string>();
  const indexable = new Set<string>();
  return {
    /** Notes what `identity` shares with a page before it. */
    add({ address: page, isIndexable, title, description, canonical, heading }: PageIdentity) {
      // 404.html has no canonical address, and may repeat texts of others.
      if (canonical === '' && !isIndexable) return;
      if (isIndexable) indexable.add(canonical);
      const texts = { title, description, canonical, 'main heading': heading };
      for (const [label, shown] of Object.entries(texts)) {
        // A missing text is already a fault of the page by itself.
        if (shown === '') continue;
        const before = seen.get(`${label} ${shown}`);
        if (before === undefined) seen.set(`${label} ${shown}`, page);
        else addFault(faults, { page, label, shown, expected: `unlike that of ${before}` });
      }
    },
    /** The canonical addresses of the indexable pages seen so far. */
    canonicals: (): ReadonlySet<string> => indexable,
  };
}
