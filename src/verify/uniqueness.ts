/** The part of the metadata proof that compares pages with each other: no two may have the same title and so on. */
import { addFault, type FaultTally } from './faults.ts';
import type { PageIdentity } from './metadata.ts';

/** Texts that no two indexable pages may share, and their names in a fault. */
const UNIQUE = {
  title: 'title',
  description: 'description',
  canonical: 'canonical',
  heading: 'main heading',
} as const satisfies Partial<Record<keyof PageIdentity, string>>;

export interface UniquenessCheck {
  /** Notes what `identity` shares with a page before it. */
  add(identity: PageIdentity): void;
  /** The canonical addresses of the indexable pages seen so far. */
  canonicals(): ReadonlySet<string>;
}

export function startUniquenessCheck(faults: FaultTally): UniquenessCheck {
  const properties = Object.entries(UNIQUE) as [keyof typeof UNIQUE, string][];
  /** The first page with each text. */
  const seen = new Map(properties.map(([key]) => [key, new Map<string, string>()]));
  const indexable = new Set<string>();
  return {
    add(identity) {
      // 404.html has no canonical address, and may repeat texts of others.
      if (identity.canonical === '' && !identity.isIndexable) return;
      if (identity.isIndexable) indexable.add(identity.canonical);
      for (const [key, label] of properties) {
        const text = identity[key];
        // A missing text is already a fault of the page by itself.
        if (text === '') continue;
        const before = seen.get(key)?.get(text);
        if (before === undefined) {
          seen.get(key)?.set(text, identity.address);
        } else {
          addFault(faults, {
            page: identity.address,
            label,
            shown: text,
            expected: `unlike that of ${before}`,
          });
        }
      }
    },
    canonicals: () => indexable,
  };
}
